import { graphql, type PageProps } from 'gatsby'
import { SocialProgramView } from '../views/social-program-view'
import { present } from './template'

export { Head } from './template'

export default function SocialProgramTemplate({ data }: PageProps<Queries.SocialProgramPageQuery>) {
  return (
    <SocialProgramView
      page={present(data.page, 'page')}
      tour={present(data.tour, 'social tour')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query SocialProgramPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    tour: socialTour(language: { eq: $language }) {
      menu
      ...Itinerary
      ...Vehicles
      ...TourPrice
    }
    words: interface(language: { eq: $language }) {
      tour {
        seats
        ifNeeded
        perPerson
      }
    }
  }
`
