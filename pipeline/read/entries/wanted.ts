// What a field should hold, in words.
import { z } from 'zod'
import { kinds, type Bilingual, type KindName } from '../../schemas/kinds'
import { both } from '../problem'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

const types: Record<string, Bilingual> = {
  string: both('a text', 'bir metin'),
  number: both('a number', 'bir sayı'),
  int: both('a whole number', 'tam sayı'),
  boolean: both('true or false', 'true ya da false'),
  array: both('a list', 'bir liste'),
  object: both('a group of fields', 'bir alan grubu'),
  record: both('a group of fields', 'bir alan grubu'),
}

export const nameOfType = (type: string) => types[type] ?? types['string']!

/** How a value of a type is written. */
const forms: Record<string, Bilingual> = {
  number: both(', without quotation marks or unit', ' (tırnaksız ve birimsiz)'),
  array: both(', each entry on a line that begins with “- ”', ' (her kaydı “- ” ile başlayan bir satırda)'),
  object: both(' (name: value)', ' (ad: değer)'),
  record: both(' (name: value)', ' (ad: değer)'),
}

export const textAdvice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a symbol needs quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da bir simgeyle başlayan metin tırnak içine alınır.',
)

/** Whether a field may be left out. */
export const isOptional = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** What to write in a field: by its kind, its choices or its type, and what the schema adds to that. */
export function adviceFor(schema: z.ZodType | undefined): Bilingual {
  const { kind, hint = both('', '') } = metaOf(schema)
  const withHint = (en: string, tr: string) => both(`${en} ${hint.en}`.trim(), `${tr} ${hint.tr}`.trim())
  if (kind === 'text') return textAdvice
  if (kind && kind in kinds) return kinds[kind as KindName].advice
  if (kind === 'money')
    return withHint(
      'Write “{ amount: 100, currency: EUR }”.',
      '“{ amount: 100, currency: EUR }” biçiminde yazın.',
    )
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.join(', ')
    return withHint(`Write one of: ${options}.`, `Şunlardan birini yazın: ${options}.`)
  }
  const type = inner?.def.type ?? 'string'
  const { en, tr } = nameOfType(type)
  const form = forms[type] ?? both('', '')
  const fields = Object.keys(fieldsOf(elementOf(schema) ?? schema)).join(', ')
  const named = fields && `: ${fields}`
  return withHint(`Write ${en}${form.en}${named}.`, `Buraya ${tr} yazın${form.tr}${named}.`)
}
