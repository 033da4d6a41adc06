import { graphql, type PageProps } from 'gatsby'
import { TransportationView } from '../views/transportation-view'
import { present } from './template'

export { Head } from './template'

export default function TransportationTemplate({ data }: PageProps<Queries.TransportationPageQuery>) {
  return (
    <TransportationView
      page={present(data.page, 'page')}
      venue={present(data.venue, 'venue')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query TransportationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      map
      ...VenueAddress
      ...BusLines
    }
    words: interface(language: { eq: $language }) {
      transport {
        ...TransportWords
      }
      venue {
        venue
        address
        ...MapWords
      }
    }
  }
`
