// Where the venue is (specification, section 2: Transportation).
import { graphql } from 'gatsby'
import { DetailList } from '../content/detail-list'

type Props = {
  venue: Queries.VenueAddressFragment
  words: { venue: { venue: string; address: string }; transport: { metro: string } }
}

export function VenueAddress({ venue, words }: Props) {
  return (
    <DetailList
      details={[
        { label: words.venue.venue, value: venue.name },
        { label: words.venue.address, value: <address>{venue.address}</address> },
        { label: words.transport.metro, value: venue.metroStation },
      ]}
    />
  )
}

export const query = graphql`
  fragment VenueAddress on Venue {
    name
    address
    metroStation
  }
`
