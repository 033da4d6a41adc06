// The partners and the first categories of sponsors; the rest stands on the Sponsors page.
import { SponsorTiers } from '../sponsors/sponsor-tiers'

/** Categories on the home page, counted from the first of sponsors.yaml. */
const HOME_TIERS = 3

type Props = {
  sponsors: {
    partners: readonly Queries.FirmFragment[]
    tiers: readonly Queries.SponsorTierFragment[]
  }
  words: Queries.SponsorTierWordsFragment & { partners: string }
}

export function HomeSponsors({ sponsors, words }: Props) {
  const partners = { key: 'partners', name: words.partners, firms: sponsors.partners }
  return <SponsorTiers tiers={[...sponsors.tiers.slice(0, HOME_TIERS), partners]} words={words} />
}
