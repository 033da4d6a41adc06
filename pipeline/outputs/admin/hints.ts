// The hint that the editor shows below a field: the schema's own description, the advice for its kind of value, and its limits.
import { z } from 'zod'
import { bare, metaOf } from '../../read/entries/schema-walk'
import { kinds, type Bilingual, type KindName, type Language } from '../../schemas/kinds'

/** What a schema's check contains; zod keeps it under `_zod`. */
type CheckDefinition = {
  check?: string
  value?: number
  minimum?: number
  inclusive?: boolean
  params?: { kind?: string; min?: number; max?: number }
}

function checksOf(schema: z.ZodType): CheckDefinition[] {
  const checks =
    (bare(schema)?.def as { checks?: { _zod: { def: CheckDefinition } }[] } | undefined)?.checks ?? []
  return checks.map((check) => check._zod.def)
}

/**
 * Smallest and largest value of a number field, left out if the limit itself is not allowed (such as “more than 0” of a decimal).
 */
export function numberLimits(schema: z.ZodType): { min?: number; max?: number } {
  const whole = isWhole(schema)
  return checksOf(schema).reduce<{ min?: number; max?: number }>((limits, { check, value, inclusive }) => {
    if (value === undefined) return limits
    if (check === 'greater_than' && (inclusive || whole))
      return { ...limits, min: inclusive ? value : value + 1 }
    if (check === 'less_than' && (inclusive || whole))
      return { ...limits, max: inclusive ? value : value - 1 }
    return limits
  }, {})
}

export const isWhole = (schema: z.ZodType) => checksOf(schema).some(({ check }) => check === 'number_format')

/** Smallest number of entries in a list. */
export const fewest = (schema: z.ZodType) =>
  checksOf(schema).find(({ check }) => check === 'min_length')?.minimum

function lengthHint(schema: z.ZodType): Bilingual | undefined {
  const limit = checksOf(schema).find(({ params }) => params?.max !== undefined)?.params
  if (!limit) return undefined
  return limit.min === undefined
    ? { en: `At most ${limit.max} characters.`, tr: `En çok ${limit.max} karakter.` }
    : { en: `${limit.min} to ${limit.max} characters.`, tr: `${limit.min}–${limit.max} karakter.` }
}

function numberHint(schema: z.ZodType): Bilingual | undefined {
  const { min, max } = numberLimits(schema)
  if (min === undefined || max === undefined) return undefined
  return { en: `${min} to ${max}.`, tr: `${min}–${max}.` }
}

const sharedText: Bilingual = {
  en: 'If both languages use the same words, fill in both fields.',
  tr: 'Metin iki dilde aynıysa her iki alana da yazın.',
}

/** The hint of a field in one language; undefined if there is nothing to say. */
export function hintOf(schema: z.ZodType, language: Language): string | undefined {
  const meta = metaOf(schema)
  const kind = meta.kind !== undefined && meta.kind in kinds ? (meta.kind as KindName) : undefined
  const parts = [
    meta.hint?.[language],
    kind && kind !== 'route' ? kinds[kind].advice[language] : undefined,
    meta.kind === 'text' ? sharedText[language] : undefined,
    lengthHint(schema)?.[language],
    bare(schema) instanceof z.ZodNumber ? numberHint(schema)?.[language] : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' ') : undefined
}
