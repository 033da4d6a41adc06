// From a file that somebody sends to the files of the edition, in stages that are plain data: sheets, what they list, tables, values.
// Each list is taken or left by itself; what is not clear is asked, and keeps nothing else from being written.
import { checkEdition, isSound, type CheckedEdition } from '../check'
import { editionWith, type Edition, type Problem, type ReadEdition } from '../read'
import { inBoth } from '../records/localise'
import { fileOf } from '../schemas'
import { placeName, type Sheet } from './cells'
import type { Calendar } from './dates-and-times'
import { DECISIONS_FILE } from '../check/files/stray-files'
import { readDecisions, type Decisions } from './decisions'
import { changedFiles, idsOf, valuesOf, type Values } from './edition-values'
import { columnsWith, OWNER, type Layout } from './layout'
import { listsIn, merge, type Row } from './merge'
import type { Ask } from './messages'
import type { RowReading } from './programme-items'
import { readSchedule } from './read-schedules'
import { readWorkbook } from './read-workbook'
import { Refusal } from './refusal'
import { tablesOf, type Group } from './tables'
import { plainWords } from './vocabulary'
import { understand, type SheetReading } from './understand'

export type Imported = {
  /** What each sheet lists, its columns and, in `rows`, what each row is. */
  sheets: SheetReading[]
  rows: Map<SheetReading, RowReading[]>
  /** What a person has to decide, should look at, or is told. */
  asks: Ask[]
  /** Why nothing at all can be imported: errors of the content itself. */
  others: Problem[]
  /** The resulting edition; absent if nothing can be taken. */
  result?: CheckedEdition
  /** The files that change. */
  files: Record<string, string>
}

const nothing = (known: Partial<Imported>): Imported => ({
  sheets: [],
  rows: new Map(),
  asks: [],
  others: [],
  files: {},
  ...known,
})

/** Whether a person still has to decide something. */
export const isOpen = ({ asks, others }: Imported): boolean =>
  asks.some(({ weight }) => weight === 'must') || others.length > 0

/** The days of the edition, by which “2 Ekim” and “Day 2” are read. */
function calendarOf({ data }: ReadEdition): Calendar {
  const days = (data.programme?.days ?? []).map(({ date }) => date)
  return { year: Number(days[0]?.slice(0, 4) ?? new Date().getFullYear()), days }
}

/** The library's remarks about number formats are not for the reader. */
async function quietly<Read>(reading: () => Promise<Read>): Promise<Read> {
  const { error: print } = console
  console.error = () => undefined
  try {
    return await reading()
  } finally {
    console.error = print
  }
}

async function sheetsOf(bytes: Uint8Array, name: string): Promise<Sheet[] | Refusal> {
  try {
    const schedule = readSchedule(bytes)
    return schedule ? [schedule] : await quietly(() => readWorkbook(bytes, name))
  } catch (error) {
    return error instanceof Refusal ? error : new Refusal('damaged')
  }
}

/** Sessions of talks that have lost them all are withdrawn with them. */
function withoutEmptied(values: Values, before: ReadEdition): void {
  type Session = { code: string; talks?: unknown[]; waits?: boolean }
  const had = (before.data.sessions ?? [])
    .filter(({ kind, talks }) => ['session', 'plenary'].includes(kind) && talks.length > 0)
    .map(({ code }) => code)
  const sessions = values.sessions as Session[]
  values.sessions = sessions.filter(
    ({ code, talks = [], waits }) => talks.length > 0 || !(had.includes(code) || waits),
  )
}

type Placed = { group: Group; layout: Layout; row: Row; line: number; column: number }

type Merged = {
  values: Values
  placesIn: (read: ReadEdition) => Placed[]
  homeless: { group: Group; row: Row }[]
}

/** The values of the edition with these groups in them. */
function mergeGroups(read: ReadEdition, groups: Group[]): Merged {
  const values = valuesOf(read)
  const ids = idsOf(read, values)
  const tables = groups.flatMap((group) => group.tables.map((table) => ({ group, table })))
  const merged = tables
    .sort((a, b) => a.table.layout.path.length - b.table.layout.path.length)
    .map(({ group, table }) => ({ group, layout: table.layout, ...merge(table, values, ids) }))
  for (const { change } of groups) change?.(values)
  if (tables.some(({ table }) => table.layout.title.en === 'Talks')) withoutEmptied(values, read)
  const placesIn = ({ files }: ReadEdition) =>
    merged.flatMap(({ group, layout, rowOf }) => {
      const { yaml } = files[layout.collection]
      return listsIn(layout, values).flatMap(({ at, entries, isList }) =>
        entries.flatMap((value, index): Placed[] => {
          const row = rowOf.get(value)
          return row ? [{ group, layout, row, ...yaml.locate(isList ? [...at, index] : []) }] : []
        }),
      )
    })
  return {
    values,
    placesIn,
    homeless: merged.flatMap(({ group, homeless }) => homeless.map((row) => ({ group, row }))),
  }
}

