// Turns what a collection's schema refuses into sentences that an organiser understands, by zod's issue codes.
import type { z } from 'zod'
import { invisible, kinds, languages, type Bilingual, type KindName } from '../../schemas/kinds'
import { quoteInBraces } from '../advice'
import { both, type Fault } from '../problem'
import { didYouMean } from '../suggestion'
import { quoted, quotedInBraces } from '../yaml/lines'
import { meantValue, type Explanation } from './meant-kind'
import { isNoValue, isOptional, leftOut } from './no-value'
import { rules } from './rules'
import { metaOf } from './schema-walk'
import { unknownField } from './unknown-field'
import { adviceFor, kindAdvice, oneOf, shown, whatIsWanted, withHint } from './words'

export type { Explanation } from './meant-kind'

type Issue = z.core.$ZodIssue

/** A value that was refused, what should be there instead, and where that is. */
type Refused = {
  value: unknown
  schema: z.ZodType | undefined
  /** The field that holds it, or the list that it is an item of. */
  field: string
  /** Whether it is an item of a list, or an entry of a file. */
  inList: boolean
  /** Whether it is in an entry of a list, which can be left out as a whole. */
  inEntry: boolean
}

const adviceOf = ({ schema, field }: Refused): Bilingual =>
  kindAdvice(metaOf(schema)) ?? adviceFor(schema, field)

function missing(refused: Refused): Explanation {
  const { title, tr } = metaOf(refused.schema)
  return {
    message: both(
      `“${refused.field}” is missing${title ? ` (${title})` : ''}.`,
      `“${refused.field}” eksik${tr ? ` (${tr})` : ''}.`,
    ),
    advice: adviceOf(refused),
  }
}

/** An item of a list of which only the dash is written, or less: `[~]`. */
const emptyEntry: Explanation = {
  message: both('This entry is empty.', 'Bu kayıt boş.'),
  advice: both('Delete it, or write what belongs there.', 'Silin ya da buraya gerekeni yazın.'),
}

/** `name: #1 Rui`: a text that YAML reads as a comment. */
const quotedHash = (line: string) =>
  line.replace(
    /^(\s*(?:- )*\p{L}[\w-]*: +)(#[^\s#].*)$/u,
    (_, field: string, text: string) => field + quoted(text),
  )

function noValue(refused: Refused): Explanation {
  const { value, schema, field, inEntry } = refused
  const advice = adviceOf(refused)
  return {
    message: value
      ? both(`“${String(value)}” is not a value.`, `“${String(value)}” bir değer değil.`)
      : both(`“${field}” is empty.`, `“${field}” boş.`),
    advice: isOptional(schema)
      ? both(`${advice.en} Or delete the line.`, `${advice.tr} Ya da satırı silin.`)
      : leftOut(advice, inEntry && Boolean(value)),
    mended: quotedHash,
  }
}

const needsQuotes = (value: number | boolean): Fault => ({
  message:
    typeof value === 'number'
      ? both(
          `${value} is read as a number; a text is needed.`,
          `${value} sayı olarak okunuyor; metin gerekli.`,
        )
      : both(
          `${value} is read as a yes or no; a text is needed.`,
          `${value} evet/hayır olarak okunuyor; metin gerekli.`,
        ),
  advice: both('Put quotation marks around it.', 'Tırnak içine alın.'),
})

/** A comma or another character has ended a text within braces, and `rest` is read as a field. */
export const textEndsBefore = (rest: string): Explanation => ({
  message: both(`The text ends before “${rest}”.`, `Metin “${rest}” öncesinde bitiyor.`),
  advice: quoteInBraces,
  mended: quotedInBraces,
})

const textAdvice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a symbol needs quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da bir simgeyle başlayan metin tırnak içine alınır.',
)

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const missingLanguage = {
  en: both('The English text (en) is missing.', 'İngilizce metin (en) eksik.'),
  tr: both('The Turkish text (tr) is missing.', 'Türkçe metin (tr) eksik.'),
}

/** What is wrong with `{ en: …, tr: … }`; undefined if it is something else than these fields. */
function languagesProblem(text: Record<string, unknown>): Explanation | undefined {
  const extra = Object.keys(text).find((name) => name !== 'en' && name !== 'tr')
  if (extra !== undefined && isBlank(text[extra]) && !extra.includes(':')) return textEndsBefore(extra)
  if (extra !== undefined)
    return {
      message: both(`“${extra}” is not a language of this site.`, `“${extra}” bu sitenin dillerinden değil.`),
      advice: textAdvice,
      at: extra,
      mended: (line) =>
        line.replace(
          /(?<=^\s*|[{,]\s*)(en|tr)(?:[-_]\w+: |:(?=\S)|\s*=\s*)/gi,
          (_, name: string) => `${name.toLowerCase()}: `,
        ),
    }
  const absent = languages.filter((language) => isBlank(text[language]))
  const [language] = absent
  if (language !== undefined && absent.length === 1)
    return {
      message: missingLanguage[language],
      advice: textAdvice,
      at: language in text ? language : undefined,
      mended: quotedHash,
    }
  const bareValue = languages.find((name) => ['number', 'boolean'].includes(typeof text[name]))
  if (bareValue === undefined) return undefined
  const value = text[bareValue] as number | boolean
  const meant = { from: `${bareValue}: ${value}`, to: `${bareValue}: '${value}'` }
  return { ...needsQuotes(value), meant }
}

/** Explains why a value is not a text of both languages. */
function textProblem(refused: Refused): Explanation {
  const { value, field, schema } = refused
  const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value)
  const found = isGroup ? languagesProblem(value as Record<string, unknown>) : undefined
  if (found) return found
  if (isBlank(value) || (typeof value === 'string' && value.trim() === ''))
    return {
      message: both(`“${field}” is empty.`, `“${field}” boş.`),
      advice: textAdvice,
      mended: quotedHash,
    }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { ...needsQuotes(value), meant: meantValue(String(value), schema) }
  return { message: both(`“${field}” is not a text.`, `“${field}” bir metin değil.`), advice: textAdvice }
}

