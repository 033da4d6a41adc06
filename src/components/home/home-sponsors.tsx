// All sponsor categories that have firms, then the partners.
import type { Words } from '../../../pipeline/schemas/interface'
import { HomeSection } from './home-section'
import { SponsorTiers } from '../sponsors/sponsor-tiers'

type Props = {
  sponsors: Pick<NonNullable<Queries.HomePageQuery['sponsors']>, 'partners' | 'tiers'>
  words: Pick<Words, 'home' | 'sponsors'>
}

export function HomeSponsors({ sponsors, words: { home, sponsors: words } }: Props) {
  const partners = { key: 'partners', name: words.partners, firms: sponsors.partners }
  const tiers = sponsors.tiers.concat(partners).filter(({ firms }) => firms.length > 0)
  if (tiers.length === 0) return null
  return (
    <HomeSection title={home.sponsorsAndPartners} more={{ label: home.allSponsors, to: '/sponsors' }}>
      <SponsorTiers tiers={tiers} words={words} />
    </HomeSection>
  )
}
