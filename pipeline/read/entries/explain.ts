// Turns what a collection's schema refuses into sentences that an organiser understands, by zod's issue codes.
import { z } from 'zod'
import { invisible, kinds, languages, type Bilingual, type KindName } from '../../schemas/kinds'
import { both, type Fault } from '../problem'
import { didYouMean } from '../suggestion'
import { guessValue, type Explanation, type Guess } from './guess'
import { bare, metaOf } from './schema-walk'
import { schemaRules } from './schema-rules'
import { endsEarly, unknownField } from './unknown-field'
import { adviceFor, isOptional, nameOfType, textAdvice } from './wanted'

type Issue = z.core.$ZodIssue

/** A value that was refused, what should be there instead, and the field or list that holds it. */
type Refused = { value: unknown; schema: z.ZodType | undefined; field: string; written: string }

/** What is written there, in words. */
function shown({ value, field }: Refused): Bilingual {
  if (Array.isArray(value)) return both('A list', 'Bir liste')
  if (value !== null && typeof value === 'object') return both('A group of fields', 'Bir alan grubu')
  const words = `“${String(value ?? '') || field}”`
  return both(words, words)
}

/** Words and symbols in place of a value, also as a spreadsheet writes them: a dash, yok, TBA, #N/A. */
const none = /^#?(?:[-–—?./]+|x+|yok|none|no|n\/a|ref!|value!|null|~)$/i
const toCome =
  /^(?:tb[acd]|to be announced|soon|yakında|sonra|(?:henüz )?(?:belli|açıklan|duyurul)\p{L}*(?: değil)?)$/iu

/** Whether a refused value is empty, means “not known yet”, or means “none” in a field that may be left out. */
function isNoValue({ value, schema }: Refused): boolean {
  if (value === null || value === '') return true
  if (typeof value !== 'string') return false
  const mayBeLeftOut = isOptional(schema) && (metaOf(schema).kind || bare(schema) instanceof z.ZodArray)
  return toCome.test(value.trim()) || (Boolean(mayBeLeftOut) && none.test(value.trim()))
}

function noValue({ value, schema, field, written }: Refused): Explanation {
  const { en, tr } = adviceFor(schema)
  // A person may be called Null.
  if (/^null$/i.test(written)) return { ...needsQuotes(written), guess: guessValue(written, schema) }
  return {
    message: value
      ? both(`“${String(value)}” is not a value.`, `“${String(value)}” bir değer değil.`)
      : both(`“${field}” is empty.`, `“${field}” boş.`),
    advice: isOptional(schema)
      ? both(`${en} Or delete the line.`, `${tr} Ya da satırı silin.`)
      : both(
          `${en} As long as it is not known, begin the lines of the entry with #.`,
          `${tr} Belli olana kadar kaydın satırlarını # ile başlatın.`,
        ),
    // “title: #Cure” is read as a comment.
    guess: written.startsWith('#') && !none.test(written) ? guessValue(written, schema) : undefined,
  }
}

const needsQuotes = (value: unknown): Fault => ({
  message: both(
    `${String(value)} is not read as a text here.`,
    `${String(value)} burada metin olarak okunmuyor.`,
  ),
  advice: both('Put quotation marks around it.', 'Tırnak içine alın.'),
})

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const missingLanguage = {
  en: both('The English text (en) is missing.', 'İngilizce metin (en) eksik.'),
  tr: both('The Turkish text (tr) is missing.', 'Türkçe metin (tr) eksik.'),
}

/** What is wrong with `{ en: …, tr: … }`; undefined if it is something else than these fields. */
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
  const [language] = absent
  if (language !== undefined && absent.length === 1)
    return {
      message: missingLanguage[language],
      advice: textAdvice,
      at: language in text ? language : undefined,
    }
  const unread = languages.find((name) => ['number', 'boolean'].includes(typeof text[name]))
  return unread && { ...needsQuotes(text[unread]), at: unread }
}

