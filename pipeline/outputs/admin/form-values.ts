// Converts data between the shape of the editor's forms and the shape of the files, guided by the schema.
import { z } from 'zod'
import { bare, fieldsOf, metaOf } from '../../read/entries/schema-walk'

type Fields = Record<string, unknown>

/** A row of a form, standing for one `name: value` line of a file. */
export type Row = { name: string; value: unknown }

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Converts every field of an object by its schema; fields that the schema does not know stay as they are. */
function eachField(
  shape: Record<string, z.ZodType>,
  value: Fields,
  convert: (schema: z.ZodType, value: unknown) => unknown,
): Fields {
  const known = Object.entries(shape).map(([name, schema]) => [name, convert(schema, value[name])] as const)
  const unknown = Object.entries(value).filter(([name]) => !(name in shape))
  return Object.fromEntries([...known, ...unknown].filter(([, item]) => item !== undefined))
}

/** Whether a field takes one value or a list of them, such as the halls of a session. A form always has a list. */
export const isOneOrSeveral = (schema: z.ZodType) =>
  bare(schema) instanceof z.ZodUnion && metaOf(schema).kind !== 'text'

/** A value as a form shows it: texts always in two languages, `name: value` lines as rows. */
export function toForm(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  if (metaOf(schema).kind === 'text')
    return isFields(value) ? value : { en: String(value), tr: String(value) }
  const inner = bare(schema)
  if (isOneOrSeveral(schema)) return [value].flat()
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => toForm(inner.element as z.ZodType, item))
  }
  if (inner instanceof z.ZodRecord && isFields(value)) {
    return Object.entries(value).map(([name, item]): Row => ({ name, value: item }))
  }
  if (inner instanceof z.ZodObject && isFields(value)) {
    return eachField(fieldsOf(inner), value, toForm)
  }
  return value
}

const plainText = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value

/** One plain string if both languages say the same; undefined if nothing was written. */
function textFromForm(value: unknown): unknown {
  if (!isFields(value)) return isEmpty(plainText(value)) ? undefined : plainText(value)
  const en = plainText(value['en'] ?? '')
  const tr = plainText(value['tr'] ?? '')
  if (en === tr) return en === '' ? undefined : en
  return { en, tr }
}

function rowsFromForm(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const rows = (value as Partial<Row>[]).filter((row) => row && !isEmpty(plainText(row.name)))
  return Object.fromEntries(rows.map((row) => [plainText(row.name) as string, plainText(row.value ?? '')]))
}

function numberFromForm(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const number = Number(value.trim().replace(',', '.'))
  return value.trim() === '' ? undefined : Number.isNaN(number) ? value : number
}

/**
 * A form's value as a file holds it. For fields left out the editor keeps empty strings, nulls and emptied groups; these are
 * dropped, or the file would fail the check.
 */
export function fromForm(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined || value === null) return undefined
  if (metaOf(schema).kind === 'text') return textFromForm(value)
  const inner = bare(schema)
  if (isOneOrSeveral(schema)) {
    const chosen = [value].flat().filter((item) => !isEmpty(item))
    return chosen.length > 1 ? chosen : chosen[0]
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return isEmpty(value) ? [] : value
    return value
      .map((item: unknown) => fromForm(inner.element as z.ZodType, item))
      .filter((item) => item !== undefined)
  }
  if (inner instanceof z.ZodRecord) return rowsFromForm(value)
  if (inner instanceof z.ZodNumber) return numberFromForm(value)
  if (inner instanceof z.ZodObject && isFields(value)) {
    const fields = eachField(fieldsOf(inner), value, fromForm)
    const written = Object.values(fields).some(
      (item) => item !== false && !(Array.isArray(item) && item.length === 0),
    )
    return written ? fields : undefined
  }
  const plain = plainText(value)
  return plain === '' ? undefined : plain
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a value is the one that the schema assumes if nothing is written. */
export const isDefault = (schema: z.ZodType | undefined, value: unknown) =>
  schema instanceof z.ZodDefault && same(schema.def.defaultValue, value)
