import { graphql } from 'gatsby'
import { Figures } from '../components/content/figures'
import { PosterWinners } from '../components/content/poster-winners'
import { prizeName } from '../components/content/prize-name'
import { KeyDates } from '../components/key-dates/key-dates'
import { articlePage } from './article-page'

export { Head } from './template'

export default articlePage<Queries.SubmissionsPageQuery>((data, words) => {
  const prizes = data.programme?.awards?.prizes ?? []
  const awards = prizes.map((figure, index) => ({ figure, label: prizeName(words.prizes, index) }))
  return {
    KeyDates: <KeyDates data={data} />,
    PosterAwards: (
      <>
        <Figures figures={awards} />
        <PosterWinners programme={data.programme} words={words.prizes} />
      </>
    ),
  }
})

export const query = graphql`
  query SubmissionsPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    ...KeyDates
    programme(language: { eq: $language }) {
      ...PosterWinners
      awards {
        prizes
      }
    }
    words: interface(language: { eq: $language }) {
      prizes
    }
  }
`
