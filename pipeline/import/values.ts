// Between a value of the edition and the texts of its row. A cell that still shows what the value says changes nothing.
import { distance } from 'fastest-levenshtein'
import { parse } from 'yaml'
import { z } from 'zod'
import { guessValue } from '../read/entries/guess'
import { bare, metaOf, valueAt } from '../read/entries/schema-walk'
import { yamlOptions } from '../read/yaml/parser'
import { englishTitle } from '../records/academic-title'
import type { Bilingual, Text } from '../schemas/kinds'
import type { Column } from './layout'

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

/** What a cell says of a row's value. */
export function cellText(column: Column, value: unknown): string {
  const { path, inItem } = column
  const found = valueAt(value, path)
  if (!inItem) return leafText(column, found)
  const lines = Array.isArray(found) ? found.map((item) => leafText(column, valueAt(item, inItem))) : []
  return lines.map(inOneLine).join('\n').trimEnd()
}

/** The value that a text is meant to be; the text itself if the schema takes none, so that the check can say why. */
function parsed(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined
  if (metaOf(schema).kind === 'person-name') return englishTitle(text)
  const inner = bare(schema)
  const value =
    inner instanceof z.ZodNumber
      ? Number(text)
      : inner instanceof z.ZodBoolean
        ? { true: true, false: false }[text]
        : text
  if (schema.safeParse(value).success) return value
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

/** Columns that show the same place: both languages of a text, or all parts of a list. */
function grouped(columns: Iterable<Column>, nameOf: (column: Column) => string): Column[][] {
  const groups = new Map<string, Column[]>()
  for (const column of columns) groups.set(nameOf(column), [...(groups.get(nameOf(column)) ?? []), column])
  return [...groups.values()]
}

/** The value with another one at a path, or without it; groups that are emptied go as well. */
function withAt(value: unknown, [step, ...below]: string[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const { [step]: old, ...others } = isFields(value) ? value : {}
  const next = withAt(old, below, change)
  if (next !== undefined) return { ...(isFields(value) ? value : {}), [step]: next }
  return Object.keys(others).length > 0 || below.length === 0 ? others : undefined
}

/** The items of a list whose parts stand in several cells, one line for each. */
function listFrom(columns: Column[], cells: Cells, old: unknown): unknown[] | undefined {
  const lines = new Map(columns.map((column) => [column, (cells.get(column) ?? '').split('\n')]))
  const [first] = columns
  const names = lines.get(first!)!
  const before = Array.isArray(old) ? (old as unknown[]) : []
  const nameOf = (item: unknown) => inOneLine(leafText(first!, valueAt(item, first!.inItem!)))
  const items = names.flatMap((name, index) => {
    if (name.trim() === '') return []
    const same = before.find((item) => nameOf(item) === name)
    const there = before[index]
    const from = same ?? (there !== undefined && !names.includes(nameOf(there)) ? there : undefined)
    const text = (column: Column) => (lines.get(column)![index] ?? '').trim()
    return [
      grouped(columns, ({ inItem }) => inItem!.join('.')).reduce<unknown>(
        (item, parts) => withAt(item, parts[0]!.inItem!, (leaf) => leafFrom(parts, text, leaf)),
        from,
      ),
    ]
  })
  return items.length > 0 ? items : undefined
}

/** A row's value with what its cells say; `old` is what it was, if it was there before. */
export function withCells(cells: Cells, old: unknown): unknown {
  const groups = grouped(cells.keys(), ({ path }) => path.join('.'))
  return groups.reduce<unknown>((value, columns) => {
    if (columns.every((column) => cells.get(column) === cellText(column, old))) return value
    const from = (was: unknown) =>
      columns[0]!.inItem
        ? listFrom(columns, cells, was)
        : leafFrom(columns, (column) => cells.get(column)!, was)
    return withAt(value, columns[0]!.path, from)
  }, old)
}
