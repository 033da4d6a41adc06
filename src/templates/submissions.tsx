import { graphql } from 'gatsby'
import { Figures } from '../components/content/figures'
import { PosterWinners, prizeName } from '../components/content/poster-winners'
import { KeyDates } from '../components/key-dates/key-dates'
import { articlePage } from './article-page'

export { Head } from './template'

export default articlePage<Queries.SubmissionsPageQuery>((data, labels) => {
  const prizes = data.programme?.awards?.prizes ?? []
  const awards = prizes.map((figure, index) => ({ figure, label: prizeName(labels.prizes, index) }))
  return {
    KeyDates: <KeyDates data={data} />,
    PosterAwards: (
      <>
        <Figures figures={awards} />
        <PosterWinners programme={data.programme} labels={labels.prizes} />
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
    labels: interface(language: { eq: $language }) {
      prizes
    }
  }
`
