// A day's overview as a grid: its columns, and the place of each session in it.
import { columnLines, isIn, overlap, timeLines } from './day-rows'

type Session = Pick<
  Queries.ProgrammeSessionFragment,
  'code' | 'hall' | 'moreHalls' | 'placeName' | 'startsAt' | 'endsAt'
>
type Hall = { readonly key: string; readonly name: string }

/**
 * A column for each hall of the day, and one for each other place with something during a session in a hall, such as a workshop.
 * Everything else is across all halls. `areas` are the grid areas by code.
 */
export function overviewGrid(sessions: readonly Session[], halls: readonly Hall[]) {
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
