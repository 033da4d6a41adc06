import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { byKind } from '../components/speakers/portrait'
import { SpeakerCard } from '../components/speakers/speaker-card'
import * as styles from './speakers.module.css'
import { wordsOf } from './template'

export { Head } from './template'

export default function SpeakersTemplate({ data }: PageProps<Queries.SpeakersPageQuery>) {
  const words = wordsOf(data).speakers
  const groups = byKind(data.speakers.nodes, words)
  return (
    <PageFrame page={data.page}>
      <Prose data={data} />
      {groups.length === 0 && <p>{words.empty}</p>}
      {groups.map((group) => (
        <section key={group.kind} className={styles.group}>
          <h2 className="title">{group.title}</h2>
          <div className={`cards ${styles.grid}`} data-kind={group.kind}>
            {group.speakers.map((speaker, place) => (
              <SpeakerCard
                key={speaker.name}
                speaker={speaker}
                words={words}
                first={group.kind === 'plenary' && place === 0}
              />
            ))}
          </div>
        </section>
      ))}
    </PageFrame>
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
      speakers
    }
  }
`
