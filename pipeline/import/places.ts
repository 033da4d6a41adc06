// Finds the cell that a problem of the resulting edition comes from.
import type { Problem, ReadEdition } from '../read'
import { collections, fileOf, type CollectionName } from '../schemas'
import { listsIn, type Row, type Table } from './merge'
import { placeName } from './read-sheets'
import type { SheetProblem } from './rows'

/** A row and the line of the file in content/ on which its entry begins. */
export type Placed = { file: string; line: number; depth: number; row: Row }

/** Where the entries of a table's rows stand in the resulting edition. */
export function placesOf(
  { layout }: Table,
  rows: Map<Row, unknown>,
  values: Record<CollectionName, unknown>,
  { files }: ReadEdition,
): Placed[] {
  const { collection } = layout
  const { yaml } = files[collection]
  const byValue = new Map([...rows].map(([row, value]) => [value, row]))
  return listsIn(layout, values[collection]).flatMap(({ at, entries }) =>
    entries.flatMap((value, index): Placed[] => {
      const row = byValue.get(value)
      const isObject = layout.path.length === 0 && !collections[collection].many
      const path = isObject ? [] : [...at, index]
      return row ? [{ file: fileOf(collection), line: yaml.locate(path).line, depth: path.length, row }] : []
    }),
  )
}

/** The problem at its cell, or at its row where the sheet has no column for the field; undefined where no row is to blame. */
export function cellOfProblem(
  { file, line, field = '', record, message, advice }: Problem,
  places: Placed[],
): SheetProblem | undefined {
  const above = places.filter((place) => place.file === file && place.line <= line)
  const nearest = Math.max(...above.map((place) => place.line))
  const [place] = above.filter((one) => one.line === nearest).sort((a, b) => b.depth - a.depth)
  if (!place) return undefined
  const steps = field.replace(/\[\d+\]/g, '').split('.')
  const column = [...place.row.columns].find(([{ path, list }]) => {
    const own = path.join('.')
    const written = steps.join('.')
    return own !== '' && (list ? steps.includes(own) : written.endsWith(own))
  })
  const { sheet, row } = place.row
  const cell = column ? placeName(row, column[1]) : String(row + 1)
  const named = (words: string, language: 'en' | 'tr') =>
    [record?.[language], words].filter(Boolean).join(': ')
  return {
    sheet: sheet.name,
    cell,
    message: { en: named(message.en, 'en'), tr: named(message.tr, 'tr') },
    advice,
  }
}
