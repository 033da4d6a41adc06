// Turns what a collection's schema refuses into sentences that an organiser understands, by zod's issue codes.
import { z } from 'zod'
import { kindNamed, type Kind } from '../../schemas/kinds'
import { type Bilingual } from '../../domain/languages'
import { both, fault, joined, type Fault, type Finding } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import { guessValue } from './guess'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

type Schema = z.ZodType | undefined

/** What a value is to be, and how it is written. */
const types: Record<string, { name: Bilingual; form?: Bilingual }> = {
  string: { name: both('a text', 'bir metin') },
  number: {
    name: both('a number', 'bir sayı'),
    form: both('without quotation marks or unit', 'tırnaksız ve birimsiz'),
  },
  int: { name: both('a whole number', 'tam sayı') },
  boolean: { name: both('true or false', 'true ya da false') },
  array: {
    name: both('a list', 'bir liste'),
    form: both('with “- ” before each entry', 'her kaydı “- ” ile başlayan'),
  },
  object: { name: both('a group of fields', 'bir alan grubu'), form: both('name: value', 'ad: değer') },
}

const textAdvice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": ", begins with a symbol or is a number needs quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen, bir simgeyle başlayan ya da sayı olan metin tırnak içine alınır.',
)

const typeOf = (name = 'string') => types[name === 'record' ? 'object' : name] ?? types['string']!

/** What to write in a field, by its kind, its choices or its type. */
function formOf(schema: Schema): Bilingual {
  const { kind } = metaOf(schema)
  const known = kind === 'text' ? textAdvice : kindNamed(kind)?.advice
  if (known) return known
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) {
    const choices = inner.options.join(', ')
    return both(`Write one of: ${choices}.`, `Şunlardan birini yazın: ${choices}.`)
  }
  const { name, form } = typeOf(inner?.def.type)
  const fields = Object.keys(fieldsOf(elementOf(schema) ?? schema))
  const list = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  const [how, howTr] = form ? [` (${form.en})`, ` (${form.tr})`] : ['', '']
  return both(`Write ${name.en}${how}${list}.`, `Buraya ${name.tr}${howTr} yazın${list}.`)
}

/** The same with the hint of the schema, and whether the field may be left out. */
function adviceFor(schema: Schema): Bilingual {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  const orNone = isOptional ? both('Or delete the field.', 'Ya da alanı silin.') : undefined
  return joined(formOf(schema), metaOf(schema).hint, orNone)
}

const whileUnknown = both(
  'Until it is known, put # at the beginning of each line of the entry.',
  'Belli olana kadar kaydın satırlarını # ile başlatın.',
)

function noValue(value: unknown, schema: Schema, step: PropertyKey | undefined): Fault {
  const { title, tr } = metaOf(schema)
  const advice = step === 'en' || step === 'tr' ? textAdvice : adviceFor(schema)
  const names = title && tr ? [` (${title})`, ` (${tr})`] : ['', '']
  // An entry of a file that is a list has no path.
  const [name, nameTr] = typeof step === 'string' ? [`“${step}”`, `“${step}”`] : ['This entry', 'Bu kayıt']
  return value === undefined
    ? { message: both(`${name} is missing${names[0]}.`, `${nameTr} eksik${names[1]}.`), advice }
    : { message: both(`${name} is empty.`, `${nameTr} boş.`), advice: joined(advice, whileUnknown) }
}

/** What is wrong with a value; and what to write, if it is not what the schema says. */
type Refusal = { problem: Bilingual; advice?: Bilingual }

function outOfRange(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Refusal {
  const isSmall = issue.code === 'too_small'
  const [sign, limit] = isSmall ? ['>', issue.minimum] : ['<', issue.maximum]
  const range = `${issue.inclusive ? { '>': '≥', '<': '≤' }[sign] : sign} ${limit}`
  if (issue.origin !== 'string')
    return { problem: both(`is out of range: ${range} is needed`, `aralık dışında: ${range} olmalı`) }
  const { length } = wordsOf(value)
  return {
    problem: both(`has ${length} characters; ${range} are needed`, `${length} karakter; ${range} olmalı`),
    advice: both(
      `Write a text of ${limit} characters or ${isSmall ? 'more' : 'fewer'}.`,
      `En ${isSmall ? 'az' : 'çok'} ${limit} karakterlik bir metin yazın.`,
    ),
  }
}

function problemOf(issue: z.core.$ZodIssue, value: unknown, schema: Schema): Refusal {
  if (issue.code === 'invalid_value') return { problem: both('is not known here', 'burada geçerli değil') }
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfRange(issue, value)
  // A rule beyond the kind of value brings its own words.
  if (issue.code === 'custom' && issue.params?.['problem']) return issue.params as Kind
  const { en, tr } = typeOf(issue.code === 'invalid_type' ? issue.expected : undefined).name
  const ofKind = kindNamed(metaOf(schema).kind)
  return { problem: ofKind?.problem ?? both(`is not ${en}`, `yerine ${tr} olmalı`) }
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
): Finding {
  const isEmpty = Array.isArray(value) ? value.length === 0 : wordsOf(value).trim() === ''
  if (isEmpty && !isGroup(value)) return noValue(value, schema, issue.path.at(-1))
  const isObject = typeof value === 'object'
  const guess = !isObject || written.startsWith('{') ? guessValue(written, schema) : undefined
  const { problem, advice = adviceFor(schema) } = problemOf(issue, value, schema)
  const isList = Array.isArray(value)
  const shown = isObject ? (isList ? 'A list' : 'A group of fields') : `“${wordsOf(value)}”`
  const shownInTurkish = isObject ? (isList ? 'Bir liste' : 'Bir alan grubu') : shown
  return {
    message: both(`${shown} ${problem.en}.`, `${shownInTurkish} ${problem.tr}.`),
    advice: issue.code === 'invalid_value' ? didYouMean(guess?.to, advice, advice) : advice,
    replace: guess,
  }
}

/** Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: Schema,
  entry: Record<string, unknown>,
): Finding & { intended?: string | undefined } {
  const inner = bare(schema)
  const group =
    inner instanceof z.ZodUnion ? inner.options.find((option) => option instanceof z.ZodObject) : schema
  const shape = fieldsOf(group)
  const known = Object.keys(shape)
  // { en: Abstracts, posters, tr:Özetler }: a comma has ended a text, or the space after a colon is missing.
  if (entry[name] === null && suggestion(name, known) === undefined)
    return fault(
      `The value before “${name}” ends too early, or a space after a colon is missing.`,
      `“${name}” öncesindeki değer erken bitiyor ya da iki noktadan sonra boşluk yok.`,
      "Inside { } a text that contains a comma or a colon needs quotation marks: { en: '…', tr: '…' }. Numbers have no comma.",
      "{ } içinde virgül ya da iki nokta geçen metin tırnak içine alınır: { en: '…', tr: '…' }. Sayılarda virgül olmaz.",
    )
  const intended = suggestion(
    name,
    known.filter((field) => !Object.hasOwn(entry, field)),
  )
  const fields = both(`Possible fields: ${known.join(', ')}.`, `Olası alanlar: ${known.join(', ')}.`)
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice: didYouMean(intended, fields, fields),
    replace:
      intended && shape[intended]!.safeParse(entry[name]).success ? { from: name, to: intended } : undefined,
    intended,
  }
}
