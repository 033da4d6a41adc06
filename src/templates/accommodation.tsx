import { graphql, type PageProps } from 'gatsby'
import { AccommodationView } from '../views/accommodation-view'
import { present } from './template'

export { Head } from './template'

export default function AccommodationTemplate({ data }: PageProps<Queries.AccommodationPageQuery>) {
  return (
    <AccommodationView
      page={present(data.page, 'page')}
      hotels={data.hotels.nodes}
      venue={present(data.venue, 'venue')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query AccommodationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    hotels: allHotel(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...HotelCard
      }
    }
    venue(language: { eq: $language }) {
      accommodationMap
    }
    words: interface(language: { eq: $language }) {
      hotels {
        ...HotelWords
      }
      venue {
        accommodationMapTitle
        ...MapWords
      }
    }
  }
`
