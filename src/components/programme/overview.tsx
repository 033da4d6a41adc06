// The days at a glance: each day as time × hall. Every cell leads down to its session.
import { memo, type CSSProperties } from 'react'
import { isPause } from '../../../pipeline/domain/programme-codes'
import { isIn, overlap, positionsIn } from './day-rows'
import { dayAnchor } from './days'
import { Marks } from './entry-parts'
import { useHallColour, useProgramme, type Live } from './programme-context'
import * as styles from './overview.module.css'

type Day = Queries.ProgrammeDayFragment
type Halls = Queries.ProgrammeScheduleFragment['halls']

/** A column for each hall, and for each other place used during a session in one; all else is across. `areas`: by code. */
function overviewGrid(sessions: Day['sessions'], halls: Halls) {
  const inHalls = halls.filter(({ key }) => sessions.some((session) => isIn(session, key)))
  const columns = inHalls.length > 0 ? inHalls : [{ key: '', name: '' }]
  const [first, ...others] = columns.map(({ key }) => key)
  const taken = sessions.filter(({ hall }) => hall !== null)
  const placed = sessions.map(({ talks: _, ...session }) => {
    if (session.hall !== null) return session
    if (!taken.some((other) => overlap(session, other))) {
      taken.push({ ...session, talks: [] })
      return { ...session, hall: first ?? '', moreHalls: others }
    }
    const name = session.placeName ?? ''
    if (!columns.some(({ key }) => key === name)) columns.push({ key: name, name })
    return { ...session, hall: name, moreHalls: [] }
  })
  return { columns, areas: positionsIn(placed, columns).areas }
}

function DayGrid({ day: { date, sessions }, live }: { day: Day; live: Live }) {
  const colourOf = useHallColour()
  const { columns, areas } = overviewGrid(sessions, useProgramme().programme.halls)
  return (
    <section style={{ '--columns': columns.length } as CSSProperties}>
      <h3>
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
        {sessions.map(({ code, kind, title, hall, placeName, start }) => (
          <li
            key={code}
            style={{ gridArea: areas.get(code), ...colourOf(hall) }}
            data-live={live.get(code)}
            data-pause={isPause(kind) ? '' : undefined}
          >
            <a href={`#${code}`}>
              <time>{start}</time> {title}
              <span className="visually-hidden">, {placeName}</span>{' '}
              {live.get(code) === 'now' && <Marks live="now" />}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const Overview = memo(function Overview({ live }: { live: Live }) {
  const { words, programme } = useProgramme()
  return (
    <section aria-labelledby="overview" data-aside data-screen-only>
      <h2 id="overview">{words.overview}</h2>
      <div className={styles.days}>
        {programme.days
          .filter(({ sessions }) => sessions.length > 0)
          .map((day) => (
            <DayGrid key={day.date.iso} day={day} live={live} />
          ))}
      </div>
    </section>
  )
})
