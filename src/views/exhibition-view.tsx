import type { ReactNode } from 'react'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'

type Props = {
  page: { title: string; lead: string | null }
  exhibition: {
    tiers: readonly Queries.ExhibitionTierFragment[]
    exhibitors: readonly Queries.ExhibitorFragment[]
  }
  words: Queries.SponsorTierWordsFragment & { exhibitors: string }
  content: Pick<Queries.ShellFragment, 'facts' | 'downloads'>
  children: ReactNode
}

/** Sponsors by category, then those who exhibit without being sponsors, under a name of their own. */
export function ExhibitionView({ page, exhibition, words, content, children }: Props) {
  const { tiers, exhibitors } = exhibition
  const others =
    exhibitors.length > 0 ? [{ key: 'exhibitors', name: words.exhibitors, firms: exhibitors }] : []
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose
        data={content}
        blocks={{ ExhibitionTiers: <SponsorTiers tiers={[...tiers, ...others]} words={words} /> }}
      >
        {children}
      </Prose>
    </PageFrame>
  )
}
