// From the sheets of a file to what each lists, with the reasons: data that a page can show, and decisions that correct it.
import { arranged } from './arrange'
import type { Sheet } from './cells'
import type { Calendar } from './dates-and-times'
import type { Decisions, SheetDecisions } from './decisions'
import { readGrid } from './grid'
import { inOneLabel, layouts } from './layout'
import type { ColumnReading } from './roles'
import { readRows } from './rows'
import { dataRowsOf, readLists } from './sheet-kinds'
import type { SheetReading } from './sheet-reading'

/** Two lists of equal points are asked about; a list has to be this much better to be taken. */
const CLEARLY = 0.75

/** What a list has to have more than a grid, which needs no headings, to be taken for a list. */
const LIST_OVER_GRID = 4

type Reading = Omit<SheetReading, 'rows'>

const knownColumns = (roles: string[] = []): ColumnReading[] =>
  roles.map((role, at) => ({ at, heading: role, role, reasons: [{ code: 'file', values: {} }], scores: [] }))

function readSheet(sheet: Sheet, calendar: Calendar, decisions: SheetDecisions): Reading {
  const base: Reading = {
    sheet,
    name: sheet.name,
    list: 'nothing',
    reasons: [],
    headingRow: -1,
    columns: [],
    alternatives: [],
    decisions,
  }
  const layout = layouts.find(({ title }) => inOneLabel(title) === sheet.name)
  if (layout) return { ...base, list: 'own', headingRow: 0, layout }
  if (decisions.list === 'nothing') return base
  if (sheet.known) return { ...base, list: 'programme', headingRow: 0, columns: knownColumns(sheet.known) }
  const mayBeGrid = decisions.list === undefined || decisions.list === 'grid'
  const grid = mayBeGrid ? readGrid(sheet, calendar) : undefined
  const lists = readLists(sheet, calendar, decisions)
  const [best] = lists
  const isListed = best && best.list !== 'private' && best.points > (grid?.points ?? 0) + LIST_OVER_GRID
  if (grid && !isListed)
    return {
      ...base,
      sheet: grid.list,
      list: 'grid',
      headingRow: grid.headingRow,
      columns: knownColumns(grid.list.known),
      reasons: [{ code: 'cells', values: { columns: grid.headings.join(', ') } }],
    }
  if (!best) return base
  const near = lists.filter(({ points }) => best.points - points < CLEARLY).map(({ list }) => list)
  const { list, reasons, headingRow, columns } = best
  return { ...base, list, reasons, headingRow, columns, alternatives: near.length > 1 ? near : [] }
}

/** A sheet without headings takes those of the sheet before it: a programme that goes on in another tab. */
const withHeadingsOfBefore = (own: Reading, before: Reading | undefined): Reading =>
  before?.list === 'programme' && own.list === 'nothing' && dataRowsOf(own.sheet, -1).length > 1
    ? { ...own, list: 'programme', columns: before.columns }
    : own

/** What every sheet of a file lists. */
export function understandSheets(sheets: Sheet[], calendar: Calendar, decisions: Decisions): SheetReading[] {
  const read = sheets.flatMap((sheet) =>
    arranged(sheet).map((one) => readSheet(one, calendar, decisions[sheet.name] ?? {})),
  )
  return read
    .map((own, at) => withHeadingsOfBefore(own, read[at - 1]))
    .map((own) => ({
      ...own,
      rows: ['own', 'nothing', 'private'].includes(own.list) ? [] : readRows(own, calendar),
    }))
}
