// Finds the entries that a sheet names, such as halls, themes, committees and categories, and makes new ones.
import { fold, ignoringCase } from '../domain/fold'
import { suggestion } from '../read/suggestion'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import { columnNamed, layoutFor, type Layout } from './layout'
import { listsIn, type Row } from './merge'
import { plainWords, vocabulary } from './vocabulary'

/** A short name made from a title: Anadolu Salonu becomes anadolu-salonu. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Words that every hall, committee or category has, and that tell none from another. */
const general =
  /\b(?:salonu|salon|hall|room|kurulu|kurul|committee|board|sponsoru|sponsorlari|sponsorluk|sponsors?|sempozyum|sempozyumu|symposium|kongre|congress|konferans|conference|of|ve|and|the)\b/g

/** The words of a name by which it is known in either language: “Altın Sponsor” and “Gold sponsors” are both “gold”. */
export function tellingWords(text: string): string {
  const words = plainWords(text).replace(general, ' ').split(' ').filter(Boolean)
  const known = words.map((word) => vocabulary.alike.find((alike) => alike.includes(word))?.at(-1) ?? word)
  return [...new Set(known)].sort().join(' ')
}

const wordsOf = (value: unknown): string[] => {
  const { key, code, name, title } = fieldsOf(value)
  return [key, code, name, title].flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(fieldsOf(word)).map(String),
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The key of the entry that a text names: by its key, name or title, in either language, even if slightly mistyped. */
export function keyNamed(text: string, entries: unknown[]): string | undefined {
  const keyed = entries.flatMap((entry) => wordsOf(entry).map((word) => ({ word, key: wordsOf(entry)[0]! })))
  const wanted = ignoringCase(text.trim())
  const same = keyed.find(({ word }) => ignoringCase(word) === wanted)
  if (same) return same.key
  const telling = tellingWords(text)
  const alike = telling && keyed.filter(({ word }) => tellingWords(word) === telling)
  if (alike && new Set(alike.map(({ key }) => key)).size === 1) return alike[0]!.key
  // Salon 2 is no mistyped Salon 1, and B no mistyped A.
  const near = keyed
    .filter(({ word }) => word.length > 4 && telling.length > 4 && digitsOf(word) === digitsOf(text))
    .map(({ word }) => ignoringCase(word))
  const named = suggestion(wanted, near)
  const isFar =
    named !== undefined &&
    tellingWords(named) !== telling &&
    suggestion(telling, [tellingWords(named)]) === undefined
  return isFar ? undefined : keyed.find(({ word }) => ignoringCase(word) === named)?.key
}

export type Keys = {
  /** The key of the entry of a list that a text names; a new entry is added to the list. */
  keyFor: (layout: Layout, text: string, from: Row) => string
  known: (layout: Layout) => unknown[]
  added: Map<Layout, Row[]>
}

/** Finds keys among the values of an edition and those that were added. */
export function keysIn(values: Values): Keys {
  const added = new Map<Layout, Row[]>()
  const known = (layout: Layout): unknown[] => [
    ...listsIn(layout, values).flatMap(({ entries }) => entries),
    ...(added.get(layout) ?? []).map(({ cells }) => cells),
  ]
  const keyFor = (layout: Layout, text: string, from: Row): string => {
    const key = keyNamed(text, known(layout))
    const name = ['name', 'title'].find((one) => columnNamed(layout, `${one}.en`))
    if (key !== undefined || !name || !columnNamed(layout, 'key')) return key ?? text
    const cells = { key: slug(text), [name]: text }
    added.set(layout, [...(added.get(layout) ?? []), { ...from, cells }])
    return cells.key
  }
  return { keyFor, known, added }
}

/** The letter by which sessions of a hall are called, in the order of the halls. */
export function hallLetter(key: string, keys: Keys): string {
  const at = keys.known(layoutFor('programme', 'halls')).findIndex((hall) => fieldsOf(hall)['key'] === key)
  return String.fromCharCode(65 + Math.max(0, at))
}
