import { graphql } from 'gatsby'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { articlePage } from './article-page'
import { required } from '../components/site/page-data'

export { Head } from './template'

/** Sponsors by category, then the other exhibitors in a category of their own. */
export default articlePage<Queries.ExhibitionPageQuery>(({ exhibition }, { sponsors: labels }) => {
  const { tiers, exhibitors } = required(exhibition)
  const others =
    exhibitors.length > 0 ? [{ key: 'exhibitors', name: labels.exhibitors, firms: exhibitors }] : []
  return { ExhibitionTiers: <SponsorTiers tiers={[...tiers, ...others]} labels={labels} /> }
})

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
    labels: interface(language: { eq: $language }) {
      sponsors
    }
  }
`
