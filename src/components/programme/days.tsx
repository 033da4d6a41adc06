import { memo, type MouseEvent } from 'react'
import { withPrefix } from 'gatsby'
import { useInView } from '../content/use-in-view'
import { levelStarts, rowsOf } from './day-rows'
import { CHANGES, POSTER_LIST, SEARCH } from './entries'
import { useProgramme, type ListStates } from './programme-context'
import { dayAnchor, glanceId } from './overview'
import { SessionEntry } from './session-entry'
import * as parts from './entry-parts.module.css'
import * as styles from './days.module.css'

type Day = Queries.ProgrammeDayFragment

type DayNavProps = {
  /** Undefined until the site has started. */
  today: string | undefined
  /** The day at a glance that a phone shows. */
  shown: string | undefined
  show: (iso: string) => void
}

/** Whether a phone shows another day at a glance, and that is in the window. */
const canSwitchTo = (iso: string) => {
  const [one, other] = [`#${glanceId(iso)}`, '[data-shown]'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  )
  return one?.height === 0 && other !== undefined && other.bottom > window.innerHeight / 3
}

/** Links to the days, within reach while the reader scrolls. On a phone, a press first switches the day at a glance, if that is in view. */
export function DayNav({ today, shown, show }: DayNavProps) {
  const { words, programme, entries } = useProgramme()
  const { days, posters } = programme
  // The changes, below the posters, have no link of their own: within them, none is lit.
  const inView = useInView([...days.map(({ date }) => dayAnchor(date.iso)), POSTER_LIST, CHANGES])
  // With a single place to go to, no links are needed.
  if (days.length + Math.min(posters.length, 1) < 2) return null
  const current = (id: string) => (id === (inView ?? (shown && dayAnchor(shown))) ? 'true' : undefined)
  const press = (event: MouseEvent, iso: string) => {
    if (canSwitchTo(iso)) event.preventDefault()
    show(iso)
  }
  return (
    <nav className={styles.nav} aria-label={words.tableOfDays} data-aside data-screen-only>
      <ul>
        {days.map(({ date: { iso, day, weekday } }) => {
          const [number, ...month] = day.split(' ')
          const isToday = iso === today
          return (
            <li key={iso}>
              <a
                href={`#${dayAnchor(iso)}`}
                aria-current={current(dayAnchor(iso))}
                onClick={(event) => press(event, iso)}
              >
                <span data-today={isToday || undefined}>{isToday ? words.today : weekday}</span>{' '}
                <b>{number}</b> <span className="visually-hidden">{month.join(' ')}</span>
              </a>
            </li>
          )
        })}
        <li className={styles.apart}>
          {posters.length > 0 && (
            <a href={`#${POSTER_LIST}`} aria-current={current(POSTER_LIST)}>
              <span>{words.postersShort}</span>
              <b>{posters.length}</b>
            </a>
          )}
        </li>
        {entries.length > 0 && (
          <li>
            {/* By keyboard, the field itself is near. */}
            <a href={`#${SEARCH}`} className={parts.search} tabIndex={-1}>
              <span className="visually-hidden">{words.search}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

type DayProps = ListStates & { day: Day }

/** One day: its sessions in order of time. On a desktop, parallel sessions are side by side, each hall in its own column. */
export const DaySection = memo(function DaySection({ day, states, unsearched }: DayProps) {
  const { words, language, programme } = useProgramme()
  const { halls } = programme
  const { iso, full } = day.date
  const { found } = states
  const isFound = ({ code, talks }: Day['sessions'][number]) =>
    found === null || found.has(code) || talks.some(({ id }) => found.has(id))
  const isHidden = found !== null && !day.sessions.some(isFound)
  const shown = isHidden ? day.sessions : day.sessions.filter(isFound)
  return (
    <section id={dayAnchor(iso)} aria-labelledby={`${dayAnchor(iso)}-title`} hidden={isHidden}>
      <header className={`row ${styles.heading}`}>
        <h2 id={`${dayAnchor(iso)}-title`}>{full}</h2>
        {day.title && <p data-aside>{day.title}</p>}
        {day.sessions.length > 0 && (
          <a href={withPrefix(`/calendars/${language}/day-${iso}.ics`)} data-aside data-screen-only>
            {words.dayCalendar}
          </a>
        )}
      </header>
      {rowsOf(day.sessions, halls).map((row) => {
        const seen = row.filter((session) => shown.includes(session))
        const { columns, areas, rows } = levelStarts(seen, halls)
        return (
          <div
            key={row[0]?.code}
            className={styles.row}
            hidden={seen.length === 0}
            data-halls={columns > 1 ? columns : undefined}
            style={columns > 1 && rows ? { gridTemplateRows: rows } : undefined}
          >
            {row.map((session) => (
              <SessionEntry
                key={session.code}
                session={session}
                areas={columns > 1 ? areas : undefined}
                hidden={!seen.includes(session)}
                states={isHidden || !seen.includes(session) ? unsearched : states}
              />
            ))}
          </div>
        )
      })}
    </section>
  )
})
