// What a field should hold, and what it holds instead, in words.
import { z } from 'zod'
import { kinds, type Bilingual, type KindName, type Meta } from '../../schemas/kinds'
import { both } from '../problem'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

const wanted: Record<string, Bilingual> = {
  string: both('a text', 'bir metin'),
  number: both('a number, without quotation marks or unit', 'tırnaksız ve birimsiz bir sayı'),
  int: both('a whole number', 'tam sayı'),
  boolean: both('true or false', 'true ya da false'),
  array: both('a list (lines that begin with "- ")', 'bir liste ("- " ile başlayan satırlar)'),
  object: both('a group of fields (name: value)', 'bir alan grubu (ad: değer)'),
  record: both('a group of fields (name: value)', 'bir alan grubu (ad: değer)'),
}

export const whatIsWanted = (type: string) => wanted[type] ?? wanted['string']!

/** What is written there, in words. */
export function shown(value: unknown, field: string): Bilingual {
  if (Array.isArray(value)) return both('A list', 'Bir liste')
  if (value !== null && typeof value === 'object') return both('A group of fields', 'Bir alan grubu')
  const words = `“${String(value ?? '') || field}”`
  return both(words, words)
}

export const kindAdvice = ({ kind }: Meta): Bilingual | undefined =>
  kind && kind in kinds ? kinds[kind as KindName].advice : undefined

export const oneOf = (options: string[]) =>
  both(`Write one of: ${options.join(', ')}.`, `Şunlardan birini yazın: ${options.join(', ')}.`)

/** Advice with what the shape says of the field: when it is needed, or what each of its choices is for. */
export function withHint({ en, tr }: Bilingual, schema: z.ZodType | undefined): Bilingual {
  const { hint } = metaOf(schema)
  return hint ? both(`${en} ${hint.en}`, `${tr} ${hint.tr}`) : both(en, tr)
}

export function adviceFor(schema: z.ZodType | undefined, field: string): Bilingual {
  if (metaOf(schema).kind === 'text') {
    return both(`Write “${field}: { en: …, tr: … }”.`, `“${field}: { en: …, tr: … }” biçiminde yazın.`)
  }
  if (metaOf(schema).kind === 'money') {
    const free = schema?.safeParse({ amount: 0, currency: 'EUR' }).success ?? false
    return both(
      `Write “{ amount: 100, currency: EUR }”${free ? '; an amount of 0 is free of charge' : ''}.`,
      `“{ amount: 100, currency: EUR }” biçiminde yazın${free ? '; tutar 0 ise ücretsiz demektir' : ''}.`,
    )
  }
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) return withHint(oneOf(inner.options.map(String)), schema)
  const { en, tr } = whatIsWanted(inner?.def.type ?? 'string')
  const fields = Object.keys(fieldsOf(elementOf(schema))).join(', ')
  if (fields) {
    const none = schema?.safeParse([]).success ?? false
    return both(
      `Write ${en}, each entry with: ${fields}.${none ? ' If there are none, write [].' : ''}`,
      `Buraya ${tr} yazın, her kayıtta: ${fields}.${none ? ' Hiç yoksa [] yazın.' : ''}`,
    )
  }
  const names = inner instanceof z.ZodObject ? `: ${Object.keys(inner.shape).join(', ')}` : ''
  return withHint(both(`Write ${en}${names}.`, `Buraya ${tr} yazın${names}.`), schema)
}
