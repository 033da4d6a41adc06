import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { ProgrammePage } from '../components/programme/programme-page'
import { wordsOf } from './template'

export { Head } from './template'

type Props = PageProps<Queries.ProgramPageQuery, PageContext>

export default function ProgramTemplate({ data, pageContext }: Props) {
  return (
    <ProgrammePage
      page={data.page!}
      programme={data.programme!}
      words={wordsOf(data)}
      language={pageContext.language}
      host={new URL(data.site!.url).host}
      content={data}
    />
  )
}

export const query = graphql`
  query ProgramPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    programme(language: { eq: $language }) {
      ...ProgrammeSchedule
    }
    words: interface(language: { eq: $language }) {
      programme
      prizes
    }
  }
`
