// The days at a glance: each day as time × hall. Every cell leads down to its session. On a phone, one day at a time.
import { memo, useEffect } from 'react'
import { dayGrid } from '../../../pipeline/domain/day-grid'
import { timeIn } from '../../../pipeline/domain/event-time'
import { isPause } from '../../../pipeline/domain/programme-codes'
import { gridArea } from './day-rows'
import { useHallColour, useProgramme, type Live } from './programme-context'
import * as styles from './overview.module.css'

type Day = Queries.ProgrammeDayFragment

/** The id of a day on the page; `iso` is its date. */
export const dayAnchor = (iso: string) => `day-${iso}`

/** The id of a day at a glance. */
export const glanceId = (iso: string) => `glance-${iso}`

/** The instant, in words, at which the last session of a day is over. */
function endOf({ sessions }: Day): string {
  const ends = sessions.map(({ endsAt }) => endsAt)
  return ends.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? ''
}

/** The first day that is not over at an instant, in milliseconds; the first of all if that is unknown, or if all are over. */
export function dayToShow(days: readonly Day[], at: number | null): string | undefined {
  const planned = days.filter(({ sessions }) => sessions.length > 0)
  const current = planned.find((day) => at !== null && Date.parse(endOf(day)) > at)
  return (current ?? planned[0])?.date.iso
}

/** Does the same before the first paint, so that nothing changes under the reader’s eyes. It is part of the page’s HTML. */
const SHOW_TODAY = `{
const days = [...document.currentScript.previousElementSibling.children]
const today = days.find((day) => Date.parse(day.dataset.until) > Date.now())
if (today) { delete days[0].dataset.shown; today.dataset.shown = '' }
}`

type DayGridProps = { day: Day; live: Live; shown: boolean }

function DayGrid({ day, live, shown }: DayGridProps) {
  const { date, sessions } = day
  const colourOf = useHallColour()
  const { columns, cells } = dayGrid(sessions, useProgramme().programme.halls)
  return (
    <section
      id={glanceId(date.iso)}
      aria-labelledby={`${glanceId(date.iso)}-title`}
      style={{ '--columns': columns.length }}
      data-shown={shown ? '' : undefined}
      data-until={endOf(day)}
    >
      <h3 id={`${glanceId(date.iso)}-title`}>
        <a href={`#${dayAnchor(date.iso)}`}>
          {date.weekday} {date.day}
        </a>
      </h3>
      <div className={styles.columns}>
        {columns.map(({ key, name }) => (
          <p key={key} style={colourOf(key)}>
            {name}
          </p>
        ))}
      </div>
      <ol>
        {cells.map(({ session: { code, kind, title, hall, placeName, startsAt }, area }) => (
          <li
            key={`${code} ${startsAt}`}
            style={{ gridArea: gridArea(area), ...colourOf(hall) }}
            data-live={live.get(code)}
            data-pause={isPause(kind) ? '' : undefined}
          >
            <a href={`#${code}`} aria-current={live.get(code) === 'now' ? 'time' : undefined}>
              <time>{timeIn(startsAt)}</time> {title}
              <span className="visually-hidden">, {placeName}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The anchor of the days at a glance, to which “What is on now” leads. */
const NOW = 'now'

/** Milliseconds until the router has moved the focus. */
const FOCUS_MS = 100

/** `shown` is the date of the day that a phone shows. */
export const Overview = memo(function Overview({ live, shown }: { live: Live; shown: string | undefined }) {
  const { labels, programme } = useProgramme()
  // On the way from page to page, an address moves the view, but the router moves the focus to the page as a whole.
  useEffect(() => {
    if (window.location.hash !== `#${NOW}`) return undefined
    const soon = setTimeout(() => document.getElementById(NOW)?.focus({ preventScroll: true }), FOCUS_MS)
    return () => clearTimeout(soon)
  }, [])
  return (
    <section id={NOW} aria-labelledby="overview" tabIndex={-1} data-aside data-screen-only>
      <h2 id="overview" className={styles.title}>
        {labels.overview}
      </h2>
      <div className={`wide ${styles.days}`}>
        {programme.days
          .filter(({ sessions }) => sessions.length > 0)
          .map((day) => (
            <DayGrid key={day.date.iso} day={day} live={live} shown={day.date.iso === shown} />
          ))}
      </div>
      <script data-at-once="" dangerouslySetInnerHTML={{ __html: SHOW_TODAY }} />
    </section>
  )
})
