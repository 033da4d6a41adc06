// The posters: when they are presented, what they can win, and all of them by number.
import { memo, type CSSProperties } from 'react'
import { graphql } from 'gatsby'
import type { Entry } from './entries'
import { PosterTable } from './poster-table'
import { useProgramme, type EntryStates } from './programme-context'
import * as styles from './poster-section.module.css'

type Programme = Queries.ProgrammeScheduleFragment
type Props = {
  programme: Pick<Programme, 'posters' | 'awards'>
  session: Entry | undefined
  prizeWords: Queries.ProgrammePrizeWordsFragment
  states: EntryStates
}

export const PosterSection = memo(function PosterSection({ programme, session, prizeWords, states }: Props) {
  const { words } = useProgramme()
  const { posters, awards } = programme
  const { found } = states
  const names = [prizeWords.first, prizeWords.second, prizeWords.third]
  if (posters.length === 0) return null
  return (
    <section
      id="poster-list"
      className={styles.section}
      data-later=""
      style={{ '--posters': posters.length } as CSSProperties}
      hidden={found !== null && !posters.some(({ code }) => found.has(code))}
    >
      <h2>{words.posters}</h2>
      <div className={styles.facts}>
        {session?.time && (
          <p>
            <b>
              {session.time.day}, {session.time.start}–{session.time.end}
            </b>{' '}
            {session.place}
          </p>
        )}
        <div>
          <h3>
            {words.awards} <span>{awards.date.text}</span>
          </h3>
          <dl>
            {awards.prizes.map((prize, index) => (
              <div key={prize.text}>
                <dt>{names[index] ?? prizeWords.other.replace('{n}', String(index + 1))}</dt>
                <dd>{prize.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PosterTable posters={posters} states={states} caption={words.posters} />
    </section>
  )
})

export const query = graphql`
  fragment ProgrammePrizeWords on InterfacePrizes {
    first
    second
    third
    other
  }
`
