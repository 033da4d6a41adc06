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
import { fieldsOf, inOneLine } from './fields'
import { columnsWith, OWNER, type Column, type Layout } from './layout'
import { affiliationsText, areAlike, namesText, peopleFrom, type PeopleCells, type Person } from './people'
import { choiceCalled } from './words'

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
  const value = inner instanceof z.ZodNumber ? Number(text) : text
  if (schema.safeParse(value).success) return value
  const choice = inner instanceof z.ZodEnum ? choiceCalled(text, inner.options.map(String)) : undefined
  if (choice) return choice
  const guess = guessValue(text, schema)
  return guess ? parse(guess.to, yamlOptions) : text
}

/** A text of which the sheet has one language without saying which: it corrects the wording that it resembles. */
function corrected(old: Bilingual, text: string): Bilingual {
  if (text === old.en || text === old.tr) return old
  return distance(text, old.en) <= distance(text, old.tr) ? { ...old, en: text } : { ...old, tr: text }
}

/** The text that one or two columns say. */
function textFrom(columns: Column[], cells: Cells, old: unknown): Text | undefined {
  const [first, second] = columns.map(({ name }) => cells[name]!)
  if (second !== undefined)
    return first && second && first !== second ? { en: first, tr: second } : first || second || undefined
  if (!isFields(old)) return first || undefined
  const { language } = columns[0]!
  return language ? { ...(old as Bilingual), [language]: first } : corrected(old as Bilingual, first!)
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
  return { names: cells[list]!, affiliations: [en ?? either ?? tr, en === undefined ? undefined : tr] }
}

/** All authors take the place of those who present, and are marked as such; an edition may know either. */
function withPeople(value: unknown, field: string, cells: PeopleCells): unknown {
  const { [field]: written, ...fields } = fieldsOf(value)
  const list = (name: string) => (fields[name] ?? []) as Person[]
  const before = (written ?? list('presenters').map((one) => ({ ...one, presents: true }))) as Person[]
  const people = peopleFrom(cells, before)
  if (field === 'presenters' && list('authors').length > 0) {
    const doPresent = (author: Person) => people.some((one) => areAlike(one, author))
    const authors = list('authors').map(({ presents, ...one }) =>
      (people.length > 0 ? doPresent(one) : presents) ? { ...one, presents: true } : one,
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
    if (list && list !== 'lines') return withPeople(value, path[0]!, peopleCells(cells, place))
    const columns = all.filter((column) => column.path.join('.') === place)
    return withAt(value, path, (was) => leafFrom(columns, cells, was))
  }, old)
}
