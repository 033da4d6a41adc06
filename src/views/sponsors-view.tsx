import type { ReactNode } from 'react'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { LogoGrid } from '../components/sponsors/logo-grid'
import { SponsorContact } from '../components/sponsors/sponsor-contact'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'

type Props = {
  page: { title: string; lead: string | null }
  sponsors: {
    partners: readonly Queries.PartnerFragment[]
    tiers: readonly Queries.SponsorTierFragment[]
    contact: Queries.SponsorContactFragment
  }
  words: Queries.SponsorTierWordsFragment
  contactWords: { email: string; phone: string }
  content: Pick<Queries.ShellFragment, 'facts' | 'downloads'>
  children: ReactNode
}

export function SponsorsView({ page, sponsors, words, contactWords, content, children }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose
        data={content}
        blocks={{
          Partners: <LogoGrid firms={sponsors.partners} words={words} />,
          SponsorTiers: <SponsorTiers tiers={sponsors.tiers} words={words} />,
          SponsorContact: <SponsorContact contact={sponsors.contact} words={contactWords} />,
        }}
      >
        {children}
      </Prose>
    </PageFrame>
  )
}
