import { graphql, type PageProps } from 'gatsby'
import { Figures } from '../components/content/figures'
import { prizeName } from '../components/content/prize-name'
import { KeyDates } from '../components/key-dates/key-dates'
import { ArticlePage } from './article-page'
import { present, wordsOf } from './template'

export { Head } from './template'

export default function SubmissionsTemplate({ data }: PageProps<Queries.SubmissionsPageQuery>) {
  const { prizes } = present(data.programme, 'programme').awards
  const words = wordsOf(data).prizes
  const awards = prizes.map(({ text }, index) => ({ figure: text, label: prizeName(words, index) }))
  return (
    <ArticlePage
      data={data}
      blocks={{ KeyDates: <KeyDates data={data} />, PosterAwards: <Figures figures={awards} /> }}
    />
  )
}

export const query = graphql`
  query SubmissionsPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    ...KeyDates
    programme(language: { eq: $language }) {
      awards {
        prizes {
          text
        }
      }
    }
    words: interface(language: { eq: $language }) {
      prizes
    }
  }
`
