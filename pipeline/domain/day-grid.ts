// A day as time × hall: which columns it has, and where each session is among them. The page and the PDFs draw it.

/** Written instants with the same offset can be compared as strings. */
type Span = { readonly startsAt: string; readonly endsAt: string }

export type Placed = Span & {
  readonly code: string
  readonly hall?: string | null | undefined
  readonly moreHalls?: readonly string[]
}

type Halls = readonly { readonly key: string }[]

/** An entry of a programme as the day's list has it: a session, or a break, ceremony or dinner, which has no talks. */
export type Entry = Span & Pick<Placed, 'hall'> & { readonly talks: readonly Span[] }

/** Lines between which a session is, from 0: `start` and `end` of its time, `from` and `to` of its columns. */
export type Area = { start: number; end: number; from: number; to: number }

/** Whether two spans have a moment in common; one that ends as the other begins has none. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Whether an event without talks, in the hall of a session or in none, is between two talks of that session. */
export const interrupts = (event: Entry, { hall, talks }: Entry): boolean =>
  event.talks.length === 0 &&
  (!event.hall || event.hall === hall) &&
  talks.some(({ endsAt }) => endsAt <= event.startsAt) &&
  talks.some(({ startsAt }) => startsAt >= event.endsAt) &&
  !talks.some((talk) => overlap(talk, event))

/**
 * The session among whose talks a ceremony or break is listed, for it interrupts that one and has no other beside it, where it would be
 * missed; undefined for everything else.
 */
export function interruptedBy<T extends Entry>(event: T, sessions: readonly T[]): T | undefined {
  const [session, ...others] = sessions.filter(
    (other) => other !== event && (other.hall || other.talks.length > 0) && overlap(other, event),
  )
  return session && others.length === 0 && interrupts(event, session) ? session : undefined
}

const byStart = (one: Span, other: Span): number => one.startsAt.localeCompare(other.startsAt)

/** A session in parts: before, between and after the events that interrupt it. */
function partsOf<Session extends Entry>(session: Session, day: readonly Session[]): Session[] {
  const parts: Session[] = []
  let { startsAt } = session
  for (const event of day.filter((other) => interrupts(other, session)).sort(byStart)) {
    if (startsAt < event.startsAt) parts.push({ ...session, startsAt, endsAt: event.startsAt })
    if (startsAt < event.endsAt) startsAt = event.endsAt
  }
  return [...parts, { ...session, startsAt }]
}

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
 * The area of a session. One in several halls that are side by side fills all of their columns. There is a line at each of `instants`, in
 * order, and one at the end.
 */
export function areaOf(session: Placed, columns: Halls, instants: readonly string[]): Area {
  const line = (instant: string) => {
    const index = instants.findIndex((one) => one >= instant)
    return index < 0 ? instants.length : index
  }
  const from = columns.findIndex(({ key }) => key === session.hall)
  const next = columns.findIndex(({ key }, index) => index > from && !isIn(session, key))
  const to = next < 0 ? columns.length : next
  return { start: line(session.startsAt), end: line(session.endsAt), from, to }
}

type InPlace = Placed & Entry & { readonly placeName?: string | null | undefined }

/** A session, or the part of one between two that interrupt it, and its area in the grid of its day. */
export type Cell<Session> = { session: Session; area: Area }

/**
 * A day as a grid: a column for each hall in use, and one for each other place used at the time of a session in a hall; a line at each of
 * the instants; cells in order of time. All else, such as a break, is across the halls.
 */
export function dayGrid<Session extends InPlace>(
  sessions: readonly Session[],
  halls: readonly { readonly key: string; readonly name: string }[],
): { columns: { key: string; name: string }[]; instants: string[]; cells: Cell<Session>[] } {
  const parts = sessions.flatMap((session) => partsOf(session, sessions)).sort(byStart)
  const inHalls = parts.filter(({ hall }) => hall)
  const inUse = hallsInUse(parts, halls)
  const columns = inUse.length > 0 ? [...inUse] : [{ key: '', name: '' }]
  const across: Session[] = []
  const beside = new Map<Session, string>()
  for (const session of parts.filter(({ hall }) => !hall)) {
    if (![...inHalls, ...across].some((other) => overlap(session, other))) {
      across.push(session)
      continue
    }
    const name = session.placeName ?? ''
    // Two things at the same time in the same place have a column each.
    let key = name
    while ([...beside].some(([other, taken]) => taken === key && overlap(session, other))) key += '+'
    if (!columns.some((column) => column.key === key)) columns.push({ key, name })
    beside.set(session, key)
  }
  const placeOf = (session: Session): Placed => {
    if (!across.includes(session)) return { ...session, hall: beside.get(session) ?? session.hall }
    const taken = [...beside].filter(([other]) => overlap(session, other)).map(([, key]) => key)
    const [hall, ...moreHalls] = columns.map(({ key }) => key).filter((key) => !taken.includes(key))
    return { ...session, hall, moreHalls }
  }
  const instants = inOrder(parts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))
  const cells = parts.map((session) => ({ session, area: areaOf(placeOf(session), columns, instants) }))
  return { columns, instants, cells }
}
