// Sheets with several entries in a row, or several lists side by side, as lists with a row for each entry.
import { plainWords } from '../domain/fold'
import { withoutControl } from '../read/control-characters'
import { cellsIn, changed, columnsIn, firstRows, markedText, onlyCell } from './cells'
import type { Cell, CellRow, Sheet } from './cells'
import { daysOfMonth, inAfternoon, isDay, isMoment, isTime, timeOfNumber } from './dates-and-times'
import type { Calendar } from './dates-and-times'
import { isEmail, pauseOf } from './looks'
import { withLabelsBelow } from './labelled-rows'
import { withEntriesListed } from './lists-below-names'
import { withPapersApart, withPeopleInHalls, withPeopleJoined } from './numbered-columns'
import { withPartsApart } from './one-column'
import { cellOfHtml } from './read-html'
import { headingsInRow, roleNamed } from './roles'
import { withTalksJoined } from './rows-of-one-talk'
import { readSectionHeading } from './section-headings'
import { pattern } from './vocabulary'

/** The part of a sheet in some of its columns. A day between the parts is that of all of them. */
function partOf(sheet: Sheet, isOwn: (column: number) => boolean, calendar: Calendar): Sheet {
  // A break that is merged over lists is in the first of them.
  const isHere = (cell: Cell, cells: CellRow) => isOwn(cells.indexOf(cell)) || !pauseOf(cell.text)
  const rows = sheet.rows.map((cells) => {
    const single = onlyCell(cells)
    return single && isDay(single.cell.text, calendar)
      ? cells
      : cells.map((cell, column) => (cell && isOwn(column) && isHere(cell, cells) ? cell : undefined))
  })
  return { ...sheet, rows }
}

/** Fewer times than these make no column of times. */
const LEAST_TIMES = 3

/** The days, or halls, of a sheet that are beside one another, each with times of its own and whatever headings. */
function timesBeside(sheet: Sheet, calendar: Calendar): Sheet[] {
  const bodies = [...Array(columnsIn(sheet)).keys()].map((column) => {
    const texts = sheet.rows.flatMap((row) => (row[column] && row[column].text) || [])
    return { texts, times: texts.filter(isTime).length }
  })
  const areTimes = bodies.map(({ texts, times }) => times >= LEAST_TIMES && times > texts.length / 2)
  const starts = [...areTimes.keys()].filter((at) => areTimes[at] && !areTimes[at - 1])
  const first = sheet.rows.findIndex((row) => starts.some((at) => isTime(row[at]?.text ?? '')))
  // “Start” and “End” around a title are times of one list.
  const names = starts.map((at) =>
    sheet.rows
      .slice(0, first)
      .map((row) => roleNamed(row[at]?.text ?? ''))
      .find(Boolean),
  )
  const haveTexts = starts.every((start, index) =>
    bodies.slice(start, starts[index + 1]).some(({ texts, times }) => texts.length > times),
  )
  if (starts.length < 2 || new Set(names.filter(Boolean)).size > 1 || !haveTexts) return [sheet]
  return starts.map((start, index) =>
    partOf(sheet, (column) => column >= start && column < (starts[index + 1] ?? Infinity), calendar),
  )
}

/** The lists of a sheet that are beside one another, such as two committees below the same headings each. */
function listsBeside(sheet: Sheet, calendar: Calendar): Sheet[] {
  for (const at of firstRows(sheet)) {
    const row = sheet.rows[at] ?? []
    if (headingsInRow(row) < 1.5) continue
    const texts = Array.from(row, (cell) => cell?.text ?? '')
    // What is before the first heading that repeats, such as the time, belongs to each of the lists.
    const first = texts.find((text, column) => text !== '' && texts.indexOf(text, column + 1) > column + 1)
    const starts = [...texts.keys()].filter(
      (column) => first && texts[column] === first && texts[column - 1] !== first,
    )
    const spans = starts.map((start, index) => ({ start, end: starts[index + 1] ?? Infinity }))
    const headings = spans.map(({ start, end }) => texts.slice(start, end).filter(Boolean).join('\n'))
    if (headings.length < 2 || !headings[0]?.includes('\n') || new Set(headings).size > 1) continue
    return spans.map(({ start, end }) => {
      const isOwn = (column: number) => column < (starts[0] ?? 0) || (column >= start && column < end)
      const part = partOf(sheet, isOwn, calendar)
      return { ...part, section: cellsIn(part.rows[at - 1]?.slice(start))[0]?.cell.text }
    })
  }
  return timesBeside(sheet, calendar)
}

/** The row in which a list begins whose headings are in this row: that of the texts directly above it. */
function beginningOf(sheet: Sheet, headingRow: number): number {
  const above = sheet.rows.slice(0, headingRow).findLastIndex((row) => cellsIn(row).length > 1)
  return above + 1
}

/** Whether a row has headings: names of two columns, or that of the times which are below it, and nothing that only an entry has. */
function hasHeadings(sheet: Sheet, row: number, calendar: Calendar): boolean {
  const written = cellsIn(sheet.rows[row])
  const isName = ({ text }: Cell) =>
    text.length < 60 &&
    /\p{L}/u.test(text) &&
    ![isTime(text), isMoment(text, calendar), isDay(text, calendar), isEmail(text)].some(Boolean)
  const isOfTimes = written.some(({ column, cell }) => {
    const below = sheet.rows.slice(row + 1, row + 4).map((cells) => cells[column]?.text ?? '')
    return roleNamed(cell.text) === 'start' && below.some(isTime)
  })
  const named = written.filter(({ cell }) => roleNamed(cell.text) !== undefined)
  const areNames = named.length > 1 && named.length >= written.length / 2
  return written.length > 1 && written.every(({ cell }) => isName(cell)) && (isOfTimes || areNames)
}

