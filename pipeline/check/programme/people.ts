// Nobody can be in two places at once.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { both, type Problem, type Found } from '../../read/problem'
import { withoutTitle } from '../../records/academic-title'
import { talkCode } from '../../records/programme-codes'
import { clockOf, overlap, talkTimes } from '../../records/session-times'
import { isToBeAnnounced } from '../../records/to-be-announced'
import { warningIn } from '../problem-in'
import type { Placed } from './placed'

/** Where somebody is, for how long, and at which place in the file. */
type Appointment = {
  name: string
  date: string
  start: string
  end: string
  where: string
  path: PropertyKey[]
}

function appointmentsOf({ session, index, end }: Placed): Appointment[] {
  const { code, date, start } = session
  const times = talkTimes(session)
  return [
    ...session.chairs.map((name, chair) => ({
      name,
      date,
      start,
      end,
      where: code,
      path: [index, 'chairs', chair],
    })),
    ...session.talks.flatMap(({ presenters }, talk) =>
      presenters.map(({ name }, presenter) => ({
        name,
        date,
        ...times[talk]!,
        where: talkCode(code, talk),
        path: [index, 'talks', talk, 'presenters', presenter, 'name'],
      })),
    ),
  ]
}

/** A name without its titles, so that "Prof. Dr. A" and "A" are one person. */
export const personOf = (name: string) => ignoringCase(withoutTitle(name.normalize('NFC')))

/** Chairs and presenters who are needed twice at the same time. */
export function doublyBooked(read: ReadEdition, placed: Placed[]): Problem[] {
  const byPerson = new Map<string, Appointment[]>()
  for (const appointment of placed.flatMap(appointmentsOf)) {
    if (isToBeAnnounced(appointment.name)) continue
    const person = `${appointment.date} ${personOf(appointment.name)}`
    byPerson.set(person, [...(byPerson.get(person) ?? []), appointment])
  }
  return [...byPerson.values()].flatMap((appointments) =>
    appointments.flatMap((later, position) =>
      appointments.slice(0, position).flatMap((earlier): Found => {
        const sameSession = earlier.path[0] === later.path[0]
        if (sameSession || !overlap(earlier, later)) return []
        return warningIn(read, 'sessions', later.path, {
          message: both(
            `${later.name} is in two places at once: ${earlier.where} (${clockOf(earlier.start)}–${clockOf(earlier.end)}) and ${later.where} (${clockOf(later.start)}–${clockOf(later.end)}).`,
            `${later.name} aynı anda iki yerde: ${earlier.where} (${clockOf(earlier.start)}–${clockOf(earlier.end)}) ve ${later.where} (${clockOf(later.start)}–${clockOf(later.end)}).`,
          ),
          advice: both(
            'Move one of the two, or ignore this if they are two people of the same name.',
            'İkisinden birini taşıyın; aynı adı taşıyan iki kişiyse bu uyarıyı geçin.',
          ),
        })
      }),
    ),
  )
}
