// From a file that somebody sends to the files of the edition: what it says, what that changes, and what is wrong with it.
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { checkEdition, isSound, type CheckedEdition } from '../check'
import { rewriteYaml } from '../outputs/admin/rewrite-yaml'
import { editionWith, type Edition, type Problem, type ReadEdition } from '../read'
import { both } from '../read/problem'
import { collectionNames, collections, fileOf } from '../schemas'
import { idsOf, valuesOf, type Values } from './edition-values'
import { listsBeside, recognise, type Recognised } from './headings'
import { mappedSheet, mappingFor, readMapping } from './mapping'
import { merge, type Row, type Table } from './merge'
import { cellOfProblem, placesOf, type Placed } from './places'
import { readSheets, Unreadable, type Sheet } from './read-sheets'
import { rowsOf, type SheetProblem } from './rows'
import { scheduleSheet } from './schedule-files'
import { foreignTables, ownTable } from './tables'

/** A sheet and what was taken from it; nothing if it is not recognised. */
export type Taken = { sheet: string; recognised?: Recognised }

export type Imported = {
  taken: Taken[]
  problems: SheetProblem[]
  /** Problems of the resulting edition for which no cell of the file can be blamed. */
  others: Problem[]
  /** The resulting edition and its changed files; absent unless all of the file is understood. */
  result?: CheckedEdition
  files: Record<string, string>
}

const nothing: SheetProblem = {
  message: both('No sheet of this file is recognised.', 'Bu dosyanın hiçbir sayfası tanınmadı.'),
  advice: both(
    'Say which column is what in a mapping file:',
    'Hangi sütunun ne olduğunu bir eşleme dosyasında belirtin:',
  ),
}

const unclear = (sheet: Sheet, found: Recognised[]): SheetProblem => {
  const [first] = found
  const [columns] = first!.unclear
  const lists = found.map(({ layout }) => layout.title)
  const proposal = mappingFor(sheet, first!)
  return {
    sheet: sheet.name,
    message: columns
      ? both(
          `“${columns[0]}” and “${columns[1]}” may mean the same.`,
          `“${columns[0]}” ile “${columns[1]}” aynı şey olabilir.`,
        )
      : both(
          `This sheet may list: ${lists.map(({ en }) => en).join(', ')}.`,
          `Bu sayfa şunlardan biri olabilir: ${lists.map(({ tr }) => tr).join(', ')}.`,
        ),
    advice: both(
      `Save the right one as mapping.yaml and add --mapping mapping.yaml:\n${proposal}`,
      `Doğrusunu mapping.yaml olarak kaydedip --mapping mapping.yaml ekleyin:\n${proposal}`,
    ),
  }
}

type Understood = { taken: Taken[]; tables: Table[]; problems: SheetProblem[] }

/** Turns the sheets into tables; what cannot be known is asked. */
function understood(sheets: Sheet[], values: Values, mapping: string | undefined): Understood {
  const taken: Taken[] = []
  const problems: SheetProblem[] = []
  const wanted = readMapping(mapping, problems)
  const foreign: { sheet: Sheet; recognised: Recognised; rows: Row[] }[] = []
  const tables: Table[] = []
  for (const sheet of sheets.flatMap(listsBeside)) {
    const asked = wanted[sheet.name]
    const found = asked ? mappedSheet(sheet, asked, problems) : recognise(sheet)
    const [recognised] = found
    taken.push({ sheet: sheet.name, ...(recognised ? { recognised } : {}) })
    if (!recognised) continue
    if (found.length > 1 || recognised.unclear.length > 0) {
      problems.push(unclear(sheet, found))
      continue
    }
    const { rows, problems: ofCells } = rowsOf(sheet, recognised)
    problems.push(...ofCells)
    if (recognised.isOwn) tables.push(ownTable(recognised.layout, rows))
    else foreign.push({ sheet, recognised, rows })
  }
  if (problems.length === 0 && taken.every(({ recognised }) => !recognised)) {
    const [sheet] = sheets.filter(({ rows }) => rows.length > 0)
    const proposal = sheet ? mappingFor(sheet) : ''
    problems.push({
      ...nothing,
      advice: both(`${nothing.advice.en}\n${proposal}`, `${nothing.advice.tr}\n${proposal}`),
    })
  }
  return { taken, tables: [...tables, ...foreignTables(foreign, values, problems)], problems }
}

/** Sessions of talks that have lost them all are withdrawn with them. */
function withoutEmptied(values: Values, before: ReadEdition): void {
  const had = new Set(
    (before.data.sessions ?? [])
      .filter(({ kind, talks }) => ['session', 'plenary'].includes(kind) && talks.length > 0)
      .map(({ code }) => code),
  )
  const sessions = values.sessions as { code: string; talks?: unknown[] }[]
  values.sessions = sessions.filter(({ code, talks = [] }) => talks.length > 0 || !had.has(code))
}

const homeless = ({ sheet, row }: Row): SheetProblem => ({
  sheet: sheet.name,
  cell: String(row + 1),
  message: both(
    'What this row belongs to is not in its own sheet.',
    'Bu satırın ait olduğu kayıt kendi sayfasında yok.',
  ),
  advice: both(
    'Correct the first cell, or add the entry to its sheet.',
    'İlk hücreyi düzeltin ya da kaydı kendi sayfasına ekleyin.',
  ),
})

/** Reads a file into an edition. Nothing is written: the caller writes `files` if there are no problems. */
export function importFile(edition: Edition, bytes: Uint8Array, name: string, mapping?: string): Imported {
  const { read, problems: before } = checkEdition(edition)
  if (!isSound(before)) return { taken: [], problems: [], others: before, files: {} }
  const values: Values = valuesOf(read)
  const ids = idsOf(read, values)
  let sheets: Sheet[]
  try {
    const schedule = scheduleSheet(bytes)
    sheets = schedule ? [schedule] : readSheets(bytes, name)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { taken: [], problems: [error.fault], others: [], files: {} }
  }
  const { taken, tables, problems } = understood(sheets, values, mapping)
  const merged = tables
    .toSorted((a, b) => a.layout.path.length - b.layout.path.length)
    .map((table) => ({ table, ...merge(table, values[table.layout.collection], ids) }))
  problems.push(...merged.flatMap(({ homeless: rows }) => rows.map(homeless)))
  if (problems.length > 0) return { taken, problems, others: [], files: {} }
  if (tables.some(({ layout }) => layout.title.en === 'Talks')) withoutEmptied(values, read)
  const files = changedFiles(read, values)
  const result = checkEdition(editionWith(edition, files))
  const errors = result.problems.filter(({ severity }) => severity === 'error')
  const places: Placed[] = merged.flatMap(({ table, values: rows }) =>
    placesOf(table, rows, values, result.read),
  )
  const located = errors.map((problem) => ({ problem, cell: cellOfProblem(problem, places) }))
  return {
    taken,
    problems: located.flatMap(({ cell }) => cell ?? []),
    others: located.flatMap(({ problem, cell }) => (cell ? [] : problem)),
    ...(errors.length === 0 ? { result, files } : { files: {} }),
  }
}

function changedFiles(read: ReadEdition, values: Values): Record<string, string> {
  const changed = collectionNames.filter(
    (name) => !isDeepStrictEqual(values[name], read.files[name].yaml.value),
  )
  return Object.fromEntries(
    changed.map((name) => {
      const { entry, many } = collections[name]
      return [
        fileOf(name),
        rewriteYaml(read.edition.read(fileOf(name)), values[name], many ? z.array(entry) : entry),
      ]
    }),
  )
}