/** The lists of a sheet that are below one another, each with headings of its own; the last day above a list is its day. */
function listsBelow(sheet: Sheet, calendar: Calendar): Sheet[] {
  const all = [...sheet.rows.keys()].filter((row) => hasHeadings(sheet, row, calendar))
  // Headings directly above others, such as committees and halls, are those of the lists beside one another.
  const named = all.filter((row) => !all.includes(row + 1))
  const namesIn = (row: number | undefined) =>
    row === undefined
      ? ''
      : cellsIn(sheet.rows[row])
          .map(({ column, cell }) => `${column} ${plainWords(cell.text)}`)
          .join('\n')
  const heads = named.filter((row, at) => at === 0 || namesIn(row) !== namesIn(named[at - 1]))
  if (heads.length < 2) return [sheet]
  return heads.map((row, at) => {
    const start = at === 0 ? 0 : beginningOf(sheet, row)
    const next = heads[at + 1]
    const end = next === undefined ? sheet.rows.length : beginningOf(sheet, next)
    const day = sheet.rows.slice(0, start).findLastIndex((cells) => {
      const single = onlyCell(cells)
      return single && readSectionHeading(single.cell.text, calendar).day
    })
    const rows = sheet.rows.map((cells, index) =>
      index === day || (index >= start && index < end) ? cells : [],
    )
    return { ...sheet, rows }
  })
}

/** A part of a day as a spreadsheet counts it. */
const isPartOfDay = ({ text }: Cell) => /^0\.\d{3,}$/.test(text)

/** Links and bold words of Markdown, and characters that TeX escapes, of a page or a book of abstracts. */
const withoutMarkup = (text: string): string =>
  withoutControl(text)
    .replace(/!?\[([^[\]]+)\]\([^()\s]+(?: "[^"]*")?\)/g, '$1')
    .replace(/\[(?=[^[\]]{0,99}\p{L}{2})([^[\]]+)\]\[\w{1,3}\]/gu, '$1')
    .replace(/(\*\*\*?)(?=\S)([^*]+)(?<=\S)\1/g, '$2')
    .replace(/\\([&%#_$])/g, '$1')

/** The sheet without cells that say nothing, and with times that it has as numbers written as times: below a heading that names times, or if all are parts of a day. */
function withCellsWritten(sheet: Sheet, calendar: Calendar): Sheet {
  const head = firstRows(sheet)
  const namesOf = (column: number) =>
    head.map((row) => roleNamed(sheet.rows[row]?.[column]?.text ?? '') ?? '')
  const isOfTimes = (column: number) => {
    const names = namesOf(column)
    const numbers = sheet.rows.flatMap((row) => row[column] ?? []).filter(({ isNumber }) => isNumber)
    const areParts = numbers.length > 2 && numbers.every(isPartOfDay)
    return areParts || names.some((name) => ['start', 'end'].includes(name))
  }
  const all = [...Array(columnsIn(sheet)).keys()]
  const columns = new Set(all.filter(isOfTimes))
  const textsIn = (column: number) => sheet.rows.flatMap((row) => row[column]?.text ?? [])
  const hours = all.map((column) => inAfternoon(textsIn(column)))
  const days = all.map((column) =>
    namesOf(column).includes('date') ? daysOfMonth(textsIn(column), calendar) : undefined,
  )
  const cellOf = (cell: Cell, column: number): Cell | undefined => {
    if (pattern('missing').test(cell.text)) return undefined
    const time = days[column]?.get(cell.text) ?? (columns.has(column) ? timeOfNumber(cell.text) : undefined)
    if (time) return { text: time }
    const plain = changed(cell, (text) => withoutMarkup(hours[column]?.(text) ?? text))
    return pattern('html').test(plain.text) ? { ...plain, ...cellOfHtml(markedText(plain)) } : plain
  }
  // A cell that is merged over several stays one.
  const done = new Map<Cell, Cell | undefined>()
  const once = (cell: Cell | undefined, column: number) => {
    if (cell && !done.has(cell)) done.set(cell, cellOf(cell, column))
    return cell && done.get(cell)
  }
  return { ...sheet, rows: sheet.rows.map((row) => Array.from(row, once)) }
}

/** Each brings what belongs to one entry into one row, in this order. */
const rearrangements = [
  withPapersApart,
  withPeopleInHalls,
  withPeopleJoined,
  withTalksJoined,
  withEntriesListed,
]

/** The lists of a sheet, each with a row for each entry. */
export function arranged(sheet: Sheet, calendar: Calendar): Sheet[] {
  const written = withCellsWritten(withLabelsBelow(withPartsApart(sheet, calendar)), calendar)
  const inRows = rearrangements.reduce((one, rearrange) => rearrange(one), written)
  return listsBelow(inRows, calendar).flatMap((one) => listsBeside(one, calendar))
}
