// From the sheets of a file to what each lists, with the reasons: data that a page can show, and decisions that correct it.
import { fold } from '../domain/fold'
import { arranged } from './arrange'
import { cellsIn, firstRows, withRowAbove, type Cell, type Sheet } from './cells'
import { isTime, type Calendar } from './dates-and-times'
import type { Decisions, SheetDecisions } from './decisions'
import { readGrid } from './grid'
import { inOneLabel, layouts } from './layout'
import { headingsInRow, isHeaded, NAMED, readColumns, repeatsHeadings, scoredColumns } from './roles'
import type { ColumnReading } from './roles'
import { readRows } from './rows'
import { codeAndTitle } from './section-headings'
import { isOfTalks, type ListKind, type Reading, type SheetReading } from './sheet-reading'
import { vocabulary } from './vocabulary'

/** What is known of a sheet when it is asked whether it is a certain list. */
type Clues = {
  /** Whether a column has a role. */
  has: (role: string) => boolean
  /** Whether a heading says so. */
  isHeaded: (role: string) => boolean
  /** Whether the tab or a text above the list names a kind of list. */
  isCalled: (list: string) => boolean
  /** Whether a heading within the list names it. */
  hasSection: (list: string) => boolean
  /** What is written above the titles and numbers. */
  headings: string
}

const hasPerson = ({ has }: Clues) => has('name') || (has('firstName') && has('lastName'))
const hasPeople = ({ has }: Clues) => ['authors', 'presenters', 'speakers', 'lastName'].some(has)

/** “Poster title”: also with an hour and a hall they are not talks. */
const titlesPosters = (headings: string) => /\bposter[ _](?:title|adi|basligi)/.test(headings)

type Rule = {
  /** Whether a sheet has what the list cannot be without. */
  fits: (clues: Clues) => boolean
  /** What else distinguishes it from others that have the same columns, in points. */
  bonus: (clues: Clues) => number
}

const rules: Partial<Record<ListKind, Rule>> = {
  programme: {
    fits: (clues) => clues.has('title') && (hasPeople(clues) || ['start', 'hall', 'session'].some(clues.has)),
    bonus: ({ has }) => (has('start') || has('date') ? 2 : 0),
  },
  posters: {
    fits: (clues) =>
      clues.has('title') && (hasPeople(clues) || clues.isCalled('posters') || titlesPosters(clues.headings)),
    bonus: ({ isCalled, headings }) =>
      titlesPosters(headings) ? 15 : isCalled('posters') ? 4 : /\bposter/.test(headings) ? 3 : -4,
  },
  committees: {
    fits: (clues) =>
      hasPerson(clues) &&
      (clues.has('committee') || clues.isCalled('committees') || clues.hasSection('committees')),
    bonus: ({ isCalled }) => (isCalled('committees') ? 3 : 0),
  },
  sponsors: {
    fits: ({ has, isCalled }) =>
      has('firm') && !has('phone') && (has('tier') || has('website') || isCalled('sponsors')),
    bonus: ({ isCalled }) => (isCalled('sponsors') ? 3 : 0),
  },
  keyDates: {
    // A day on which somebody speaks is that of a talk.
    fits: ({ has, isCalled, isHeaded }) =>
      has('event') && has('date') && !isHeaded('presenters') && (isHeaded('event') || isCalled('keyDates')),
    bonus: ({ isCalled }) => (isCalled('keyDates') ? 3 : 0),
  },
  paperAuthors: { fits: ({ has }) => has('code') && has('lastName'), bonus: () => 4 },
  private: {
    fits: (clues) =>
      (hasPerson(clues) || clues.has('firstName')) && ['email', 'phone', 'private'].some(clues.has),
    bonus: ({ isCalled }) => (isCalled('private') ? 3 : 1),
  },
}

