import type { ComponentProps, ReactNode } from 'react'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

/** What every page of running text is given. */
export type ArticleProps = {
  page: { title: string; lead: string | null }
  content: ComponentProps<typeof Prose>['data']
}

/** A page that is its text and the blocks the text places. */
export function ArticleView({
  page,
  content,
  blocks,
}: ArticleProps & { blocks?: Record<string, ReactNode> }) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content} blocks={blocks} />
    </PageFrame>
  )
}
