// Puts sessions in halls at overlapping times side by side, each hall in a column of its own, with equal times on equal lines.

/** Written instants with the same offset can be compared as strings. */
type Span = { readonly startsAt: string; readonly endsAt: string }
type Placed = Span & {
  readonly code: string
  readonly hall: string | null
  readonly moreHalls?: readonly string[]
}
type Halls = readonly { readonly key: string }[]

export const overlap = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** The most halls that are side by side on a wide screen. If there are more, `OF_MORE` are, with the others below. */
const MOST_COLUMNS = 4
const OF_MORE = 3

export const isIn = ({ hall, moreHalls = [] }: Pick<Placed, 'hall' | 'moreHalls'>, key: string) =>
  hall === key || moreHalls.includes(key)

const hallsOf = (row: readonly Placed[], halls: Halls) =>
  halls.filter(({ key }) => row.some((session) => isIn(session, key))).map(({ key }) => key)

/**
 * The first grid line of a session among the columns of these halls, and the one after its last: a session in several halls that
 * are side by side fills all of their columns.
 */
export function columnLines(
  session: Pick<Placed, 'hall' | 'moreHalls'>,
  halls: readonly string[],
): [number, number] {
  const first = halls.indexOf(session.hall ?? '')
  const next = halls.findIndex((key, index) => index > first && !isIn(session, key))
  return [first + 1, (next < 0 ? halls.length : next) + 1]
}

/** Splits a row of more halls than have room side by side. */
function inColumns<T extends Placed>(row: T[], halls: Halls): T[][] {
  const present = hallsOf(row, halls)
  if (present.length <= MOST_COLUMNS) return [row]
  const starts = present.flatMap((_, index) => (index % OF_MORE === 0 ? index : []))
  return starts.map((start) =>
    row.filter(({ hall }) => present.slice(start, start + OF_MORE).includes(hall ?? '')),
  )
}

/**
 * Groups a day’s sessions, given in order of time, into rows. Whatever is in no hall has a row to itself. A session in a hall
 * joins the last row of halls if something there is still running, unless something in no hall has ended since: a session of
 * 11:10 must not be listed above the coffee of 10:50.
 */
export function rowsOf<T extends Placed>(sessions: readonly T[], halls: Halls): T[][] {
  const rows: T[][] = []
  let last: T[] = []
  /** Earliest end, since the last row of halls, of something in no hall; empty if there was nothing. */
  let parted = ''
  for (const session of sessions) {
    const inHall = session.hall !== null
    const joins = !parted || session.startsAt < parted
    if (inHall && joins && last.some(({ endsAt }) => session.startsAt < endsAt)) last.push(session)
    else {
      const row = [session]
      rows.push(row)
      if (inHall) {
        last = row
        parted = ''
      } else if (!parted || session.endsAt < parted) parted = session.endsAt
    }
  }
  return rows.flatMap((row) => inColumns(row, halls))
}

/** The lines of a grid with one row between any two instants at which something starts or ends, counted from 1. */
export function timeLines(spans: readonly Span[]): (instant: string) => number {
  const instants = [...new Set(spans.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort()
  return (instant) => instants.indexOf(instant) + 1
}

type WithTalks = Placed & { readonly talks: readonly (Span & { readonly code: string })[] }

/**
 * The number of a row's columns and, by code, the grid area of each session and the grid row, within its session, of each talk.
 * At every instant there are two lines: at the first, the headings of sessions begin and whatever has ended ends; at the
 * second, talks begin. So talks that start together are level, whatever is above them.
 */
export function positionsIn(
  row: readonly WithTalks[],
  halls: Halls,
): { columns: number; areas: Map<string, string> } {
  const present = hallsOf(row, halls)
  const line = timeLines(row.flatMap((session) => [session, ...session.talks]))
  const areas = new Map<string, string>()
  for (const session of row) {
    const { code, startsAt, endsAt, talks } = session
    const top = 2 * line(startsAt)
    const [from, to] = columnLines(session, present)
    areas.set(code, `${top - 1} / ${from} / ${2 * line(endsAt) - 1} / ${to}`)
    for (const talk of talks)
      areas.set(talk.code, `${2 * line(talk.startsAt) - top + 1} / ${2 * line(talk.endsAt) - top}`)
  }
  return { columns: present.length, areas }
}
