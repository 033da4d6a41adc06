// A sound edition as one workbook (.xlsx): a sheet for each list, with headings in both languages, notes and drop-downs.
import { writeXlsx, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { z } from 'zod'
import { bare, metaOf } from '../read/entries/schema-walk'
import type { ReadEdition } from '../read'
import { inBothLanguages } from '../messages/render'
import { kinds } from '../schemas/kinds'
import { both, type Bilingual } from '../domain/languages'
import { idsOf, valuesOf, type Values } from './edition-values'
import { fieldsOf } from './fields'
import { inOneLabel, layouts, OWNER, referredBy, type Column, type Layout } from './layout'
import { listsIn } from './merge'
import { columnLetters } from './cells'
import { cellText } from './values'

/** Rows for which drop-downs and formats are prepared. */
const PREPARED_ROWS = 600

/** A cell of a kind that a spreadsheet has itself; everything else is a text. */
function cellValue({ schema, list }: Column, text: string): string | number | boolean | Date | null {
  if (text === '') return null
  const { kind } = metaOf(schema)
  const inner = bare(schema)
  if (list) return text
  if (kind === 'date') return new Date(`${text}T00:00:00Z`)
  if (kind === 'time') return (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) / (24 * 60)
  if (inner instanceof z.ZodNumber) return Number(text)
  return inner instanceof z.ZodBoolean ? text === 'true' : text
}

const formats: Partial<Record<string, string>> = { date: 'yyyy-mm-dd', time: 'hh:mm' }

function choices(layout: Layout, column: Column): Pick<DataValidation, 'values' | 'formula1'> | undefined {
  const inner = bare(column.schema)
  if (column.list) return undefined
  if (inner instanceof z.ZodEnum) return { values: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { values: ['TRUE', 'FALSE'] }
  const target = referredBy(layout, column.name)
  if (!target) return undefined
  const keyName = column.name === OWNER ? layout.owner! : target.columns[0]!.name
  const at = columnLetters(target.columns.findIndex(({ name }) => name === keyName))
  return { formula1: `'${inOneLabel(target.title)}'!$${at}$2:$${at}$${PREPARED_ROWS}` }
}

const listNotes: Record<NonNullable<Column['list']>, Bilingual> = {
  lines: both(
    'One line for each person or item; Alt+Enter begins a new line.',
    'Her kişi ya da madde için bir satır; yeni satır: Alt+Enter.',
  ),
  people: both(
    'One person in each line (Alt+Enter). After the name: the numbers of the institutions, and * for who presents: A. Örnek* (1,2).',
    'Her satırda bir kişi (Alt+Enter). Adın ardından kurumların numaraları ve sunan için *: A. Örnek* (1,2).',
  ),
  affiliations: both(
    'One institution in each line, with its number if there are several: 1 Örnek University.',
    'Her satırda bir kurum, birden çoksa numarasıyla: 1 Örnek Üniversitesi.',
  ),
}

function noteOf({ schema, hint, list }: Column): string {
  const { kind = '' } = metaOf(schema)
  const isOwnFormat = kind === 'date' || kind === 'time'
  const isKnown = kind in kinds && !isOwnFormat
  const advice = isKnown ? inBothLanguages({ code: `kind.${kind}`, part: 'advice' }) : undefined
  return [hint, advice, list && listNotes[list]]
    .flatMap((note) => (note ? [note.en, note.tr] : []))
    .join('\n')
}

function sheetOf(layout: Layout, values: Values, ids: ReadonlyMap<unknown, string>): WriteSheet {
  const { columns, title } = layout
  const rows = listsIn(layout, values).flatMap(({ entries, owner = '' }) =>
    entries.map((value) => {
      const id = ids.get(value)
      const shown = id ? { ...fieldsOf(value), id } : value
      return columns.map((column) =>
        cellValue(column, column.name === OWNER ? owner : cellText(column, shown)),
      )
    }),
  )
  const heading = (column: Column) => ({
    value: inOneLabel(column.heading),
    style: { font: { bold: true }, alignment: { wrapText: true, vertical: 'top' as const } },
    ...(noteOf(column) ? { comment: { text: noteOf(column) } } : {}),
  })
  return {
    name: inOneLabel(title),
    columns: columns.map((column) => ({
      width: column.language || column.list ? 40 : 18,
      ...(column.list ? {} : { numFmt: formats[metaOf(column.schema).kind ?? ''] }),
      style: { alignment: { wrapText: true, vertical: 'top' } },
    })),
    rows: [columns.map((column) => inOneLabel(column.heading)), ...rows],
    cells: new Map(columns.map((column, at) => [`0,${at}`, heading(column)])),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, at): DataValidation[] => {
      const offered = choices(layout, column)
      if (!offered) return []
      const letters = columnLetters(at)
      const range = `${letters}2:${letters}${PREPARED_ROWS}`
      return [{ type: 'list', ...offered, range, allowBlank: true, errorStyle: 'warning' }]
    }),
  }
}

export function workbookOf(read: ReadEdition): Promise<Uint8Array> {
  const values = valuesOf(read)
  const { known } = idsOf(read, values)
  return writeXlsx({ sheets: layouts.map((layout) => sheetOf(layout, values, known)) })
}
