// The partners and the first few sponsor categories, without those that have no firms; the rest is on the Sponsors page.
import { HomeSection } from './home-section'
import { SponsorTiers } from '../sponsors/sponsor-tiers'

/** How many categories of sponsors.yaml, from the first on, the home page shows. */
const HOME_TIERS = 3

type Props = {
  sponsors: {
    partners: readonly Queries.FirmFragment[]
    tiers: readonly Queries.SponsorTierFragment[]
  }
  words: Queries.SponsorWordsFragment & { partners: string }
  title: string
  all: string
}

export function HomeSponsors({ sponsors, words, title, all }: Props) {
  const partners = { key: 'partners', name: words.partners, firms: sponsors.partners }
  const tiers = [...sponsors.tiers.slice(0, HOME_TIERS), partners].filter(({ firms }) => firms.length > 0)
  if (tiers.length === 0) return null
  return (
    <HomeSection title={title} more={{ label: all, to: '/sponsors' }}>
      <SponsorTiers tiers={tiers} words={words} />
    </HomeSection>
  )
}
