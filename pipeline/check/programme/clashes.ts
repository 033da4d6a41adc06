// What cannot be at the same time: two sessions in one hall, one person in two places, a session and everybody's lunch.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { withoutTitle } from '../../records/academic-title'
import { talkCode } from '../../records/programme-codes'
import { clockOf, overlap, sessionEnd, talkTimes } from '../../records/session-times'
import { isToBeAnnounced } from '../../records/to-be-announced'
import type { EditionData } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, placeOf, problemIn } from '../findings'

/** Something that takes place, and what it needs for itself: a hall, a person, everybody's attention. */
type Booking = {
  needs: string
  severity: Problem['severity']
  message: (times: string) => Bilingual
  date: string
  start: string
  end: string
  /** What messages call it: 2B, 2B-3. */
  code: string
  in: 'sessions' | 'workshop'
  path: PropertyKey[]
  /** Bookings of one group do not clash with each other: the talks of a session, two breaks. */
  group: PropertyKey
}

/** A name without its titles, so that "Prof. Dr. A" and "A" are one person. */
export const personOf = (name: string) => ignoringCase(withoutTitle(name.normalize('NFC')))

const inHall = (hall: string) => (times: string) =>
  both(
    `Two sessions overlap in hall “${hall}”: ${times}.`,
    `“${hall}” salonunda iki oturum çakışıyor: ${times}.`,
  )

const isTwice = (name: string) => (times: string) =>
  both(`${name} is in two places at once: ${times}.`, `${name} aynı anda iki yerde: ${times}.`)

const atOnce = (times: string) => both(`At the same time: ${times}.`, `Aynı anda: ${times}.`)

/** Kinds of sessions that everybody attends, by the kind of pause that is outside the halls. In a hall, coffee may be served meanwhile. */
const attended: Record<string, string[]> = {
  lunch: ['opening', 'plenary', 'session', 'panel', 'closing'],
  break: ['opening', 'plenary', 'closing'],
}

type Session = { entry: EditionData['sessions'][number]; index: number }

function bookingsOf({ entry, index }: Session): Booking[] {
  const { code, date, start, hall, kind, chairs, talks } = entry
  const end = sessionEnd(entry)
  if (end === undefined) return []
  const times = talkTimes(entry)
  const whole = { date, start, end, code, in: 'sessions' as const, path: [index, 'start'], group: index }
  const person = (name: string, more: Partial<Booking>): Booking[] =>
    isToBeAnnounced(name)
      ? []
      : [
          {
            ...whole,
            needs: `person ${personOf(name)}`,
            severity: 'warning',
            message: isTwice(name),
            ...more,
          },
        ]
  const pauses = Object.keys(attended).filter((pause) =>
    hall === undefined ? pause === kind : attended[pause]!.includes(kind),
  )
  return [
    ...(hall ? [{ ...whole, needs: `hall ${hall}`, severity: 'error' as const, message: inHall(hall) }] : []),
    ...pauses.map((pause): Booking => ({
      ...whole,
      needs: pause,
      severity: 'warning',
      message: atOnce,
      group: hall === undefined ? 'pauses' : 'sessions',
    })),
    ...chairs.flatMap((name, chair) => person(name, { path: [index, 'chairs', chair] })),
    ...talks.flatMap(({ presenters }, talk) =>
      presenters.flatMap(({ name }, presenter) =>
        person(name, {
          ...times[talk],
          code: talkCode(code, talk),
          path: [index, 'talks', talk, 'presenters', presenter, 'name'],
        }),
      ),
    ),
  ]
}

const bookingsOfWorkshop = (read: ReadEdition): Booking[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day) =>
    sessions.map(({ start, end }, index): Booking => ({
      needs: 'workshop',
      severity: 'error',
      message: atOnce,
      date,
      start,
      end,
      code: String(index + 1),
      in: 'workshop',
      path: ['days', day, 'sessions', index, 'start'],
      group: index,
    })),
  )

/** A session whose code was copied with it is reported for its code. */
function withoutCopies(sessions: Session[]): Session[] {
  const codes = sessions.map(({ entry }) => ignoringCase(entry.code))
  return sessions.filter((_, at) => codes.indexOf(codes[at]!) === at)
}

const advice = both(
  'Move or shorten one of the two. If both are right (two people with the same name, people who go in turns), ignore this.',
  'İkisinden birini kaydırın ya da kısaltın. İkisi de doğruysa (aynı adlı iki kişi, sırayla çıkılan ara) bu uyarıyı dikkate almayın.',
)

/** Every pair of bookings that need the same at the same time, reported at the later one. */
export function checkClashes(read: ReadEdition): Problem[] {
  const all = [...withoutCopies(entriesOf(read, 'sessions')).flatMap(bookingsOf), ...bookingsOfWorkshop(read)]
  const written = ({ code, start, end }: Booking) => `${code} (${clockOf(start)}–${clockOf(end)})`
  return all.flatMap((later, position) =>
    all
      .slice(0, position)
      .filter(({ needs, date, group }) => {
        const isSame = needs === later.needs && date === later.date
        return isSame && group !== later.group
      })
      .filter((earlier) => overlap(earlier, later))
      .map((earlier) => {
        const place = placeOf(read, earlier.in, earlier.path)
        const message = later.message(`${written(earlier)}, ${place}; ${written(later)}`)
        return problemIn(read, later.in, later.path, { message, advice, severity: later.severity })
      }),
  )
}