/** The row that names most columns, the first of equal ones; -1 if none names any. A row with a time is an entry. */
function headingRowOf(sheet: Sheet): number {
  const isTimed = (row: number) => sheet.rows[row]?.some((cell) => cell && isTime(cell.text))
  const counted = firstRows(sheet)
    .filter((row) => !isTimed(row))
    .map((row) => ({ row, count: headingsInRow(sheet.rows[row] ?? []) }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most < 1.5 ? -1 : (counted.find(({ count }) => count === most)?.row ?? -1)
}

/** The rows below the headings that have several cells: those of entries. */
const dataRowsOf = (sheet: Sheet, headingRow: number): number[] =>
  [...sheet.rows.keys()].filter(
    (at) => at > headingRow && cellsIn(sheet.rows[at]).length > 1 && !repeatsHeadings(sheet, at, headingRow),
  )

type Listed = Pick<Reading, 'list' | 'headingRow' | 'columns'> & { points: number }

/** The columns of a role with another one that no column has: some systems call each talk “Session title”, and who gives it “Name”. */
function takenAs(columns: ColumnReading[], from: string, role: string, others = [role]): ColumnReading[] {
  if (columns.some((column) => others.includes(column.role))) return columns
  return columns.map((column) =>
    column.role === from ? { ...column, role, name: column.name.replace(from, role) } : column,
  )
}

/** Names are those of the speakers, or of sessions where few look like people. */
const ofSessions = ({ role, scores }: ColumnReading): boolean =>
  role === 'name' && (scores.find((one) => one.role === role)?.points ?? 0) < NAMED + 1.5

type Cells = { at: number; cells: Cell[] }

/** The columns of a list of talks, of which one is the title and one the people, whatever they are called. */
function withUsualRoles(columns: ColumnReading[], scored: Cells[]): ColumnReading[] {
  const titled = takenAs(columns, 'sessionTitle', 'title')
  const isTimed = columns.some(({ role }) => role === 'start')
  const called = isTimed ? takenAs(titled, columns.some(ofSessions) ? 'name' : 'theme', 'title') : titled
  // A timetable of sessions calls their titles “Session”.
  const sessions = scored.find(({ at }) => columns[at]?.role === 'session')?.cells ?? []
  const areTitled = sessions.filter(({ text }) => codeAndTitle(text).title).length > sessions.length / 2
  const named = isTimed && areTitled ? takenAs(called, 'session', 'title') : called
  return takenAs(named, 'name', 'speakers', ['authors', 'presenters', 'speakers', 'lastName'])
}

/** Without headings, short titles beside times and people are known by what is left: the column with most letters. */
function withTitle(columns: ColumnReading[], scored: Cells[]): ColumnReading[] {
  const has = (role: string) => columns.some((column) => column.role === role)
  if (has('title') || !has('start') || !has('speakers')) return columns
  const lettersIn = ({ at }: ColumnReading) =>
    scored.find((one) => one.at === at)?.cells.reduce((sum, { text }) => sum + text.length, 0) ?? 0
  const [longest] = columns
    .filter(({ role }) => role === 'ignored')
    .sort((one, other) => lettersIn(other) - lettersIn(one))
  return columns.map((column) =>
    column === longest ? { ...column, role: 'title', name: 'title', reasons: ['cells'] } : column,
  )
}

/** Every list that a sheet may be, the most likely first; a decision leaves one. */
function readLists(sheet: Sheet, calendar: Calendar, decided: SheetDecisions): Listed[] {
  const headingRow = headingRowOf(sheet)
  const dataRows = dataRowsOf(sheet, headingRow)
  if (dataRows.length === 0) return []
  const scored = scoredColumns(sheet, headingRow, dataRows, calendar)
  const textsOf = (row: number) => cellsIn(sheet.rows[row]).map(({ cell }) => cell.text)
  const rows = [...sheet.rows.keys()].map(textsOf)
  const around = fold(
    [sheet.name, ...rows.slice(0, headingRow < 0 ? dataRows[0] : headingRow).flat()].join(' '),
  )
  const sections = fold(rows.filter((texts) => texts.length === 1).join(' '))
  const calls = (words: string) => (list: string) =>
    (vocabulary.tabs[list] ?? []).some((word) => words.includes(word))
  const readings = Object.entries(rules).flatMap(([name, { fits, bonus }]): Listed[] => {
    const list = name as ListKind
    if (decided.list !== undefined && decided.list !== list) return []
    const read = readColumns(scored, vocabulary.columns[list] ?? [], decided.columns)
    const usual = isOfTalks(list) ? withUsualRoles(read, scored) : read
    const columns = list === 'programme' && headingRow < 0 ? withTitle(usual, scored) : usual
    const taken = columns.filter(({ role }) => role !== 'ignored')
    const clues: Clues = {
      has: (role) => taken.some((column) => column.role === role),
      isHeaded: (role) => taken.some((column) => column.role === role && isHeaded(column)),
      isCalled: calls(around),
      hasSection: calls(sections),
      headings: fold(
        taken
          .flatMap(({ role, heading }) => (['title', 'number', 'code'].includes(role) ? heading : []))
          .join(' '),
      ),
    }
    if (decided.list !== list && !fits(clues)) return []
    const pointsOf = ({ role, scores }: ColumnReading) =>
      Math.min(5, scores.find((one) => one.role === role)?.points ?? 5)
    const unread = columns.filter(({ role, heading }) => role === 'ignored' && heading !== '')
    const points = taken.map(pointsOf).reduce((sum, one) => sum + one, bonus(clues) - unread.length)
    return [{ list, points, headingRow, columns }]
  })
  return readings.sort((a, b) => b.points - a.points)
}

/** Two lists of equal points are asked about; a list has to be this much better to be taken. */
const CLEARLY = 0.75

/** What a list has to have more than a grid, which needs no headings, to be taken for a list. */
const LIST_OVER_GRID = 4

/** The sheet with its headings above the first row that has a time: the opening of the first day may be above them. */
function withHeadingsFirst(listed: Listed, sheet: Sheet): Pick<Reading, 'sheet' | 'headingRow'> {
  const { list, headingRow, columns } = listed
  const at = columns.find(({ role }) => role === 'start')?.at ?? -1
  const first = sheet.rows
    .slice(0, Math.max(0, headingRow))
    .findIndex((row) => isTime(row[at]?.text ?? '') && cellsIn(row).length > 1)
  if (list !== 'programme' || first < 0) return { sheet, headingRow }
  return { sheet: withRowAbove(sheet, headingRow, first), headingRow: first }
}

const knownColumns = (roles: string[] = []): ColumnReading[] =>
  roles.map((role, at) => ({ at, heading: role, role, name: role, reasons: ['file'], scores: [] }))

/** The list of our own workbook that a sheet is by its name. */
const layoutOf = ({ name }: Sheet) => layouts.find(({ title }) => inOneLabel(title) === name)

function readSheet(sheet: Sheet, calendar: Calendar, decisions: SheetDecisions): Reading {
  const base: Reading = {
    sheet,
    name: sheet.name,
    list: 'nothing',
    headingRow: -1,
    columns: [],
    alternatives: [],
    decisions,
  }
  const layout = layoutOf(sheet)
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
    }
  if (!best) return base
  const near = lists.filter(({ points }) => best.points - points < CLEARLY).map(({ list }) => list)
  const { list, columns } = best
  return {
    ...base,
    ...withHeadingsFirst(best, sheet),
    list,
    // Keywords are printed below an abstract only.
    columns: takenAs(columns, 'keywords', 'ignored', ['abstract']),
    alternatives: near.length > 1 ? near : [],
  }
}

/** Lists whose rows are read elsewhere, or not at all. */
const unread: ListKind[] = ['own', 'nothing', 'private']

/** What every sheet of a file lists. */
export const understandSheets = (sheets: Sheet[], calendar: Calendar, decisions: Decisions): SheetReading[] =>
  sheets
    .flatMap((sheet) =>
      (layoutOf(sheet) ? [sheet] : arranged(sheet, calendar)).map((one) =>
        readSheet(one, calendar, decisions[sheet.name] ?? {}),
      ),
    )
    .map((own) => ({ ...own, rows: unread.includes(own.list) ? [] : readRows(own, calendar) }))
