// Finds the cell that a problem of the resulting edition comes from.
import type { Problem, ReadEdition } from '../read'
import { fileOf } from '../schemas'
import { inBoth } from '../records/localise'
import type { Values } from './edition-values'
import { columnsWith, type Layout } from './layout'
import { listsIn, type Row, type Table } from './merge'
import { placeName } from './read-sheets'
import type { SheetProblem } from './rows'

/** A row and the line of the file in content/ on which its entry begins. */
export type Placed = { file: string; line: number; depth: number; row: Row; layout: Layout }

/** Where the entries of a table's rows stand in the resulting edition. */
export function placesOf(
  { layout }: Table,
  rows: Map<Row, unknown>,
  values: Values,
  { files }: ReadEdition,
): Placed[] {
  const { yaml } = files[layout.collection]
  const byValue = new Map([...rows].map(([row, value]) => [value, row]))
  return listsIn(layout, values).flatMap(({ at, entries, isList }) =>
    entries.flatMap((value, index): Placed[] => {
      const row = byValue.get(value)
      const path = isList ? [...at, index] : []
      const { line } = yaml.locate(path)
      return row ? [{ file: fileOf(layout.collection), line, depth: path.length, row, layout }] : []
    }),
  )
}

/** The problem at its cell, or at its row where the sheet has no column for the field; undefined where no row is to blame. */
export function cellOfProblem(
  { file, line, field = '', record, message, advice }: Problem,
  places: Placed[],
): SheetProblem | undefined {
  const [place] = places
    .filter((one) => one.file === file && one.line <= line)
    .sort((a, b) => b.line - a.line || b.depth - a.depth)
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
    message: inBoth((language) => [record?.[language], message[language]].filter(Boolean).join(': ')),
    advice,
  }
}
