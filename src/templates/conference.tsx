import { graphql, type PageProps } from 'gatsby'
import { ConferenceView } from '../views/conference-view'
import { present } from './template'

export { Head } from './template'

export default function ConferenceTemplate({ data, children }: PageProps<Queries.ConferencePageQuery>) {
  return (
    <ConferenceView
      page={present(data.page, 'page')}
      events={data.events.nodes}
      words={present(data.words, 'interface').events}
      content={data}
    >
      {children}
    </ConferenceView>
  )
}

export const query = graphql`
  query ConferencePage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
    events: allPreviousEvent(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...PreviousEvent
      }
    }
    words: interface(language: { eq: $language }) {
      events {
        ...EventWords
      }
    }
  }
`
