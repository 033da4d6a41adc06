import { graphql, type PageProps } from 'gatsby'
import { SpeakersView } from '../views/speakers-view'
import { present } from './template'

export { Head } from './template'

export default function SpeakersTemplate({ data }: PageProps<Queries.SpeakersPageQuery>) {
  return (
    <SpeakersView
      page={present(data.page, 'page')}
      speakers={data.speakers.nodes}
      words={present(data.words, 'interface').speakers}
      content={data}
    />
  )
}

export const query = graphql`
  query SpeakersPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    speakers: allSpeaker(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SpeakerCard
      }
    }
    words: interface(language: { eq: $language }) {
      speakers {
        ...SpeakerWords
      }
    }
  }
`
