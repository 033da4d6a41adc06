// The search and filters as parameters of the address: `?q=&day=&hall=&kind=`.
import { isPoster, type Entry } from './entries'

export type FindQuery = { q: string; day: string; hall: string; kind: string }

/** What a reader can choose under “kind”. */
const findKinds = ['plenary', 'invited', 'talk', 'poster'] as const

export const nothingSought: FindQuery = { q: '', day: '', hall: '', kind: '' }

const names = Object.keys(nothingSought) as (keyof FindQuery)[]

/** Reads an address’s query; missing parameters become empty. */
export function findQueryOf(search: string): FindQuery {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as FindQuery
}

/** Parameters as the part of an address from `?` on; empty if there are none. */
export function searchOf(parameters: URLSearchParams): string {
  const text = String(parameters)
  return text && `?${text}`
}

/** Writes the search and filters into an address’s query; its other parameters stay. */
export function writeFindQuery(query: FindQuery, search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of names) {
    if (query[name].trim()) parameters.set(name, query[name])
    else parameters.delete(name)
  }
  return searchOf(parameters)
}

export const seeksSomething = (query: FindQuery) => names.some((name) => query[name].trim())

const isKind = (entry: Entry, sought: string) =>
  sought === 'poster' ? isPoster(entry) : entry.kind === sought

/** The kinds that occur in the programme. */
export const kindsOf = (entries: readonly Entry[]) =>
  findKinds.filter((kind) => entries.some((entry) => isKind(entry, kind)))

/** Whether an entry is of the chosen day, hall and kind. */
export const passes = (entry: Entry, query: FindQuery) =>
  (!query.day || entry.time?.date === query.day) &&
  (!query.hall || entry.hall === query.hall || entry.moreHalls.includes(query.hall)) &&
  (!query.kind || isKind(entry, query.kind))
