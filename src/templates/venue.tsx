import { graphql, type PageProps } from 'gatsby'
import { ArticleView } from '../views/article-view'
import { present } from './template'

export { Head } from './template'

export default function VenueTemplate({ data, children }: PageProps<Queries.VenuePageQuery>) {
  return (
    <ArticleView page={present(data.page, 'page')} content={data}>
      {children}
    </ArticleView>
  )
}

export const query = graphql`
  query VenuePage($route: String!, $language: String!, $facts: [String!]!, $downloads: [String!]!) {
    ...Shell
  }
`
