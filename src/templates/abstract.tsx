import { graphql, type PageProps } from 'gatsby'
import { MarkedTitle } from '../components/content/marked-title'
import { Prose } from '../components/content/prose'
import { TalkCard } from '../components/programme/talk-card'
import { PageFrame } from '../components/site/page-frame'
import { required } from '../components/site/required'
import { wordsOf } from './template'

export { Head } from './template'

/** The abstract of a talk or poster; all of its text is data (pipeline/records/abstract-pages.ts). */
export default function AbstractTemplate({ data }: PageProps<Queries.AbstractPageQuery>) {
  const page = required(data.page)
  return (
    <PageFrame
      page={page}
      title={
        <span lang={page.titleLanguage ?? undefined}>
          <MarkedTitle title={page.title} runs={page.titleRuns} />
        </span>
      }
    >
      {page.talk && <TalkCard talk={page.talk} title={page.title} words={wordsOf(data).talk} />}
      <Prose data={data} />
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
      talk {
        ...TalkCard
      }
    }
    words: interface(language: { eq: $language }) {
      talk
    }
  }
`
