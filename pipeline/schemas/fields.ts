// The fields of entries: values of a kind, texts, amounts of money, lists and groups, each with the words by which organisers know it.
import { z } from 'zod'
import { invisible, withoutInvisible } from '../domain/formats'
import { kinds, type Kind, type KindName } from './kinds'
import { type Bilingual } from '../domain/languages'
import { readTex } from '../domain/tex'

/** What is attached to a schema, for people and for GraphQL. */
export type Meta = {
  title?: string
  tr?: string
  /** When the field is needed, or what a value looks like. */
  hint?: Bilingual
  kind?: KindName | 'text' | 'person-name' | 'money'
  /** Whether a text may mark italics, sub- and superscripts (title-marks.ts). */
  marked?: boolean
  /** Of a record: the GraphQL type that several places share. */
  typeName?: string
  /** Of a record: the GraphQL interface of which it has all fields. */
  implements?: string
  [other: string]: unknown
}

/** A value of a kind (schemas/kinds.ts), without invisible characters and in the form of its kind. */
export const of = (kind: KindName) => {
  const { accepts, normal = (value) => value } = kinds[kind] as Kind
  return z
    .string()
    .overwrite((value) => normal(value.replace(invisible, '').normalize('NFC').trim()))
    .refine(accepts, { params: { kind } })
    .meta({ kind })
}

/** One line that both languages share, such as a name. A number has to be in quotation marks. */
export const line = () =>
  z
    .string()
    // Clean up what copying brings along: zero-width characters, unusual spaces and line ends, ligatures (ﬁ), loose accents, TeX.
    .overwrite((value) =>
      withoutInvisible(readTex(value))
        .replace(/[^\S\n]+/g, ' ')
        .replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'))
        .normalize('NFC')
        .trim(),
    )
    .min(1)

/** A person's name, optionally with an academic title in its English form (Prof. Dr., Assoc. Prof. Dr.). */
export const personName = () => line().meta({ kind: 'person-name' })

/** Words for readers: `{ en: …, tr: … }`, or one plain string if both languages share it (CONTRIBUTING: Two languages). */
export const text = (words = line()) =>
  z
    .union([
      words,
      z.strictObject({
        en: named(words, 'English text', 'İngilizce metin'),
        tr: named(words, 'Turkish text', 'Türkçe metin'),
      }),
    ])
    .meta({ kind: 'text' })

/** Attaches to a schema the words that organisers see in messages, code editors and the admin page. */
export function named<S extends z.ZodType>(schema: S, en: string, tr: string, hint?: Bilingual): S {
  const meta = schema.meta() ?? {}
  return schema.meta({ ...meta, title: en, tr, ...(hint ? { hint } : {}) }) as S
}

/** A named list of entries with these fields. */
export const list = <Fields extends z.ZodRawShape>(
  en: string,
  tr: string,
  fields: Fields,
  hint?: Bilingual,
) => named(z.array(z.strictObject(fields)), en, tr, hint)

/** A named group of fields. */
export const group = <Fields extends z.ZodRawShape>(en: string, tr: string, fields: Fields) =>
  named(z.strictObject(fields), en, tr)

/** A currency by its ISO code. */
export const currency = () => named(of('currency'), 'Currency', 'Para birimi')

const amountOf = (amount: z.ZodNumber) =>
  z.strictObject({ amount: named(amount, 'Amount', 'Tutar'), currency: currency() }).meta({ kind: 'money' })

/** An amount in the main unit of its currency (lira, not kuruş); decimals are allowed. */
export const money = () => amountOf(z.number().positive())

/** A price to pay; 0 is shown as free of charge. */
export const fee = () => amountOf(z.number().nonnegative())

export type Money = z.infer<ReturnType<typeof money>>
