import type { ReactNode } from 'react'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

/** What every page of running text is given. */
export type ArticleProps = {
  page: { title: string; lead: string | null }
  content: Pick<Queries.ShellFragment, 'facts' | 'downloads'>
  children: ReactNode
}

/** A page that is its text and the blocks the text places. */
export function ArticleView({
  page,
  content,
  blocks,
  children,
}: ArticleProps & { blocks?: Record<string, ReactNode> }) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content} blocks={blocks}>
        {children}
      </Prose>
    </PageFrame>
  )
}
