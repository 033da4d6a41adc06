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
  const { labels, programme, entries } = useProgramme()
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
    <nav className={styles.nav} aria-label={labels.tableOfDays} data-aside data-screen-only>
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
                {/* Another element, not another text in the same one, which would count as moved. */}
                <span key={String(isToday)} data-today={isToday || undefined}>
                  {isToday ? labels.today : weekday}
                </span>{' '}
                <b>{number}</b> <span className="visually-hidden">{month.join(' ')}</span>
              </a>
            </li>
          )
        })}
        <li className={styles.apart}>
          {posters.length > 0 && (
            <a href={`#${POSTER_LIST}`} aria-current={current(POSTER_LIST)}>
              <span>{labels.postersShort}</span>
              <b>{posters.length}</b>
            </a>
          )}
        </li>
        {entries.length > 0 && (
          <li>
            {/* By keyboard, the field itself is near. */}
            <a href={`#${SEARCH}`} className={parts.search} tabIndex={-1}>
              <span className="visually-hidden">{labels.search}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

type DayProps = ListStates & { day: Day }

/** One day. */
export const DaySection = memo(function DaySection({ day, states, unsearched }: DayProps) {
  const { labels, language } = useProgramme()
  const { iso, full } = day.date
  const id = dayAnchor(iso)
  const titleId = `${id}-title`
  // A new edition has days without sessions.
  const isHidden = states.found !== null && !day.sessions.some((session) => isFound(session, states.found))
  return (
    <section id={id} aria-labelledby={titleId} hidden={isHidden}>
      <header className={`row ${styles.heading}`}>
        <h2 id={titleId}>{full}</h2>
        {day.title && <p data-aside>{day.title}</p>}
        {day.sessions.length > 0 && (
          <a href={withPrefix(`/calendars/${language}/day-${iso}.ics`)} data-aside data-screen-only>
            {labels.dayCalendar}
          </a>
        )}
      </header>
      <Sessions of={day} states={isHidden ? unsearched : states} unsearched={unsearched} />
    </section>
  )
})

/** Whether a search has found a session or one of its talks; everything is, while nothing is searched for. */
const isFound = ({ code, talks }: Day['sessions'][number], found: ListStates['states']['found']) =>
  found === null || found.has(code) || talks.some(({ id }) => found.has(id))

/** The sessions of a day in order of time. On a desktop, parallel sessions are side by side, each hall in its own column. */
const Sessions = memo(function Sessions({ of: { sessions }, states, unsearched }: ListStates & { of: Day }) {
  const { halls } = useProgramme().programme
  const listed = sessions.filter(({ within }) => !within)
  return rowsOf(listed, halls).map((row) => {
    const shown = row.filter((session) =>
      sessions.some((one) => (one === session || one.within === session.code) && isFound(one, states.found)),
    )
    const { columns, areas, rows } = levelStarts(shown, halls)
    return (
      <div
        key={row[0]?.code}
        className={styles.row}
        hidden={shown.length === 0}
        data-halls={columns > 1 ? columns : undefined}
        style={columns > 1 && rows ? { gridTemplateRows: rows } : undefined}
      >
        {row.map((session) => {
          const isHidden = !shown.includes(session)
          return (
            <SessionEntry
              key={session.code}
              session={session}
              ofDay={sessions}
              areas={columns > 1 ? areas : undefined}
              hidden={isHidden}
              states={isHidden ? unsearched : states}
            />
          )
        })}
      </div>
    )
  })
})
