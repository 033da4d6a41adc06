import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { ProgrammePage } from '../components/programme/programme-page'
import { present, wordsOf } from './template'

export { Head } from './template'

type Props = PageProps<Queries.ProgramPageQuery, PageContext>

export default function ProgramTemplate({ data, pageContext }: Props) {
  const words = wordsOf(data)
  return (
    <ProgrammePage
      page={present(data.page, 'page')}
      programme={present(data.programme, 'programme')}
      words={words.programme}
      prizeWords={words.prizes}
      language={pageContext.language}
      host={new URL(present(data.site, 'symposium').url).host}
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
