// From a file that somebody sends to the files of the edition, in stages that are plain data: sheets, what they list, tables, values.
// Each list is taken or left by itself; what is not clear is asked, and keeps nothing else from being written.
import { checkEdition, isSound, type CheckedEdition } from '../check'
import type { Diagnostic } from '../messages/diagnostic'
import type { Edition, ReadEdition } from '../read'
import { inBoth } from '../domain/languages'
import { fileOf } from '../schemas'
import { placeName, type Sheet } from './cells'
import type { Calendar } from './dates-and-times'
import { DECISIONS_FILE } from '../check/files/stray-files'
import { readDecisions, type Decisions } from './decisions'
import { valuesOf } from './edition-values'
import type { Ask } from './messages'
import type { RowReading } from './programme-items'
import { readSchedule } from './read-schedules'
import { readWorkbook } from './read-workbook'
import { Refusal } from './refusal'
import { settle } from './settle'
import { tablesOf } from './tables'
import { plainWords } from './vocabulary'
import { understand, type SheetReading } from './understand'

export type Imported = {
  /** What each sheet lists, its columns and, in `rows`, what each row is. */
  sheets: SheetReading[]
  rows: Map<SheetReading, RowReading[]>
  /** What a person has to decide, should look at, or is told. */
  asks: Ask[]
  /** Why nothing at all can be imported: errors of the content itself. */
  others: Diagnostic[]
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

/** Companies that are shown by their names because they have no logo. */
function withoutLogos({ problems }: CheckedEdition, sheet: string | undefined): Ask[] {
  const found = problems.filter(
    ({ file, code }) => file === fileOf('sponsors') && code === 'files.logo-missing',
  )
  if (found.length === 0) return []
  const named = found.flatMap(({ values }) => String(values?.['name'] ?? '') || [])
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
