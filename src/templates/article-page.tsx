// A page that consists of its text and the blocks placed in it; most templates are such pages.
import type { ReactNode } from 'react'
import type { PageProps } from 'gatsby'
import { PageContents, sectionsOf } from '../components/content/page-contents'
import { Prose } from '../components/content/prose'
import { PageAction } from '../components/site/page-action'
import { PageFrame } from '../components/site/page-frame'
import { labelsOf, type LabelsOf } from '../components/site/page-data'

/** A template’s component. `blocksOf`: what a tag becomes (`{ FeeTable: <FeeTable … /> }`); `leadOf`: the first sentence. */
export const articlePage =
  <Data extends Queries.ShellFragment>(
    blocksOf: (data: Data, labels: LabelsOf<Data>) => Record<string, ReactNode>,
    leadOf?: (data: Data, labels: LabelsOf<Data>) => ReactNode,
  ) =>
  ({ data }: PageProps<Data>) => (
    <PageFrame
      page={data.page}
      lead={leadOf?.(data, labelsOf(data))}
      contents={<PageAction data={data} />}
      sections={<PageContents sections={sectionsOf(data.page?.text)} />}
    >
      <Prose data={data} blocks={blocksOf(data, labelsOf(data))} />
    </PageFrame>
  )
