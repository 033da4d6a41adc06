import { graphql, type PageProps } from 'gatsby'
import { WorkshopView } from '../views/workshop-view'
import { present } from './template'

export { Head } from './template'

export default function WorkshopTemplate({ data }: PageProps<Queries.WorkshopPageQuery>) {
  return (
    <WorkshopView
      page={present(data.page, 'page')}
      workshop={present(data.workshop, 'workshop')}
      words={present(data.words, 'interface').workshop}
      content={data}
    />
  )
}

export const query = graphql`
  query WorkshopPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    workshop(language: { eq: $language }) {
      ...WorkshopFacts
      ...WorkshopSchedule
    }
    words: interface(language: { eq: $language }) {
      workshop {
        ...WorkshopWords
      }
    }
  }
`
