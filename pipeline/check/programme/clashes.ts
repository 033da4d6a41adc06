// What cannot be at the same time: two sessions in one hall, one person in two places, a session and everybody's lunch.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { inBoth, inLanguage } from '../../records/localise'
import { talkCode } from '../../records/programme-codes'
import { clockOf, overlap, sessionEnd, talkTimes } from '../../records/session-times'
import { isToBeAnnounced } from '../../records/to-be-announced'
import { hallsOf, presentersOf } from '../../schemas/programme'
import type { Bilingual, Language, Text } from '../../schemas/kinds'
import { entriesOf, placeOf, problemIn, type Located } from '../findings'

/** Something that takes place, and what it needs for itself: a hall, a person, everybody's attention. */
type Booking = Omit<Located, 'value'> & {
  needs: string
  message: (times: Bilingual) => Bilingual
  severity: Problem['severity']
  date: string
  start: string
  end: string
  /** What messages call it: 2B, 2B-3. */
  name: Text
  /** Bookings of one group do not clash with each other: the talks of a session, two breaks. */
  group: PropertyKey
}

/**
 * A name without degrees of any language, so that "Prof. Dr. A", "Dr.-Ing. A" and "A, PhD" are one person: words before the name
 * end in a full stop, but an initial is part of it; what follows a comma is a profession or a degree.
 */
export const personOf = (name: string) =>
  ignoringCase(name.split(',')[0]!)
    .replace(
      /^(?:\p{L}[\p{L}.-]*\p{L}\.(?:-\p{L}+\.)*\s*|(?:üyesi|lecturer|prof|dr|doç|phd|msc)\s+)+(?=\p{L})/u,
      '',
    )
    .replace(/[’`´]/g, "'")
    .replace(/\s+(?:ph\.?\s?d|m\.?sc)\.?$/, '')
    .trim()

const inHall = (hall: string) => (times: Bilingual) =>
  both(
    `Two sessions overlap in hall “${hall}”: ${times.en}.`,
    `“${hall}” salonunda iki oturum çakışıyor: ${times.tr}.`,
  )

const isTwice = (name: string) => (times: Bilingual) =>
  both(`${name} is in two places at once: ${times.en}.`, `${name} aynı anda iki yerde: ${times.tr}.`)

const atOnce = (times: Bilingual) => both(`At the same time: ${times.en}.`, `Aynı anda: ${times.tr}.`)

/** Kinds of sessions that everybody attends, by the kind of pause that is outside the halls. In a hall, coffee may be served meanwhile. */
const attended: Record<string, string[]> = {
  lunch: ['opening', 'plenary', 'session', 'panel', 'awards', 'closing'],
  break: ['opening', 'plenary', 'awards', 'closing'],
}

function ofSessions(read: ReadEdition): Booking[] {
  const sessions = entriesOf(read, 'sessions')
  const codes = sessions.map(({ entry }) => ignoringCase(entry.code))
  return sessions.flatMap(({ entry, index }, position): Booking[] => {
    const { code, date, start, kind, chairs, talks } = entry
    const halls = hallsOf(entry)
    const end = sessionEnd(entry)
    // A session whose code was copied with it is reported for its code.
    if (end === undefined || codes.indexOf(codes[position]!) !== position) return []
    const times = talkTimes(entry)
    const whole = {
      ...{ date, start, end, name: code, group: index, in: 'sessions' as const, path: [index, 'start'] },
      ...{ needs: '', message: atOnce, severity: 'warning' as const },
    }
    const person = (name: string, more: Partial<Booking>): Booking[] =>
      isToBeAnnounced(name)
        ? []
        : [{ ...whole, needs: `person ${personOf(name)}`, message: isTwice(name), ...more }]
    const pauses = Object.keys(attended).filter((pause) =>
      halls.length === 0 ? pause === kind : attended[pause]!.includes(kind),
    )
    const group = halls.length === 0 ? 'pauses' : 'sessions'
    return [
      ...halls.map((hall) => ({
        ...whole,
        ...{ needs: `hall ${hall}`, severity: 'error' as const, message: inHall(hall) },
      })),
      ...pauses.map((pause) => ({ ...whole, needs: pause, group })),
      ...chairs.flatMap((name, chair) => person(name, { path: [index, 'chairs', chair] })),
      ...(['moderators', 'panellists'] as const).flatMap((role) =>
        entry[role].flatMap(({ name }, at) => person(name, { path: [index, role, at, 'name'] })),
      ),
      ...talks.flatMap((entry, talk) =>
        presentersOf(entry).flatMap(({ name, path }) =>
          person(name, {
            ...{ ...times[talk], name: talkCode(code, talk) },
            path: [index, 'talks', talk, ...path, 'name'],
          }),
        ),
      ),
    ]
  })
}

const ofWorkshop = (read: ReadEdition): Booking[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day) =>
    sessions.map(({ start, end, title }, index): Booking => ({
      ...{ needs: 'workshop', message: atOnce, severity: 'error' },
      ...{ date, start, end, name: title, group: index },
      ...{ in: 'workshop', path: ['days', day, 'sessions', index, 'start'] },
    })),
  )

const move = both('Move or shorten one of the two.', 'İkisinden birini kaydırın ya da kısaltın.')

const moveUnlessRight = both(
  `${move.en} If both are right (two people with the same name, people who go in turns), ignore this.`,
  `${move.tr} İkisi de doğruysa (aynı adlı iki kişi, sırayla çıkılan ara) bu uyarıyı dikkate almayın.`,
)

/** Bookings that need the same as an earlier one at the same time, each reported once, with the first of these. */
export function checkClashes(read: ReadEdition): Problem[] {
  const all = [...ofSessions(read), ...ofWorkshop(read)]
  const written = ({ name, start, end }: Booking, language: Language) =>
    `${inLanguage(name, language)} (${clockOf(start)}–${clockOf(end)})`
  return all.flatMap((later, position) => {
    const earlier = all
      .slice(0, position)
      .find(
        (other) =>
          other.needs === later.needs &&
          other.date === later.date &&
          other.group !== later.group &&
          overlap(other, later),
      )
    if (!earlier) return []
    const place = placeOf(read, earlier.in, earlier.path)
    const times = inBoth((language) => `${written(earlier, language)}, ${place}; ${written(later, language)}`)
    const message = later.message(times)
    const { in: file, path, severity } = later
    return problemIn(read, file, path, {
      message,
      advice: severity === 'error' ? move : moveUnlessRight,
      severity,
    })
  })
}
