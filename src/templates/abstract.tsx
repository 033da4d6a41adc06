import { graphql, type PageProps } from 'gatsby'
import { MarkedTitle } from '../components/content/marked-title'
import { Prose } from '../components/content/prose'
import { TalkCard } from '../components/programme/talk-card'
import type { Words } from '../../pipeline/schemas/interface'
import { CopyButton } from '../components/site/copy-button'
import { PageFrame } from '../components/site/page-frame'
import { required } from '../components/site/required'
import { wordsOf } from '../components/site/words'

export { Head } from './template'

/** How the talk or poster is cited. */
function Citation({ text, words }: { text: string; words: Words['talk'] }) {
  return (
    <>
      <h2 className="title">{words.citation}</h2>
      <p>{text}</p>
      <p>
        <CopyButton text={text} label={words.copyCitation} copied={words.citationCopied} />
      </p>
    </>
  )
}

/** The page of a talk or poster; all of its text is data (pipeline/records/contribution-pages.ts). */
export default function AbstractTemplate({ data }: PageProps<Queries.AbstractPageQuery>) {
  const page = required(data.page)
  const words = wordsOf(data).talk
  return (
    <PageFrame
      page={page}
      title={
        <span lang={page.titleLanguage ?? undefined}>
          <MarkedTitle title={page.title} runs={page.titleRuns} />
        </span>
      }
    >
      {page.talk && <TalkCard talk={page.talk} title={page.title} words={words} />}
      <Prose data={data} blocks={{ Citation: <Citation text={page.citation ?? ''} words={words} /> }} />
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
    words: interface(language: { eq: $language }) {
      talk
    }
  }
`
