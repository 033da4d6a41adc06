// Sheets of one column, such as a text that was pasted: times before their entries, or dates after them, in a column of their own.
import { cellsIn, rearranged, type Cell, type CellRow, type Sheet } from './cells'
import { dateIn, daysIn, type Calendar } from './dates-and-times'
import { timeBefore } from './talk-cells'

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

/** The sheet with the parts of its entries in two columns below headings; others as they are. */
export function withPartsApart(sheet: Sheet, calendar: Calendar): Sheet {
  const single = sheet.rows.map((row) => cellsIn(row))
  if (single.some(({ length }) => length > 1)) return sheet
  for (const { headings, partsOf } of kinds) {
    const parts = single.map(([only]) => only && partsOf(only.cell, calendar))
    const first = parts.findIndex(Boolean)
    if (parts.filter(Boolean).length < LEAST_ENTRIES) continue
    // What is below an entry, such as its people, is below its text and not below its time.
    const rows = single.map(([only], row) => ({
      cells: parts[row] ?? (row > first && headings[1] === 'Title' ? [undefined, only?.cell] : [only?.cell]),
      row,
      column: only?.column ?? 0,
    }))
    const heading = { cells: headings.map((text) => ({ text })), row: first, column: 0 }
    return rearranged(sheet, rows.toSpliced(first, 0, heading))
  }
  return sheet
}
