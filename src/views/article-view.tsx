import type { ComponentProps, ReactNode } from 'react'
import type { TextPart } from '../../pipeline/nodes/page-text'
import { PageContents } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

/** The props that every page with a text of its own gets. */
export type ArticleProps = {
  page: { title: string; lead: string | null }
  content: ComponentProps<typeof Prose>['data']
}

/** A page that consists of its text and the blocks placed in it. */
export function ArticleView({
  page,
  content,
  blocks,
}: ArticleProps & { blocks?: Record<string, ReactNode> }) {
  const text = (content.page?.text ?? []) as TextPart[]
  const contents = <PageContents text={text} />
  return (
    <PageFrame title={page.title} lead={page.lead} contents={contents}>
      <Prose data={content} blocks={blocks} />
    </PageFrame>
  )
}
