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

/** Something that takes place, and what it needs for itself: a hall or a person. */
type Booking = Omit<Located, 'value'> & {
  needs: Bilingual
  /** What two ways to write the same need have in common. */
  key: string
  severity: Problem['severity']
  date: string
  start: string
  end: string
  /** What messages call it: 2B, 2B-3. */
  name: Text
  /** Bookings of one group do not clash with each other: the talks of a session, the sessions beside a lunch. */
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

/** Pauses outside the halls, and the kinds of sessions that everybody attends. In a hall, coffee may be served meanwhile. */
const pauses = [
  {
    kind: 'lunch',
    needs: both('Lunch', 'Öğle yemeği'),
    missed: ['opening', 'plenary', 'session', 'panel', 'awards', 'closing'],
  },
  { kind: 'break', needs: both('Break', 'Ara'), missed: ['opening', 'plenary', 'awards', 'closing'] },
]

function ofSessions(read: ReadEdition): Booking[] {
  return entriesOf(read, 'sessions').flatMap(({ entry, index }): Booking[] => {
    const { code, date, start, kind, chairs, moderators, panellists, talks } = entry
    const [end, times, halls] = [sessionEnd(entry), talkTimes(entry), hallsOf(entry)]
    if (end === undefined) return []
    const whole = { date, start, end, name: code, group: index, in: 'sessions' as const }
    const person = (name: string, path: PropertyKey[], more?: Partial<Booking>): Booking => ({
      ...whole,
      needs: both(name, name),
      key: `person ${personOf(name)}`,
      severity: 'warning',
      path: [index, ...path],
      ...more,
    })
    const people = [
      ...chairs.map((name, at) => person(name, ['chairs', at])),
      ...moderators.map(({ name }, at) => person(name, ['moderators', at, 'name'])),
      ...panellists.map(({ name }, at) => person(name, ['panellists', at, 'name'])),
      ...talks.flatMap((entry, talk) =>
        presentersOf(entry).map(({ name, path }) =>
          person(name, ['talks', talk, ...path, 'name'], { ...times[talk], name: talkCode(code, talk) }),
        ),
      ),
    ]
    const isOutside = halls.length === 0
    return [
      ...pauses
        .filter((pause) => (isOutside ? pause.kind === kind : pause.missed.includes(kind)))
        .map((pause): Booking => ({
          ...whole,
          needs: pause.needs,
          key: pause.kind,
          group: isOutside ? 'pauses' : 'sessions',
          path: [index, 'start'],
          severity: 'warning',
        })),
      ...halls.map((hall): Booking => ({
        ...whole,
        needs: both(`Hall “${hall}”`, `“${hall}” salonu`),
        key: `hall ${hall}`,
        path: [index, 'start'],
        severity: 'error',
      })),
      ...people.filter(({ needs }) => !isToBeAnnounced(needs.en)),
    ]
  })
}

const ofWorkshop = (read: ReadEdition): Booking[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day) =>
    sessions.map(({ start, end, title }, index): Booking => ({
      needs: both('Workshop', 'Çalıştay'),
      key: 'workshop',
      severity: 'error',
      date,
      start,
      end,
      name: title,
      group: index,
      in: 'workshop',
      path: ['days', day, 'sessions', index, 'start'],
    })),
  )

const move = both(
  'Move or shorten one of the two. If they are two people with the same name, ignore the warning.',
  'İkisinden birini kaydırın ya da kısaltın. Aynı adlı iki kişiyse uyarıyı dikkate almayın.',
)

/** Bookings that need the same as an earlier one at the same time, each reported once, with the first of these. */
export function checkClashes(read: ReadEdition): Problem[] {
  const all = [...ofSessions(read), ...ofWorkshop(read)]
  const written = ({ name, start, end }: Booking, language: Language) =>
    `${inLanguage(name, language)} (${clockOf(start)}–${clockOf(end)})`
  return all.flatMap((later, position) => {
    const { in: file, path, needs, key, date, group, severity } = later
    const earlier = all
      .slice(0, position)
      .find((one) => one.key === key && one.date === date && one.group !== group && overlap(one, later))
    if (!earlier) return []
    const place = placeOf(read, earlier.in, earlier.path)
    const times = inBoth((language) => `${written(earlier, language)}, ${place}; ${written(later, language)}`)
    const message = both(
      `${needs.en}, at the same time: ${times.en}.`,
      `${needs.tr}, aynı anda: ${times.tr}.`,
    )
    return problemIn(read, file, path, { message, advice: move, severity })
  })
}
