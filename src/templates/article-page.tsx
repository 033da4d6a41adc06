// A page that consists of its text and the blocks placed in it; most templates are such pages.
import type { ReactNode } from 'react'
import { PageContents, sectionsOf } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'

type Props = {
  data: Queries.ShellFragment
  /** In place of the page's own opening sentence. */
  lead?: ReactNode
  /** What to render for each tag that the template offers: `{ FeeTable: <FeeTable … /> }`. */
  blocks: Record<string, ReactNode>
}

export const ArticlePage = ({ data, lead, blocks }: Props) => (
  <PageFrame page={data.page} lead={lead} sections={<PageContents sections={sectionsOf(data.page?.text)} />}>
    <Prose data={data} blocks={blocks} />
  </PageFrame>
)
