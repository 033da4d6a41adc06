// What cannot be at the same time: two sessions in one hall, one person in two places, a session and everybody's lunch.
import type { ReadEdition } from '../../read'
import { type Diagnostic, type Severity, type Value } from '../../messages/diagnostic'
import { personKey } from '../../domain/person-names'
import { talkCode } from '../../domain/programme-codes'
import { clockOf, overlap, sessionEnd, talkTimes } from '../../domain/session-times'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import type { EditionData } from '../../schemas'
import { hallsOf, presentersOf } from '../../schemas/programme'
import { entriesOf, placeOf, problemIn, type Located } from '../findings'

/** Something that takes place, and what it needs for itself: a hall, a person, or everybody. */
type Booking = Omit<Located, 'value'> & {
  needs: Value
  /** What two ways to write the same need have in common. */
  key: string
  severity: Severity
  date: string
  start: string
  end: string
  /** What messages call it: 2B, 2B-3. */
  code: string
  /** Bookings of one group do not clash with each other: the talks of a session, the sessions beside a lunch. */
  group: string
}

/** Pauses outside the halls, and the kinds of sessions that everybody attends. In a hall, coffee may be served meanwhile. */
const pauses = [
  {
    kind: 'lunch',
    needs: { code: 'clash.lunch' },
    missed: ['opening', 'plenary', 'session', 'panel', 'awards', 'closing'],
  },
  { kind: 'break', needs: { code: 'clash.break' }, missed: ['opening', 'plenary', 'awards', 'closing'] },
]

/** The people of a session, and when each has to be there, if not all the time. */
function peopleOf(session: EditionData['sessions'][number]) {
  const { code, chairs, moderators, panellists, talks } = session
  const times = talkTimes(session)
  return [
    ...chairs.map((name, at) => ({ name, at: ['chairs', at], during: {} })),
    ...moderators.map(({ name }, at) => ({ name, at: ['moderators', at, 'name'], during: {} })),
    ...panellists.map(({ name }, at) => ({ name, at: ['panellists', at, 'name'], during: {} })),
    ...talks.flatMap((entry, talk) =>
      presentersOf(entry).map(({ name, path }) => ({
        name,
        at: ['talks', talk, ...path, 'name'],
        during: { ...times[talk], code: talkCode(code, talk) },
      })),
    ),
  ].filter(({ name }) => !isToBeAnnounced(name))
}

function bookingsOf({ value, path, ...of }: Located<EditionData['sessions'][number]>): Booking[] {
  const { code, date, start, kind } = value
  const [end, halls] = [sessionEnd(value), hallsOf(value)]
  if (end === undefined) return []
  const severity: Severity = 'warning'
  const whole = { ...of, path: [...path, 'start'], date, start, end, code, group: code, severity }
  const isOutside = halls.length === 0
  return [
    ...pauses
      .filter((pause) => (isOutside ? pause.kind === kind : pause.missed.includes(kind)))
      .map(({ needs, kind: key }) => ({ ...whole, needs, key, group: isOutside ? 'pauses' : 'sessions' })),
    ...halls.map((hall): Booking => ({
      ...whole,
      needs: { code: 'clash.hall', values: { hall } },
      key: `hall ${hall}`,
      severity: 'error',
    })),
    ...peopleOf(value).map(({ name, at, during }) => ({
      ...whole,
      needs: name,
      key: `person ${personKey(name)}`,
      path: [...path, ...at],
      ...during,
    })),
  ]
}

/** Bookings that need the same as an earlier one at the same time, each reported once, with the first of these. */
export function checkClashes(read: ReadEdition): Diagnostic[] {
  const all = entriesOf(read, 'sessions').flatMap(bookingsOf)
  const written = ({ code, start, end }: Booking) => `${code} (${clockOf(start)}–${clockOf(end)})`
  return all.flatMap((later, position) => {
    const { in: file, path, needs, key, date, group, severity } = later
    const earlier = all
      .slice(0, position)
      .find((one) => one.key === key && one.date === date && one.group !== group && overlap(one, later))
    if (!earlier) return []
    const values = { needs, earlier: written(earlier), place: placeOf(read, earlier), later: written(later) }
    const advice = typeof needs === 'string' ? [{ code: 'advice.namesakes' }] : []
    return problemIn(read, file, path, { severity, code: 'clash.same-time', values, advice })
  })
}
