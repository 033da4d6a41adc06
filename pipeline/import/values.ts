// Between a value of the edition and the texts of its row. A cell that still shows what the value says changes nothing.
import { distance } from 'fastest-levenshtein'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf, valueAt } from '../read/entries/schema-walk'
import { yamlOptions } from '../read/yaml/parser'
import { englishTitle } from '../records/academic-title'
import type { Bilingual, Text } from '../schemas/kinds'
import { choiceCalled } from './choices'
import type { Column } from './layout'
import { affiliationsText, namesText, peopleFrom, type PeopleCells, type Person } from './people'

/** The texts of a row: dates as 2025-10-02, times as 13:30. A column that the sheet does not have is absent. */
export type Cells = ReadonlyMap<Column, string>

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function leafText({ schema, language }: Column, value: unknown): string {
  if (value === undefined || value === null)
    return schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : ''
  if (isFields(value)) return String(value[language ?? 'en'] ?? '')
  return language === 'tr' ? '' : String(value)
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

const listAt = (column: Column, value: unknown): unknown[] => {
  const found = valueAt(value, column.path)
  return Array.isArray(found) ? (found as unknown[]) : []
}

/** What a cell says of a row's value. */
export function cellText(column: Column, value: unknown): string {
  const { path, list, language } = column
  if (list === 'people') return namesText(listAt(column, value) as Person[])
  if (list === 'affiliations') return affiliationsText(listAt(column, value) as Person[], language)
  if (list === 'lines')
    return listAt(column, value)
      .map((item) => inOneLine(leafText(column, item)))
      .join('\n')
  return leafText(column, valueAt(value, path))
}

/** The value that a text is meant to be; the text itself if the schema takes none, so that the check can say why. */
function parsed(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined
  if (metaOf(schema).kind === 'person-name') return englishTitle(text)
  const inner = bare(schema)
  const value = inner instanceof z.ZodNumber ? Number(text) : text
  if (schema.safeParse(value).success) return value
  if (inner instanceof z.ZodBoolean)
    return { true: true, false: false }[choiceCalled(text, ['true', 'false'])!] ?? text
  if (inner instanceof z.ZodEnum) return choiceCalled(text, inner.options.map(String)) ?? text
  const guess = guessValue(text, schema)
  return guess ? parse(guess.to, yamlOptions) : text
}

const pairOf = (en: string, tr: string): Text | undefined => {
  if (en === '' || tr === '' || en === tr) return en || tr || undefined
  return { en, tr }
}

/** A text of which the sheet has one language without saying which: it corrects the wording that it resembles. */
function corrected(old: Bilingual, text: string): Bilingual {
  if (text === old.en || text === old.tr) return old
  return distance(text, old.en) <= distance(text, old.tr) ? { ...old, en: text } : { ...old, tr: text }
}

/** The value at one place, from the one or two columns that show it. */
function leafFrom(columns: Column[], text: (column: Column) => string, old: unknown): unknown {
  if (columns.every((column) => inOneLine(text(column)) === inOneLine(leafText(column, old)))) return old
  const [column] = columns
  if (metaOf(column!.schema).kind !== 'text') return parsed(column!.schema, text(column!))
  const of = (language: string) => columns.find((other) => other.language === language)
  const [en, tr] = [of('en'), of('tr')]
  if (en && tr) return pairOf(text(en), text(tr))
  if (!isFields(old)) return text(column!) || undefined
  const pair = old as Bilingual
  const { language } = column!
  return language ? { ...pair, [language]: text(column!) } : corrected(pair, text(column!))
}

/** The value with another one at a path, or without it; groups that are emptied go as well. */
function withAt(value: unknown, [step, ...below]: string[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const { [step]: old, ...others } = isFields(value) ? value : {}
  const next = withAt(old, below, change)
  if (next !== undefined) return { ...(isFields(value) ? value : {}), [step]: next }
  return Object.keys(others).length > 0 || below.length === 0 ? others : undefined
}

/** The cells of a row that hold people, by the list they belong to, such as authors. */
export function peopleCells(cells: Cells): Map<Column, PeopleCells> {
  const columns = [...cells.keys()]
  return new Map(
    columns
      .filter(({ list }) => list === 'people')
      .map((column) => [
        column,
        {
          names: cells.get(column)!,
          affiliations: Object.fromEntries(
            columns
              .filter(({ list, path }) => list === 'affiliations' && isDeepStrictEqual(path, column.path))
              .map((own) => [own.language ?? 'either', cells.get(own)!]),
          ),
        },
      ]),
  )
}

/** All authors take the place of those who present, and are marked as such; an edition may know either. */
function withPeople(value: unknown, { path: [field = ''] }: Column, cells: PeopleCells): unknown {
  const { [field]: written, ...fields } = isFields(value) ? value : {}
  const list = (name: string) => (fields[name] ?? []) as Person[]
  const before = (written ?? list('presenters').map((one) => ({ ...one, presents: true }))) as Person[]
  const people = peopleFrom(cells, before)
  const presenters = people.map(({ name }) => name)
  if (field === 'presenters' && list('authors').length > 0)
    return {
      ...fields,
      authors: list('authors').map(({ presents: _, ...one }) =>
        presenters.includes(one.name) ? { ...one, presents: true } : one,
      ),
    }
  if (people.length === 0) return fields
  const kept = isFields(value) ? { ...value } : {}
  if (field === 'authors') delete kept['presenters']
  return { ...kept, [field]: people }
}

/** A row's value with what its cells say; `old` is what it was, if it was there before. */
export function withCells(cells: Cells, old: unknown): unknown {
  const changed = [...cells].filter(([column, text]) => text !== cellText(column, old))
  const paths = new Set([...cells.keys()].map(({ path }) => path.join('.')))
  return [...paths].reduce<unknown>((value, path) => {
    const columns = [...cells.keys()].filter((column) => column.path.join('.') === path)
    const [column] = columns
    if (!changed.some(([one]) => columns.includes(one))) return value
    if (column!.list === 'people') return withPeople(value, column!, peopleCells(cells).get(column!)!)
    return withAt(value, column!.path, (was) => {
      if (column!.list !== 'lines') return leafFrom(columns, (one) => cells.get(one)!, was)
      const items = cells
        .get(column!)!
        .split('\n')
        .filter((line) => line.trim() !== '')
      return items.length > 0 ? items.map((line) => parsed(column!.schema, line.trim())) : undefined
    })
  }, old)
}
