// Sheets of one column, such as a text that was pasted: times before their entries, or dates after them, in a column of their own.
import { cellsIn, rearranged, type Cell, type CellRow, type Sheet } from './cells'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { dateIn, daysIn, timesIn, type Calendar } from './dates-and-times'
import { isCode, isHall, pauseOf } from './looks'
import { chairsIn } from './section-headings'
import { isPeopleLine, timeBefore } from './talk-cells'
import { pattern } from './vocabulary'

type Parts = {
  headings: [string, string]
  /** The two parts of a cell; undefined if it is not an entry. */
  partsOf: (cell: Cell, calendar: Calendar) => CellRow | undefined
}

const kinds: Parts[] = [
  {
    headings: ['Time', 'Title'],
    partsOf: (cell) => {
      const timed = timeBefore(cell)
      return timed && [{ text: timed.time }, timed.rest]
    },
  },
  {
    // “Abstracts due: 15 March 2025”
    headings: ['Event', 'Date'],
    partsOf: ({ text }, calendar) => {
      const [, event, date] = /^([^:–—]{4,})\s*[:–—]\s*(.*\d.*)$/su.exec(text) ?? []
      const isDated = date && (dateIn(date, calendar) ?? daysIn(date, calendar))
      return event && isDated ? [{ text: event }, { text: date }] : undefined
    },
  },
]

/** Fewer entries than these are not enough to see how a sheet is written. */
const LEAST_ENTRIES = 3

/** A number or code of a talk and nothing else. */
const isBareCode = (text: string): boolean => /^\d{1,4}\.?$/.test(text) || isCode(text)

/** A time at the beginning of a line, and what is after it unless that is only a code; undefined of other lines. */
function timedLine({ text }: Cell): { time: string; rest: string } | undefined {
  const { found = '' } = timesIn(text) ?? {}
  if (found === '' || !text.startsWith(found)) return undefined
  const rest = text.slice(found.length).replace(/^[\s:|–-]+/, '')
  return { time: found, rest: isBareCode(rest) ? '' : rest }
}

/** Whether a line may go on with the title above it. */
const isOfTitle = ({ text }: Cell): boolean =>
  !isBareCode(text) &&
  !timedLine({ text }) &&
  !isPeopleLine(text) &&
  ![isInstitution, pauseOf, chairsIn, isHall].some((is) => is(text)) &&
  !pattern('session').test(text)

/** Lines of a page that was copied: each title after its time, although it, its code and the rest of it are in lines of their own. */
function withTitlesAfterTimes(lines: (Cell | undefined)[]): (Cell | undefined)[] {
  const joined = [...lines]
  const written = [...lines.entries()].flatMap(([row, line]) => (line ? [{ row, line }] : []))
  for (const [at, { row, line }] of written.entries()) {
    const timed = timedLine(line)
    if (!timed || pauseOf(timed.rest)) continue
    const before = written[at - 1]
    if (timed.rest === '' && before && isBareCode(before.line.text)) joined[before.row] = undefined
    let title = timed.rest
    for (let next = at + 1; next < written.length; next += 1) {
      const { line: below, row: rowBelow } = written[next] as (typeof written)[number]
      const isCodeOfIt = title === '' && isBareCode(below.text)
      // The people of a talk are below the last line of its title.
      const isBeforePeople = isPeopleLine(written[next + 1]?.line.text ?? '')
      const isRest = isOfTitle(below) && (title === '' || isBeforePeople)
      if (!isCodeOfIt && !isRest) break
      if (isRest) title = `${title} ${below.text}`.trim()
      joined[rowBelow] = undefined
    }
    joined[row] = { ...line, text: `${timed.time} ${title}` }
  }
  return joined
}

/** The sheet with the parts of its entries in two columns below headings; others as they are. */
export function withPartsApart(sheet: Sheet, calendar: Calendar): Sheet {
  const written = sheet.rows.map((row) => cellsIn(row))
  if (written.some(({ length }) => length > 1)) return sheet
  const lines = withTitlesAfterTimes(written.map(([only]) => only?.cell))
  for (const { headings, partsOf } of kinds) {
    const parts = lines.map((line) => line && partsOf(line, calendar))
    const first = parts.findIndex(Boolean)
    if (parts.filter(Boolean).length < LEAST_ENTRIES) continue
    // What is below an entry, such as its people, is below its text and not below its time.
    const rows = lines.map((line, row) => ({
      cells: parts[row] ?? (row > first && headings[1] === 'Title' ? [undefined, line] : [line]),
      row,
      column: written[row]?.[0]?.column ?? 0,
    }))
    const heading = { cells: headings.map((text) => ({ text })), row: first, column: 0 }
    return rearranged(sheet, rows.toSpliced(first, 0, heading))
  }
  return sheet
}
