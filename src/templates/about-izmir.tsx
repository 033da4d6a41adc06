import { graphql, type PageProps } from 'gatsby'
import { AboutIzmirView } from '../views/about-izmir-view'
import { articleOf, present } from './template'

export { Head } from './template'

export default function AboutIzmirTemplate({ data }: PageProps<Queries.AboutIzmirPageQuery>) {
  return <AboutIzmirView {...articleOf(data)} photos={present(data.venue, 'venue').cityPhotos} />
}

export const query = graphql`
  query AboutIzmirPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      cityPhotos {
        ...CityPhoto
      }
    }
  }
`
