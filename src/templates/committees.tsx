import { graphql, type PageProps } from 'gatsby'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function CommitteesTemplate({ data, children }: PageProps<Queries.CommitteesPageQuery>) {
  return (
    <ArticleView page={present(data.page, 'page')} content={data}>
      {children}
    </ArticleView>
  )
}

export const query = graphql`
  query CommitteesPage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
  }
`