/** A value that is not of its kind (schemas/kinds.ts). */
function wrongKind(kind: KindName, { value, field }: Refused): Explanation {
  const { problem, advice } = kinds[kind]
  const { en, tr } = shown(value, field)
  if (String(value).search(invisible) >= 0)
    return {
      message: both(`There is an invisible character in ${en}.`, `${tr} içinde görünmeyen bir karakter var.`),
      advice: both('Type it again instead of copying it.', 'Kopyalamak yerine yeniden yazın.'),
    }
  const noSuchDay = kind === 'date' && kinds.date.pattern.test(String(value))
  return {
    message: both(`${en} ${problem.en}.`, `${tr} ${problem.tr}.`),
    advice: noSuchDay
      ? both(
          'The calendar has no such day: check the month and the day.',
          'Takvimde böyle bir gün yok: Ayı ve günü gözden geçirin.',
        )
      : advice,
  }
}

function wrongType(expected: string, { value, schema, field }: Refused): Explanation {
  const { kind } = metaOf(schema)
  if (kind && kind in kinds) return wrongKind(kind as KindName, { value, schema, field } as Refused)
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return needsQuotes(value)
  const { en, tr } = whatIsWanted(expected)
  const here = shown(value, field)
  return {
    message: both(`${here.en} is not ${en.replace(/[,(].*/, '').trim()}.`, `${here.tr} yerine ${tr} olmalı.`),
    advice: adviceFor(schema, field),
  }
}

function unknownChoice(options: string[], { value, schema, field }: Refused): Explanation {
  const { en, tr } = shown(value, field)
  const list = withHint(oneOf(options), schema)
  return {
    message: both(`${en} is not known here.`, `${tr} burada geçerli değil.`),
    advice: didYouMean(meantValue(String(value), schema)?.to, list, list),
  }
}

function outOfRange(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  { value, field, inEntry }: Refused,
): Explanation {
  if (Array.isArray(value))
    return {
      message: both('This list is empty.', 'Bu liste boş.'),
      advice: leftOut(both('Write at least one entry.', 'En az bir kayıt yazın.'), inEntry),
    }
  const isSmall = issue.code === 'too_small'
  const limit = isSmall ? issue.minimum : issue.maximum
  const [en, tr] = isSmall ? ['at least', 'ya da daha büyük'] : ['at most', 'ya da daha küçük']
  const [strictly, kesin] = isSmall ? ['greater than', 'değerinden büyük'] : ['less than', 'değerinden küçük']
  const here = shown(value, field)
  return {
    message: both(`${here.en} is out of range.`, `${here.tr} aralık dışında.`),
    advice: both(
      `Write a number that is ${issue.inclusive === false ? strictly : en} ${limit}.`,
      `${limit} ${issue.inclusive === false ? kesin : tr} bir sayı yazın.`,
    ),
  }
}

function byCode(issue: Issue, refused: Refused): Explanation {
  const { value, schema } = refused
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '', schema, value as Record<string, unknown>)
    case 'invalid_value':
      return unknownChoice(issue.values.map(String), refused)
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, refused)
    case 'custom': {
      const params = (issue.params ?? {}) as Record<string, unknown>
      const kind = String(params['kind'])
      if (kind in kinds) return wrongKind(kind as KindName, refused)
      return rules[kind]?.(value, params) ?? wrongType('string', refused)
    }
    default:
      return wrongType(issue.code === 'invalid_type' ? issue.expected : 'string', refused)
  }
}

/** Explains one refusal. `value` is what is there, `schema` what should be; `written` is the value as its file has it. */
export function explain(
  issue: Issue,
  value: unknown,
  schema: z.ZodType | undefined,
  { written = String(value), inEntry = false }: { written?: string; inEntry?: boolean } = {},
): Explanation {
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? '')
  // An entry of a file that is a list has no path.
  const inList = typeof (issue.path.at(-1) ?? 0) === 'number'
  const refused: Refused = { value, schema, field, inList, inEntry }
  if (value === undefined) return missing(refused)
  if ((value === null || value === '') && inList) return emptyEntry
  const { kind } = metaOf(schema)
  if (kind === 'text' && !(value === null && isOptional(schema))) return textProblem(refused)
  if (isNoValue(value, schema)) return noValue(refused)
  const meant = value !== null && typeof value === 'object' ? undefined : meantValue(written, schema)
  return { meant, ...byCode(issue, refused) }
}
