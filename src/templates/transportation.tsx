import { graphql } from 'gatsby'
import { DataTable } from '../components/content/data-table'
import { DetailList } from '../components/content/rows'
import { AddressWithDirections, VenueMap } from '../components/venue/map-frame'
import { articlePage } from './article-page'
import { required } from '../components/site/page-data'

export { Head } from './template'

export default articlePage<Queries.TransportationPageQuery>((data, labels) => {
  const venue = required(data.venue)
  const { transport } = labels
  const address = [
    { label: labels.venue.venue, value: venue.name },
    { label: labels.venue.address, value: <AddressWithDirections venue={venue} labels={labels} /> },
    { label: transport.metro, value: venue.metroStation },
  ]
  return {
    VenueAddress: <DetailList details={address} />,
    // The city buses that pass the venue (specification, section 9: Venue and transport).
    BusLines: (
      <DataTable
        caption={transport.busLines}
        columns={[transport.line, transport.route, transport.terminus]}
        rows={venue.busLines.map(({ number, route, terminus }) => ({
          key: number,
          cells: [
            <span key={number} className="tag">
              {number}
            </span>,
            // Non-breaking spaces keep a dash from beginning a line of text.
            route.replaceAll(' –', '\u00a0–'),
            terminus,
          ],
        }))}
      />
    ),
    Map: <VenueMap venue={venue} labels={labels.venue} />,
  }
})

export const query = graphql`
  query TransportationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      ...VenueAddress
      metroStation
      busLines {
        number
        route
        terminus
      }
    }
    labels: interface(language: { eq: $language }) {
      transport
      venue
    }
  }
`
