// A page that consists of its text and the blocks placed in it; most templates are such pages.
import type { ReactNode } from 'react'
import type { TextPart } from '../../pipeline/nodes/page-text'
import { PageContents } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { present } from './template'

type Props = {
  data: Queries.ShellFragment
  /** In place of the page's own opening sentence. */
  lead?: ReactNode
  /** What to render for each tag that the template offers: `{ FeeTable: <FeeTable … /> }`. */
  blocks: Record<string, ReactNode>
}

export function ArticlePage({ data, lead, blocks }: Props) {
  const { title, text, ...page } = present(data.page, 'page')
  return (
    <PageFrame
      title={title}
      lead={lead ?? page.lead}
      contents={<PageContents text={(text ?? []) as TextPart[]} />}
    >
      <Prose data={data} blocks={blocks} />
    </PageFrame>
  )
}
