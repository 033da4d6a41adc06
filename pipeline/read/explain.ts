// Turns what the schema refuses into sentences an organiser understands.
import { z } from 'zod'
import { kinds, type Bilingual, type KindName, type Meta } from '../schemas/kinds'
import { both } from './problem'
import { suggestion } from './suggestion'

/** What is wrong, what to write instead and, where it can be known, the value that was meant. */
export type Explanation = { message: Bilingual; advice?: Bilingual; meant?: { from: string; to: string } }

type Issue = z.core.$ZodIssue

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return `“${String(value)}”`
  return Array.isArray(value) ? both('a list', 'bir liste').en : 'fields'
}

const wanted: Record<string, [en: string, tr: string]> = {
  string: ['a text', 'bir metin'],
  number: ['a number, without quotation marks or unit', 'tırnaksız ve birimsiz bir sayı'],
  int: ['a whole number', 'tam sayı'],
  boolean: ['true or false', 'true ya da false'],
  array: ['a list (lines that begin with "- ")', 'bir liste ("- " ile başlayan satırlar)'],
  object: ['fields (name: value)', 'alanlar (ad: değer)'],
  record: ['fields (name: value)', 'alanlar (ad: değer)'],
}

/** Takes wrappers such as optional and default off a schema. */
export function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPipe) {
    inner = (inner instanceof z.ZodPipe ? inner.in : inner.unwrap()) as z.ZodType
  }
  return inner
}

/** The schema of what stands at a path, with its wrappers, or undefined where the path leads out of it. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema
  for (const step of path) {
    const inner = bare(here)
    if (inner instanceof z.ZodObject) here = inner.shape[String(step)] as z.ZodType | undefined
    else if (inner instanceof z.ZodArray) here = inner.element as z.ZodType
    else if (inner instanceof z.ZodRecord) here = inner.valueType as z.ZodType
    else return undefined
  }
  return here
}

/** What is known of a schema, looked up through its wrappers. */
export function metaOf(schema: z.ZodType | undefined): Meta {
  let meta: Meta = {}
  let inner = schema
  while (inner) {
    meta = { ...((inner.meta() as Meta | undefined) ?? {}), ...meta }
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType
    else if (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType
    else break
  }
  return meta
}

const kindAdvice = ({ kind }: Meta): Bilingual | undefined =>
  kind && kind in kinds ? kinds[kind as KindName].advice : undefined

function missing(schema: z.ZodType | undefined, field: string): Explanation {
  const meta = metaOf(schema)
  return {
    message: both(
      `“${field}” is missing${meta.title ? ` (${meta.title})` : ''}.`,
      `“${field}” eksik${meta.tr ? ` (${meta.tr})` : ''}.`,
    ),
    advice: kindAdvice(meta) ?? adviceFor(schema, field),
  }
}

function adviceFor(schema: z.ZodType | undefined, field: string): Bilingual {
  if (metaOf(schema).kind === 'text') {
    return both(`Write “${field}: { en: …, tr: … }”.`, `“${field}: { en: …, tr: … }” biçiminde yazın.`)
  }
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) return oneOf(inner.options.map(String))
  const [en, tr] = wanted[inner?.def.type ?? 'string'] ?? wanted.string!
  return both(`Write ${en}.`, `Buraya ${tr} yazın.`)
}

const oneOf = (options: string[]) =>
  both(`Write one of: ${options.join(', ')}.`, `Şunlardan birini yazın: ${options.join(', ')}.`)

const textAdvice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a special sign stands in quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da özel bir işaretle başlayan metin tırnak içine alınır.',
)

function textProblem(value: unknown, field: string): Explanation {
  if (value && typeof value === 'object' && !Array.isArray(value)) {
    const record = value as Record<string, unknown>
    const absent = ['en', 'tr'].filter((language) => !record[language])
    const extra = Object.keys(record).filter((name) => name !== 'en' && name !== 'tr')
    if (absent.length === 1) {
      return absent[0] === 'tr'
        ? { message: both('The Turkish text (tr) is missing.', 'Türkçe metin (tr) eksik.'), advice: textAdvice }
        : { message: both('The English text (en) is missing.', 'İngilizce metin (en) eksik.'), advice: textAdvice }
    }
    if (extra.length > 0) {
      return {
        message: both(`“${extra[0]}” is not a language of this site.`, `“${extra[0]}” bu sitenin dillerinden değil.`),
        advice: textAdvice,
      }
    }
  }
  if (value === '' || value === null) {
    return { message: both(`“${field}” is empty.`, `“${field}” boş.`), advice: textAdvice }
  }
  return {
    message: both(`${shown(value) || `“${field}”`} is not a text.`, `${shown(value) || `“${field}”`} bir metin değil.`),
    advice: textAdvice,
  }
}

