// From the sheets of a file to what each lists, with the reasons: data that a page can show, and decisions that correct it.
import { inOneLabel, layouts, type Layout } from './layout'
import { cellsIn, type Sheet } from './cells'
import type { Calendar } from './dates-and-times'
import type { Decisions, SheetDecisions } from './decisions'
import { readGrid, type GridReading } from './grid'
import { headingsInRow, type ColumnReading, type Reason } from './roles'
import { dataRowsOf, readLists, type ListKind, type ListReading } from './sheet-kinds'
import { unfolded } from './wide-tables'

export type SheetReading = {
  sheet: Sheet
  /** What the tab is called in the file, before a sheet was cut into lists beside one another. */
  name: string
  list: ListKind
  reasons: Reason[]
  headingRow: number
  columns: ColumnReading[]
  grid?: GridReading
  /** A sheet of our own workbook, whose columns are those of its layout. */
  layout?: Layout
  /** Other lists that it may be just as well. */
  alternatives: ListKind[]
  decisions: SheetDecisions
  /** What is written above a list that is beside others. */
  section?: string
}

/** Two lists of equal points are asked about; a list has to be this much better to be taken. */
const CLEARLY = 0.75

function knownColumns(sheet: Sheet): ColumnReading[] {
  return (sheet.known?.columns ?? []).map((role, at) => ({
    at,
    heading: role,
    role,
    reasons: [{ code: 'file', values: {} }],
    scores: [],
  }))
}

/** The lists of a sheet that are beside one another, such as two committees below the same headings each. */
function listsBeside(sheet: Sheet): (Sheet & { section?: string })[] {
  for (const at of [...sheet.rows.keys()].slice(0, 15)) {
    const row = sheet.rows[at] ?? []
    if (headingsInRow(row) < 1.5) continue
    const texts = Array.from(row, (cell) => cell?.text ?? '')
    // What is before the first heading that repeats, such as the time, belongs to each of the lists.
    const first = texts.find((text, column) => text !== '' && texts.indexOf(text, column + 1) > column + 1)
    const starts = texts.flatMap((text, column) =>
      text && text === first && texts[column - 1] !== first ? column : [],
    )
    const spans = starts.map((start, index) => ({ start, end: starts[index + 1] ?? Infinity }))
    const headings = spans.map(({ start, end }) => texts.slice(start, end).filter(Boolean).join('\n'))
    if (headings.length < 2 || !headings[0]!.includes('\n') || new Set(headings).size > 1) continue
    return spans.map(({ start, end }) => {
      const rows = sheet.rows.map((cells) =>
        cells.map((cell, column) => {
          const isShared = column < (starts[0] ?? 0)
          return isShared || (column >= start && column < end) ? cell : undefined
        }),
      )
      const above = cellsIn(rows[at - 1]).filter(({ column }) => column >= start)
      const section = above[0]?.cell.text
      return { ...sheet, rows, ...(section ? { section } : {}) }
    })
  }
  return [sheet]
}

function readSheet(
  sheet: Sheet & { section?: string },
  calendar: Calendar,
  decisions: SheetDecisions,
): SheetReading {
  const base = {
    sheet,
    name: sheet.name,
    decisions,
    alternatives: [],
    reasons: [],
    columns: [],
    headingRow: -1,
    ...(sheet.section ? { section: sheet.section } : {}),
  }
  const own = layouts.find(({ title }) => inOneLabel(title) === sheet.name)
  if (own) return { ...base, list: 'programme', headingRow: 0, layout: own }
  if (decisions.list === 'nothing') return { ...base, list: 'nothing' }
  if (sheet.known) return { ...base, list: sheet.known.list, headingRow: 0, columns: knownColumns(sheet) }
  const grid = !decisions.list || decisions.list === 'grid' ? readGrid(sheet, calendar) : undefined
  const lists = readLists(sheet, calendar, decisions)
  const [best, other] = lists
  const isListed = best && best.points > (grid?.points ?? 0) + 4 && best.list !== 'private'
  if (grid && !isListed)
    return {
      ...base,
      list: 'grid',
      headingRow: grid.headingRow,
      grid,
      reasons: [
        { code: 'cells', values: { columns: grid.columns.map(({ heading }) => heading).join(', ') } },
      ],
    }
  if (!best) return { ...base, list: 'nothing' }
  const alternatives =
    other && best.points - other.points < CLEARLY && !decisions.list
      ? lists.filter((one) => best.points - one.points < CLEARLY).map(({ list }) => list)
      : []
  return { ...base, ...reading(best), alternatives: alternatives.length > 1 ? alternatives : [] }
}

const reading = ({ list, reasons, headingRow, columns }: ListReading) => ({
  list,
  reasons,
  headingRow,
  columns,
})

/** A sheet without headings takes those of the sheet before it: a programme that goes on in another tab. */
function withHeadingsOfBefore(readings: SheetReading[]): SheetReading[] {
  return readings.map((own, at) => {
    const before = readings[at - 1]
    const isLike =
      before?.list === 'programme' &&
      !before.layout &&
      own.headingRow < 0 &&
      own.list === 'nothing' &&
      dataRowsOf(own.sheet, -1).length > 1
    return isLike ? { ...own, list: 'programme' as const, columns: before.columns } : own
  })
}

/** What every sheet of a file lists. */
export function understand(sheets: Sheet[], calendar: Calendar, decisions: Decisions): SheetReading[] {
  const read = sheets.flatMap((sheet) =>
    listsBeside(unfolded(sheet)).map((one) => readSheet(one, calendar, decisions[sheet.name] ?? {})),
  )
  return withHeadingsOfBefore(read)
}
