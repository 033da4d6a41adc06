import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { SpeakerCard } from '../components/speakers/speaker-card'
import type { ArticleProps } from './article-view'
import * as styles from './speakers-view.module.css'

type Props = ArticleProps & {
  speakers: readonly Queries.SpeakerCardFragment[]
  words: Queries.SpeakerWordsFragment
}

export function SpeakersView({ page, speakers, words, content, children }: Props) {
  const groups = [
    { kind: 'plenary', title: words.plenary },
    { kind: 'invited', title: words.invited },
  ].filter(({ kind }) => speakers.some((speaker) => speaker.kind === kind))
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content}>{children}</Prose>
      {speakers.length === 0 && <p>{words.empty}</p>}
      {groups.map(({ kind, title }) => (
        <section key={kind} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.grid} data-kind={kind}>
            {speakers
              .filter((speaker) => speaker.kind === kind)
              .map((speaker, place) => (
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
