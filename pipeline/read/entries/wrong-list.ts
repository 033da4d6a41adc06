// A text where a list is wanted: the list that was meant.
import { z } from 'zod'
import type { Explanation } from './explain'
import type { Meant } from './meant-kind'
import { both } from '../problem'
import { bare, metaOf } from './schema-walk'

/** `[A, B] (new)` is meant as the list with a comment; `Selin Kurmaca` as a list of one name, and of the fields of one person. */
export function meantList(value: string, schema: z.ZodType | undefined): Meant | undefined {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodArray)) return undefined
  const element = inner.element as z.ZodType
  const meant = (to: string): Meant => ({ from: value, to, unquoted: true })
  const [, list, rest] = /^(\[[^[\]]*\])\s*(.+)$/.exec(value) ?? []
  if (list !== undefined) return meant(`${list} # ${rest}`)
  // A comma between names parts them, but not that before a profession.
  const isPerson = metaOf(element).kind === 'person-name' || !element.safeParse(value).success
  if (/[[\]{}#'"\n]|: /.test(value) || (isPerson && value.includes(','))) return undefined
  if (element.safeParse(value).success)
    return meant(`[${isPerson ? value.replace(/ (?:ve|and|&) /g, ', ') : value}]`)
  return element.safeParse({ name: value }).success ? meant(`[{ name: ${value} }]`) : undefined
}

/** `presenters:` with `name: …` below it: an entry without its dash. */
export function oneEntry(value: unknown, schema: z.ZodType | undefined): Explanation | undefined {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodArray) || value === null || typeof value !== 'object' || Array.isArray(value))
    return undefined
  const element = inner.element as z.ZodType
  if (!element.safeParse(value).success) return undefined
  return {
    message: both('The dash before this entry is missing.', 'Bu kaydın başındaki tire eksik.'),
    advice: both(
      'A list is wanted: write “- ” before the entry, and begin its other lines two spaces further to the right.',
      'Burada liste gerekir: Kaydın başına “- ” yazın, öbür satırlarını iki boşluk daha içeriden başlatın.',
    ),
  }
}

/** The cells of a spreadsheet as one entry. */
export const row = (value: string, fields: string[]): Explanation => ({
  message: both(
    `“${value.replace(/\t+/g, ' … ')}” is a row of a table.`,
    `“${value.replace(/\t+/g, ' … ')}” bir tablo satırı.`,
  ),
  advice: both(
    `Write each cell on a line of its own, behind the name of its field: ${fields.join(', ')}.`,
    `Her hücreyi kendi satırına, alan adının ardına yazın: ${fields.join(', ')}.`,
  ),
})
