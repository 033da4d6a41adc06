import { graphql } from 'gatsby'
import type { Words } from '../../pipeline/schemas/interface'
import { DataTable } from '../components/content/data-table'
import { articlePage } from './article-page'

export { Head } from './template'

type Props = {
  events: Queries.ArticlePageQuery['events']['nodes']
  words: Words['events']
}

/** The earlier meetings, oldest first (specification, section 2: Conference). */
function PreviousEvents({ events, words }: Props) {
  if (events.length === 0) return null
  return (
    <DataTable
      caption={words.previousEvents}
      columns={[words.year, words.date, words.title, words.place]}
      rows={events.map(({ year, date, title, place }) => ({
        key: `${year} ${title}`,
        cells: [
          year,
          // Non-breaking spaces and word joiners keep a date on one line.
          date.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'),
          title,
          place,
        ],
      }))}
    />
  )
}

export default articlePage<Queries.ArticlePageQuery>(({ events }, words) => ({
  PreviousEvents: <PreviousEvents events={events.nodes} words={words.events} />,
}))

export const query = graphql`
  query ArticlePage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    events: allPreviousEvent(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        year
        date
        title
        place
      }
    }
    words: interface(language: { eq: $language }) {
      events
    }
  }
`
