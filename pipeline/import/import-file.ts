// From a file that somebody sends to the files of the edition, in stages that are plain data: sheets, what they list, tables, values.
// Each list is taken or left by itself; what is not clear is asked, and keeps nothing else from being written.
import { checkEdition, isSound, type CheckedEdition } from '../check'
import { isOfSample, readSample } from '../check/launch'
import { DECISIONS_FILE } from '../check/files/stray-files'
import type { Bilingual } from '../domain/languages'
import { clockOfEdition } from '../domain/time-zone'
import type { Diagnostic } from '../messages/diagnostic'
import { label } from '../messages/render'
import { readEdition, type Edition, type ReadEdition } from '../read'
import { fileOf } from '../schemas'
import { abstractTexts } from './abstract-texts'
import { weighed, type Ask, type Question } from './asks'
import type { Sheet } from './cells'
import { areMonthsFirst, type Calendar } from './dates-and-times'
import { readDecisions, type Decisions } from './decisions'
import { valuesOf } from './edition-values'
import { readSchedule } from './read-schedules'
import { readWorkbook, Refusal } from './read-workbook'
import { settle } from './settle'
import type { SheetReading } from './sheet-reading'
import { tablesOf } from './tables'
import { understandSheets } from './understand-sheets'

export type Imported = {
  /** Every sheet: its cells, what it lists, the roles of its columns and kinds of its rows, with their reasons. */
  sheets: SheetReading[]
  /** What a person has to decide, should look at, or may know. */
  asks: Question[]
  /** Why nothing at all can be imported: errors of the content itself. */
  others: Diagnostic[]
  /** The resulting edition; absent if nothing can be taken. */
  result?: CheckedEdition
  /** The files that change, to be written with writeFiles(). */
  files: Record<string, string>
}

const nothing = (asks: Ask[], known: Partial<Imported> = {}): Imported => ({
  sheets: [],
  asks: asks.map(weighed),
  others: [],
  files: {},
  ...known,
})

/** Whether a person still has to decide something. */
export const isOpen = ({ asks, others }: Imported): boolean =>
  asks.some(({ weight }) => weight === 'must') || others.length > 0

/** How days are read: those of the edition, by which “2 Ekim” and “Day 2” are known, and the order of 10/02/2025 in the file. */
function calendarOf({ data }: ReadEdition, sheets: Sheet[]): Calendar {
  const days = (data.programme?.days ?? []).map(({ date }) => date)
  const rows = sheets.flatMap((sheet) => sheet.rows.map((row) => row.map((cell) => cell?.text).join('\n')))
  const year = Number(days[0]?.slice(0, 4) ?? new Date().getFullYear())
  return { year, days, isMonthFirst: areMonthsFirst(rows) }
}

/** Companies that are shown by their names because they have no logo. */
function withoutLogos({ problems }: CheckedEdition, readings: SheetReading[]): Ask[] {
  const isMissing = ({ file, code }: Diagnostic) =>
    file === fileOf('sponsors') && code === 'files.logo-missing'
  const names = problems.filter(isMissing).map(({ values }) => String(values?.['name'] ?? ''))
  const sheet = readings.find(({ list }) => list === 'sponsors')?.name
  return names.length > 0
    ? [{ code: 'without-logo', values: { count: names.length, text: names.join(', ') }, sheet }]
    : []
}

/** Several lists that a sheet may be; such a sheet is not taken. */
function unclearList({ name, alternatives }: SheetReading): Ask {
  const names = alternatives.map((list): Bilingual => label(`sheet.${list}`))
  const lists = { en: names.map(({ en }) => en).join(' or '), tr: names.map(({ tr }) => tr).join(' ya da ') }
  return { code: 'list-unclear', values: { lists }, sheet: name }
}

/**
 * Understands sheets and merges their lists into an edition: the one entry for the command and for a page.
 *
 * `sheets` of the result say what was understood: the list, the role of each column with its scores and reasons, the kind of each row.
 * `decided` corrects them (decisions.ts), besides what the file beside the content remembers; the values for it are `listKinds`, `rowKinds`
 * and `columnRoles`. `asks` has the questions, `result` the edition that comes of it (changesBetween() in report.ts lists the changes).
 * Nothing is written: the caller writes `files` with writeFiles(), and the decisions as writeDecisions() has them.
 */
export function understand(edition: Edition, sheets: Sheet[], decided: Decisions = {}): Imported {
  const { read, problems } = checkEdition(edition)
  if (!isSound(problems))
    return nothing([], { others: problems.filter(({ severity }) => severity === 'error') })
  const remembered = readDecisions(edition.read(DECISIONS_FILE))
  if (!remembered) return nothing([{ code: 'decisions-unreadable', values: { file: DECISIONS_FILE } }])
  const calendar = calendarOf(read, sheets)
  const readings = understandSheets(sheets, calendar, { ...remembered, ...decided })
  const isClear = ({ alternatives }: SheetReading) => alternatives.length === 0
  const clear = readings.filter(isClear)
  const asks = readings.filter((one) => !isClear(one)).map(unclearList)
  const groups = tablesOf(clear, valuesOf(read), calendar, isOfSample(readSample(read)), asks)
  if (groups.length === 0) {
    if (!asks.map(weighed).some(({ weight }) => weight === 'must'))
      asks.push({ code: 'nothing-understood', values: {} })
    return nothing(asks, { sheets: readings })
  }
  const { result, files } = settle(edition, read, groups, asks)
  const abstracts = abstractTexts(result.read, clear)
  return nothing([...asks, ...abstracts.asks, ...withoutLogos(result, clear)], {
    sheets: readings,
    result,
    files: { ...files, ...abstracts.files },
  })
}

/** The sheets of a workbook, a list or an exported schedule; a message if it cannot be read. */
export async function readSheets(edition: Edition, bytes: Uint8Array, name: string): Promise<Sheet[] | Ask> {
  try {
    const file = name.replace(/^.*[/\\]/, '')
    const schedule = readSchedule(bytes, clockOfEdition(readEdition(edition).data.site), file)
    return schedule ? [schedule] : await readWorkbook(bytes, file)
  } catch (error) {
    return { code: error instanceof Refusal ? error.reason : 'damaged', values: {} }
  }
}

/** The import of a file that cannot be read: why, and nothing else. */
export const unreadable = (reason: Ask): Imported => nothing([reason])

/** Reads a file of somebody into an edition, as understand() does with its sheets. */
export async function importFile(
  edition: Edition,
  bytes: Uint8Array,
  name: string,
  decided?: Decisions,
): Promise<Imported> {
  const sheets = await readSheets(edition, bytes, name)
  return Array.isArray(sheets) ? understand(edition, sheets, decided) : unreadable(sheets)
}
