// A sound edition as one workbook (.xlsx): a sheet for each list, with headings in both languages, notes and drop-downs.
import { writeXlsx, type DataValidation, type WriteSheet } from 'hucre/xlsx'
import { z } from 'zod'
import { minutesOf } from '../domain/session-times'
import { bare, metaOf } from '../read/entries/schema-walk'
import type { ReadEdition } from '../read'
import { inBothLanguages, label } from '../messages/render'
import { kinds } from '../schemas/kinds'
import { columnLetters } from './cells'
import { idsOf, valuesOf, type Values } from './edition-values'
import { fieldsOf } from './fields'
import { inOneLabel, layouts, OWNER, referredBy, type Column, type Layout } from './layout'
import { listsIn } from './merge'
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
  if (kind === 'time') return minutesOf(text) / (24 * 60)
  if (inner instanceof z.ZodNumber) return Number(text)
  return inner instanceof z.ZodBoolean ? text === 'true' : text
}

const formats: Partial<Record<string, string>> = { date: 'yyyy-mm-dd', time: 'hh:mm' }

/** What a drop-down offers: the values of an enumeration, or the keys in another sheet. */
function choices(
  layout: Layout,
  { list, schema, name }: Column,
): Pick<DataValidation, 'values' | 'formula1'> | undefined {
  const inner = bare(schema)
  if (list) return undefined
  if (inner instanceof z.ZodEnum) return { values: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { values: ['TRUE', 'FALSE'] }
  const target = referredBy(layout, name)
  if (!target) return undefined
  const keyName = name === OWNER ? layout.owner : target.columns[0]?.name
  const at = columnLetters(target.columns.findIndex((column) => column.name === keyName))
  return { formula1: `'${inOneLabel(target.title)}'!$${at}$2:$${at}$${PREPARED_ROWS}` }
}

function noteOf({ schema, hint, list }: Column): string {
  const { kind = '' } = metaOf(schema)
  const isKnown = kind in kinds && !(kind in formats)
  const advice = isKnown ? inBothLanguages({ code: `kind.${kind}`, part: 'advice' }) : undefined
  const notes = [hint, advice, list && label(`workbook.note-${list}`)]
  return notes.flatMap((note) => (note ? [note.en, note.tr] : [])).join('\n')
}

function sheetOf(layout: Layout, values: Values, ids: ReadonlyMap<unknown, string>): WriteSheet {
  const { columns, title } = layout
  const rows = listsIn(layout, values).flatMap(({ entries, owner = '' }) =>
    entries.map((value) => {
      const id = ids.get(value)
      const shown = id ? { ...fieldsOf(value), id } : value
      const textIn = (column: Column) => (column.name === OWNER ? owner : cellText(column, shown))
      return columns.map((column) => cellValue(column, textIn(column)))
    }),
  )
  const alignment = { wrapText: true, vertical: 'top' as const }
  const heading = (column: Column) => ({
    value: inOneLabel(column.heading),
    style: { font: { bold: true }, alignment },
    ...(noteOf(column) ? { comment: { text: noteOf(column) } } : {}),
  })
  return {
    name: inOneLabel(title),
    columns: columns.map(({ language, list, schema }) => ({
      width: language || list ? 40 : 18,
      ...(list ? {} : { numFmt: formats[metaOf(schema).kind ?? ''] }),
      style: { alignment },
    })),
    rows: [columns.map((column) => inOneLabel(column.heading)), ...rows],
    cells: new Map(columns.map((column, at) => [`0,${at}`, heading(column)])),
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, at): DataValidation[] => {
      const offered = choices(layout, column)
      const range = `${columnLetters(at)}2:${columnLetters(at)}${PREPARED_ROWS}`
      return offered ? [{ type: 'list', ...offered, range, allowBlank: true, errorStyle: 'warning' }] : []
    }),
  }
}

/** The workbook of an edition. */
export function workbookOf(read: ReadEdition): Promise<Uint8Array> {
  const values = valuesOf(read)
  const { known } = idsOf(read, values)
  return writeXlsx({ sheets: layouts.map((layout) => sheetOf(layout, values, known)) })
}
