// A row of a programme with all that is known of it, and what holds for all rows of its sheet.
import { inBoth, type Text } from '../domain/languages'
import type { Ask } from './asks'
import type { cellsIn } from './cells'
import { dateIn, dayIn, dayNumbered, minutesIn, timesIn, type Calendar } from './dates-and-times'
import { withSmallLetters } from './languages'
import { readPeople, type NamesForms } from './people'
import type { Place, Talk } from './programme-items'
import type { Cells, RowReading } from './sheet-reading'
import type { TalkHabits } from './talk-cells'

export type When = Pick<Talk, 'day' | 'start' | 'end' | 'minutes'>

/** When an entry is, by its cells: a column of times may have spans, or the day as well. */
export function whenOf({ date, start, end, minutes, sessionStart }: Cells, calendar: Calendar): When {
  // 17.10 in a column of days is no time.
  const moment = date?.text.replace(dateIn(date.text, calendar)?.found ?? '', ' ')
  const span = timesIn(start?.text ?? moment ?? '')?.span
  const days = [date, start, sessionStart].map((cell) => dayIn(cell?.text ?? '', calendar))
  const day = dayNumbered(date?.text ?? '', calendar) ?? days.find(Boolean)
  // Posters that hang until another day are presented once.
  const isOfDay = [undefined, day].includes(dayIn(end?.text ?? '', calendar))
  return {
    day,
    start: span?.start,
    end: span && (span.end ?? (isOfDay ? timesIn(end?.text ?? '')?.span.start : undefined)),
    minutes: minutesIn(minutes?.text ?? ''),
  }
}

/** What holds for all rows of a sheet. */
export type OfSheet = {
  calendar: Calendar
  isGrid: boolean
  hasPeople: boolean
  /** Whether the people may be in the cells of titles. */
  hasTalkCells: boolean
  forms: NamesForms
  habits: TalkHabits
  decidedKind: Talk['kind']
  hasSmallLetters: boolean
  /** Whether most talks have a day and an hour of their own. */
  isEachTimed: boolean
}

/** A row with all that is known of it. */
export type Entry = RowReading & {
  written: ReturnType<typeof cellsIn>
  when: When
  place: Place
  /** Asks about it, at the cell of the first of these roles that the sheet has. */
  ask: (code: string, values: Ask['values'], ...roles: string[]) => void
}

/** Chairs that a row names in a column of their own. */
export function chairsOf({ chairs }: Cells, forms: NamesForms): string[] | undefined {
  const people = chairs ? readPeople({ presenters: chairs }, { presenters: forms['chairs'] }).people : []
  return people.length > 0 ? people.map(({ name }) => name) : undefined
}

/** A title without its capitals. */
export const smaller = (title: Text, least?: number): Text =>
  typeof title === 'string'
    ? withSmallLetters(title, least)
    : inBoth((language) => withSmallLetters(title[language], least))
