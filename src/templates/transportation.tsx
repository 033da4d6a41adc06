import { graphql, type PageProps } from 'gatsby'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function TransportationTemplate({
  data,
  children,
}: PageProps<Queries.TransportationPageQuery>) {
  return (
    <ArticleView page={present(data.page, 'page')} content={data}>
      {children}
    </ArticleView>
  )
}

export const query = graphql`
  query TransportationPage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
  }
`
