// The posters: when they are presented, the prizes, and the list of all posters by number.
import { memo, type CSSProperties } from 'react'
import { prizeName } from '../submissions/prize-name'
import type { Entry } from './entries'
import { PosterTable } from './poster-table'
import { useProgramme, type EntryStates } from './programme-context'
import * as styles from './poster-section.module.css'

type Programme = Queries.ProgrammeScheduleFragment
type Props = {
  programme: Pick<Programme, 'posters' | 'awards'>
  /** The sessions in which posters are shown, in order of time. */
  sessions: readonly Entry[]
  prizeWords: Queries.PrizeWordsFragment
  states: EntryStates
}

export const PosterSection = memo(function PosterSection({ programme, sessions, prizeWords, states }: Props) {
  const { words } = useProgramme()
  const { posters, awards } = programme
  const { found } = states
  const shown = found === null ? posters : posters.filter(({ code }) => found.has(code))
  if (posters.length === 0) return null
  return (
    <section
      id="poster-list"
      className={styles.section}
      data-later=""
      style={{ '--posters': shown.length } as CSSProperties}
      hidden={shown.length === 0}
    >
      <h2>{words.posters}</h2>
      <div className={styles.facts}>
        <ul>
          {sessions.map(({ code, time, place }) => (
            <li key={code}>
              <b>{time && `${time.day}, ${time.start}–${time.end}`}</b> {place}
            </li>
          ))}
        </ul>
        <div>
          <h3>
            {words.awards} <span>{awards.date.text}</span>
          </h3>
          <dl>
            {awards.prizes.map((prize, index) => (
              <div key={index}>
                <dt>{prizeName(prizeWords, index)}</dt>
                <dd>{prize.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PosterTable posters={posters} sessions={sessions} states={states} caption={words.posters} />
    </section>
  )
})
