import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { ProgramView } from '../views/program-view'
import { present } from './template'

export { Head } from './template'

type Props = PageProps<Queries.ProgramPageQuery, PageContext>

export default function ProgramTemplate({ data, pageContext }: Props) {
  const interfaceWords = present(data.words, 'interface')
  return (
    <ProgramView
      page={present(data.page, 'page')}
      programme={present(data.programme, 'programme')}
      words={interfaceWords.programme}
      prizeWords={interfaceWords.prizes}
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
      programme {
        ...ProgrammeWords
      }
      prizes {
        ...PrizeWords
      }
    }
  }
`
