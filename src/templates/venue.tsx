import { graphql, type PageProps } from 'gatsby'
import { VenueView } from '../views/venue-view'
import { present } from './template'

export { Head } from './template'

export default function VenueTemplate({ data }: PageProps<Queries.VenuePageQuery>) {
  return (
    <VenueView
      page={present(data.page, 'page')}
      site={present(data.site, 'site')}
      venue={present(data.venue, 'venue')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query VenuePage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      dates
      ...Backdrop
    }
    venue(language: { eq: $language }) {
      map
      ...VenueFacts
      ...Gallery
    }
    words: interface(language: { eq: $language }) {
      venue {
        about
        ...VenueWords
        ...MapWords
      }
      ...GalleryWords
    }
  }
`
