// Finds the entries that a sheet names, such as halls, themes, committees and categories, and makes new ones.
import { fold, ignoringCase, plainWords } from '../domain/fold'
import { suggestion } from '../read/suggestion'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import { layoutFor, type Layout } from './layout'
import { slug } from '../domain/slug'
import { isHall } from './looks'
import { listsIn, type Row } from './merge'
import { vocabulary } from './vocabulary'

const inOneWording = (word: string): string =>
  vocabulary.alike.find((alike) => alike.includes(word))?.at(-1) ?? word

/** The words of a name by which it is known in either language: “Altın Sponsor” and “Gold sponsors” are both “gold”. */
export function tellingWords(text: string): string {
  const words = plainWords(text).split(' ')
  const telling = words.filter((word) => word !== '' && !vocabulary.general.has(word))
  return [...new Set(telling.map(inOneWording))].sort().join(' ')
}

/** What kind of hall a name says, such as “auditorium”; empty where any hall may be called so. */
const kindOfHall = (text: string): string =>
  plainWords(text)
    .split(' ')
    .filter((word) => vocabulary.kindsOfHalls.has(word))
    .map(inOneWording)
    .join(' ')

/** The key or code of an entry, and what else it is called. */
const wordsOf = (value: unknown): string[] => {
  const { key, code, name, title } = fieldsOf(value)
  return [key, code, name, title].flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(fieldsOf(word)).map(String),
  )
}

/** What tells Salon 2 from Salon 1, Hall B from Hall A, and Room III from Room II. */
const marksOf = (text: string) =>
  fold(text)
    .match(/\d+|(?<!\p{L})(?:\p{L}|[ivx]+)(?!\p{L})/gu)
    ?.join() ?? ''

type Keyed = { word: string; key: string }

/** The key of the entry that has this name, or the same telling words. */
function keyCalled(text: string, keyed: Keyed[]): string | undefined {
  const wanted = ignoringCase(text.trim())
  const same = keyed.find(({ word }) => ignoringCase(word) === wanted)
  if (same) return same.key
  const telling = tellingWords(text)
  // “Mavi Salon” may be called Blue Auditorium in another list, but an auditorium is not a ballroom.
  const isOther = (word: string) =>
    kindOfHall(word) && kindOfHall(text) && kindOfHall(word) !== kindOfHall(text)
  const isAlike = ({ word }: Keyed) => telling !== '' && tellingWords(word) === telling && !isOther(word)
  const alike = new Set(keyed.filter(isAlike).map(({ key }) => key))
  return alike.size === 1 ? [...alike][0] : undefined
}

/** The parts of a name that has others in brackets or after a slash: “Salon A (Anadolu Salonu)”. */
const partsOf = (name: string): string[] => name.split(/\s*[()/]\s*|\s[–—-]\s/).filter(Boolean)

/** The key of the entry that a text names: by its key, name or title, in either language, even if slightly mistyped. */
export function keyNamed(text: string, entries: unknown[]): string | undefined {
  const keyed = entries.flatMap((entry) => wordsOf(entry).map((word, _, [key = '']) => ({ word, key })))
  const called = keyCalled(text, keyed)
  if (called !== undefined) return called
  // A hall has one of the names, anything else has all of them.
  const parts = partsOf(text)
  const byParts = parts.map((part) => keyCalled(part, keyed)).filter((key) => key !== undefined)
  const isWhole = isHall(text) || byParts.length === parts.length
  if (isWhole && new Set(byParts).size === 1) return byParts[0]
  const wholes = keyed.flatMap(({ word, key }) =>
    isHall(word) ? partsOf(word).map((part) => ({ word: part, key })) : [],
  )
  const within = isHall(text) ? keyCalled(text, wholes) : undefined
  if (within !== undefined) return within
  const wanted = ignoringCase(text.trim())
  const telling = tellingWords(text)
  const near = keyed.filter(
    ({ word }) => word.length > 4 && telling.length > 4 && marksOf(word) === marksOf(text),
  )
  const named = suggestion(
    wanted,
    near.map(({ word }) => ignoringCase(word)),
  )
  // Word by word: a paper is not a poster.
  const wordsOfNamed = tellingWords(named ?? '').split(' ')
  const isNear = telling.split(' ').every((word) => suggestion(word, wordsOfNamed) !== undefined)
  return isNear ? near.find(({ word }) => ignoringCase(word) === named)?.key : undefined
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
    const has = (name: string) => layout.columns.some((column) => column.name === name)
    const name = ['name', 'title'].find((one) => has(`${one}.en`))
    if (key !== undefined || !name || !has('key')) return key ?? text
    const cells = { key: slug(text), [name]: text }
    added.set(layout, [...(added.get(layout) ?? []), { ...from, people: {}, cells }])
    return cells.key
  }
  return { keyFor, known, added }
}

/** The letter by which sessions of a hall are called, in the order of the halls. */
export function hallLetter(key: string, keys: Keys): string {
  const at = keys.known(layoutFor('programme', 'halls')).findIndex((hall) => fieldsOf(hall)['key'] === key)
  return letterAt(Math.max(0, at))
}

/** A, B, C …, counted from 0. */
export const letterAt = (at: number): string => String.fromCharCode(65 + at)
