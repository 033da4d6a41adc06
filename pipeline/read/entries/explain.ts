// Turns what a collection's shape refuses into sentences an organiser understands.
import type { z } from 'zod'
import { kinds, type KindName } from '../../schemas/kinds'
import { meantChoice } from './meant-choice'
import { meantKilometres } from './meant-number'
import { wrongKind } from './wrong-kind'
import { wrongType } from './wrong-type'
import type { Meant } from './meant-kind'
import { isNoValue, isOptional, leftOut, noValue } from './no-value'
import { rules } from './rules'
import { textProblem } from './wrong-text'
import { adviceFor, kindAdvice, oneOf, shown, withHint } from './words'
import { both, type Fault } from '../problem'
import { metaOf } from './schema-walk'
import { didYouMean, suggestion } from '../suggestion'
import { unknownField } from './unknown-field'

/** What is wrong and, where it can be known, the value that was meant. */
export type Explanation = Fault & {
  meant?: Meant
  /** The field within the value at whose name it is told. */
  at?: string
  /** Mends the whole line, where the value alone does not tell how. */
  mended?: (line: string) => string | undefined
}

/** A value that was refused, what should stand in its place, and where that is. */
export type Refused = {
  value: unknown
  schema: z.ZodType | undefined
  /** The field that holds it, or the list that it is an item of. */
  field: string
  /** Whether it is an item of a list, or an entry of a file. */
  inList: boolean
  /** How the value is written. */
  written: string
  /** Whether it stands in an entry of a list, which can be left out as a whole. */
  inEntry: boolean
  /** The fields that its group may have. */
  siblings: readonly string[]
}

type Issue = z.core.$ZodIssue

function missing({ schema, field }: Refused): Explanation {
  const meta = metaOf(schema)
  return {
    message: both(
      `“${field}” is missing${meta.title ? ` (${meta.title})` : ''}.`,
      `“${field}” eksik${meta.tr ? ` (${meta.tr})` : ''}.`,
    ),
    advice: kindAdvice(meta) ?? adviceFor(schema, field),
  }
}

function unknownChoice(options: string[], { value, schema, field }: Refused): Explanation {
  const near = meantChoice(String(value), options) ?? suggestion(String(value), options)
  const { en, tr } = shown(value, field)
  const list = withHint(oneOf(options), schema)
  return {
    message: both(`${en} is not known here.`, `${tr} burada geçerli değil.`),
    advice: didYouMean(near, list, list),
    meant: near ? { from: String(value), to: near } : undefined,
  }
}

/** An entry of a list of which only the dash is written. */
const bareDash: Explanation = {
  message: both('This entry is empty.', 'Bu kayıt boş.'),
  advice: both(
    'Delete its dash, or write the entry behind it.',
    'Tiresini silin ya da kaydı tirenin ardına yazın.',
  ),
}

/** `[~]` and `['']` */
const emptyEntry: Explanation = {
  message: both('This entry is empty.', 'Bu kayıt boş.'),
  advice: both('Delete it, or write what belongs there.', 'Silin ya da buraya gerekeni yazın.'),
}

/** Explains one refusal. `value` is what stands there, `schema` what should; where it stands may be unknown. */
export function explain(
  issue: Issue,
  value: unknown,
  schema: z.ZodType | undefined,
  { written = String(value), inEntry = false, siblings = [] }: Partial<Refused> = {},
): Explanation {
  const field = String(issue.path.findLast((step) => typeof step === 'string') ?? '')
  // An entry of a file that is a list has no path.
  const inList = typeof (issue.path.at(-1) ?? 0) === 'number'
  const refused: Refused = { value, schema, field, inList, written, inEntry, siblings }
  const meta = metaOf(schema)
  if (value === undefined) return missing(refused)
  if ((value === null || value === '') && inList)
    return value === null && written === '' ? bareDash : emptyEntry
  if (meta.kind === 'text' && !(value === null && isOptional(schema))) return textProblem(value, field)
  if (issue.code === 'unrecognized_keys')
    return unknownField(issue.keys[0] ?? '', schema, value as Record<string, unknown>)
  if (isNoValue(value, schema)) return noValue(refused)
  if (issue.code === 'custom') {
    const params = (issue.params ?? {}) as Record<string, unknown>
    const kind = String(params['kind'])
    const rule = rules[kind]
    if (kind in kinds) return wrongKind(kind as KindName, refused)
    if (rule) return rule(value, params)
  }
  if (issue.code === 'invalid_value') return unknownChoice(issue.values.map(String), refused)
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfRange(issue, refused)
  const expected = issue.code === 'invalid_type' ? issue.expected : 'string'
  return wrongType(expected, refused)
}

/** A list that another program has numbered from 0. */
const countsFromOne = both(
  'Counting begins with 1 here: where a list is numbered from 0, add 1 to each of its numbers.',
  'Burada sayma 1’den başlar: 0’dan numaralanmış bir listede her numaraya 1 ekleyin.',
)

function outOfRange(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  { value, schema, field, inEntry }: Refused,
): Explanation {
  if (Array.isArray(value)) {
    return {
      message: both('This list is empty.', 'Bu liste boş.'),
      advice: leftOut(both('Write at least one entry.', 'En az bir kayıt yazın.'), inEntry),
    }
  }
  const isCount = metaOf(schema).kind === undefined && !schema?.safeParse(1.5).success
  if (value === 0 && isCount && issue.code === 'too_small' && issue.minimum === 0) {
    return { message: both('Nothing has the number 0.', 'Numaralar 0 olamaz.'), advice: countsFromOne }
  }
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const strict = issue.inclusive === false
  const [en, tr] =
    issue.code === 'too_small'
      ? [strict ? 'greater than' : 'at least', strict ? 'değerinden büyük' : 'ya da daha büyük']
      : [strict ? 'less than' : 'at most', strict ? 'değerinden küçük' : 'ya da daha küçük']
  const here = shown(value, field)
  return {
    message: both(`${here.en} is out of range.`, `${here.tr} aralık dışında.`),
    advice: both(`Write a number that is ${en} ${limit}.`, `${limit} ${tr} bir sayı yazın.`),
    meant: field.endsWith('Km') && issue.code === 'too_big' ? meantKilometres(String(value)) : undefined,
  }
}