/** The row that is to blame for a problem of the resulting edition: several entries may begin on one line. */
function placeOf({ file, line, column }: Problem, places: Placed[]): Placed | undefined {
  return places
    .filter(({ layout }) => fileOf(layout.collection) === file)
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .findLast((one) => one.line < line || (one.line === line && one.column <= column))
}

/** Where in the file of the reader a problem is: at its cell, or at its row where the sheet has no column for the field. */
function cellOf({ layout, row }: Placed, field = ''): string {
  const steps = field.replace(/\[\d+\]/g, '').split('.')
  const column = columnsWith(layout, row.places).find(({ path, list }) => {
    const own = path.join('.')
    return own !== '' && (list ? steps.includes(own) : steps.join('.').endsWith(own))
  })
  const at = column && row.places[column.name]
  const line = row.sheet.origins?.[row.row] ?? row.row
  return at === undefined ? String(line + 1) : placeName(line, at)
}

const textOf = ({ cells }: Row): string =>
  (
    cells['title'] ??
    cells['title.en'] ??
    cells['name'] ??
    cells['event.en'] ??
    cells['event'] ??
    cells['code'] ??
    cells[''] ??
    Object.values(cells).find(Boolean) ??
    ''
  ).slice(0, 70)

/** A problem of the resulting edition as one of the file: the words of the check, and the words of the row. */
const asked = (
  problem: Problem,
  place: Placed,
  code: 'entry-refused' | 'list-refused' | 'hall-clash',
): Ask => ({
  code,
  values: { text: `“${textOf(place.row)}”`, problem: problem.message },
  sheet: place.row.sheet.name,
  cell: cellOf(place, problem.field),
  weight: 'must',
})

/** Removes rows from the tables that they are in; a session goes with its talks. */
function withoutRows(groups: Group[], refused: Set<Row>): Group[] {
  const codes = new Set(
    [...refused].flatMap(({ cells }) => (cells['date'] && cells['code'] ? cells['code'] : [])),
  )
  return groups.map((group) => ({
    ...group,
    tables: group.tables.map((table) => ({
      ...table,
      rows: table.rows.filter(
        (row) =>
          !refused.has(row) &&
          !(codes.size > 0 && table.layout.path.join('.') === 'talks' && codes.has(row.cells[OWNER] ?? '')),
      ),
    })),
  }))
}

/** Two sessions in one hall at one time. */
const isHallClash = ({ message }: Problem) => message.en.startsWith('Hall “')

/** How often what the check refuses is left out before its whole list is. */
const MOST_ROUNDS = 4

const errorsWith = (edition: Edition, read: ReadEdition, groups: Group[]): Problem[] => {
  const files = changedFiles(read, mergeGroups(read, groups).values)
  return checkEdition(editionWith(edition, files)).problems.filter(({ severity }) => severity === 'error')
}

/** The list without which a problem is gone that no row is to blame for, such as a text that refers to what is no longer there. */
function culprit(
  edition: Edition,
  read: ReadEdition,
  groups: Group[],
  { file, line, message }: Problem,
): Group | undefined {
  const remains = (without: Group) =>
    errorsWith(
      edition,
      read,
      groups.filter((one) => one !== without),
    ).some((one) => one.file === file && one.line === line && one.message.en === message.en)
  return groups.find((group) => !remains(group))
}

type Settled = { result: CheckedEdition; files: Record<string, string> }

/** Merges what can be merged. Rows that the check refuses are left out and asked about; a list of our own workbook is whole or not at all. */
function settle(edition: Edition, read: ReadEdition, all: Group[], asks: Ask[]): Settled {
  let groups = all
  for (let round = 0; ; round += 1) {
    const { values, placesIn, homeless } = mergeGroups(read, groups)
    const files = changedFiles(read, values)
    const result = checkEdition(editionWith(edition, files))
    const errors = result.problems.filter(({ severity }) => severity === 'error')
    if (errors.length === 0 && homeless.length === 0) return { result, files }
    const places = placesIn(result.read)
    const refused = new Set<Row>()
    const dropped = new Set<Group>()
    for (const { group, row } of homeless) {
      asks.push({
        code: 'homeless',
        values: { owner: row.cells[OWNER] ?? '' },
        sheet: row.sheet.name,
        cell: String(row.row + 1),
        weight: 'must',
      })
      if (group.isOwn) dropped.add(group)
      else refused.add(row)
    }
    for (const problem of errors) {
      const place = placeOf(problem, places)
      if (!place) {
        const group = dropped.size > 0 ? undefined : culprit(edition, read, groups, problem)
        for (const one of group ? [group] : dropped.size > 0 ? [] : groups) {
          dropped.add(one)
          asks.push({
            code: 'list-refused',
            values: { problem: problem.message },
            sheet: one.sheets.join(', '),
            weight: 'must',
          })
        }
      } else if (!place.group.isOwn && isHallClash(problem) && place.row.cells['hall']) {
        // Its talks are worth more than its hall.
        asks.push(asked(problem, place, 'hall-clash'))
        const { hall: _, ...cells } = place.row.cells
        place.row.cells = cells as Row['cells']
      } else if (place.group.isOwn || round >= MOST_ROUNDS) {
        asks.push(asked(problem, place, place.group.isOwn ? 'entry-refused' : 'list-refused'))
        dropped.add(place.group)
      } else {
        if (!refused.has(place.row)) asks.push(asked(problem, place, 'entry-refused'))
        refused.add(place.row)
      }
    }
    groups = withoutRows(
      groups.filter((group) => !dropped.has(group)),
      refused,
    )
  }
}

