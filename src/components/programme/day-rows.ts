// Puts sessions in halls at overlapping times side by side, each hall in a column of its own, with equal times on equal lines.

/** Written instants with the same offset can be compared as strings. */
type Span = { readonly startsAt: string; readonly endsAt: string }
type Placed = Span & {
  readonly code: string
  readonly hall: string | null
  readonly moreHalls?: readonly string[]
  readonly talks?: readonly (Span & { readonly code: string })[]
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

/**
 * The number of a row's columns and, by code, the grid area of each session and the grid row, within its session, of each talk.
 * A session in several halls that are side by side fills all of their columns. There is a line at every instant; with talks,
 * there are two: at the first, the headings of sessions begin and whatever has ended ends; at the second, talks begin. So talks
 * that start together are level, whatever is above them.
 */
export function positionsIn(row: readonly Placed[], halls: Halls) {
  const present = hallsOf(row, halls)
  const talks = row.flatMap((session) => session.talks ?? [])
  const spans = [...row, ...talks]
  const instants = [...new Set(spans.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort()
  const lines = talks.length > 0 ? 2 : 1
  const line = (instant: string) => lines * instants.indexOf(instant) + 1
  const areas = new Map<string, string>()
  for (const session of row) {
    const { code, startsAt, endsAt } = session
    const from = present.indexOf(session.hall ?? '')
    const next = present.findIndex((key, index) => index > from && !isIn(session, key))
    const to = next < 0 ? present.length : next
    areas.set(code, `${line(startsAt)} / ${from + 1} / ${line(endsAt)} / ${to + 1}`)
    const top = line(startsAt)
    for (const talk of session.talks ?? [])
      areas.set(talk.code, `${line(talk.startsAt) - top + 1} / ${line(talk.endsAt) - top}`)
  }
  return { columns: present.length, areas }
}
