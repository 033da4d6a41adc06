// What to write in a field, from its schema.
import { z } from 'zod'
import { kinds, type Bilingual, type KindName } from '../../schemas/kinds'
import { both } from '../problem'
import { bare, elementOf, fieldsOf, metaOf } from './schema-walk'

const types: Record<string, Bilingual> = {
  string: both('a text', 'bir metin'),
  number: both('a number without quotation marks or unit', 'tırnaksız ve birimsiz bir sayı'),
  int: both('a whole number', 'tam sayı'),
  boolean: both('true or false', 'true ya da false'),
  array: both('a list with “- ” before each entry', 'her kaydı “- ” ile başlayan bir liste'),
  object: both('a group of fields (name: value)', 'bir alan grubu (ad: değer)'),
}

export const typeOf = (name = 'string') => types[name === 'record' ? 'object' : name] ?? types['string']!

export const textAdvice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a symbol needs quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da bir simgeyle başlayan metin tırnak içine alınır.',
)

/** What to write in a field, by its kind, its choices or its type; undefined for a plain text. */
function formOf(schema: z.ZodType | undefined): Bilingual | undefined {
  const { kind } = metaOf(schema)
  if (kind === 'text') return textAdvice
  if (kind && kind in kinds) return kinds[kind as KindName].advice
  const inner = bare(schema)
  if (inner instanceof z.ZodEnum) {
    const choices = inner.options.join(', ')
    return both(`Write one of: ${choices}.`, `Şunlardan birini yazın: ${choices}.`)
  }
  const { en, tr } = typeOf(inner?.def.type)
  const fields = Object.keys(fieldsOf(elementOf(schema) ?? schema))
  const list = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  return both(`Write ${en}${list}.`, `Buraya ${tr} yazın${list}.`)
}

/** The same with what the schema adds to it, and whether the field may be left out. */
export function adviceFor(schema: z.ZodType | undefined, more?: Bilingual): Bilingual {
  const { hint, kind } = metaOf(schema)
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  const isPlain = bare(schema) instanceof z.ZodString && !kind
  const parts = [
    // “Write a text.” says less than the hint.
    isPlain && hint ? undefined : formOf(schema),
    hint,
    isOptional ? both('Or delete the field.', 'Ya da alanı silin.') : undefined,
    more,
  ].filter((part) => part !== undefined)
  return both(parts.map(({ en }) => en).join(' '), parts.map(({ tr }) => tr).join(' '))
}
