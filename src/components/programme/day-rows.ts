// Puts sessions in halls at overlapping times side by side, each hall in a column of its own.

import { areaOf, hallsInUse, inOrder, type Area, type Placed } from '../../../pipeline/domain/day-grid'

type Halls = readonly { readonly key: string }[]

/** The most halls that are side by side on a wide screen. If there are more, `OF_MORE` are, with the others below. */
const MOST_COLUMNS = 4
const OF_MORE = 3

/** Splits a row of more halls than have room side by side. */
function inColumns<T extends Placed>(row: T[], halls: Halls): T[][] {
  const present = hallsInUse(row, halls).map(({ key }) => key)
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

/** The area of a CSS grid. `rows`: how many of its rows are between two lines. */
export const gridArea = ({ start, end, from, to }: Area, rows = 1): string =>
  `${rows * start + 1} / ${from + 1} / ${rows * end + 1} / ${to + 1}`

/**
 * Positions for sessions with all their talks: at each start there is a row for headings and one for talks, so that the talks of sessions
 * that start together are level, and a later session begins below the headings of the earlier ones. Long titles in one hall leave no
 * holes in the other. `rows`: their heights, if sessions start at different times.
 */
export function levelStarts(row: readonly Placed[], halls: Halls) {
  const starts = inOrder(row.map(({ startsAt }) => startsAt))
  const columns = hallsInUse(row, halls)
  const areas = row.map((session) => [session.code, gridArea(areaOf(session, columns, starts), 2)] as const)
  const rows = starts.length > 1 ? `${'auto '.repeat(2 * starts.length - 1)}1fr` : undefined
  return { columns: columns.length, areas: new Map(areas), rows }
}
