// From a file that somebody sends to the files of the edition: what it says, what that changes, and what is wrong with it.
import { checkEdition, isSound, type CheckedEdition } from '../check'
import { editionWith, type Edition, type ReadEdition } from '../read'
import { both, fault, type Position, type Problem } from '../read/problem'
import { adviceOf, sentence } from '../messages/render'
import { inBoth } from '../domain/languages'
import { memoise } from '../read/memoise'
import { fileOf } from '../schemas'
import { changedFiles, idsOf, valuesOf, type Values } from './edition-values'
import { listsBeside, recognise, type Recognised } from './headings'
import { mappingFor, readMapping } from './mapping'
import { listsIn, merge, type Row } from './merge'
import { columnsWith, type Layout } from './layout'
import { placeName, readSheets, trying, type Sheet } from './read-sheets'
import { rowsOf, type SheetProblem } from './rows'
import { scheduleSheets } from './schedule-files'
import { tablesOf, type Taken } from './tables'

export type Imported = {
  taken: Taken[]
  problems: SheetProblem[]
  /** Problems of the resulting edition for which no cell of the file can be blamed. */
  others: Problem[]
  /** The resulting edition and its changed files; absent unless all of the file is understood. */
  result?: CheckedEdition
  files: Record<string, string>
}

/** Why it cannot be known what a sheet lists, or which of its columns says what; undefined if that is clear. */
function unclear(sheet: Sheet, found: Recognised[]): SheetProblem | undefined {
  const [columns] = found[0]?.unclear ?? []
  if (found.length < 2 && !columns) return undefined
  const lists = (language: 'en' | 'tr') => found.map(({ layout }) => layout.title[language]).join(', ')
  const proposal = mappingFor(sheet, found[0])
  const message = columns
    ? both(
        `“${columns[0]}” and “${columns[1]}” may mean the same.`,
        `“${columns[0]}” ile “${columns[1]}” aynı şey olabilir.`,
      )
    : both(`This sheet may list: ${lists('en')}.`, `Bu sayfa şunlardan biri olabilir: ${lists('tr')}.`)
  const advice = both(
    `Save the right one as mapping.yaml and add --mapping mapping.yaml:\n${proposal}`,
    `Doğrusunu mapping.yaml olarak kaydedip --mapping mapping.yaml ekleyin:\n${proposal}`,
  )
  return { sheet: sheet.name, message, advice }
}

const homeless = fault(
  'What this row belongs to is not in its own sheet.',
  'Bu satırın ait olduğu kayıt kendi sayfasında yok.',
  'Correct the first cell, or add the entry to its sheet.',
  'İlk hücreyi düzeltin ya da kaydı kendi sayfasına ekleyin.',
)

/** The rows of the sheets that are recognised; what cannot be known is asked. */
function understood(sheets: Sheet[], mapping: string | undefined, problems: SheetProblem[]): Taken[] {
  const wanted = readMapping(mapping, sheets, problems)
  const taken = sheets.flatMap(listsBeside).map((sheet): Taken => {
    const found = recognise(sheet, wanted)
    const [recognised] = found
    const problem = unclear(sheet, found)
    if (problem) problems.push(problem)
    const rows = recognised && !problem ? rowsOf(sheet, recognised, problems) : []
    return { sheet: sheet.name, recognised, rows }
  })
  if (problems.length === 0 && !taken.some(({ recognised }) => recognised)) {
    const sheet = sheets.find(({ rows }) => rows.length > 0)
    const proposal = sheet ? mappingFor(sheet) : ''
    problems.push(
      fault(
        'No sheet of this file is recognised.',
        'Bu dosyanın hiçbir sayfası tanınmadı.',
        `Say which column is what in a mapping file:\n${proposal}`,
        `Hangi sütunun ne olduğunu bir eşleme dosyasında belirtin:\n${proposal}`,
      ),
    )
  }
  return taken
}

