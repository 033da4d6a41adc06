// What talks and posters have left: papers, slides and videos. The programme opens with them once the symposium is over.
import { memo } from 'react'
import { MarkedTitle } from '../content/marked-title'
import { Details } from './entry-parts'
import { useProgramme } from './programme-context'
import * as styles from './programme.module.css'

/** The anchor of the list. */
const PAPERS = 'papers'

export const Papers = memo(function Papers() {
  const { labels, programme } = useProgramme()
  const talks = programme.days.flatMap(({ sessions }) => sessions.flatMap((session) => session.talks))
  // A DOI alone is that of the abstract.
  const left = [...talks, ...programme.posters].filter(({ links }) =>
    links.some(({ kind }) => kind !== 'doi'),
  )
  if (left.length === 0) return null
  return (
    <section
      id={PAPERS}
      className={styles.papers}
      aria-labelledby={`${PAPERS}-title`}
      data-when="over"
      data-aside
    >
      <h2 id={`${PAPERS}-title`}>{labels.papers}</h2>
      <ul>
        {left.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} lang={entry.titleLanguage ?? undefined}>
              <MarkedTitle title={entry.title} runs={entry.titleRuns} />
            </a>{' '}
            <span className="note">{entry.presenters.map(({ name }) => name).join(', ')}</span>
            <Details of={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
})
