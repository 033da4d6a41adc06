// Makes one record per language: what is written in both languages becomes plain strings, formatted for the reader.
import { z } from 'zod'
import { writeDate, writeDay, writeWeekday, writeFullDate, writeMoney } from './format'
import { elementOf, fieldsOf, metaOf } from '../read/entries/schema-walk'
import { englishTitle, turkishTitle } from './academic-title'
import type { Bilingual, Language, Text } from '../schemas/kinds'
import type { Money } from '../schemas/fields'

/** A calendar day as components get it. */
export const calendarDate = z.object({
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

export type CalendarDate = z.infer<typeof calendarDate>

export const dated = (iso: string, language: Language): CalendarDate => ({
  iso,
  text: writeDate(iso, language),
  day: writeDay(iso, language),
  full: writeFullDate(iso, language),
  weekday: writeWeekday(iso, language),
})

export const priced = ({ amount, currency }: Money, language: Language) =>
  writeMoney(amount, currency, language)

/** A text in one language; a text that both languages share is the same in each. */
export const inLanguage = (value: Text, language: Language) =>
  typeof value === 'string' ? value : value[language]

/** Calls a function once per language and keeps both results. */
export const inBoth = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  tr: make('tr'),
})

/** A text as a pair of both languages, even if they share it. */
export const bilingual = (text: Text): Bilingual => inBoth((language) => inLanguage(text, language))

/** Several texts as one: A, B and C. */
export const listed = (texts: Text[]): Text =>
  texts.length === 1
    ? texts[0]!
    : inBoth((language) =>
        new Intl.ListFormat(language, { type: 'conjunction' }).format(
          texts.map((text) => inLanguage(text, language)),
        ),
      )

/** The different wordings of a text: one per language, or a single one that both share. */
export const wordingsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : [text.en, text.tr])

/** A person's name with its title in the reader's language. */
export const withTitle = (name: string, language: Language) =>
  language === 'tr' ? turkishTitle(name) : englishTitle(name)

/** Keeps of a value only what one language needs, following its schema. */
export function localise(schema: z.ZodType, value: unknown, language: Language): unknown {
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
  const fields = Object.entries(value).map(([name, field]) => [name, localise(shape[name]!, field, language)])
  return Object.fromEntries(fields) as object
}
