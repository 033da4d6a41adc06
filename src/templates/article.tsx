import { graphql, type PageProps } from 'gatsby'
import { PreviousEvents } from '../components/conference/previous-events'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function ArticleTemplate({ data }: PageProps<Queries.ArticlePageQuery>) {
  const words = present(data.words, 'interface').events
  return (
    <ArticleView
      page={present(data.page, 'page')}
      blocks={{ PreviousEvents: <PreviousEvents events={data.events.nodes} words={words} /> }}
      content={data}
    />
  )
}

export const query = graphql`
  query ArticlePage($route: String!, $language: String!, $downloads: [String!]!) {
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
