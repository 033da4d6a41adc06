// Makes one record per language: what is written in both languages becomes plain strings, formatted for the reader.
import { z } from 'zod'
import { writeDate, writeDay, writeWeekday, writeFullDate, writeMoney } from '../domain/format'
import { elementOf, fieldsOf, metaOf } from '../read/entries/schema-walk'
import type { TitleRun } from '../domain/title-marks'
import { withTitle } from '../domain/academic-title'
import { inLanguage, type Bilingual, type Language } from '../domain/languages'
import type { Money } from '../schemas/fields'

/** A calendar day as components get it. */
export const calendarDate = z
  .object({
    iso: z.string(),
    /** 2 October 2025 */
    text: z.string(),
    /** 2 October */
    day: z.string(),
    /** Thursday, 2 October 2025 */
    full: z.string(),
    /** Thu */
    weekday: z.string(),
  })
  .meta({ typeName: 'CalendarDate' })

/** A part of a title with its mark (domain/title-marks.ts). */
export const titleRun = z.object({
  text: z.string(),
  mark: z.enum(['em', 'sub', 'sup']).optional(),
}) satisfies z.ZodType<TitleRun>

export type CalendarDate = z.infer<typeof calendarDate>

/** A date in the forms that pages show. */
export const dated = (iso: string, language: Language): CalendarDate => ({
  iso,
  text: writeDate(iso, language),
  day: writeDay(iso, language),
  full: writeFullDate(iso, language),
  weekday: writeWeekday(iso, language),
})

/** An amount as a language writes it. */
export const priced = ({ amount, currency }: Money, language: Language): string =>
  writeMoney(amount, currency, language)

/** A text of a record that is made from both languages. */
export const bothLanguages = z.object({ en: z.string(), tr: z.string() }).meta({ kind: 'text' })

/** What a value is in one language: of each of its texts in both languages that one. */
export type InOneLanguage<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: InOneLanguage<Value[Name]> }
      : Value

/** Keeps of a value with texts in both languages those of one. */
export function inOneLanguage<Value extends object>(
  value: Value,
  language: Language,
): { [Name in keyof Value]: InOneLanguage<Value[Name]> } {
  const kept = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(kept)
    if (typeof part !== 'object' || part === null) return part
    if ('en' in part && 'tr' in part) return part[language]
    return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, kept(field)]))
  }
  return kept(value) as ReturnType<typeof inOneLanguage<Value>>
}

/** Keeps of a value only what one language needs, following its schema. */
export function localise(schema: z.ZodType | undefined, value: unknown, language: Language): unknown {
  if (value === undefined || value === null) return value
  switch (metaOf(schema).kind) {
    case 'text':
      return inLanguage(value as string, language)
    case 'date':
      return dated(value as string, language)
    case 'person-name':
      return withTitle(value as string, language)
    case 'money':
      return priced(value as Money, language)
  }
  const element = elementOf(schema)
  if (element) return (value as unknown[]).map((item) => localise(element, item, language))
  const shape = fieldsOf(schema)
  if (Object.keys(shape).length === 0) return value
  const fields = Object.entries(value).map(([name, field]) => [name, localise(shape[name], field, language)])
  return Object.fromEntries(fields) as object
}
