import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { MarkedTitle } from '../components/content/marked-title'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import * as styles from './abstract.module.css'
import { Head as PageHead, present } from './template'

export const Head = (props: HeadProps<Queries.AbstractPageQuery, PageContext>) => (
  <PageHead {...props} card="/program" />
)

/** The abstract of a talk or poster; all of its text is data (pipeline/records/abstract-pages.ts). */
export default function AbstractTemplate({ data }: PageProps<Queries.AbstractPageQuery>) {
  const { title, titleRuns, titleLanguage, lead } = present(data.page, 'page')
  return (
    <PageFrame
      title={
        <span lang={titleLanguage ?? undefined}>
          <MarkedTitle title={title} runs={titleRuns} />
        </span>
      }
      lead={lead}
    >
      <div className={styles.abstract}>
        <Prose data={data} />
      </div>
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
    }
  }
`
