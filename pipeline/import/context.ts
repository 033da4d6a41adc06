// What holds for the rows below a heading: the day, the hall, the session and its chairs.
import { cellsIn, type Sheet } from './cells'
import { dayIn, isDay, type Calendar } from './dates-and-times'
import type { SheetDecisions } from './decisions'
import { isHall } from './looks'
import type { Context } from './programme-items'
import { readSectionHeading } from './section-headings'

/** A heading within the list changes what holds for the rows below it. */
export function below(context: Context, text: string, calendar: Calendar, isNew = false): Context {
  const { day, hall, code, title, chairs } = readSectionHeading(text, calendar)
  const part = (context.part ?? 0) + 1
  const isSession =
    code !== undefined ||
    (title !== undefined && chairs === undefined && day === undefined && hall === undefined)
  const base: Context =
    day && day !== context.day ? { part, ...(context.hall && !isNew ? { hall: context.hall } : {}) } : context
  return {
    ...base,
    ...(day ? { day } : {}),
    ...(hall ? { hall } : {}),
    ...(isSession ? { part, session: undefined, sessionTitle: undefined, chairs: undefined } : {}),
    ...(chairs && !isSession ? { part, session: undefined, sessionTitle: undefined } : {}),
    ...(code ? { session: code } : {}),
    ...(isSession && title ? { sessionTitle: title } : {}),
    ...(chairs ? { chairs } : {}),
  } as Context
}

/** The context that the rows above the headings and the name of the sheet give to all of it. */
export function contextOf(
  sheet: Sheet,
  headingRow: number,
  calendar: Calendar,
  decisions: SheetDecisions,
): Context {
  const above = sheet.rows
    .slice(0, Math.max(0, headingRow))
    .flatMap((row) => cellsIn(row).map(({ cell }) => cell.text))
  let context: Context = {}
  for (const text of [sheet.name, ...above]) {
    const { day, hall, code, chairs } = readSectionHeading(text, calendar)
    // The heading of the first session may be above the headings of the columns.
    if ((code !== undefined && /\s/.test(text)) || chairs) context = below(context, text, calendar, true)
    if (day && isBare(text, calendar)) context.day = day
    if (hall) context.hall = hall
  }
  if (decisions.day) context.day = decisions.day
  if (decisions.hall) context.hall = decisions.hall
  return context
}

/** A day by itself or beside a hall; in “Programme committee, 14 June 2027” it is that of a letter. */
function isBare(text: string, calendar: Calendar): boolean {
  const day = dayIn(text, calendar)
  return (
    isDay(text, calendar) ||
    calendar.days.includes(day ?? '') ||
    text.split(/\s[-–—|]\s|,\s/).some((part) => isDay(part, calendar) && isHallOrDay(text, calendar))
  )
}

const isHallOrDay = (text: string, calendar: Calendar) =>
  text.split(/\s[-–—|]\s|\n/).every((part) => isDay(part, calendar) || isHall(part))
