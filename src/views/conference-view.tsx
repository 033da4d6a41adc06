import type { ReactNode } from 'react'
import { PreviousEvents } from '../components/conference/previous-events'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

type Props = {
  page: { title: string; lead: string | null }
  events: readonly Queries.PreviousEventFragment[]
  words: Queries.EventWordsFragment
  content: Pick<Queries.ShellFragment, 'facts' | 'downloads'>
  children: ReactNode
}

export function ConferenceView({ page, events, words, content, children }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content} blocks={{ PreviousEvents: <PreviousEvents events={events} words={words} /> }}>
        {children}
      </Prose>
    </PageFrame>
  )
}
