import { graphql, type PageProps } from 'gatsby'
import { ExhibitionView } from '../views/exhibition-view'
import { present } from './template'

export { Head } from './template'

export default function ExhibitionTemplate({ data }: PageProps<Queries.ExhibitionPageQuery>) {
  return (
    <ExhibitionView
      page={present(data.page, 'page')}
      exhibition={present(data.exhibition, 'exhibition')}
      words={present(data.words, 'interface').sponsors}
      content={data}
    />
  )
}

export const query = graphql`
  query ExhibitionPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    exhibition(language: { eq: $language }) {
      tiers {
        ...SponsorTier
      }
      exhibitors {
        ...Firm
      }
    }
    words: interface(language: { eq: $language }) {
      sponsors {
        ...SponsorTierWords
        exhibitors
      }
    }
  }
`
