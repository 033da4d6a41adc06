// The rows of a sheet of our own workbook: each cell in the form in which content/ writes such a value.
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf } from '../read/entries/schema-walk'
import { cellsIn, inOneLine, placeIn, type Cell, type Sheet } from './cells'
import { timeOfNumber } from './dates-and-times'
import { columnsWith, inOneLabel, type Column, type Layout } from './layout'
import type { Row } from './merge'
import type { Ask } from './asks'
import { isUnclear } from './edition-people'
import { peopleCells } from './values'

/** Far more than any list of an edition has. */
export const MOST_ENTRIES = 2000

/** The text of a cell in a column, where a spreadsheet may have made something else of it. */
function textIn({ name, schema }: Column, { text, isNumber }: Cell): string {
  const { kind } = metaOf(schema)
  if (kind === 'time' && isNumber) return timeOfNumber(text) ?? text
  // An .ods file has 1 and 0 for yes and no.
  if (bare(schema) instanceof z.ZodBoolean && isNumber) return String(text === '1')
  if (name === 'number') return text.replace(/^P\D*(?=\d)/i, '')
  // Written as a text, 1.500 is 1500.
  const isWritten = !isNumber && bare(schema) instanceof z.ZodNumber
  return isWritten ? (guessValue(text, schema)?.to ?? text) : text
}

/** Every row below the headings that says something; what is wrong in it is asked. */
export function ownRows(sheet: Sheet, layout: Layout, asks: Ask[]): Row[] {
  const headings = Array.from(sheet.rows[0] ?? [], (cell) => inOneLine(cell?.text ?? ''))
  const found = layout.columns.flatMap(({ name, heading }): [string, number][] => {
    const at = headings.indexOf(inOneLabel(heading))
    return at < 0 ? [] : [[name, at]]
  })
  const places = Object.fromEntries(found)
  const columns = columnsWith(layout, places)
  const rows = sheet.rows.flatMap((cells, row): Row[] => {
    if (row === 0 || (cellsIn(cells).length === 0 && !cells.some((cell) => cell?.isError))) return []
    const ask = (code: string, { name }: Column, values: Record<string, string> = {}) =>
      asks.push({ code, values, sheet: sheet.name, cell: placeIn(sheet, row, places[name] ?? 0) })
    const texts = columns.map((column): [string, string] => {
      const cell = cells[places[column.name] ?? -1]
      if (cell?.isError) ask('no-result', column)
      return [column.name, cell ? textIn(column, cell) : '']
    })
    const own = Object.fromEntries(texts)
    for (const column of columns)
      if (column.list === 'people' && isUnclear(peopleCells(own, column.name)))
        ask('institutions-unclear', column, {
          people: inOneLine(own[column.name] ?? ''),
          text: inOneLine(own[`${column.name}.affiliations.en`] ?? ''),
        })
    return [{ cells: own, sheet, row, places }]
  })
  if (rows.length <= MOST_ENTRIES) return rows
  asks.push({ code: 'too-many-rows', values: { most: MOST_ENTRIES }, sheet: sheet.name })
  return []
}
