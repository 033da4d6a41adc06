// Puts sessions in halls at overlapping times side by side, each hall in a column of its own.

/** Written instants with the same offset can be compared as strings. */
type Span = { readonly startsAt: string; readonly endsAt: string }
type Placed = Span & {
  readonly code: string
  readonly hall: string | null
  readonly moreHalls?: readonly string[]
}
type Halls = readonly { readonly key: string }[]

export const overlap = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

export const isIn = ({ hall, moreHalls = [] }: Pick<Placed, 'hall' | 'moreHalls'>, key: string | null) =>
  hall === key || (key !== null && moreHalls.includes(key))

const hallsOf = (row: readonly Placed[], halls: Halls) =>
  halls.map(({ key }) => key).filter((key) => row.some((session) => isIn(session, key)))

/** The most halls that are side by side on a wide screen. If there are more, `OF_MORE` are, with the others below. */
const MOST_COLUMNS = 4
const OF_MORE = 3

/** Splits a row of more halls than have room side by side. */
function inColumns<T extends Placed>(row: T[], halls: Halls): T[][] {
  const present = hallsOf(row, halls)
  if (present.length <= MOST_COLUMNS) return [row]
  const lineOf = ({ hall }: T) => Math.floor(present.indexOf(hall ?? '') / OF_MORE)
  return [...new Set(row.map(lineOf))].sort().map((line) => row.filter((session) => lineOf(session) === line))
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

const sorted = (instants: string[]) => [...new Set(instants)].sort()

/**
 * The number of a row's columns and, by code, the grid area of each session. A session in several halls that are side by side fills
 * all of their columns. There is a line at each of `instants`, in order, and one at the end; by default wherever something begins or ends.
 * `rows`: how many rows are between two of them.
 */
export function positionsIn(
  row: readonly Placed[],
  halls: Halls,
  instants = sorted(row.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])),
  rows = 1,
) {
  const present = hallsOf(row, halls)
  const line = (instant: string) => {
    const index = instants.findIndex((one) => one >= instant)
    return rows * (index < 0 ? instants.length : index) + 1
  }
  const areas = new Map<string, string>()
  for (const session of row) {
    const { code, startsAt, endsAt } = session
    const from = present.indexOf(session.hall ?? '')
    const next = present.findIndex((key, index) => index > from && !isIn(session, key))
    const to = next < 0 ? present.length : next
    areas.set(code, `${line(startsAt)} / ${from + 1} / ${line(endsAt)} / ${to + 1}`)
  }
  return { columns: present.length, areas }
}

/**
 * Positions for sessions with all their talks: at each start there is a row for headings and one for talks, so that the talks of sessions
 * that start together are level, and a later session begins below the headings of the earlier ones. Long titles in one hall leave no
 * holes in the other. `rows`: their heights, if sessions start at different times.
 */
export function levelStarts(row: readonly Placed[], halls: Halls) {
  const starts = sorted(row.map(({ startsAt }) => startsAt))
  const rows = starts.length > 1 ? `${'auto '.repeat(2 * starts.length - 1)}1fr` : undefined
  return { ...positionsIn(row, halls, starts, 2), rows }
}
