// Puts the rows of a sheet into a collection. Each row finds the entry that it was before; what the sheet does not have stays.
import { isDeepStrictEqual } from 'node:util'
import { firstId } from '../records/programme-changes/first-id'
import type { Text } from '../schemas/kinds'
import { presentersOf } from '../schemas/programme'
import { OWNER, type Column, type Layout } from './layout'
import { fieldsOf, formerEntries, type Entry } from './former-entries'
import type { Sheet } from './read-sheets'
import type { Person } from './people'
import { withCells, type Cells } from './values'

export type Row = {
  cells: Cells
  /** Its place in the file, counted from 0. */
  sheet: Sheet
  row: number
  columns: ReadonlyMap<Column, number>
}

export type Table = {
  layout: Layout
  rows: Row[]
  /** Whether an entry that no row continues is removed. */
  removes: (old: Entry) => boolean
}

/** The ids that talks and posters have, written or not, and those that no other may get. */
export type Ids = { known: ReadonlyMap<unknown, string>; taken: Set<string> }

type Fields = Record<string, unknown>

type List = {
  owner?: string
  /** From the collection to the list. */
  at: PropertyKey[]
  entries: unknown[]
  put: (entries: unknown[]) => void
}

function replaceFields(object: Fields, value: Fields): void {
  for (const name of Object.keys(object)) if (!(name in value)) Reflect.deleteProperty(object, name)
  Object.assign(object, value)
}

/** The lists that a sheet shows: one, or one for each entry above. */
export function listsIn({ path, owner }: Layout, root: unknown): List[] {
  if (path.length === 0 && Array.isArray(root))
    return [{ at: [], entries: [...root], put: (entries) => root.splice(0, root.length, ...entries) }]
  if (path.length === 0) {
    const put = ([value]: unknown[]) => value !== root && replaceFields(root as Fields, value as Fields)
    return [{ at: [], entries: [root], put }]
  }
  const field = path.at(-1)!
  const above = path.length === 2 ? fieldsOf(root)[path[0]!] : root
  return (Array.isArray(above) ? above : [above]).map((parent: Fields, index): List => ({
    ...(owner ? { owner: String(parent[owner]) } : {}),
    at: [...path.slice(0, -1), ...(Array.isArray(above) ? [index] : []), field],
    entries: (parent[field] ?? []) as unknown[],
    put: (entries) => {
      if (!isDeepStrictEqual(entries, parent[field] ?? [])) parent[field] = entries
    },
  }))
}

const isTalk = ({ columns }: Layout) => columns.some(({ name }) => name === 'id')

/** A talk or poster that is new gets its id, so that it stays itself when it changes. */
function withId(value: unknown, { taken }: Ids): unknown {
  const { id, title = '', authors = [], presenters = [] } = fieldsOf(value)
  if (id !== undefined) return value
  const people = (authors as Person[]).map((one) => ({ affiliations: [], presents: false, ...one }))
  const known = presentersOf({ authors: people, presenters: presenters as Person[] })
  const names = known.map(({ name }) => name)
  return { ...fieldsOf(value), id: firstId({ title: title as Text, presenters: names }, taken) }
}

const hour = (value: unknown) => `${fieldsOf(value).date} ${fieldsOf(value).start}`

/** A list that the sheet has only a part of: its order stays, and new entries come before the first later one. */
function inTime(there: unknown[], fresh: unknown[]): unknown[] {
  return fresh.reduce<unknown[]>((list, value) => {
    const later = list.findIndex((other) => hour(other) > hour(value))
    return list.toSpliced(later < 0 ? list.length : later, 0, value)
  }, there)
}

/** Which value each row has become. Rows whose entry above is not known have none. */
export type Merged = { values: Map<Row, unknown>; homeless: Row[] }

/** Puts the rows of a table into a collection, which it changes. */
export function merge({ layout, rows, removes }: Table, root: unknown, ids: Ids): Merged {
  const lists = listsIn(layout, root)
  const written = new Map<Entry, unknown>()
  const olds = lists.flatMap(({ entries, owner }) =>
    entries.map((value) => {
      const id = ids.known.get(value)
      const old: Entry = { owner, value: id === undefined ? value : { ...fieldsOf(value), id } }
      written.set(old, value)
      return old
    }),
  )
  const ownerColumn = layout.columns.find(({ name }) => name === OWNER)
  const ownCells = (row: Row) => new Map([...row.cells].filter(([column]) => column !== ownerColumn))
  const news = rows.map((row): Entry => ({
    value: withCells(ownCells(row), undefined),
    owner: ownerColumn && row.cells.get(ownerColumn),
  }))
  const isObject = layout.path.length === 0 && !Array.isArray(root)
  const former = isObject ? news.map(() => olds[0]) : formerEntries(news, olds)
  const values = new Map(
    rows.map((row, at) => {
      const old = former[at]
      const value = withCells(ownCells(row), old?.value)
      if (old && isDeepStrictEqual(value, old.value)) return [row, written.get(old)]
      return [row, isTalk(layout) ? withId(value, ids) : value]
    }),
  )
  const rowOf = new Map(rows.map((row, at) => [former[at], row]))
  for (const { owner, put } of lists) {
    const here = rows.filter((_, at) => news[at]!.owner === owner)
    const before = olds.filter((old) => old.owner === owner)
    const stay = before.filter((old) => (rowOf.has(old) ? here.includes(rowOf.get(old)!) : !removes(old)))
    if (stay.every((old) => rowOf.has(old))) put(here.map((row) => values.get(row)))
    else {
      const fresh = here.filter((row) => !before.includes(former[rows.indexOf(row)]!))
      put(
        inTime(
          stay.map((old) => (rowOf.has(old) ? values.get(rowOf.get(old)!) : written.get(old))),
          fresh.map((row) => values.get(row)),
        ),
      )
    }
  }
  const known = new Set(lists.map(({ owner }) => owner))
  return { values, homeless: rows.filter((_, at) => !known.has(news[at]!.owner)) }
}
