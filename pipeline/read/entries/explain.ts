// Turns what a collection's schema refuses into findings, by zod's issue codes.
import { z } from 'zod'
import { kindNamed } from '../../schemas/kinds'
import type { CountryCode } from '../../domain/countries'
import type { Bilingual } from '../../domain/languages'
import { error, type Finding, type Sentence, type Value } from '../../messages/diagnostic'
import { wordsForChoice } from '../choice-words'
import { suggestion } from '../suggestion'
import { wrongBeginning } from '../yaml/syntax-errors'
import { guessValue } from './guess'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

type Schema = z.ZodType | undefined

/** The types that have messages of their own; whatever else a schema is, it asks for a text. */
const types = new Set(['string', 'number', 'int', 'boolean', 'array', 'object'])

function typeOf(name = 'string'): string {
  const known = name === 'record' ? 'object' : name
  return types.has(known) ? known : 'string'
}

/** What to write in a field, by its kind, its choices or its type. */
function formOf(schema: Schema): Sentence {
  const { kind } = metaOf(schema)
  if (kind === 'text') return { code: 'advice.text' }
  if (kind && kindNamed(kind)) return { code: `kind.${kind}`, part: 'advice' }
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum)
    return { code: 'advice.choices', values: { choices: inner.options.join(', ') } }
  const type = typeOf(inner?.def.type)
  const fields = Object.keys(fieldsOf(elementOf(schema) ?? schema))
  return fields.length > 0
    ? { code: `type.${type}-of`, values: { fields: fields.join(', ') } }
    : { code: `type.${type}` }
}

/** The same with the hint of the schema, and whether the field may be left out. */
function adviceFor(schema: Schema): (Sentence | Bilingual)[] {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  const { hint } = metaOf(schema)
  return [
    formOf(schema),
    ...(hint ? [hint] : []),
    ...(isOptional ? [{ code: 'advice.or-delete-field' }] : []),
  ]
}

/** A field that is absent or empty; `step` is its name. An entry of a file that is a list has none. */
function noValue(value: unknown, schema: Schema, step: PropertyKey | undefined): Finding {
  const { title, tr } = metaOf(schema)
  const advice = step === 'en' || step === 'tr' ? [{ code: 'advice.text' }] : adviceFor(schema)
  const known = [...advice, { code: 'advice.until-known' }]
  if (typeof step !== 'string') return { ...error('value.entry-empty'), advice: known }
  if (value !== undefined) return { ...error('value.empty', { field: step }), advice: known }
  const missing =
    title && tr
      ? error('value.missing', { field: step, label: { en: title, tr } })
      : error('value.missing-unlabelled', { field: step })
  return { ...missing, advice }
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  shown: Value,
  schema: Schema,
): Finding {
  const isSmall = issue.code === 'too_small'
  const limit = String(isSmall ? issue.minimum : issue.maximum)
  const [orEqual, strict] = isSmall ? ['≥', '>'] : ['≤', '<']
  const range = `${issue.inclusive ? orEqual : strict} ${limit}`
  if (issue.origin !== 'string') {
    const list = Array.isArray(value) ? { code: 'value.list-of', values: { count: value.length } } : shown
    return { ...error('value.out-of-range', { value: list, range }), advice: adviceFor(schema) }
  }
  const { length } = wordsOf(value)
  return error(isSmall ? 'value.too-short' : 'value.too-long', { value: shown, length, range, limit })
}

/** What a rule of a schema brings along: its message, by code, and what fills its placeholders. */
const isOwnRule = (params: unknown): params is Sentence =>
  typeof params === 'object' && params !== null && 'code' in params

function refusalOf(issue: z.core.$ZodIssue, value: unknown, shown: Value, schema: Schema): Finding {
  if (issue.code === 'invalid_value')
    return { ...error('value.unknown', { value: shown }), advice: adviceFor(schema) }
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfRange(issue, value, shown, schema)
  if (issue.code === 'custom' && isOwnRule(issue.params))
    return error(issue.params.code, { value: shown, ...issue.params.values })
  const { kind } = metaOf(schema)
  // What to write is the advice of the kind's own message.
  const more = adviceFor(schema).slice(1)
  if (kind && kindNamed(kind)) return { ...error(`kind.${kind}`, { value: shown }), advice: more }
  const type = typeOf(issue.code === 'invalid_type' ? issue.expected : undefined)
  return { ...error(`value.not-${type}`, { value: shown }), advice: adviceFor(schema) }
}

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text. A group has none: with a field called toString, JavaScript could not even try. */
const wordsOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''))

