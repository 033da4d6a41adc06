// The rows of a recognised sheet, each cell in the form in which content/ writes such a value.
import { z } from 'zod'
import { suggestion } from '../read/suggestion'
import { ignoringCase, fold } from '../domain/fold'
import { fault, type Fault } from '../read/problem'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf } from '../read/entries/schema-walk'
import { fieldsOf } from './fields'
import { columnsWith, type Column } from './layout'
import type { Row } from './merge'
import { peopleCells } from './values'
import type { Recognised } from './headings'
import { unclearPeople } from './people'
import { dateOf, placeName, timeOf, type Cell, type Sheet } from './read-sheets'

/** What is wrong in a file that is to be imported, and where. */
export type SheetProblem = Fault & { sheet?: string; cell?: string }

const noResult = fault(
  'The formula in this cell has no result.',
  'Bu hücredeki formülün sonucu yok.',
  'Correct the formula, or write the value itself.',
  'Formülü düzeltin ya da değerin kendisini yazın.',
)

const tooEarly = fault(
  'This is not a date since 1900.',
  'Bu, 1900’den sonraki bir tarih değil.',
  'Write the date again, such as 02.10.2025.',
  'Tarihi yeniden yazın, örneğin 02.10.2025.',
)

/** Far more than any list of an edition has. */
const MOST_ENTRIES = 2000

const tooMany = fault(
  `This sheet has more than ${MOST_ENTRIES} rows that say something.`,
  `Bu sayfada ${MOST_ENTRIES} satırdan fazla dolu satır var.`,
  'Keep only the rows of the list.',
  'Yalnızca listenin satırlarını bırakın.',
)

/** The text of a cell in a column; numbers are dates or times where the column has such. Undefined for a date before 1900. */
function textIn({ name, schema }: Column, { text, serial }: Cell): string | undefined {
  const { kind } = metaOf(schema)
  if (kind === 'date' && serial !== undefined) return dateOf(serial)
  if (kind === 'date' && /\b1[0-8]\d\d\b/.test(text)) return undefined
  if (kind === 'time' && serial !== undefined && (serial < 1 || text.includes(':'))) return timeOf(serial)
  // An .ods file has 1 and 0 for yes and no.
  if (bare(schema) instanceof z.ZodBoolean && serial !== undefined) return String(serial === 1)
  if (name === 'number') return text.replace(/^P\D*(?=\d)/i, '')
  // Written as a text, 1.500 is 1500.
  const isWritten = serial === undefined && bare(schema) instanceof z.ZodNumber
  return isWritten ? (guessValue(text, schema)?.to ?? text) : text
}

/** Every row below the headings that says something; what is wrong in it is added to the problems. */
export function rowsOf(
  sheet: Sheet,
  { layout, places, headingRow }: Recognised,
  problems: SheetProblem[],
): Row[] {
  const columns = columnsWith(layout, places)
  const found = sheet.rows.flatMap((cells, row): Row[] => {
    if (row <= headingRow || cells.every((cell) => !cell?.text && !cell?.isError)) return []
    const report = (what: Fault | false | undefined, { name }: Column) =>
      what && problems.push({ ...what, sheet: sheet.name, cell: placeName(row, places[name]!) })
    const texts = columns.map((column): [string, string] => {
      const cell = cells[places[column.name]!]
      const text = cell ? textIn(column, cell) : ''
      report(cell?.isError ? noResult : text === undefined && tooEarly, column)
      return [column.name, text ?? '']
    })
    const own = Object.fromEntries(texts)
    for (const column of columns)
      if (column.list === 'people') report(unclearPeople(peopleCells(own, column.name)), column)
    return [{ cells: own, sheet, row, places }]
  })
  if (found.length <= MOST_ENTRIES) return found
  problems.push({ ...tooMany, sheet: sheet.name })
  return []
}

/** A short name made from a title: Anadolu Salonu becomes anadolu-salonu. */
export const slug = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const wordsOf = (value: unknown): string[] => {
  const { key, code, name, title } = fieldsOf(value)
  return [key, code, name, title].flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(fieldsOf(word)).map(String),
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The key of the entry that a text names: by its key, name or title, even if these are slightly mistyped. */
export function keyNamed(text: string, entries: unknown[]): string | undefined {
  const wanted = ignoringCase(text)
  const keyed = entries.flatMap((entry) => {
    const words = wordsOf(entry)
    return words.map((word) => ({ word: ignoringCase(word), key: words[0]! }))
  })
  // Salon 2 is no mistyped Salon 1.
  const alike = keyed.flatMap(({ word }) => (digitsOf(word) === digitsOf(wanted) ? word : []))
  const named = keyed.some(({ word }) => word === wanted) ? wanted : suggestion(wanted, alike)
  return keyed.find(({ word }) => word === named)?.key
}
