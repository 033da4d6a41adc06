import type { ReactNode } from 'react'
import type { DownloadFile } from '../components/content/downloads'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

/** What every view is given of its page (templates/template.tsx). */
export type ArticleProps = {
  page: Pick<NonNullable<Queries.ShellFragment['page']>, 'title' | 'lead'> & { text: unknown }
  downloads: readonly DownloadFile[]
}

/** A page that is its text and the blocks the text places. */
export function ArticleView({
  page,
  downloads,
  blocks,
}: ArticleProps & { blocks?: Record<string, ReactNode> }) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose text={page.text} downloads={downloads} blocks={blocks} />
    </PageFrame>
  )
}
