import { graphql, type PageProps } from 'gatsby'
import { SubmissionsView } from '../views/submissions-view'
import { present } from './template'

export { Head } from './template'

export default function SubmissionsTemplate({ data }: PageProps<Queries.SubmissionsPageQuery>) {
  return (
    <SubmissionsView
      page={present(data.page, 'page')}
      keyDates={data}
      awards={present(data.programme, 'programme').awards}
      words={present(data.words, 'interface').prizes}
      content={data}
    />
  )
}

export const query = graphql`
  query SubmissionsPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    ...KeyDates
    programme(language: { eq: $language }) {
      ...PosterAwards
    }
    words: interface(language: { eq: $language }) {
      prizes {
        ...PrizeWords
      }
    }
  }
`
