// The rows of a recognised sheet, each cell in the form in which content/ writes such a value.
import { z } from 'zod'
import { suggestion } from '../read/suggestion'
import { ignoringCase, fold } from '../read/fold'
import { both as inBoth, type Fault } from '../read/problem'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf } from '../read/entries/schema-walk'
import type { Column } from './layout'
import { fieldsOf } from './former-entries'
import type { Row } from './merge'
import { peopleCells } from './values'
import type { Recognised } from './headings'
import { unclearPeople } from './people'
import { dateOf, placeName, timeOf, type Cell, type Sheet } from './read-sheets'

/** What is wrong in a file that is to be imported, and where. */
export type SheetProblem = Fault & { sheet?: string; cell?: string }

export type Found = { rows: Row[]; problems: SheetProblem[] }

const noResult: Fault = {
  message: inBoth('The formula in this cell has no result.', 'Bu hücredeki formülün sonucu yok.'),
  advice: inBoth(
    'Correct the formula, or write the value itself.',
    'Formülü düzeltin ya da değerin kendisini yazın.',
  ),
}

const tooEarly: Fault = {
  message: inBoth('This is no date since 1900.', 'Bu, 1900’den sonraki bir tarih değil.'),
  advice: inBoth('Write the date again, such as 02.10.2025.', 'Tarihi yeniden yazın, örneğin 02.10.2025.'),
}

/** Far more than any list of an edition has. */
const MOST_ENTRIES = 2000

const tooMany: Fault = {
  message: inBoth(
    `This sheet has more than ${MOST_ENTRIES} rows that say something.`,
    `Bu sayfada ${MOST_ENTRIES} satırdan fazla dolu satır var.`,
  ),
  advice: inBoth('Keep only the rows of the list.', 'Yalnızca listenin satırlarını bırakın.'),
}

/** The text of a cell in a column; numbers are dates or times where the column has such. */
export function textIn({ name, schema }: Column, { text, serial }: Cell): string | undefined {
  const { kind } = metaOf(schema)
  if (kind === 'date' && serial !== undefined) return dateOf(serial)
  if (kind === 'date' && /\b1[0-8]\d\d\b/.test(text)) return undefined
  if (kind === 'time' && serial !== undefined && (serial < 1 || text.includes(':'))) return timeOf(serial)
  // Written as a text, 1.500 is 1500.
  // An .ods file has 1 and 0 for yes and no.
  if (bare(schema) instanceof z.ZodBoolean && serial !== undefined) return String(serial === 1)
  if (name === 'number') return text.replace(/^P\D*(?=\d)/i, '')
  const isWritten = serial === undefined && bare(schema) instanceof z.ZodNumber
  return isWritten ? (guessValue(text, schema)?.to ?? text) : text
}

/** Every row below the headings that says something. */
export function rowsOf(sheet: Sheet, { columns, headingRow }: Recognised): Found {
  const problems: SheetProblem[] = []
  const { name, rows } = sheet
  const found = rows.flatMap((row, at) => {
    if (at <= headingRow || row.every((cell) => !cell?.text && !cell?.isError)) return []
    const cells = [...columns].map(([column, index]): [Column, string] => {
      const cell = row[index]
      const text = cell ? textIn(column, cell) : ''
      const fault = cell?.isError ? noResult : text === undefined ? tooEarly : undefined
      if (fault) problems.push({ ...fault, sheet: name, cell: placeName(at, index) })
      return [column, text ?? '']
    })
    const found = { cells: new Map(cells), sheet, row: at, columns }
    for (const [column, people] of peopleCells(found.cells)) {
      const fault = unclearPeople(people)
      if (fault) problems.push({ ...fault, sheet: name, cell: placeName(at, columns.get(column)!) })
    }
    return [found]
  })
  if (found.length > MOST_ENTRIES) return { rows: [], problems: [{ ...tooMany, sheet: name }] }
  return { rows: found, problems }
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
  const keyed = entries.flatMap((entry) =>
    wordsOf(entry).map((word) => ({ word: ignoringCase(word), key: wordsOf(entry)[0]! })),
  )
  const exact = keyed.find(({ word }) => word === ignoringCase(text))
  if (exact) return exact.key
  // Salon 2 is no mistyped Salon 1.
  const alike = keyed.filter(({ word }) => digitsOf(word) === digitsOf(text))
  const near = suggestion(
    ignoringCase(text),
    alike.map(({ word }) => word),
  )
  return alike.find(({ word }) => word === near)?.key
}
