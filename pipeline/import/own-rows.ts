// The rows of a sheet of our own workbook: each cell in the form in which content/ writes such a value.
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf } from '../read/entries/schema-walk'
import type { Ask } from './asks'
import { cellsIn, placeIn, type Cell, type Sheet } from './cells'
import { inOneLine } from '../domain/fold'
import { timeOfNumber } from './dates-and-times'
import type { SheetPeople } from './edition-people'
import { institutionsOfPeople } from '../domain/people-in-text/institutions'
import { columnsWith, inOneLabel, type Column, type Layout } from './layout'
import type { Row } from './merge'
import { readNames } from '../domain/people-in-text/names'

/** Far more than any list of an edition has. */
const MOST_ENTRIES = 2000

/** The text of a cell in a column, where a spreadsheet may have made something else of it. */
function textIn({ name, schema }: Column, { text, isNumber }: Cell): string {
  if (metaOf(schema).kind === 'time' && isNumber) return timeOfNumber(text) ?? text
  // An .ods file has 1 and 0 for yes and no.
  if (bare(schema) instanceof z.ZodBoolean && isNumber) return String(text === '1')
  if (name === 'number') return text.replace(/^P\D*(?=\d)/i, '')
  // Written as a text, 1.500 is 1500.
  const isWritten = !isNumber && bare(schema) instanceof z.ZodNumber
  return isWritten ? (guessValue(text, schema)?.to ?? text) : text
}

/** The Turkish institutions with those that only the English cell has: it lacks what is the same in both languages. */
function completed(english: string, turkish: string): string {
  const numberOf = (line: string) => /^\d+ /.exec(line)?.[0]
  const lines = english.split('\n')
  if (!lines.some(numberOf)) return turkish || english
  const own = turkish.split('\n')
  return lines.map((line) => own.find((one) => numberOf(one) === numberOf(line)) ?? line).join('\n')
}

/** The people of two or three cells: names, and institutions in one or both languages. */
function peopleIn(names: string, english?: string, turkish?: string): SheetPeople & { isUnclear: boolean } {
  const { people } = readNames(names)
  const ofEach = institutionsOfPeople(people, english ?? '')
  const inTurkish = turkish && institutionsOfPeople(people, completed(english ?? '', turkish))
  const read = people.map(({ name, hasStar }, at) => ({
    name,
    affiliations: ofEach?.[at] ?? [],
    affiliationsTr: inTurkish ? inTurkish[at] : undefined,
    presents: hasStar,
  }))
  return { read, hasInstitutions: english !== undefined, isUnclear: !ofEach }
}

/** Every row below the headings that says something; what is wrong in it is asked. */
export function ownRows(sheet: Sheet, layout: Layout, asks: Ask[]): Row[] {
  const headings = Array.from(sheet.rows[0] ?? [], (cell) => inOneLine(cell?.text ?? ''))
  const found = layout.columns.map(({ name, heading }) => ({
    name,
    at: headings.indexOf(inOneLabel(heading)),
  }))
  const places = Object.fromEntries(found.flatMap(({ name, at }) => (at < 0 ? [] : [[name, at]])))
  const columns = columnsWith(layout, places)
  const rows = sheet.rows.flatMap((written, row): Row[] => {
    if (row === 0 || (cellsIn(written).length === 0 && !written.some((cell) => cell?.isError))) return []
    const ask = (code: string, name: string, values: Ask['values']) =>
      asks.push({ code, values, sheet: sheet.name, cell: placeIn(sheet, row, places[name]) })
    const texts: Record<string, string> = {}
    for (const column of columns) {
      const cell = written[places[column.name] ?? -1]
      if (cell?.isError) ask('no-result', column.name, {})
      texts[column.name] = cell ? textIn(column, cell) : ''
    }
    const people: Record<string, SheetPeople> = {}
    for (const { name } of columns.filter(({ list }) => list === 'people')) {
      const [english, turkish] = ['en', 'tr'].map((language) => texts[`${name}.affiliations.${language}`])
      const { isUnclear, ...read } = peopleIn(
        texts[name] ?? '',
        english ?? turkish,
        english === undefined ? undefined : turkish,
      )
      people[name] = read
      const values = { people: inOneLine(texts[name] ?? ''), text: inOneLine(english ?? '') }
      if (isUnclear) ask('institutions-unclear', name, values)
    }
    const plain = columns.filter(({ list }) => list === undefined || list === 'lines')
    const cells = Object.fromEntries(plain.map(({ name }) => [name, texts[name] ?? '']))
    return [{ cells, people, sheet, row, places }]
  })
  if (rows.length <= MOST_ENTRIES) return rows
  asks.push({ code: 'too-many-rows', values: { most: MOST_ENTRIES }, sheet: sheet.name })
  return []
}
