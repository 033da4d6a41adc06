// Values of another type than is wanted: a number for a text, words for a number, one value for a list.
import { write } from '../advice'
import { z } from 'zod'
import { kinds, type KindName } from '../../schemas/kinds'
import { both } from '../problem'
import type { Explanation, Refused } from './explain'
import type { Meant } from './meant-kind'
import { meantBoolean, meantCoordinate, meantKilometres, meantMoney, meantNumber } from './meant-number'
import { bare, metaOf } from './schema-walk'
import { adviceFor, shown, whatIsWanted } from './words'
import { oneValue, phoneAsNumber, wrongKind } from './wrong-kind'
import { keyedEntries, meantList, oneEntry, row } from './wrong-list'
import { needsQuotes } from './wrong-text'

/** The number that was meant, where the shape takes it. */
function acceptedNumber(value: string, schema: z.ZodType | undefined, field: string): Meant | undefined {
  const meant =
    meantNumber(value) ??
    meantCoordinate(value, field) ??
    (field.endsWith('Km') ? meantKilometres(value) : undefined)
  return meant && schema?.safeParse(Number(meant.to)).success ? meant : undefined
}

/** The value of another type that a text was meant as. */
function meantByText(value: string, expected: string, { schema, field }: Refused): Meant | undefined {
  if (expected === 'number') return acceptedNumber(value, schema, field)
  if (expected === 'boolean') return meantBoolean(value)
  if (expected === 'array') return meantList(value, schema)
  return metaOf(schema).kind === 'money' ? meantMoney(value) : undefined
}

/** `"true"`, which is a text. */
const quotedBoolean = (value: 'true' | 'false'): Explanation => ({
  message: both(`“${value}” stands in quotation marks.`, `“${value}” tırnak içinde duruyor.`),
  advice: both(`Write ${value} without quotation marks.`, `${value} değerini tırnaksız yazın.`),
  meant: meantBoolean(value),
})

/** `[Ali Veli, Selin Kurmaca]` */
const inBrackets = /\[([^[\]{}]*)\]/

/** `- Selin Kurmaca` where the entries are groups of fields. */
const bareName = (value: string): Explanation => ({
  message: both(`“${value}” stands without the name of its field.`, `“${value}”, alan adı olmadan yazılmış.`),
  advice: write(`name: ${value}`),
  mended: (line) =>
    inBrackets.test(line)
      ? line.replace(
          inBrackets,
          (_, names: string) =>
            `[${names
              .split(/,\s*/)
              .map((name) => `{ name: ${name.trim()} }`)
              .join(', ')}]`,
        )
      : line.replace(value, () => `name: ${value}`),
})

/** `- name: Prof. …` in a list of plain names, perhaps with more fields below it. */
const namedField = (name: string, isAlone: boolean): Explanation => ({
  message: both('This list holds plain names.', 'Bu listede yalnızca adlar yazılır.'),
  advice: both(`Write “- ${name}” alone.`, `Yalnızca “- ${name}” yazın.`),
  meant: isAlone ? { from: `name: ${name}`, to: name } : undefined,
})

/** `bank:` with one account or more behind dashes, where one group of fields is wanted. */
const oneGroup = (entries: unknown[], field: string): Explanation => ({
  message: both(`A list stands at “${field}”.`, `“${field}” alanında bir liste var.`),
  advice:
    entries.length > 1
      ? both(
          'Keep the fields of one entry, without its dash; what is to be said of the others stands in the text of a page.',
          'Bir kaydın alanlarını tiresiz bırakın; öbürleri için söylenecek olan bir sayfanın metninde durur.',
        )
      : both('Write its fields without the dash.', 'Alanları tiresiz yazın.'),
})

/** Explains a value that is not of the expected type. */
export function wrongType(expected: string, refused: Refused): Explanation {
  const { value, schema, field, inList } = refused
  const { kind } = metaOf(schema)
  if (kind === 'phone' && typeof value === 'number') return phoneAsNumber(refused)
  if (kind && kind in kinds) return wrongKind(kind as KindName, refused)
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return needsQuotes(value)
  if (expected === 'boolean' && (value === 'true' || value === 'false')) return quotedBoolean(value)
  const shape = bare(schema)
  if (
    expected === 'object' &&
    typeof value === 'string' &&
    shape instanceof z.ZodObject &&
    'name' in shape.shape
  )
    return /\S\t+\S/.test(value) ? row(value, Object.keys(shape.shape)) : bareName(value)
  if (expected === 'string' && value !== null && typeof value === 'object') {
    const { name, ...rest } = value as { name?: unknown }
    if (!inList) return oneValue(value, field)
    if (typeof name === 'string') return namedField(name, Object.keys(rest).length === 0)
  }
  const single = expected === 'array' ? (oneEntry(value, schema) ?? keyedEntries(value, schema)) : undefined
  if (single) return single
  if (expected === 'object' && Array.isArray(value) && !inList) return oneGroup(value, field)
  const { en, tr } = whatIsWanted(expected)
  const here = shown(value, field)
  return {
    message: both(`${here.en} is not ${en.replace(/[,(].*/, '').trim()}.`, `${here.tr} yerine ${tr} olmalı.`),
    advice: adviceFor(schema, field),
    meant: typeof value === 'string' ? meantByText(value, expected, refused) : undefined,
  }
}
