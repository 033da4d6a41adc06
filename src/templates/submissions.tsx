import { graphql, type PageProps } from 'gatsby'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function SubmissionsTemplate({ data, children }: PageProps<Queries.SubmissionsPageQuery>) {
  return (
    <ArticleView page={present(data.page, 'page')} content={data}>
      {children}
    </ArticleView>
  )
}

export const query = graphql`
  query SubmissionsPage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
  }
`
