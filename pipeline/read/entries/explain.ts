// Turns what a collection's schema refuses into sentences that an organiser understands, by zod's issue codes.
import type { z } from 'zod'
import { kinds, languages, type Bilingual, type KindName } from '../../schemas/kinds'
import { both, type Fault } from '../problem'
import { didYouMean } from '../suggestion'
import { adviceFor, textAdvice, typeOf } from './field-advice'
import { guessValue, type Explanation, type Guess } from './guess'
import { metaOf } from './schema-walk'
import { schemaRules } from './schema-rules'
import { endsEarly, unknownField } from './unknown-field'

type Issue = z.core.$ZodIssue

/** A value that was refused, what should be there instead, and the field or list that holds it. */
type Refused = { value: unknown; schema: z.ZodType | undefined; field: string; written: string }

/** What is written there, in words. */
function shown({ value, field }: Refused): Bilingual {
  if (value !== null && typeof value === 'object') return both('A group of fields', 'Bir alan grubu')
  const words = `“${String(value ?? '') || field}”`
  return both(words, words)
}

const needsQuotes = (value: unknown): Fault => ({
  message: both(
    `${String(value)} is not read as a text here.`,
    `${String(value)} burada metin olarak okunmuyor.`,
  ),
  advice: both('Put quotation marks around it.', 'Tırnak içine alın.'),
})

/** An error of a spreadsheet, `#N/A`, is no text. */
const spreadsheetError = /^#[A-Z\d/]+[!?]?$/

const whileUnknown = both(
  'Until it is known, put # at the beginning of each line of the entry.',
  'Belli olana kadar kaydın satırlarını # ile başlatın.',
)

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function noValue({ value, schema, field, written }: Refused, path: PropertyKey[]): Explanation {
  if (value === undefined) {
    const { title, tr } = metaOf(schema)
    const names = both(title ? ` (${title})` : '', tr ? ` (${tr})` : '')
    const message = both(`“${field}” is missing${names.en}.`, `“${field}” eksik${names.tr}.`)
    return { message, advice: adviceFor(schema) }
  }
  // An entry of a file that is a list has no path.
  if (typeof (path.at(-1) ?? 0) === 'number')
    return {
      message: both('This entry is empty.', 'Bu kayıt boş.'),
      advice: both('Delete it, or write what belongs there.', 'Silin ya da buraya gerekeni yazın.'),
    }
  // A person may be called Null, and “title: #Cure” is read as a comment.
  const isText = /^null$/i.test(written) || (written.startsWith('#') && !spreadsheetError.test(written))
  const guess = isText ? guessValue(written, schema) : undefined
  if (guess) return { ...needsQuotes(written), guess }
  return { message: both(`“${field}” is empty.`, `“${field}” boş.`), advice: adviceFor(schema, whileUnknown) }
}

const missingLanguage = {
  en: both('The English text (en) is missing.', 'İngilizce metin (en) eksik.'),
  tr: both('The Turkish text (tr) is missing.', 'Türkçe metin (tr) eksik.'),
}

/** What is wrong with `{ en: …, tr: … }`. */
function languagesProblem(text: Record<string, unknown>): Explanation | undefined {
  const extra = Object.keys(text).find((name) => name !== 'en' && name !== 'tr')
  const absent = languages.filter((language) => isBlank(text[language]))
  if (extra !== undefined && text[extra] === null) return { ...endsEarly(extra), at: extra }
  if (extra !== undefined) {
    const near = absent.find((language) => extra.toLowerCase().includes(language))
    return {
      message: both(`“${extra}” is not a language of this site.`, `“${extra}” bu sitenin dillerinden değil.`),
      advice: didYouMean(near, textAdvice, textAdvice),
      at: extra,
      guess: near && { from: `${extra}:`, to: `${near}:` },
    }
  }
  const unread = languages.find((name) => ['number', 'boolean'].includes(typeof text[name]))
  if (unread) return { ...needsQuotes(text[unread]), at: unread }
  const [language] = absent
  if (!language) return undefined
  return {
    message: missingLanguage[language],
    advice: textAdvice,
    at: language in text ? language : undefined,
  }
}

/** A value of another type or kind (schemas/kinds.ts) than is wanted. */
function wrongType(expected: string, refused: Refused): Explanation {
  const { value, schema } = refused
  const { kind } = metaOf(schema)
  const advice = adviceFor(schema)
  if (Array.isArray(value))
    return {
      message: both(
        'Only one value can be written here, not a list.',
        'Buraya liste değil, tek bir değer yazılır.',
      ),
      advice,
    }
  const isGroup = kind === 'text' && value !== null && typeof value === 'object'
  const ofLanguages = isGroup ? languagesProblem(value as Record<string, unknown>) : undefined
  if (ofLanguages) return ofLanguages
  const { en, tr } = shown(refused)
  if (kind && kind in kinds) {
    const { problem } = kinds[kind as KindName]
    return { message: both(`${en} ${problem.en}.`, `${tr} ${problem.tr}.`), advice }
  }
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return needsQuotes(value)
  const [wanted, istenen] = [typeOf(expected).en.replace(/ with.*| \(.*/, ''), typeOf(expected).tr]
  return { message: both(`${en} is not ${wanted}.`, `${tr} yerine ${istenen} olmalı.`), advice }
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, refused: Refused): Explanation {
  if (Array.isArray(refused.value))
    return { message: both('This list is empty.', 'Bu liste boş.'), advice: adviceFor(refused.schema) }
  const [sign, limit] = issue.code === 'too_small' ? ['>', issue.minimum] : ['<', issue.maximum]
  const range = `${issue.inclusive ? { '>': '≥', '<': '≤' }[sign] : sign} ${limit}`
  const { en, tr } = shown(refused)
  return {
    message: both(`${en} is out of range.`, `${tr} aralık dışında.`),
    advice: both(`Write a number that is ${range}.`, `${range} olan bir sayı yazın.`),
  }
}

function byCode(issue: Issue, refused: Refused, guess: Guess | undefined): Explanation {
  const { value, schema } = refused
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '', schema, value as Record<string, unknown>)
    case 'invalid_value': {
      const [{ en, tr }, advice] = [shown(refused), adviceFor(schema)]
      return {
        message: both(`${en} is not known here.`, `${tr} burada geçerli değil.`),
        advice: didYouMean(guess?.to, advice, advice),
      }
    }
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, refused)
    case 'custom': {
      const params = issue.params ?? {}
      return schemaRules[String(params['kind'])]?.(value, params) ?? wrongType('string', refused)
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
  written = String(value),
): Explanation {
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? '')
  const refused: Refused = { value, schema, field, written }
  if (isBlank(value)) return noValue(refused, issue.path)
  const isWritten = typeof value !== 'object' || written.startsWith('{')
  const guess = isWritten ? guessValue(written, schema) : undefined
  const explanation = byCode(issue, refused, guess)
  return { ...explanation, guess: guess ?? explanation.guess }
}
