// A day as time × hall: which columns it has, and where each session is among them. The page and the PDFs draw it.

/** Written instants with the same offset can be compared as strings. */
type Span = { readonly startsAt: string; readonly endsAt: string }

export type Placed = Span & {
  readonly code: string
  readonly hall?: string | null | undefined
  readonly moreHalls?: readonly string[]
}

type Halls = readonly { readonly key: string }[]

/** Lines between which a session is, from 0: `start` and `end` of its time, `from` and `to` of its columns. */
export type Area = { start: number; end: number; from: number; to: number }

/** Whether two spans have a moment in common; one that ends as the other begins has none. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Whether a session takes place in a hall (by its key; null is not a hall). */
export const isIn = (
  { hall, moreHalls = [] }: Omit<Placed, keyof Span | 'code'>,
  key: string | null,
): boolean => hall === key || (key !== null && moreHalls.includes(key))

/** The halls in which something is, in their order. */
export const hallsInUse = <Hall extends { readonly key: string }>(
  sessions: readonly Omit<Placed, keyof Span | 'code'>[],
  halls: readonly Hall[],
): Hall[] => halls.filter(({ key }) => sessions.some((session) => isIn(session, key)))

/** Instants in their order, each once. */
export const inOrder = (instants: string[]): string[] => [...new Set(instants)].sort()

/**
 * The area of each session, by code. One in several halls that are side by side fills all of their columns. There is a line at each of
 * `instants`, in order, and one at the end; by default wherever something begins or ends.
 */
export function areasIn(
  sessions: readonly Placed[],
  columns: Halls,
  instants = inOrder(sessions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])),
): Map<string, Area> {
  const line = (instant: string) => {
    const index = instants.findIndex((one) => one >= instant)
    return index < 0 ? instants.length : index
  }
  return new Map(
    sessions.map((session) => {
      const from = columns.findIndex(({ key }) => key === session.hall)
      const next = columns.findIndex(({ key }, index) => index > from && !isIn(session, key))
      const to = next < 0 ? columns.length : next
      return [session.code, { start: line(session.startsAt), end: line(session.endsAt), from, to }]
    }),
  )
}

type InPlace = Placed & { readonly placeName?: string | null | undefined }

/**
 * The columns of a day: one for each hall in use, and one for each other place used at the time of a session in a hall. All else, such as
 * a break, is across the halls.
 */
export function dayGrid<Session extends InPlace>(
  sessions: readonly Session[],
  halls: readonly { readonly key: string; readonly name: string }[],
): { columns: { key: string; name: string }[]; placed: Session[] } {
  const inUse = hallsInUse(sessions, halls)
  const columns = inUse.length > 0 ? [...inUse] : [{ key: '', name: '' }]
  const inHalls = sessions.filter(({ hall }) => hall)
  const across: Session[] = []
  const beside: Session[] = []
  for (const session of sessions.filter(({ hall }) => !hall)) {
    if (![...inHalls, ...across].some((other) => overlap(session, other))) {
      across.push(session)
      continue
    }
    const name = session.placeName ?? ''
    // Two things at the same time in the same place have a column each.
    let key = name
    while (beside.some((other) => other.hall === key && overlap(session, other))) key += '+'
    if (!columns.some((column) => column.key === key)) columns.push({ key, name })
    beside.push({ ...session, hall: key })
  }
  const fill = (session: Session): Session => {
    const taken = beside.filter((other) => overlap(session, other)).map(({ hall }) => hall)
    const [hall, ...moreHalls] = columns.map(({ key }) => key).filter((key) => !taken.includes(key))
    return { ...session, hall, moreHalls }
  }
  return { columns, placed: [...inHalls, ...beside, ...across.map(fill)] }
}
