// A text where a list is wanted: the list that was meant.
import type { z } from 'zod'
import type { Explanation } from './explain'
import type { Meant } from './meant-kind'
import { dashMissing } from '../advice'
import { both } from '../problem'
import { institution } from '../institution'
import { elementOf, fieldsOf, metaOf } from './schema-walk'
import { withinBraces } from '../yaml/lines'

/** A person's name without what stands in brackets behind it. */
const alone = (text: string) => text.replace(/\([^()]*\)/g, '')

/** Signs and words between persons, outside of brackets. */
const between = /(?:\s*[;|/]\s*|\s(?:ve|and|&)\s)(?![^()]*\))/

/** `[A, B] (new)` is meant as the list with a comment; `Selin Kurmaca` as a list of one name or of one person's fields. */
export function meantList(value: string, schema: z.ZodType | undefined): Meant | undefined {
  const element = elementOf(schema)
  if (!element) return undefined
  const meant = (to: string): Meant => ({ from: value, to, unquoted: true })
  const [, list, rest] = /^(\[[^[\]]*\])\s*(.+)$/.exec(value) ?? []
  if (list !== undefined) return meant(`${list} # ${rest}`)
  if (/[[\]{}#'"\n]|: /.test(value)) return undefined
  const takesText = element.safeParse(value).success
  const isPerson = metaOf(element).kind === 'person-name' || !takesText
  const names = isPerson ? personsIn(value) : value.split(/;\s*/)
  if (isPerson && names.some((name) => (takesText ? alone(name) : parted(name).name).includes(',')))
    return undefined
  if (takesText) return meant(`[${names.join(', ')}]`)
  if (!element.safeParse({ name: value }).success) return undefined
  return meant(`[${names.map((name) => personIn(name, 'affiliation' in fieldsOf(element))).join(', ')}]`)
}

/** `Selin Kurmaca (Gediz Vadisi Üniversitesi)` and `Selin Kurmaca, Gediz Vadisi Üniversitesi` in their two parts. */
function parted(text: string): { name: string; affiliation?: string } {
  const [, name, inBrackets, behind] = /^([^(),]+)(?: \(([^()]+)\)|, ([^()]+))$/.exec(text) ?? []
  const affiliation = inBrackets ?? (behind && institution.test(behind) ? behind : undefined)
  return name && affiliation && !between.test(name) ? { name, affiliation } : { name: text }
}

/** As the fields of a person. */
function personIn(text: string, withAffiliation: boolean): string {
  const { name, affiliation } = withAffiliation ? parted(text) : { name: text }
  return affiliation ? `{ name: ${name}, affiliation: ${withinBraces(affiliation)} }` : `{ name: ${text} }`
}

/**
 * Persons in one text. A comma parts two whole names; it also stands before a profession, a degree or an institution. What is in
 * brackets belongs to the name before it.
 */
function personsIn(value: string): string[] {
  const parts = value.split(/,\s+(?![^()]*\))/)
  const areNames = parts.every((part) => /\s\S*[^.\s]$/.test(part) && !institution.test(alone(part)))
  // “University of Science and Technology” is one institution.
  const signs = institution.test(alone(value)) ? /\s*;\s*(?![^()]*\))/ : between
  return (areNames ? parts : [value]).flatMap((part) => part.split(signs))
}

/** `tiers:` with `gold:` and `silver:` below it in place of entries. */
export function keyedEntries(value: unknown, schema: z.ZodType | undefined): Explanation | undefined {
  const fields = Object.keys(fieldsOf(elementOf(schema)))
  if (fields.length === 0 || value === null || typeof value !== 'object' || Array.isArray(value))
    return undefined
  return {
    message: both(
      'The entries of this list stand under names of their own.',
      'Bu listenin kayıtları kendi adlarının altında duruyor.',
    ),
    advice: both(
      `Begin each entry with “- ” in place of its name, and write its fields below one another: ${fields.join(', ')}.`,
      `Her kaydı adı yerine “- ” ile başlatın, alanlarını alt alta yazın: ${fields.join(', ')}.`,
    ),
  }
}

/** `presenters:` with `name: …` below it: an entry without its dash. */
export function oneEntry(value: unknown, schema: z.ZodType | undefined): Explanation | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  if (!elementOf(schema)?.safeParse(value).success) return undefined
  return {
    message: dashMissing,
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
