// Which talk or poster each Word file belongs to: by content/abstracts/list.yaml, its title, its name or its presenter.
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { fold } from '../domain/fold'
import { checkEntry } from '../read/entries/entry-check'
import { both, type Problem } from '../read/problem'
import { readYaml } from '../read/yaml/yaml-file'
import { line, named } from '../schemas/fields'
import { wordingsOf, type Text } from '../domain/languages'
import { posterCode, talkCode } from '../domain/programme-codes'
import { presentersOf, type Talk } from '../schemas/programme'
import { plainTitle } from '../domain/title-marks'

/** A talk or poster to which an abstract may belong. */
export type Item = {
  /** What it keeps when it moves, once it is written in the data. */
  id: string | undefined
  /** Such as 2B-3 or P12. */
  code: string
  title: Text
  presenters: string[]
}

const itemOf = (entry: Pick<Talk, 'id' | 'title' | 'authors' | 'presenters'>, code: string): Item => ({
  id: entry.id,
  code,
  title: plainTitle(entry.title),
  presenters: presentersOf(entry).map(({ name }) => name),
})

/** All talks and posters that could be read, in the order of their files. */
export const itemsOf = ({ data: { sessions = [], posters = [] } }: Pick<ReadEdition, 'data'>): Item[] => [
  ...sessions.flatMap(({ code, talks }) => talks.map((talk, index) => itemOf(talk, talkCode(code, index)))),
  ...posters.map((poster) => itemOf(poster, posterCode(poster.number))),
]

export const ABSTRACTS = 'content/abstracts'

/** The list for files that are not found by themselves; it may be missing. */
export const LIST_FILE = `${ABSTRACTS}/list.yaml`

/** One line of the list. */
export const listed = z.strictObject({
  file: named(line(), 'File', 'Dosya'),
  item: named(line(), 'Talk or poster', 'Bildiri ya da poster'),
})

export type Listed = z.output<typeof listed>

export function readList(edition: Edition): { list: Listed[]; problems: Problem[] } {
  if (!edition.exists(LIST_FILE)) return { list: [], problems: [] }
  const yaml = readYaml(edition, LIST_FILE)
  const entries = Array.isArray(yaml.value) ? (yaml.value as unknown[]) : []
  const checked = entries.map((entry, index) =>
    checkEntry(yaml, listed, entry, [index], both(`entry ${index + 1}`, `${index + 1}. kayıt`)),
  )
  return {
    list: checked.flatMap(({ value }) => (value ? [value as Listed] : [])),
    problems: [...yaml.problems, ...checked.flatMap(({ problems }) => problems)],
  }
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Titles count as equal if at most one character in ten differs: authors correct them after they have been accepted. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)]
  return a !== '' && b !== '' && distance(a, b) <= Math.max(a.length, b.length) / 10
}

const isNamed = (stem: string, name: string) => stem === letters(name) || stem.startsWith(`${letters(name)} `)

const surnameOf = (name: string) => letters(name.replace(/,.*/, '')).split(' ').at(-1) ?? ''

/** The talk or poster of a Word file with these titles; undefined if none or several fit. */
export function itemFor(file: string, titles: string[], items: Item[], list: Listed[]): Item | undefined {
  const name = fileName(file)
  const entry = list.find((one) => fileName(one.file) === name)
  if (entry) return items.find(({ id, code }) => entry.item === id || entry.item === code)
  const stem = letters(name.replace(/\.docx$/i, ''))
  const ways: ((item: Item) => boolean)[] = [
    // The title first: codes change when talks move.
    ({ title }) => wordingsOf(title).some((one) => titles.some((other) => areAlike(one, other))),
    ({ id = '', code }) => isNamed(stem, id) || isNamed(stem, code),
    ({ presenters }) => presenters.some((name) => stem.split(' ').includes(surnameOf(name))),
  ]
  for (const fits of ways) {
    const found = items.filter(fits)
    if (found.length === 1) return found[0]
  }
  return undefined
}
