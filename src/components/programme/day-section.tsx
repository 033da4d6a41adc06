// One day: sessions in order of time; on a desk those of the same time stand side by side, each hall in its column.
import { memo, type CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { useProgramme, type EntryStates } from './programme-context'
import { MOST_COLUMNS, positionsIn, rowsOf } from './rows'
import { SessionEntry } from './session-entry'
import * as styles from './day-section.module.css'

type Props = { day: Queries.ProgrammeDayFragment; halls: readonly { key: string }[]; states: EntryStates }

export const dayAnchor = (iso: string) => `day-${iso}`

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
        return (
          <div
            key={row[0]?.code}
            className={styles.row}
            hidden={seen.length === 0}
            data-halls={columns > 1 ? Math.min(columns, MOST_COLUMNS + 1) : undefined}
          >
            {row.map((session) => (
              <SessionEntry
                key={session.code}
                session={session}
                position={columns > 1 ? positions.get(session) : undefined}
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
