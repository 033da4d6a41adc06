// The state of a key date on a given day (specification, section 4: event timeline). Days are ISO dates in the city.

type DateState = 'closed' | 'past' | 'underWay' | 'next' | 'upcoming'

type Day = { readonly iso: string }
type KeyDay = { readonly kind: string; readonly date: Day; readonly ends?: Day | null | undefined }

const lastDay = ({ date, ends }: KeyDay) => (ends ?? date).iso

const isUnderWay = ({ kind, date }: KeyDay, today: string) => kind === 'event' && date.iso <= today

/** The day that people wait for: the first day of an event, the last day of anything else. */
const awaited = (keyDate: KeyDay) => (keyDate.kind === 'event' ? keyDate.date.iso : lastDay(keyDate))

/** A deadline is open until the end of its last day. All dates on the nearest coming day are `next`. */
export function dateStates(keyDates: readonly KeyDay[], today: string): DateState[] {
  const next = keyDates
    .filter((keyDate) => awaited(keyDate) >= today && !isUnderWay(keyDate, today))
    .map(awaited)
    .sort()[0]
  return keyDates.map((keyDate) => {
    if (lastDay(keyDate) < today) return keyDate.kind === 'deadline' ? 'closed' : 'past'
    if (isUnderWay(keyDate, today)) return 'underWay'
    return awaited(keyDate) === next ? 'next' : 'upcoming'
  })
}
