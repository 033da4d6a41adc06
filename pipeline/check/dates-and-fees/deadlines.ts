// Deadlines that make no sense: the symposium is over by then. Mostly a wrong year, so each is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import { entriesOf, problemIn } from '../problem-in'

type Deadline = { name: CollectionName; path: PropertyKey[]; day: string }

function deadlinesOf(read: ReadEdition): Deadline[] {
  const { fees, workshop } = read.data
  return [
    ...entriesOf(read, 'keyDates')
      .filter(({ entry }) => entry.kind === 'deadline')
      .map(({ entry, index }): Deadline => ({ name: 'keyDates', path: [index, 'date'], day: entry.date })),
    ...(fees ? [{ name: 'fees' as const, path: ['earlyBirdUntil'], day: fees.earlyBirdUntil }] : []),
    ...(workshop
      ? [{ name: 'workshop' as const, path: ['finalDeadline'], day: workshop.finalDeadline }]
      : []),
  ]
}

const tooLate = (read: ReadEdition, ends: string): Problem[] =>
  deadlinesOf(read)
    .filter(({ day }) => day > ends)
    .map(({ name, path, day }) =>
      problemIn(
        read,
        name,
        path,
        both(
          `This deadline, ${day}, is after the symposium, which ends on ${ends}.`,
          `Bu son gün (${day}), ${ends} tarihinde biten sempozyumdan sonra.`,
        ),
        both('Correct the date; look at its year, too.', 'Tarihi düzeltin; yılına da bakın.'),
        { severity: 'warning' },
      ),
    )

/** Deadlines after the symposium's last day. */
export function checkDeadlines(read: ReadEdition): Problem[] {
  const ends = read.data.site?.ends
  return ends ? tooLate(read, ends) : []
}
