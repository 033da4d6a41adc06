import { graphql, type PageProps } from 'gatsby'
import { AboutIzmirView } from '../views/about-izmir-view'
import { present } from './template'

export { Head } from './template'

export default function AboutIzmirTemplate({ data }: PageProps<Queries.AboutIzmirPageQuery>) {
  return (
    <AboutIzmirView
      page={present(data.page, 'page')}
      photos={present(data.venue, 'venue').cityPhotos}
      content={data}
    />
  )
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