/** Explains why a value is not a text of both languages. */
function textProblem(refused: Refused): Explanation {
  const { value, field } = refused
  const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value)
  const found = isGroup ? languagesProblem(value as Record<string, unknown>) : undefined
  if (found) return found
  if (typeof value === 'number' || typeof value === 'boolean') return needsQuotes(value)
  return { message: both(`“${field}” is not a text.`, `“${field}” bir metin değil.`), advice: textAdvice }
}

/** A value that is not of its kind (schemas/kinds.ts). */
function wrongKind(kind: KindName, refused: Refused): Explanation {
  const { problem, advice } = kinds[kind]
  const { en, tr } = shown(refused)
  if (String(refused.value).search(invisible) >= 0)
    return {
      message: both(`There is an invisible character in ${en}.`, `${tr} içinde görünmeyen bir karakter var.`),
      advice: both('Type it again instead of copying it.', 'Kopyalamak yerine yeniden yazın.'),
    }
  return { message: both(`${en} ${problem.en}.`, `${tr} ${problem.tr}.`), advice }
}

function wrongType(expected: string, refused: Refused): Explanation {
  const { value, schema } = refused
  const { kind } = metaOf(schema)
  if (kind && kind in kinds) return wrongKind(kind as KindName, refused)
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return needsQuotes(value)
  const [{ en, tr }, here] = [nameOfType(expected), shown(refused)]
  return {
    message: both(`${here.en} is not ${en}.`, `${here.tr} yerine ${tr} olmalı.`),
    advice: adviceFor(schema),
  }
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, refused: Refused): Explanation {
  if (Array.isArray(refused.value))
    return { message: both('This list is empty.', 'Bu liste boş.'), advice: adviceFor(refused.schema) }
  const isSmall = issue.code === 'too_small'
  const limit = isSmall ? issue.minimum : issue.maximum
  const [en, tr] =
    issue.inclusive === false
      ? isSmall
        ? ['greater than', 'değerinden büyük']
        : ['less than', 'değerinden küçük']
      : isSmall
        ? ['at least', 'ya da daha büyük']
        : ['at most', 'ya da daha küçük']
  const here = shown(refused)
  return {
    message: both(`${here.en} is out of range.`, `${here.tr} aralık dışında.`),
    advice: both(`Write a number that is ${en} ${limit}.`, `${limit} ${tr} bir sayı yazın.`),
  }
}

function byCode(issue: Issue, refused: Refused, guess: Guess | undefined): Explanation {
  const { value, schema } = refused
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownField(issue.keys[0] ?? '', schema, value as Record<string, unknown>)
    case 'invalid_value': {
      const { en, tr } = shown(refused)
      const advice = adviceFor(schema)
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
      const kind = String(params['kind'])
      return schemaRules[kind]?.(value, params) ?? wrongType('string', refused)
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
  const { title, tr, kind } = metaOf(schema)
  if (value === undefined)
    return {
      message: both(
        `“${field}” is missing${title ? ` (${title})` : ''}.`,
        `“${field}” eksik${tr ? ` (${tr})` : ''}.`,
      ),
      advice: adviceFor(schema),
    }
  // An entry of a file that is a list has no path.
  if (isBlank(value) && typeof (issue.path.at(-1) ?? 0) === 'number')
    return {
      message: both('This entry is empty.', 'Bu kayıt boş.'),
      advice: both('Delete it, or write what belongs there.', 'Silin ya da buraya gerekeni yazın.'),
    }
  if (isNoValue(refused)) return noValue(refused)
  const isWritten = typeof value !== 'object' || written.startsWith('{')
  const guess = isWritten ? guessValue(written, schema) : undefined
  const explanation = kind === 'text' ? textProblem(refused) : byCode(issue, refused, guess)
  return { ...explanation, guess: guess ?? explanation.guess }
}
