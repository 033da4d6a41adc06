import { graphql, type PageProps } from 'gatsby'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function ProgramTemplate({ data, children }: PageProps<Queries.ProgramPageQuery>) {
  return (
    <ArticleView page={present(data.page, 'page')} content={data}>
      {children}
    </ArticleView>
  )
}

export const query = graphql`
  query ProgramPage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
  }
`
