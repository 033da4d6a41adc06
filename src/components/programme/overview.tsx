// The days at a glance: each day as time × hall. Every cell leads down to its session.
import { memo, type CSSProperties } from 'react'
import { isPause } from '../../../pipeline/records/programme-codes'
import { columnLines, isIn, overlap, timeLines } from './day-rows'
import { dayAnchor } from './days'
import { LiveMark } from './entry-parts'
import { useHallColour, useProgramme, type EntryStates } from './programme-context'
import * as styles from './overview.module.css'

type Session = Queries.ProgrammeSessionFragment
type Halls = readonly { readonly key: string; readonly name: string }[]

/**
 * A column for each hall of the day, and one for each other place with something during a session in a hall, such as a workshop.
 * Everything else is across all halls. `areas` are the grid areas by code.
 */
function overviewGrid(sessions: readonly Session[], halls: Halls) {
  const inHalls = halls.filter(({ key }) => sessions.some((session) => isIn(session, key)))
  const width = Math.max(inHalls.length, 1)
  const places: string[] = []
  const taken = sessions.filter(({ hall }) => hall !== null)
  const line = timeLines(sessions)
  const areas = new Map<string, string>()

  /** The first column of a session, and the one after its last. */
  const columnsOf = (session: Session): [number, number] => {
    if (session.hall !== null)
      return columnLines(
        session,
        inHalls.map(({ key }) => key),
      )
    if (!taken.some((other) => overlap(session, other))) {
      taken.push(session)
      return [1, width + 1]
    }
    const place = session.placeName ?? ''
    if (!places.includes(place)) places.push(place)
    const column = width + places.indexOf(place) + 1
    return [column, column + 1]
  }

  for (const session of sessions) {
    const [from, to] = columnsOf(session)
    areas.set(session.code, `${line(session.startsAt)} / ${from} / ${line(session.endsAt)} / ${to}`)
  }
  return { halls: inHalls, width, places, areas }
}

type Live = EntryStates['live']
type CellProps = {
  session: Session
  area: string | undefined
  live: 'now' | 'next' | undefined
}

function Cell({ session: { code, kind, title, hall, placeName, start }, area, live }: CellProps) {
  return (
    <li
      style={{ gridArea: area, ...useHallColour(hall) }}
      data-live={live}
      data-pause={isPause(kind) ? '' : undefined}
    >
      <a href={`#${code}`}>
        <time>{start}</time> {title}
        <span className="visually-hidden">, {placeName}</span> {live === 'now' && <LiveMark live={live} />}
      </a>
    </li>
  )
}

function Column({ name, hall }: { name: string; hall?: string }) {
  return <p style={useHallColour(hall)}>{name}</p>
}

function DayGrid({ day: { date, sessions }, live }: { day: Queries.ProgrammeDayFragment; live: Live }) {
  const { halls, width, places, areas } = overviewGrid(sessions, useProgramme().halls)
  return (
    <section style={{ '--columns': width + places.length } as CSSProperties}>
      <h3>
        <a href={`#${dayAnchor(date.iso)}`}>
          {date.weekday} {date.day}
        </a>
      </h3>
      <div className={styles.columns}>
        {halls.map(({ key, name }) => (
          <Column key={key} hall={key} name={name} />
        ))}
        {halls.length === 0 && <Column name="" />}
        {places.map((name) => (
          <Column key={name} name={name} />
        ))}
      </div>
      <ol>
        {sessions.map((session) => (
          <Cell
            key={session.code}
            session={session}
            area={areas.get(session.code)}
            live={live.get(session.code)}
          />
        ))}
      </ol>
    </section>
  )
}

type Props = { days: readonly Queries.ProgrammeDayFragment[]; live: Live }

export const Overview = memo(function Overview({ days, live }: Props) {
  const { words } = useProgramme()
  return (
    <section aria-labelledby="overview" data-aside data-screen-only>
      <h2 id="overview">{words.overview}</h2>
      <div className={styles.days}>
        {days
          .filter(({ sessions }) => sessions.length > 0)
          .map((day) => (
            <DayGrid key={day.date.iso} day={day} live={live} />
          ))}
      </div>
    </section>
  )
})
