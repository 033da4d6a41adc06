// Which sessions stand side by side: those in halls at overlapping times, each hall in its column.

type Placed = {
  readonly hall: string | null
  readonly start: string
  readonly end: string
}

/** Whether a session still runs at an hour; one that ends earlier than it begins runs past midnight. */
const runsAt = ({ start, end }: Placed, hour: string) => hour < end || end < start

/**
 * Groups a day’s sessions, which come in order of time. Whatever is in no hall has a row to itself; what begins while
 * something in a hall still runs joins its row, unless something in no hall has ended since: nobody has the coffee of
 * 10:50 after the session of 11:10.
 */
export function rowsOf<T extends Placed>(sessions: readonly T[]): T[][] {
  const rows: T[][] = []
  let halls: T[] = []
  /** The first end of what is in no hall since that row. */
  let parted = ''
  for (const session of sessions) {
    const inHall = session.hall !== null
    const joins = !parted || session.start < parted
    if (inHall && joins && halls.some((other) => runsAt(other, session.start))) halls.push(session)
    else {
      const row = [session]
      rows.push(row)
      if (inHall) {
        halls = row
        parted = ''
      } else if (!parted || session.end < parted) parted = session.end
    }
  }
  return rows
}

/** Where a session stands in its row, counted from 1: the hall's column, and below what that hall has before it. */
export type Position = { column: number; line: number; lines: number }

/** Halls that have a column each on a wide screen; of more of them these stand side by side, the others below. */
export const MOST_COLUMNS = 4
const OF_MORE = 3

/** Takes what a long session beside several short ones has more: without it, they would be drawn apart to its length. */
const LAST_LINE = 'minmax(min-content, 0fr)'

/**
 * The columns of a row and every session's place in them. The last one of a hall reaches down to the end of the row. Of more
 * halls than have room, the further ones stand below the first, all that is in a hall under one another. `heights`: of the
 * lines, where a hall has several.
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