/** Sessions of talks that have lost them all are withdrawn with them. */
function withoutEmptied(values: Values, before: ReadEdition): void {
  const had = (before.data.sessions ?? [])
    .filter(({ kind, talks }) => ['session', 'plenary'].includes(kind) && talks.length > 0)
    .map(({ code }) => code)
  const sessions = values.sessions as { code: string; talks?: unknown[] }[]
  values.sessions = sessions.filter(({ code, talks = [] }) => talks.length > 0 || !had.includes(code))
}

type Placed = Position & { layout: Layout; row: Row }

/** The rows of a list, each with the place in the file in content/ at which its entry begins in the resulting edition. */
function placesOf(layout: Layout, rowOf: Map<unknown, Row>, values: Values, { files }: ReadEdition) {
  const { yaml } = files[layout.collection]
  return listsIn(layout, values).flatMap(({ at, entries, isList }) =>
    entries.flatMap((value, index) => {
      const row = rowOf.get(value)
      return row ? { layout, row, ...yaml.locate(isList ? [...at, index] : []) } : []
    }),
  )
}

/** The problem at its cell, or at its row where the sheet has no column for the field; undefined where no row is to blame. */
function atCell(problem: Problem, places: Placed[]): SheetProblem | undefined {
  const { file, line, column: at, field = '', record } = problem
  // Several entries may begin on one line.
  const place = places
    .filter(({ layout }) => fileOf(layout.collection) === file)
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .findLast((one) => one.line < line || (one.line === line && one.column <= at))
  if (!place) return undefined
  const { sheet, row, places: columns } = place.row
  const steps = field.replace(/\[\d+\]/g, '').split('.')
  const column = columnsWith(place.layout, columns).find(({ path, list }) => {
    const own = path.join('.')
    return own !== '' && (list ? steps.includes(own) : steps.join('.').endsWith(own))
  })
  return {
    sheet: sheet.name,
    cell: column ? placeName(row, columns[column.name]!) : String(row + 1),
    message: inBoth((language) =>
      [record?.[language], sentence(problem, language)].filter(Boolean).join(': '),
    ),
    advice: inBoth((language) => adviceOf(problem, language)),
  }
}

/** Several files may be read into the same edition. */
const checkedBefore = memoise(checkEdition)

/** Reads a file into an edition. Nothing is written: the caller writes `files` if there are no problems. */
export function importFile(edition: Edition, bytes: Uint8Array, name: string, mapping?: string): Imported {
  const { read, problems: before } = checkedBefore(edition)
  if (!isSound(before)) return { taken: [], problems: [], others: before, files: {} }
  const problems: SheetProblem[] = []
  const sheets = trying(() => scheduleSheets(bytes) ?? readSheets(bytes, name))
  if ('message' in sheets) return { taken: [], problems: [sheets], others: [], files: {} }
  const taken = understood(sheets, mapping, problems)
  const values = valuesOf(read)
  const ids = idsOf(read, values)
  const merged = tablesOf(taken, values, problems)
    .sort((a, b) => a.layout.path.length - b.layout.path.length)
    .map((table) => ({ ...table, ...merge(table, values, ids) }))
  for (const { sheet, row } of merged.flatMap((one) => one.homeless))
    problems.push({ ...homeless, sheet: sheet.name, cell: String(row + 1) })
  if (problems.length > 0) return { taken, problems, others: [], files: {} }
  if (merged.some(({ layout }) => layout.title.en === 'Talks')) withoutEmptied(values, read)
  const files = changedFiles(read, values)
  const result = checkEdition(editionWith(edition, files))
  const errors = result.problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return { taken, problems, others: [], result, files }
  const places = merged.flatMap(({ layout, rowOf }) => placesOf(layout, rowOf, values, result.read))
  const located = errors.map((problem) => ({ problem, cell: atCell(problem, places) }))
  return {
    taken,
    problems: located.flatMap(({ cell }) => cell ?? []),
    others: located.flatMap(({ problem, cell }) => (cell ? [] : problem)),
    files: {},
  }
}
