// A page that consists of its text and the blocks placed in it; most templates are such pages.
import { useMemo, type ReactNode } from 'react'
import { PageContents, sectionsOf } from '../components/content/page-contents'
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
  const { title, text, image, ...page } = present(data.page, 'page')
  const sections = useMemo(() => sectionsOf(text), [text])
  return (
    <PageFrame
      title={title}
      lead={lead ?? page.lead}
      image={image}
      sections={<PageContents sections={sections} />}
    >
      <Prose data={data} blocks={blocks} />
    </PageFrame>
  )
}
