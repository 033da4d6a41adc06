import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { byKind } from '../components/speakers/by-kind'
import { SpeakerCard } from '../components/speakers/speaker-card'
import type { ArticleProps } from './article-view'
import * as styles from './speakers-view.module.css'

type Props = ArticleProps & {
  speakers: readonly Queries.SpeakerCardFragment[]
  words: Queries.SpeakerWordsFragment
}

export function SpeakersView({ page, speakers, words, content }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content} />
      {speakers.length === 0 && <p>{words.empty}</p>}
      {byKind(speakers, words).map(({ kind, title, speakers: ofKind }) => (
        <section key={kind} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.grid} data-kind={kind}>
            {ofKind.map((speaker, place) => (
              <SpeakerCard
                key={speaker.name}
                speaker={speaker}
                words={words}
                first={kind === 'plenary' && place === 0}
              />
            ))}
          </div>
        </section>
      ))}
    </PageFrame>
  )
}
