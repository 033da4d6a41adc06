import { graphql, type PageProps } from 'gatsby'
import { CommitteesView } from '../views/committees-view'
import { present } from './template'

export { Head } from './template'

export default function CommitteesTemplate({ data }: PageProps<Queries.CommitteesPageQuery>) {
  return (
    <CommitteesView
      page={present(data.page, 'page')}
      site={present(data.site, 'site')}
      committees={data.committees.nodes}
      content={data}
    />
  )
}

export const query = graphql`
  query CommitteesPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      ...Backdrop
    }
    committees: allCommittee(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CommitteeSection
      }
    }
  }
`
