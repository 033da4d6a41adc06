// One day: sessions in order of time; on a desk those of the same time stand side by side, each hall in its column.
import { memo, type CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { useProgramme, type EntryStates } from './programme-context'
import { positionsIn, rowsOf, type Position } from './rows'
import { SessionEntry } from './session-entry'
import * as styles from './day-section.module.css'

type Props = { day: Queries.ProgrammeDayFragment; halls: readonly { key: string }[]; states: EntryStates }

export const dayAnchor = (iso: string) => `day-${iso}`

/** Halls that have a column each on a wide screen; of more of them these stand side by side, the others below. */
const MOST_COLUMNS = 4
const OF_MORE = 3
const OF_MORE_ON_TABLET = 2

const area = (place: Position | undefined) => place && `${place.line} / ${place.column} / span ${place.lines}`

/** It or a talk of it is among what was found. */
const isShown = ({ code, talks }: Props['day']['sessions'][number], { found }: EntryStates) =>
  found === null || found.has(code) || talks.some((talk) => found.has(talk.code))

export const DaySection = memo(function DaySection({ day, halls, states }: Props) {
  const { words, language } = useProgramme()
  const { iso, full } = day.date
  const { found } = states
  const shown = day.sessions.filter((session) => isShown(session, states))
  const guess = {
    '--sessions': shown.length,
    '--talks': shown.flatMap(({ talks }) => talks).filter(({ code }) => found?.has(code) ?? true).length,
  } as CSSProperties
  return (
    <section
      id={dayAnchor(iso)}
      className={styles.day}
      aria-labelledby={`${dayAnchor(iso)}-title`}
      hidden={found !== null && shown.length === 0}
      data-later=""
      style={guess}
    >
      <header className={styles.heading}>
        <h2 id={`${dayAnchor(iso)}-title`}>{full}</h2>
        {day.title && <p>{day.title}</p>}
        {day.sessions.length > 0 && (
          <a href={withPrefix(`/calendars/${language}/day-${iso}.ics`)}>{words.dayCalendar}</a>
        )}
      </header>
      {rowsOf(day.sessions).map((row) => {
        const seen = row.filter((session) => shown.includes(session))
        const { columns, positions } = positionsIn(seen, halls)
        const more = columns > MOST_COLUMNS
        const wide = more ? positionsIn(seen, halls, OF_MORE).positions : positions
        const narrow = more ? positionsIn(seen, halls, OF_MORE_ON_TABLET).positions : null
        return (
          <div
            key={row[0]?.code}
            className={styles.row}
            hidden={seen.length === 0}
            data-halls={more ? 'more' : columns > 1 ? columns : undefined}
          >
            {row.map((session) => (
              <SessionEntry
                key={session.code}
                session={session}
                place={columns > 1 ? area(wide.get(session)) : undefined}
                placeOnTablet={area(narrow?.get(session))}
                hidden={!seen.includes(session)}
                states={states}
              />
            ))}
          </div>
        )
      })}
    </section>
  )
})
