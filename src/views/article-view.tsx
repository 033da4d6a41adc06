import type { ReactNode } from 'react'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

type Props = {
  page: { title: string; lead: string | null }
  content: Pick<Queries.ShellFragment, 'facts' | 'downloads'>
  children: ReactNode
}

/** A page that is nothing but its text. */
export function ArticleView({ page, content, children }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content}>{children}</Prose>
    </PageFrame>
  )
}
