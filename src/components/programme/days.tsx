// The days of the programme: a bar of links to them, and the sessions of each.
import { memo, type CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { useProgramme, type EntryStates } from './programme-context'
import { MOST_COLUMNS, positionsIn, rowsOf } from './day-rows'
import { SessionEntry } from './session-entry'
import * as styles from './days.module.css'

/** The id of a day on the page; `iso` is its date. */
const dayAnchor = (iso: string) => `day-${iso}`

type NavProps = { days: readonly Queries.ProgrammeDayFragment[]; posters: number }

/** “2 October”, with the number large and the month below. */
function Day({ anchor, number, name }: { anchor: string; number: string; name: string }) {
  return (
    <li>
      <a href={`#${anchor}`}>
        <b>{number}</b> {name}
      </a>
    </li>
  )
}

/** Links to the days, within reach while the reader scrolls. */
export function DayNav({ days, posters }: NavProps) {
  const { words } = useProgramme()
  // With a single place to go to, no links are needed.
  if (days.length + Math.min(posters, 1) < 2) return null
  return (
    <nav className={styles.nav} aria-label={words.tableOfDays} data-screen-only>
      <ul>
        {days.map(({ date }) => {
          const [number = '', ...month] = date.day.split(' ')
          return <Day key={date.iso} anchor={dayAnchor(date.iso)} number={number} name={month.join(' ')} />
        })}
        {posters > 0 && <Day anchor="poster-list" number={String(posters)} name={words.postersShort} />}
      </ul>
    </nav>
  )
}

type DayProps = { day: Queries.ProgrammeDayFragment; halls: readonly { key: string }[]; states: EntryStates }

/**
 * One day: its sessions in order of time. On a desktop, parallel sessions are side by side, each hall in its own column.
 */
export const DaySection = memo(function DaySection({ day, halls, states }: DayProps) {
  const { words, language } = useProgramme()
  const { iso, full } = day.date
  const { found } = states
  const isFound = ({ code }: { code: string }) => found?.has(code) ?? true
  const shown = day.sessions.filter((session) => isFound(session) || session.talks.some(isFound))
  const guess = {
    '--sessions': shown.length,
    '--talks': shown.flatMap(({ talks }) => talks).filter(isFound).length,
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
          <a href={withPrefix(`/calendars/${language}/day-${iso}.ics`)} data-screen-only>
            {words.dayCalendar}
          </a>
        )}
      </header>
      {rowsOf(day.sessions).map((row) => {
        const seen = row.filter((session) => shown.includes(session))
        const { columns, heights, positions } = positionsIn(seen, halls)
        return (
          <div
            key={row[0]?.code}
            className={styles.row}
            hidden={seen.length === 0}
            data-halls={columns > 1 ? Math.min(columns, MOST_COLUMNS + 1) : undefined}
            style={heights ? ({ '--heights': heights } as CSSProperties) : undefined}
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
