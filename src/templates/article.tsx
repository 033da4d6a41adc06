import { graphql } from 'gatsby'
import { DataTable } from '../components/content/data-table'
import { inNewTab } from '../components/site/new-tab'
import { articlePage } from './article-page'

export { Head } from './template'

export default articlePage<Queries.ArticlePageQuery>(({ events }, { events: labels }) => ({
  // The earlier meetings, oldest first (specification, section 2: Conference).
  PreviousEvents: (
    <DataTable
      caption={labels.previousEvents}
      columns={[labels.year, labels.date, labels.title, labels.place]}
      rows={events.nodes.map(({ year, date, title, place, url }) => ({
        key: `${year} ${title}`,
        cells: [
          year,
          // Non-breaking spaces and word joiners keep a date on one line.
          date.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'),
          url ? (
            <a key={url} href={url} {...inNewTab}>
              {title}
            </a>
          ) : (
            title
          ),
          place,
        ],
      }))}
    />
  ),
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
        url
      }
    }
    labels: interface(language: { eq: $language }) {
      events
    }
  }
`