/** Explains one refusal. `value` is what is there, `schema` what should be; `written` is the value as its file has it. */
export function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: Schema,
  written = wordsOf(value),
  country?: CountryCode,
): Finding {
  const isEmpty = Array.isArray(value) ? value.length === 0 : wordsOf(value).trim() === ''
  // Null is a name that YAML reads as no value; nobody writes it for “nothing”, as null or ~.
  const isName = value === null && /^N(?:ull|ULL)$/.test(written)
  if (isEmpty && !isGroup(value) && !isName) return noValue(value, schema, issue.path.at(-1))
  const isObject = typeof value === 'object' && !isName
  const guess = !isObject || written.startsWith('{') ? guessValue(written, schema, country) : undefined
  const group = Array.isArray(value) ? 'value.a-list' : 'value.a-group'
  // YAML reads True and 1e5 as true and 100000.
  const words = typeof value === 'string' ? value : written
  const shown: Value = isObject ? { code: group } : `“${words}”`
  const refusal = refusalOf(issue, value, shown, schema)
  return { ...refusal, suggestion: issue.code === 'invalid_value' ? guess?.to : undefined, replace: guess }
}

/**
 * Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written; `isFree`: whether the group
 * around them lacks such a field and takes its value.
 */
export function unknownField(
  name: string,
  schema: Schema,
  entry: Record<string, unknown>,
  isFree: (field: string, value: unknown) => boolean,
): Finding & { intended?: string | undefined } {
  const inner = bare(schema)
  const group =
    inner instanceof z.ZodUnion ? inner.options.find((option) => option instanceof z.ZodObject) : schema
  const shape = fieldsOf(group)
  const known = Object.keys(shape)
  const takes = (field: string, value: unknown) => shape[field]?.safeParse(value).success === true
  // Fields that are not indented, below the empty one that is to have them.
  const others = Object.fromEntries(Object.entries(entry).filter(([field]) => !known.includes(field)))
  const empty = known.find((field) => entry[field] === null && takes(field, others))
  if (empty) return { ...wrongBeginning, intended: empty, replace: { from: name, to: `  ${name}` } }
  // { en: Abstracts, posters, tr Özetler }: a comma has ended a text, or a colon or the space after it is missing.
  if (entry[name] === null && suggestion(name, known) === undefined) {
    const intended = known.find((field) => name.startsWith(`${field} `) && !Object.hasOwn(entry, field))
    const replace = intended === undefined ? undefined : { from: name, to: name.replace(' ', ': ') }
    return { ...error('value.ends-early', { name }), intended, replace }
  }
  // A field of the entry, indented as if it belonged to the field above.
  if (isFree(name, entry[name])) return { ...wrongBeginning, replace: { from: `  ${name}`, to: name } }
  const free = known.filter((field) => !Object.hasOwn(entry, field))
  // A field may be called by its label, `başlık` is `title`, or by its language, `türkçe` is `tr`.
  const called = free.map((field) => {
    const { title, tr } = metaOf(shape[field])
    return [field, title, tr, ...wordsForChoice(field)]
  })
  const near = suggestion(
    name,
    called.flat().filter((word) => word !== undefined),
  )
  // Or it is the one field that is missing.
  const missing = free.filter((field) => !takes(field, undefined))
  const [only] = missing.length === 1 ? missing.filter((field) => takes(field, entry[name])) : []
  const intended = near === undefined ? only : free[called.findIndex((words) => words.includes(near))]
  const isValid = intended !== undefined && takes(intended, entry[name])
  const value = String(entry[name])
  const guess = intended === undefined ? undefined : guessValue(value, shape[intended])?.to
  const other = guess && { from: `${name}: ${value}`, to: `${intended}: ${guess}` }
  return {
    ...error('value.unknown-field', { name, fields: known.join(', ') }),
    suggestion: intended,
    replace: isValid ? { from: name, to: intended } : other || undefined,
    intended,
  }
}
