// Puts sessions in halls at overlapping times side by side, each hall in a column of its own.

/** Written instants with the same offset can be compared as strings. */
type Placed = { readonly hall: string | null; readonly startsAt: string; readonly endsAt: string }

/**
 * Groups a day’s sessions, given in order of time, into rows. Whatever is in no hall has a row to itself. A session in a hall
 * joins the last row of halls if something there is still running, unless something in no hall has ended since: a session of
 * 11:10 must not be listed above the coffee of 10:50.
 */
export function rowsOf<T extends Placed>(sessions: readonly T[]): T[][] {
  const rows: T[][] = []
  let halls: T[] = []
  /** Earliest end, since the last row of halls, of something in no hall; empty if there was nothing. */
  let parted = ''
  for (const session of sessions) {
    const inHall = session.hall !== null
    const joins = !parted || session.startsAt < parted
    if (inHall && joins && halls.some(({ endsAt }) => session.startsAt < endsAt)) halls.push(session)
    else {
      const row = [session]
      rows.push(row)
      if (inHall) {
        halls = row
        parted = ''
      } else if (!parted || session.endsAt < parted) parted = session.endsAt
    }
  }
  return rows
}

/** A session's place in its row: the column of its hall and its first line, counted from 1, and how many lines it spans. */
export type Position = { column: number; line: number; lines: number }

/** The most halls that are side by side on a wide screen. If there are more, `OF_MORE` are, with the others below. */
export const MOST_COLUMNS = 4
const OF_MORE = 3

/** Lets the last line take the surplus height of a long session; otherwise short ones beside it would be spread apart. */
const LAST_LINE = 'minmax(min-content, 0fr)'

/**
 * The number of columns of a row and every session's place in them. Sessions of a hall are one below the other; the last one
 * spans all lines that remain. Halls that find no room side by side follow below the first ones. `heights` are those of the
 * lines, for `grid-template`, if a hall has several sessions.
 */
export function positionsIn<T extends Placed>(
  row: readonly T[],
  halls: readonly { readonly key: string }[],
): { columns: number; heights: string | undefined; positions: Map<T, Position> } {
  const columns = halls
    .map(({ key }) => row.filter(({ hall }) => hall === key))
    .filter(({ length }) => length > 0)
  const across = columns.length > MOST_COLUMNS ? OF_MORE : MOST_COLUMNS
  const positions = new Map<T, Position>()
  let above = 0
  let lines = 0
  const heights: string[] = []
  columns.forEach((column, index) => {
    if (index % across === 0) {
      above += lines
      lines = Math.max(...columns.slice(index, index + across).map(({ length }) => length))
      heights.push(...Array<string>(lines - 1).fill('auto'), LAST_LINE)
    }
    column.forEach((session, place) => {
      positions.set(session, {
        column: (index % across) + 1,
        line: above + place + 1,
        lines: place === column.length - 1 ? lines - place : 1,
      })
    })
  })
  return {
    columns: columns.length,
    heights: heights.includes('auto') ? heights.join(' ') : undefined,
    positions,
  }
}
