import { graphql, type PageProps } from 'gatsby'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { ArticlePage } from './article-page'
import { present, wordsOf } from './template'

export { Head } from './template'

/** Sponsors by category, then the other exhibitors in a category of their own. */
export default function ExhibitionTemplate({ data }: PageProps<Queries.ExhibitionPageQuery>) {
  const { tiers, exhibitors } = present(data.exhibition, 'exhibition')
  const words = wordsOf(data).sponsors
  const others =
    exhibitors.length > 0 ? [{ key: 'exhibitors', name: words.exhibitors, firms: exhibitors }] : []
  return (
    <ArticlePage
      data={data}
      blocks={{ ExhibitionTiers: <SponsorTiers tiers={[...tiers, ...others]} words={words} /> }}
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
      sponsors
    }
  }
`
