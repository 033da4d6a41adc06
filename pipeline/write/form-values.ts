// Converts data between the shape of the editor's forms and the shape of the files, guided by the schema.
import { z } from 'zod'
import { bare, elementOf, fieldsOf, metaOf } from '../read/entries/schema-walk'

export type Fields = Record<string, unknown>
type Convert = (schema: z.ZodType, value: unknown) => unknown

/** Whether a value is a group of fields. */
export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const isText = (schema: z.ZodType) => metaOf(schema).kind === 'text'

const isRecord = (schema: z.ZodType) => bare(schema) instanceof z.ZodRecord

/** Whether a field takes one value or a list of them, such as the halls of a session. A form always has a list. */
export const isOneOrSeveral = (schema: z.ZodType): boolean =>
  bare(schema) instanceof z.ZodUnion && !isText(schema)

/** Converts every value of a shape, those within it first; fields that the schema does not know stay as they are. */
function convertAll(schema: z.ZodType, value: unknown, convert: Convert): unknown {
  const [element, shape] = [elementOf(schema), fieldsOf(schema)]
  const within = (one: z.ZodType, item: unknown) => convertAll(one, item, convert)
  if (value === undefined || value === null) return undefined
  if (element && Array.isArray(value))
    return value.map((item) => within(element, item)).filter((item) => item !== undefined)
  if (Object.keys(shape).length === 0 || !isFields(value)) return convert(schema, value)
  const fields = Object.keys({ ...shape, ...value }).map((name) => {
    const field = shape[name]
    return [name, field ? within(field, value[name]) : value[name]] as const
  })
  return convert(schema, Object.fromEntries(fields.filter(([, item]) => item !== undefined)))
}

/** A value as a form shows it: texts always in two languages, `name: value` lines as rows. */
export const toForm: Convert = (wholeSchema, whole) =>
  convertAll(wholeSchema, whole, (schema, value) => {
    if (isOneOrSeveral(schema)) return [value].flat()
    if (isText(schema) && !isFields(value)) return { en: String(value), tr: String(value) }
    if (isRecord(schema) && isFields(value))
      return Object.entries(value).map(([name, item]) => ({ name, value: item }))
    return value
  })

/** A string without the space around it, undefined if nothing is left; any other value as it is. */
const trimmed = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() || undefined : value

/** A group whose fields are all empty was not filled in. */
const isWritten = (fields: Fields) =>
  Object.values(fields).some((item) => item !== false && !(Array.isArray(item) && item.length === 0))

/** A form’s value as a file holds it, without the empty strings, nulls and groups that the editor keeps. */
export const fromForm: Convert = (wholeSchema, whole) =>
  convertAll(wholeSchema, whole, (schema, value) => {
    if (isOneOrSeveral(schema)) {
      const chosen = [value].flat().filter(trimmed)
      return chosen.length > 1 ? chosen : chosen[0]
    }
    if (isText(schema) && isFields(value)) {
      const [en, tr] = [trimmed(value['en']), trimmed(value['tr'])]
      return en === tr ? en : { en: en ?? '', tr: tr ?? '' }
    }
    if (isRecord(schema) && Array.isArray(value)) {
      const rows = (value as Fields[]).filter(({ name }) => trimmed(name))
      return Object.fromEntries(rows.map((row) => [trimmed(row['name']), trimmed(row['value']) ?? '']))
    }
    return isFields(value) && !isWritten(value) ? undefined : trimmed(value)
  })

/** Whether two JSON values are equal. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a value is the one that the schema assumes if nothing is written. */
export const isDefault = (schema: z.ZodType | undefined, value: unknown): boolean =>
  schema instanceof z.ZodDefault && same(schema.def.defaultValue, value)