/** Companies that are shown by their names because they have no logo. */
function withoutLogos({ problems }: CheckedEdition, sheet: string | undefined): Ask[] {
  const found = problems.filter(
    ({ file, message }) => file === fileOf('sponsors') && /logo/i.test(message.en),
  )
  if (found.length === 0) return []
  const named = found.flatMap(
    ({ record, message }) => (/“([^”]+)”/.exec(message.en)?.[1] ?? record?.en) || [],
  )
  return [
    { code: 'without-logo', values: { count: found.length, text: named.join(', ') }, sheet, weight: 'told' },
  ]
}

const listNames: Record<string, ReturnType<typeof inBoth>> = {
  programme: { en: 'talks', tr: 'bildiriler' },
  posters: { en: 'posters', tr: 'posterler' },
  committees: { en: 'committees', tr: 'kurullar' },
  sponsors: { en: 'sponsors', tr: 'sponsorlar' },
  keyDates: { en: 'key dates', tr: 'önemli tarihler' },
  paperAuthors: { en: 'the authors of papers', tr: 'bildirilerin yazarları' },
  private: { en: 'contact details', tr: 'iletişim bilgileri' },
}

/** What cannot be known of sheets and columns is asked; such a sheet is not taken. */
function unclear(readings: SheetReading[]): { clear: SheetReading[]; asks: Ask[] } {
  const asks: Ask[] = []
  const clear = readings.filter(({ alternatives, name, columns, headingRow }) => {
    if (alternatives.length > 0) {
      const lists = inBoth((language) =>
        alternatives
          .map((list) => listNames[list]?.[language] ?? list)
          .join(language === 'en' ? ' or ' : ' ya da '),
      )
      asks.push({ code: 'list-unclear', values: { lists }, sheet: name, weight: 'must' })
      return false
    }
    for (const column of columns) {
      const [best] = column.scores
      const rival = columns.find((one) => one.role === best?.role && one !== column)
      const points = rival?.scores.find(({ role }) => role === best?.role)?.points
      // The same heading twice, with the same kind of cells.
      const isNamedAlike = rival !== undefined && plainWords(rival.heading) === plainWords(column.heading)
      const isSame =
        column.role === 'ignored' && best && isNamedAlike && points !== undefined && best.points > 3
      if (isSame && rival)
        asks.push({
          code: 'column-unclear',
          values: { first: rival.heading, second: column.heading, role: best.role },
          sheet: name,
          cell: placeName(Math.max(0, headingRow), column.at),
          weight: 'must',
        })
    }
    return true
  })
  return { clear, asks }
}

/** Reads a file into an edition. Nothing is written: the caller writes `files`. `decided` are decisions about its sheets. */
export async function importFile(
  edition: Edition,
  bytes: Uint8Array,
  name: string,
  decided?: Decisions,
): Promise<Imported> {
  const { read, problems: before } = checkEdition(edition)
  if (!isSound(before)) return nothing({ others: before.filter(({ severity }) => severity === 'error') })
  const remembered = readDecisions(edition.read(DECISIONS_FILE))
  if (!remembered)
    return nothing({
      asks: [{ code: 'decisions-unreadable', values: { file: DECISIONS_FILE }, weight: 'must' }],
    })
  const sheets = await sheetsOf(bytes, name.replace(/^.*[/\\]/, ''))
  if (sheets instanceof Refusal)
    return nothing({ asks: [{ code: sheets.reason, values: {}, weight: 'must' }] })
  const calendar = calendarOf(read)
  const readings = understand(sheets, calendar, { ...remembered, ...decided })
  const { clear, asks } = unclear(readings)
  const values = valuesOf(read)
  const { groups, rows } = tablesOf(clear, values, calendar, asks)
  const known = { sheets: readings, rows, asks }
  if (groups.length === 0) {
    if (!asks.some(({ weight }) => weight === 'must'))
      asks.push({ code: 'nothing-understood', values: {}, weight: 'must' })
    return nothing(known)
  }
  const { result, files } = settle(edition, read, groups, asks)
  asks.push(
    ...withoutLogos(result, groups.find(({ name: group }) => group.startsWith('sponsors'))?.sheets[0]),
  )
  return { ...nothing(known), result, files }
}
