import { LogoGrid } from '../components/sponsors/logo-grid'
import { SponsorContact } from '../components/sponsors/sponsor-contact'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  sponsors: {
    partners: readonly Queries.FirmFragment[]
    tiers: readonly Queries.SponsorTierFragment[]
    contact: Queries.SponsorContactFragment
  }
  words: Queries.SponsorTierWordsFragment
  contactWords: { email: string; phone: string }
}

export function SponsorsView({ sponsors, words, contactWords, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        Partners: <LogoGrid firms={sponsors.partners} words={words} />,
        SponsorTiers: <SponsorTiers tiers={sponsors.tiers} words={words} />,
        SponsorContact: <SponsorContact contact={sponsors.contact} words={contactWords} />,
      }}
    />
  )
}
