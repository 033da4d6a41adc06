import { graphql, type PageProps } from 'gatsby'
import { ContactView } from '../views/contact-view'
import { present } from './template'

export { Head } from './template'

export default function ContactTemplate({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <ContactView
      page={present(data.page, 'page')}
      site={present(data.site, 'site')}
      venue={present(data.venue, 'venue')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query ContactPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      ...ContactDetails
    }
    venue(language: { eq: $language }) {
      map
    }
    words: interface(language: { eq: $language }) {
      site {
        ...ContactWords
      }
      venue {
        ...MapWords
      }
    }
  }
`
