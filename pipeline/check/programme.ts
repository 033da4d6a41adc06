// Times of the programme: talks inside their session, halls free, people in one place (specification, section 9).
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import type { EditionData } from '../schemas'
import { minutesOf, sessionEnd, talkTimes } from '../records/session-times'
import { entriesOf, problemIn } from './place'

type Session = EditionData['sessions'][number]
type Placed = { session: Session; index: number; end: string; line: number }

const overlap = (a: { start: string; end: string }, b: { start: string; end: string }) =>
  a.start < b.end && b.start < a.end

function withinSession(read: ReadEdition, { session, index, end }: Placed): Problem[] {
  const times = talkTimes(session)
  return times.flatMap((time, talk): Problem[] => {
    const place: PropertyKey[] = [index, 'talks', talk, session.talks[talk]?.start ? 'start' : 'title']
    const name = `${session.code}-${talk + 1}`
    const before = times[talk - 1]
    if (before && time.start < before.end) {
      return [
        problemIn(
          read,
          'sessions',
          place,
          both(
            `Talk ${name} begins at ${time.start}, before ${session.code}-${talk} ends at ${before.end}.`,
            `${name} bildirisi, ${session.code}-${talk} bitmeden (${before.end}) saat ${time.start}’te başlıyor.`,
          ),
          both(
            `Write start: "${before.end}" or later, or delete the start so that it follows by itself.`,
            `start: "${before.end}" ya da daha geç bir saat yazın; ya da kendiliğinden izlemesi için start satırını silin.`,
          ),
        ),
      ]
    }
    if (time.start < session.start || time.end > end) {
      return [
        problemIn(
          read,
          'sessions',
          place,
          both(
            `Talk ${name} (${time.start}–${time.end}) runs outside session ${session.code} (${session.start}–${end}).`,
            `${name} bildirisi (${time.start}–${time.end}) ${session.code} oturumunun (${session.start}–${end}) dışına taşıyor.`,
          ),
          both(
            'Give the session a later end, shorten talks with “minutes”, or move the talk.',
            'Oturumun bitişini ileri alın, bildirileri “minutes” ile kısaltın ya da bildiriyi taşıyın.',
          ),
        ),
      ]
    }
    return []
  })
}

function endsAfterStart(read: ReadEdition, { entry, index }: { entry: Session; index: number }): Problem[] {
  const end = sessionEnd(entry)
  if (end === undefined) {
    return [
      problemIn(
        read,
        'sessions',
        [index, 'end'],
        both(`Session ${entry.code} has neither an end nor talks.`, `${entry.code} oturumunun ne bitişi ne de bildirisi var.`),
        both('Write end: "…".', 'end: "…" yazın.'),
      ),
    ]
  }
  if (minutesOf(end) > minutesOf(entry.start)) return []
  return [
    problemIn(
      read,
      'sessions',
      [index, entry.end ? 'end' : 'start'],
      both(`Session ${entry.code} ends at ${end}, before it begins at ${entry.start}.`, `${entry.code} oturumu başlamadan (${entry.start}) bitiyor (${end}).`),
      both('Correct one of the two times.', 'İki saatten birini düzeltin.'),
    ),
  ]
}

function hallClashes(read: ReadEdition, placed: Placed[]): Problem[] {
  return placed.flatMap((later, position) =>
    placed.slice(0, position).flatMap((earlier): Problem[] => {
      const a = earlier.session
      const b = later.session
      if (!a.hall || a.hall !== b.hall || a.date !== b.date) return []
      if (!overlap({ start: a.start, end: earlier.end }, { start: b.start, end: later.end })) return []
      return [
        problemIn(
          read,
          'sessions',
          [later.index, 'start'],
          both(
            `Sessions ${a.code} (${a.start}–${earlier.end}, line ${earlier.line}) and ${b.code} (${b.start}–${later.end}) overlap in hall “${b.hall}”.`,
            `${a.code} (${a.start}–${earlier.end}, ${earlier.line}. satır) ve ${b.code} (${b.start}–${later.end}) oturumları “${b.hall}” salonunda çakışıyor.`,
          ),
          both(
            `Begin ${b.code} at ${earlier.end} or later, end ${a.code} earlier, or use another hall.`,
            `${b.code} oturumunu ${earlier.end} ya da sonrasında başlatın, ${a.code} oturumunu daha erken bitirin ya da başka bir salon kullanın.`,
          ),
        ),
      ]
    }),
  )
}

/** Where somebody is, for how long, and at which place in the file. */
type Appointment = { name: string; date: string; start: string; end: string; where: string; path: PropertyKey[] }

function appointmentsOf({ session, index, end }: Placed): Appointment[] {
  const times = talkTimes(session)
  const where = session.code
  return [
    ...session.chairs.map((name, chair) => ({
      name,
      date: session.date,
      start: session.start,
      end,
      where,
      path: [index, 'chairs', chair],
    })),
    ...session.talks.flatMap((talk, number) =>
      talk.presenters.map(({ name }, presenter) => ({
        name,
        date: session.date,
        start: times[number]!.start,
        end: times[number]!.end,
        where: `${session.code}-${number + 1}`,
        path: [index, 'talks', number, 'presenters', presenter, 'name'],
      })),
    ),
  ]
}

/** A name without its titles, so that "Prof. Dr. A" and "A" are one person. */
const personOf = (name: string) =>
  name
    .replace(/\b\p{L}+\.\s*/gu, '')
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .trim()

function doublyBooked(read: ReadEdition, placed: Placed[]): Problem[] {
  const byPerson = new Map<string, Appointment[]>()
  for (const appointment of placed.flatMap(appointmentsOf)) {
    const person = `${appointment.date} ${personOf(appointment.name)}`
    byPerson.set(person, [...(byPerson.get(person) ?? []), appointment])
  }
  return [...byPerson.values()].flatMap((appointments) =>
    appointments.flatMap((later, position) =>
      appointments.slice(0, position).flatMap((earlier): Problem[] => {
        const sameSession = earlier.path[0] === later.path[0]
        if (sameSession || !overlap(earlier, later)) return []
        return [
          problemIn(
            read,
            'sessions',
            later.path,
            both(
              `${later.name} is in two places at once: ${earlier.where} (${earlier.start}–${earlier.end}) and ${later.where} (${later.start}–${later.end}).`,
              `${later.name} aynı anda iki yerde: ${earlier.where} (${earlier.start}–${earlier.end}) ve ${later.where} (${later.start}–${later.end}).`,
            ),
            both(
              'Move one of the two, or ignore this if they are two people of the same name.',
              'İkisinden birini taşıyın; aynı adı taşıyan iki kişiyse bu uyarıyı geçin.',
            ),
            { severity: 'warning' },
          ),
        ]
      }),
    ),
  )
}

/** Every rule of time in sessions.yaml. */
export function checkProgramme(read: ReadEdition): Problem[] {
  const sessions = entriesOf<Session>(read, 'sessions')
  const placed = sessions.flatMap(({ entry, index }): Placed[] => {
    const end = sessionEnd(entry)
    return end ? [{ session: entry, index, end, line: read.files.sessions.yaml.locate([index, 'start']).line }] : []
  })
  return [
    ...sessions.flatMap((session) => endsAfterStart(read, session)),
    ...placed.flatMap((session) => withinSession(read, session)),
    ...hallClashes(read, placed),
    ...doublyBooked(read, placed),
  ]
}
