// Which sessions stand side by side: those in different halls at overlapping times.

type Placed = {
  readonly kind: string
  readonly hall: string | null
  readonly start: string
  readonly end: string
}

/** Whether a session still runs at an hour; one that ends earlier than it begins runs past midnight. */
const runsAt = ({ start, end }: Placed, hour: string) => hour < end || end < start

/** Groups a day’s sessions, which come in order of time; whatever is in no hall has a row to itself. */
export function rowsOf<T extends Placed>(sessions: readonly T[]): T[][] {
  const rows: T[][] = []
  for (const session of sessions) {
    const row = rows.at(-1)
    const beside =
      session.hall !== null &&
      row?.every(
        (other) => other.hall !== null && other.hall !== session.hall && runsAt(other, session.start),
      )
    if (row && beside) row.push(session)
    else rows.push([session])
  }
  return rows
}