const custom: Record<string, (value: unknown, params: Record<string, unknown>) => Explanation> = {
  empty: () => ({
    message: both('This is empty.', 'Bu alan boş.'),
    advice: both('Write a text, or take the whole field away if it is optional.', 'Bir metin yazın; alan isteğe bağlıysa tümüyle silin.'),
  }),
  code: (value) => ({
    message: both(`${shown(value)} is not a session code.`, `${shown(value)} bir oturum kodu değil.`),
    advice: both('Use letters, digits and hyphens, such as 2B or coffee-1.', 'Harf, rakam ve kısa çizgi kullanın, örneğin 2B ya da coffee-1.'),
  }),
  'room-price': () => ({
    message: both('The room needs either a price, or a single and/or double price.', 'Oda için ya tek bir fiyat ya da tek/çift kişilik fiyat gerekir.'),
    advice: both('Write “price: 120”, or “single: 120” and “double: 135”.', '“price: 120” ya da “single: 120” ve “double: 135” yazın.'),
  }),
  'too-long': (value, { max }) => ({
    message: both(`This has ${String(value).length} characters; at most ${String(max)} fit.`, `Bu metin ${String(value).length} karakter; en çok ${String(max)} karakter sığar.`),
    advice: both('Shorten it.', 'Kısaltın.'),
  }),
  length: (value, { min, max }) => ({
    message: both(`This has ${String(value).length} characters; ${String(min)} to ${String(max)} are needed.`, `Bu metin ${String(value).length} karakter; ${String(min)}–${String(max)} karakter olmalı.`),
    advice: both('Search engines show this sentence: make it say what the page offers.', 'Arama motorları bu cümleyi gösterir: sayfanın ne sunduğunu söylesin.'),
  }),
}

/** Explains one refusal. `value` is what stands there, `schema` what should. */
export function explain(issue: Issue, value: unknown, schema: z.ZodType | undefined): Explanation {
  const field = String(issue.path.at(-1) ?? '')
  const meta = metaOf(schema)
  if (issue.code === 'unrecognized_keys') return unknownField(issue.keys[0] ?? '', schema)
  if (value === undefined) return missing(schema, field)
  if (meta.kind === 'text') return textProblem(value, field)
  if (issue.code === 'custom') {
    const params = (issue.params ?? {}) as Record<string, unknown>
    const kind = String(params['kind'])
    if (kind in kinds) {
      const { problem, advice } = kinds[kind as KindName]
      return {
        message: both(`${shown(value)} ${problem.en}.`, `${shown(value)} ${problem.tr}.`),
        advice,
        ...(kind === 'date' ? meantDate(value) : kind === 'time' ? meantTime(value) : {}),
      }
    }
    const words = custom[kind]
    if (words) return words(value, params)
  }
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String)
    const near = suggestion(String(value), options)
    return {
      message: both(`${shown(value)} is not known here.`, `${shown(value)} burada bilinmiyor.`),
      advice: near
        ? both(`Did you mean “${near}”? ${oneOf(options).en}`, `“${near}” mi demek istediniz? ${oneOf(options).tr}`)
        : oneOf(options),
      ...(near ? { meant: { from: String(value), to: near } } : {}),
    }
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfRange(issue, value)
  const expected = issue.code === 'invalid_type' ? issue.expected : 'string'
  const [en, tr] = wanted[expected] ?? wanted.string!
  const empty = value === null || value === ''
  return {
    message: empty
      ? both(`“${field}” is empty.`, `“${field}” boş.`)
      : both(`${shown(value)} is not ${en}.`, `${shown(value)} yerine ${tr} olmalı.`),
    advice: kindAdvice(meta) ?? both(`Write ${en}.`, `Buraya ${tr} yazın.`),
    ...(expected === 'number' && typeof value === 'string' ? meantNumber(value) : {}),
  }
}

/** A field that the schema does not know. */
export function unknownField(name: string, schema: z.ZodType | undefined): Explanation {
  const inner = bare(schema)
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape as object) : []
  const near = suggestion(name, known)
  const list = known.join(', ')
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice: near
      ? both(`Did you mean “${near}”? Possible fields: ${list}.`, `“${near}” mi demek istediniz? Olası alanlar: ${list}.`)
      : both(`Possible fields: ${list}.`, `Olası alanlar: ${list}.`),
    ...(near ? { meant: { from: name, to: near } } : {}),
  }
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, value: unknown): Explanation {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  if (Array.isArray(value)) {
    return {
      message: both('This list is empty.', 'Bu liste boş.'),
      advice: both('Write at least one entry.', 'En az bir kayıt yazın.'),
    }
  }
  const strict = issue.inclusive === false
  const [en, tr] =
    issue.code === 'too_small'
      ? [strict ? 'greater than' : 'at least', strict ? 'değerinden büyük' : 'ya da daha büyük']
      : [strict ? 'less than' : 'at most', strict ? 'değerinden küçük' : 'ya da daha küçük']
  return {
    message: both(`${shown(value)} is out of range.`, `${shown(value)} aralık dışında.`),
    advice: both(`Write a number that is ${en} ${limit}.`, `${limit} ${tr} bir sayı yazın.`),
  }
}

/** 02.10.2025 and 2/10/2025 are meant as days of the month first, as in Türkiye. */
function meantDate(value: unknown): Pick<Explanation, 'meant'> {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(String(value).trim())
  if (!parts) return {}
  const [, day = '', month = '', year = ''] = parts
  const to = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return kinds.date.accepts(to) ? { meant: { from: String(value), to } } : {}
}

/** 9.30 and 9:30 are meant as 09:30. */
function meantTime(value: unknown): Pick<Explanation, 'meant'> {
  const parts = /^(\d{1,2})[.:](\d{2})$/.exec(String(value).trim())
  if (!parts) return {}
  const to = `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? ''}`
  return kinds.time.accepts(to) ? { meant: { from: String(value), to } } : {}
}

/** "6.000 TL" is meant as 6000. */
function meantNumber(value: string): Pick<Explanation, 'meant'> {
  const parts = /^\D*(\d{1,3}(?:[.,]\d{3})*|\d+)\D*$/.exec(value)
  return parts?.[1] ? { meant: { from: value, to: parts[1].replace(/[.,]/g, '') } } : {}
}
