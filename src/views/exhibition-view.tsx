import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  exhibition: {
    tiers: readonly Queries.SponsorTierFragment[]
    exhibitors: readonly Queries.FirmFragment[]
  }
  words: Queries.SponsorTierWordsFragment & { exhibitors: string }
}

/** Sponsors by category, then the other exhibitors in a category of their own. */
export function ExhibitionView({ exhibition, words, ...article }: Props) {
  const { tiers, exhibitors } = exhibition
  const others =
    exhibitors.length > 0 ? [{ key: 'exhibitors', name: words.exhibitors, firms: exhibitors }] : []
  return (
    <ArticleView
      {...article}
      blocks={{ ExhibitionTiers: <SponsorTiers tiers={[...tiers, ...others]} words={words} /> }}
    />
  )
}
