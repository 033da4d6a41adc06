// Between a value of the edition and the texts of its row. A cell that still shows what the value says changes nothing.
import { distance } from 'fastest-levenshtein'
import { parse } from 'yaml'
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf, valueAt } from '../read/entries/schema-walk'
import { yamlOptions } from '../read/yaml/lines'
import { isFields } from '../outputs/admin/form-values'
import { englishTitle } from '../domain/academic-title'
import type { Bilingual, Text } from '../domain/languages'
import { inOneLine } from './cells'
import { fieldsOf } from './fields'
import { columnsWith, OWNER, type Column, type Layout } from './layout'
import { ignoringCase } from '../domain/fold'
import { languageOf } from './languages'
import { areSamePerson } from './names'
import {
  affiliationsText,
  namesText,
  peopleFrom,
  peopleOfCells,
  type PeopleCells,
  type Person,
} from './edition-people'
import type { ReadPerson } from './programme-items'
import { choiceCalled } from './vocabulary'

/** The texts of a row by the names of their columns: dates as 2025-10-02, times as 13:30. */
export type Cells = Readonly<Record<string, string>>

function leafText({ schema, language }: Column, value: unknown): string {
  if (value === undefined || value === null)
    return schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : ''
  if (isFields(value)) return String(value[language ?? 'en'] ?? '')
  return language === 'tr' ? '' : String(value)
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

/** The value that a text is meant to be; the text itself if the schema takes none, so that the check can say why. */
function parsed(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined
  if (metaOf(schema).kind === 'person-name') return englishTitle(text)
  const inner = bare(schema)
  if (inner instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true'
  const value = inner instanceof z.ZodNumber ? Number(text) : text
  if (schema.safeParse(value).success) return value
  const choice = inner instanceof z.ZodEnum ? choiceCalled(text, inner.options.map(String)) : undefined
  if (choice) return choice
  const guess = guessValue(text, schema)
  return guess ? parse(guess.to, yamlOptions) : text
}

const isCapitals = (text: string) => text === text.toLocaleUpperCase('tr') || text === text.toUpperCase()

/** A title in capitals is the same title: what a person set in small letters stays. */
const isSameTitle = (text: string, old: string) =>
  isCapitals(text) && ignoringCase(text) === ignoringCase(old)

/** A text of which the sheet has one language without saying which: it corrects the wording of its language, or that it resembles. */
function corrected(old: Bilingual, text: string): Bilingual {
  if (text === old.en || text === old.tr || isSameTitle(text, old.en) || isSameTitle(text, old.tr)) return old
  const language = languageOf(text)
  if (language) return { ...old, [language]: text }
  return distance(text, old.en) <= distance(text, old.tr) ? { ...old, en: text } : { ...old, tr: text }
}

/** The text that one or two columns say. */
function textFrom(columns: Column[], cells: Cells, old: unknown): Text | undefined {
  const [first, second] = columns.map(({ name }) => cells[name]!)
  if (second !== undefined)
    return first && second && first !== second ? { en: first, tr: second } : first || second || undefined
  const [column] = columns
  const language = column?.language
  if (first === undefined) return old as Text | undefined
  if (!isFields(old)) {
    if (typeof old !== 'string' || first === '') return first || undefined
    if (isSameTitle(first, old)) return old
    // An English text is not lost to a Turkish one: it gets it beside it.
    const [own, other] = [language ?? languageOf(first), languageOf(old)]
    return language && own && other && own !== other
      ? { en: own === 'en' ? first : old, tr: own === 'tr' ? first : old }
      : first
  }
  const texts = old as Bilingual
  if (!language) return corrected(texts, first)
  return isSameTitle(first, texts[language]) ? texts : { ...texts, [language]: first }
}

/** The value at one place, from the one or two columns that show it. */
function leafFrom(columns: Column[], cells: Cells, old: unknown): unknown {
  const [{ schema, list, name }] = columns as [Column]
  if (list) {
    const lines = cells[name]!.split('\n').flatMap((line) => line.trim() || [])
    return lines.length > 0 ? lines.map((line) => parsed(schema, line)) : undefined
  }
  const isSame = (column: Column) => inOneLine(cells[column.name]!) === inOneLine(leafText(column, old))
  if (columns.every(isSame)) return old
  return metaOf(schema).kind === 'text' ? textFrom(columns, cells, old) : parsed(schema, cells[name]!)
}

/** The value with another one at a path, or without it; groups that are emptied go as well. */
function withAt(value: unknown, [step, ...below]: string[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const { [step]: old, ...others } = fieldsOf(value)
  const next = withAt(old, below, change)
  if (next !== undefined) return { ...fieldsOf(value), [step]: next }
  return Object.keys(others).length > 0 || below.length === 0 ? others : undefined
}

/** The cells of a row that hold the people of a list, such as authors. */
export function peopleCells(cells: Cells, list: string): PeopleCells {
  const [either, en, tr] = ['', '.en', '.tr'].map((language) => cells[`${list}.affiliations${language}`])
  return { names: cells[list] ?? '', affiliations: [en ?? either ?? tr, en === undefined ? undefined : tr] }
}

const asPerson = (person: Person): ReadPerson => ({
  name: person.name,
  affiliations: [],
  presents: person.presents ?? false,
})

/** All authors take the place of those who present, and are marked as such; an edition may know either. */
export function withPeople(
  value: unknown,
  field: string,
  read: ReadPerson[],
  hasInstitutions: boolean,
): unknown {
  const { [field]: written, ...fields } = fieldsOf(value)
  const list = (name: string) => (fields[name] ?? []) as Person[]
  const before = (written ?? list('presenters').map((one) => ({ ...one, presents: true }))) as Person[]
  const isList = field === 'authors'
  const found = peopleFrom(read, hasInstitutions, before)
  // Who is listed as a presenter presents.
  const people = isList ? found : found.map(({ presents: _, ...one }) => one)
  if (field === 'presenters' && list('authors').length > 0) {
    const doPresent = ({ name }: ReadPerson) => people.some((one) => areSamePerson(one.name, name))
    const authors = list('authors').map(({ presents, ...one }) =>
      (people.length > 0 ? doPresent(asPerson(one)) : presents) ? { ...one, presents: true } : one,
    )
    return { ...fields, authors }
  }
  if (people.length === 0) return fields
  const kept = { ...fieldsOf(value) }
  if (field === 'authors') delete kept['presenters']
  return { ...kept, [field]: people }
}

/** A row's value with what its cells say; `old` is what it was, if it was there before. */
export function withCells(layout: Layout, cells: Cells, old: unknown): unknown {
  const all = columnsWith(layout, cells).filter(({ name }) => name !== OWNER)
  const changed = all.filter((column) => cells[column.name] !== cellText(column, old))
  const paths = new Set(changed.map(({ path }) => path.join('.')))
  return all.reduce<unknown>((value, { path, list }) => {
    const place = path.join('.')
    // Columns of one place change it together.
    if (!paths.delete(place)) return value
    if (list && list !== 'lines') {
      const { names, affiliations } = peopleCells(cells, place)
      return withPeople(value, place, peopleOfCells(names, affiliations), affiliations[0] !== undefined)
    }
    const columns = all.filter((column) => column.path.join('.') === place)
    return withAt(value, path, (was) => leafFrom(columns, cells, was))
  }, old)
}
