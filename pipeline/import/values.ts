// Between a value of the edition and the texts of its row. A cell that still shows what the value says changes nothing.
import { distance } from 'fastest-levenshtein'
import { parse } from 'yaml'
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf, valueAt } from '../read/entries/schema-walk'
import { yamlOptions } from '../read/yaml/lines'
import { englishTitle } from '../domain/academic-title'
import { ignoringCase, inOneLine } from '../domain/fold'
import type { Bilingual, Text } from '../domain/languages'
import { affiliationsText, namesText, type Person } from './edition-people'
import { fieldsOf, isFields } from './fields'
import { languageOf, withSmallLetters } from './languages'
import { columnsWith, OWNER, type Column, type Layout } from './layout'

/** The texts of a row by the names of their columns: dates as 2025-10-02, times as 13:30. */
export type Cells = Readonly<Record<string, string>>

function leafText({ schema, language }: Column, value: unknown): string {
  const written = value ?? (schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined)
  if (isFields(written)) return String(written[language ?? 'en'] ?? '')
  return language === 'tr' && value !== undefined ? '' : String(written ?? '')
}

/** What a cell says of a row's value. */
export function cellText(column: Column, value: unknown): string {
  const { path, list, language } = column
  const found = valueAt(value, path)
  if (!list) return leafText(column, found)
  const items = Array.isArray(found) ? (found as unknown[]) : []
  if (list === 'people') return namesText(items as Person[])
  if (list === 'affiliations') return affiliationsText(items as Person[], language)
  return items.map((item) => inOneLine(leafText(column, item))).join('\n')
}

/** The value that a text is intended to be; the text itself if the schema takes none, so that the check can say why. */
function parsed(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined
  if (metaOf(schema).kind === 'person-name') return englishTitle(text)
  const inner = bare(schema)
  if (inner instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true'
  const value = inner instanceof z.ZodNumber ? Number(text) : text
  if (schema.safeParse(value).success) return value
  const guess = guessValue(text, schema)
  if (guess) return parse(guess.to, yamlOptions)
  return Number.isNaN(value) ? text : value
}

/** A title in capitals is the same title: what a person set in small letters stays. */
function isSameTitle(text: string, old: string): boolean {
  const isCapitals = (one: string) => one === one.toLocaleUpperCase('tr') || one === one.toUpperCase()
  const isSmaller = !isCapitals(old) && text === withSmallLetters(text.toLocaleUpperCase(languageOf(text)), 1)
  return text === old || ((isCapitals(text) || isSmaller) && ignoringCase(text) === ignoringCase(old))
}

/** A text of which a sheet has one wording. It corrects that of its language, or that it resembles; an English text is not lost to a Turkish one. */
function textWith({ language }: Column, text: string, old: unknown): Text | undefined {
  const own = language ?? languageOf(text)
  if (isFields(old)) {
    const texts = old as Bilingual
    if ([language ?? 'en', language ?? 'tr'].some((one) => isSameTitle(text, texts[one as 'en' | 'tr'])))
      return texts
    const [inEnglish, inTurkish] = [distance(text, texts.en), distance(text, texts.tr)]
    // Another name in neither language, such as that of another hotel, is so in both.
    if (!own && Math.min(inEnglish, inTurkish) > text.length / 2) return text
    return { ...texts, [own ?? (inEnglish <= inTurkish ? 'en' : 'tr')]: text }
  }
  if (text === '' || typeof old !== 'string') return text || undefined
  if (isSameTitle(text, old)) return old
  const other = languageOf(old)
  if (!own || !other || own === other) return text
  return own === 'en' ? { en: text, tr: old } : { en: old, tr: text }
}

/** The value at one place, from the one or two columns that show it. */
function leafFrom(columns: Column[], cells: Cells, old: unknown): unknown {
  const [first, second] = columns
  if (!first) return old
  const { schema, list } = first
  const [text = '', other] = columns.map(({ name }) => cells[name] ?? '')
  if (list) {
    const lines = text.split('\n').flatMap((line) => line.trim() || [])
    return lines.length > 0 ? lines.map((line) => parsed(schema, line)) : undefined
  }
  const isSame = (column: Column) => inOneLine(cells[column.name] ?? '') === inOneLine(leafText(column, old))
  if (columns.every(isSame)) return old
  if (metaOf(schema).kind !== 'text') return parsed(schema, text)
  if (!second) return textWith(first, text, old)
  return text && other && text !== other ? { en: text, tr: other } : text || other || undefined
}

/** The value with another one at a path, or without it; groups that are emptied go as well. */
function withAt(value: unknown, [step, ...below]: string[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const { [step]: old, ...others } = fieldsOf(value)
  const next = withAt(old, below, change)
  if (next !== undefined) return { ...fieldsOf(value), [step]: next }
  return Object.keys(others).length > 0 || below.length === 0 ? others : undefined
}

/** A row's value with what its cells say; `old` is what it was, if it was there before. */
export function withCells(layout: Layout, cells: Cells, old: unknown): unknown {
  const all = columnsWith(layout, cells).filter(({ name }) => name !== OWNER)
  const changed = all.filter((column) => cells[column.name] !== cellText(column, old))
  const places = new Set(changed.map(({ path }) => path.join('.')))
  // Columns of one place change it together.
  return [...places].reduce<unknown>((value, place) => {
    const columns = all.filter(({ path }) => path.join('.') === place)
    return withAt(value, columns[0]?.path ?? [], (was) => leafFrom(columns, cells, was))
  }, old)
}
