// Deadlines and key dates that make no sense where they are. Mostly a wrong year, so each is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { entriesOf, warningIn } from '../problem-in'
import { daysBetween } from './dates'
import { isStatedTwice } from './stated-twice'

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
      warningIn(read, name, path, {
        message: both(
          `This deadline, ${day}, is after the symposium, which ends on ${ends}.`,
          `Bu son gün (${day}), ${ends} tarihinde biten sempozyumdan sonra.`,
        ),
        advice: both('Correct the date; look at its year, too.', 'Tarihi düzeltin; yılına da bakın.'),
      }),
    )

/** A key date is far from the others if it is more days than this from the nearest. */
const LONELY = 240

/**
 * The day that was meant where the year is wrong: far from all other key dates now, it would be among them in their year. An
 * announcement a year ahead, or proceedings a year after, would not.
 */
function inItsYear(day: string, others: string[]): string | undefined {
  const [first = day, last = day] = [others.toSorted()[0], others.toSorted().at(-1)]
  const nearest =
    daysBetween(day, first) > LONELY ? first : daysBetween(last, day) > LONELY ? last : undefined
  const meant = nearest && nearest.slice(0, 4) + day.slice(4)
  return meant && meant >= first && meant <= last && kinds.date.accepts(meant) ? meant : undefined
}

/** Key dates of another year. */
const otherYears = (read: ReadEdition, ends: string): Problem[] => {
  const dates = entriesOf(read, 'keyDates')
  return dates.flatMap(({ entry: { key, date, kind }, index }) => {
    const others = dates.filter((other) => other.index !== index).map(({ entry }) => entry.date)
    const meant = others.length > 1 ? inItsYear(date, others) : undefined
    // A deadline after the symposium is told as that.
    if (!meant || isStatedTwice(key) || (kind === 'deadline' && date > ends)) return []
    return warningIn(read, 'keyDates', [index, 'date'], {
      message: both(
        `${date} is far from all other key dates.`,
        `${date} öbür önemli tarihlerin hepsinden uzak.`,
      ),
      advice: both(`Look at its year: ${meant}?`, `Yılına bakın: ${meant} mi?`),
      meant: { from: date, to: meant },
    })
  })
}

/** Papers cannot be accepted before they are there. */
function acceptedTooEarly(read: ReadEdition): Found {
  const dates = entriesOf(read, 'keyDates')
  const [sent, accepted] = ['abstract-submission', 'accepted-papers'].map((key) =>
    dates.find(({ entry }) => entry.key === key),
  )
  if (!sent || !accepted || accepted.entry.date >= sent.entry.date) return []
  return warningIn(read, 'keyDates', [accepted.index, 'date'], {
    message: both(
      `Accepted papers would be announced on ${accepted.entry.date}, before abstracts are due (${sent.entry.date}).`,
      `Kabul edilen bildiriler, özetlerin son gününden (${sent.entry.date}) önce, ${accepted.entry.date} tarihinde duyurulacak görünüyor.`,
    ),
    advice: both('Correct one of the two dates.', 'İki tarihten birini düzeltin.'),
  })
}

/** Deadlines after the symposium's last day, and key dates of a wrong year or order. */
export function checkDeadlines(read: ReadEdition): Problem[] {
  const ends = read.data.site?.ends
  if (!ends) return []
  const years = otherYears(read, ends)
  return [tooLate(read, ends), years, years.length > 0 ? [] : acceptedTooEarly(read)].flat()
}
