// Turns what a collection's schema refuses into sentences that an organiser understands, by zod's issue codes.
import { z } from 'zod'
import { kindNamed, type Bilingual, type Kind } from '../../schemas/kinds'
import { both, type Fault } from '../problem'
import { didYouMean } from '../suggestion'
import { nameOf } from './entry-names'
import { guessValue, type Explanation, type Guess } from './guess'
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
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a symbol needs quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da bir simgeyle başlayan metin tırnak içine alınır.',
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
  const parts = [
    formOf(schema),
    metaOf(schema).hint,
    isOptional ? both('Or delete the field.', 'Ya da alanı silin.') : undefined,
  ].filter((part) => part !== undefined)
  return both(parts.map(({ en }) => en).join(' '), parts.map(({ tr }) => tr).join(' '))
}

/** What is written there, in words. */
function shown(value: unknown): Bilingual {
  if (Array.isArray(value)) return both('A list', 'Bir liste')
  if (typeof value === 'object') return both('A group of fields', 'Bir alan grubu')
  return both(`“${String(value)}”`, `“${String(value)}”`)
}

const whileUnknown = both(
  'Until it is known, put # at the beginning of each line of the entry.',
  'Belli olana kadar kaydın satırlarını # ile başlatın.',
)

function noValue(value: unknown, schema: Schema, step: PropertyKey | undefined): Fault {
  const { title, tr } = metaOf(schema)
  const advice = step === 'en' || step === 'tr' ? textAdvice : adviceFor(schema)
  const names = title && tr ? [` (${title})`, ` (${tr})`] : ['', '']
  if (value === undefined)
    return {
      message: both(`“${String(step)}” is missing${names[0]}.`, `“${String(step)}” eksik${names[1]}.`),
      advice,
    }
  // An entry of a file that is a list has no path.
  const [entry, entryTr] = typeof step === 'string' ? [`“${step}”`, `“${step}”`] : ['This entry', 'Bu kayıt']
  return {
    message: both(`${entry} is empty.`, `${entryTr} boş.`),
    advice: both(`${advice.en} ${whileUnknown.en}`, `${advice.tr} ${whileUnknown.tr}`),
  }
}

/** A value of another type or kind (schemas/kinds.ts) than is wanted. */
function wrongType(expected: string, value: unknown, schema: Schema): Fault {
  const ofKind = kindNamed(metaOf(schema).kind)
  const isBare = typeof value === 'number' || typeof value === 'boolean'
  if (isBare && expected === 'string' && (!ofKind || ofKind.accepts(String(value))))
    return {
      message: both(
        `${String(value)} is not read as a text here.`,
        `${String(value)} burada metin olarak okunmuyor.`,
      ),
      advice: both('Put quotation marks around it.', 'Tırnak içine alın.'),
    }
  const { en, tr } = shown(value)
  const { name } = typeOf(expected)
  const problem = ofKind?.problem ?? both(`is not ${name.en}`, `yerine ${name.tr} olmalı`)
  return { message: both(`${en} ${problem.en}.`, `${tr} ${problem.tr}.`), advice: adviceFor(schema) }
}

type OutOfRange = Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>

function outOfRange(issue: OutOfRange, value: unknown, schema: Schema): Fault {
  const advice = adviceFor(schema)
  if (Array.isArray(value) || String(value).trim() === '')
    return { message: both('This is empty.', 'Bu alan boş.'), advice }
  const [sign, limit] = issue.code === 'too_small' ? ['>', issue.minimum] : ['<', issue.maximum]
  const range = `${issue.inclusive ? { '>': '≥', '<': '≤' }[sign] : sign} ${limit}`
  const { length } = String(value)
  const { en, tr } =
    issue.origin === 'string'
      ? both(`A text of ${length} characters`, `${length} karakterlik metin`)
      : shown(value)
  const message = both(`${en} is out of range: ${range} is needed.`, `${tr} aralık dışında: ${range} olmalı.`)
  return { message, advice }
}

function byCode(issue: z.core.$ZodIssue, value: unknown, schema: Schema, guess: Guess | undefined): Fault {
  switch (issue.code) {
    case 'invalid_value': {
      const [{ en, tr }, advice] = [shown(value), adviceFor(schema)]
      const message = both(`${en} is not known here.`, `${tr} burada geçerli değil.`)
      return { message, advice: didYouMean(guess?.to, advice, advice) }
    }
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, value, schema)
    case 'custom': {
      // A rule beyond the kind of value brings its own words.
      const { problem, advice } = (issue.params ?? {}) as Partial<Kind>
      const name = typeof value === 'object' ? nameOf(value) : String(value)
      return problem && advice
        ? { message: both(`“${name}” ${problem.en}.`, `“${name}” ${problem.tr}.`), advice }
        : wrongType('string', value, schema)
    }
    default:
      return wrongType(issue.code === 'invalid_type' ? issue.expected : 'string', value, schema)
  }
}

/** Explains one refusal. `value` is what is there, `schema` what should be; `written` is the value as its file has it. */
export function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: Schema,
  written = String(value),
): Explanation {
  if (value === undefined || value === null || value === '') return noValue(value, schema, issue.path.at(-1))
  const isWritten = typeof value !== 'object' || written.startsWith('{')
  const guess = isWritten ? guessValue(written, schema) : undefined
  return { ...byCode(issue, value, schema, guess), guess }
}
