import { graphql, type PageProps } from 'gatsby'
import { MarkedTitle } from '../components/content/marked-title'
import { Prose } from '../components/content/prose'
import { TalkCard } from '../components/programme/talk-card'
import type { Labels } from '../../pipeline/schemas/interface'
import { CopyButton } from '../components/site/copy-button'
import { PageFrame } from '../components/site/page-frame'
import { labelsOf, required } from '../components/site/page-data'

export { Head } from './template'

/** How the talk or poster is cited. */
function Citation({ text, labels }: { text: string; labels: Labels['talk'] }) {
  return (
    <>
      <h2 className="title">{labels.citation}</h2>
      <p>{text}</p>
      <p>
        <CopyButton text={text} label={labels.copyCitation} copied={labels.citationCopied} />
      </p>
    </>
  )
}

/** The page of a talk or poster; all of its text is data (pipeline/records/contribution-pages.ts). */
export default function AbstractTemplate({ data }: PageProps<Queries.AbstractPageQuery>) {
  const page = required(data.page)
  const labels = labelsOf(data).talk
  return (
    <PageFrame
      page={page}
      title={
        <span lang={page.titleLanguage ?? undefined}>
          <MarkedTitle title={page.title} runs={page.titleRuns} />
        </span>
      }
    >
      {page.talk && <TalkCard talk={page.talk} title={page.title} labels={labels} />}
      <Prose data={data} blocks={{ Citation: <Citation text={page.citation ?? ''} labels={labels} /> }} />
    </PageFrame>
  )
}

export const query = graphql`
  query AbstractPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    page(route: { eq: $route }, language: { eq: $language }) {
      titleRuns {
        text
        mark
      }
      titleLanguage
      citation
      talk {
        ...TalkCard
      }
    }
    labels: interface(language: { eq: $language }) {
      talk
    }
  }
`
