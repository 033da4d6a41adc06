// Puts the rows of a sheet into a collection. Each row finds the entry that it was before; what the sheet does not have stays.
import { isDeepStrictEqual } from 'node:util'
import { firstId } from '../records/programme-changes/released-schedule'
import type { Text } from '../domain/languages'
import { presentersOf } from '../schemas/programme'
import { withPeople, type Person, type SheetPeople } from './edition-people'
import type { Ids, Values } from './edition-values'
import { fieldsOf, type Fields } from './fields'
import { formerEntries, type Entry } from './former-entries'
import { OWNER, type Layout } from './layout'
import type { Place } from './programme-items'
import { withCells, type Cells } from './values'

export type Row = Place & {
  cells: Cells
  /** People by the field of the entry. */
  people?: Record<string, SheetPeople>
  /** Its key was made from its name: that of the entry that it continues stays, for texts refer to it. */
  hasFreshKey?: boolean
}

export type Table = {
  layout: Layout
  rows: Row[]
  /** Whether an entry that no row continues is removed; it stays unless this is set. */
  removes?: (old: Entry) => boolean
}

type List = {
  owner?: string
  /** From the collection to the list. */
  at: PropertyKey[]
  /** Whether it is a list and not a single object. */
  isList: boolean
  entries: unknown[]
  put: (entries: unknown[]) => void
}

/** The lists that a sheet shows: one, or one for each entry above. What is not a list is one with a single entry. */
export function listsIn({ collection, path, owner }: Layout, values: Values): List[] {
  const root = values[collection]
  const field = path.at(-1)
  if (field === undefined) {
    const isList = Array.isArray(root)
    const put = (entries: unknown[]) => void (values[collection] = isList ? entries : entries[0])
    return [{ at: [], isList, entries: [root].flat(), put }]
  }
  // An edition may do without the collection: a list within its entries is then none, any other is empty.
  const above = path.length === 2 ? (fieldsOf(root)[path[0] ?? ''] ?? []) : (root ?? {})
  return [above].flat().map((parent, index): List => {
    const fields = parent as Fields
    const entries = (fields[field] ?? []) as unknown[]
    return {
      ...(owner ? { owner: String(fields[owner]) } : {}),
      at: [...path.slice(0, -1), ...(Array.isArray(above) ? [index] : []), field],
      isList: true,
      entries,
      put: (next) => {
        if (isDeepStrictEqual(next, entries)) return
        fields[field] = next
        values[collection] ??= fields
      },
    }
  })
}

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
const inTime = (there: unknown[], fresh: unknown[]) =>
  fresh.reduce<unknown[]>((list, value) => {
    const later = list.findIndex((other) => hour(other) > hour(value))
    return list.toSpliced(later < 0 ? list.length : later, 0, value)
  }, there)

/** A row's value: what its cells say, and its people. */
function valueOf(layout: Layout, { cells: own, people = {}, hasFreshKey }: Row, old: unknown): unknown {
  const { key: _, ...keyless } = own
  const value = withCells(layout, hasFreshKey && old !== undefined ? keyless : own, old)
  return Object.entries(people).reduce<unknown>(
    (entry, [field, read]) => withPeople(entry, field, read),
    value,
  )
}

/** The rows by the values that they have become, and those whose entry above is not known. */
type Merged = { rowOf: Map<unknown, Row>; withoutOwner: Row[] }

/** Changes the values. */
export function merge({ layout, rows, removes }: Table, values: Values, ids: Ids): Merged {
  const lists = listsIn(layout, values)
  const olds = lists.flatMap(({ entries, owner }) =>
    entries.map((written) => {
      const id = ids.known.get(written)
      return { owner, written, value: id === undefined ? written : { ...fieldsOf(written), id } }
    }),
  )
  const ownerOf = ({ cells }: Row) => (layout.owner === undefined ? undefined : cells[OWNER])
  const news = rows.map((row) => ({ row, owner: ownerOf(row), value: valueOf(layout, row, undefined) }))
  const former = lists.some(({ isList }) => !isList) ? news.map(() => olds[0]) : formerEntries(news, olds)
  const hasId = layout.columns.some(({ name }) => name === 'id')
  const next = news.map(({ row, owner }, at) => {
    const old = former[at]
    const value = valueOf(layout, row, old?.value)
    const isSame = old !== undefined && isDeepStrictEqual(value, old.value)
    return { row, owner, old, value: isSame ? old.written : hasId ? withId(value, ids) : value }
  })
  const successor = new Map(next.map((one) => [one.old, one]))
  for (const { owner, put } of lists) {
    const here = next.filter((one) => one.owner === owner)
    const stay = olds.filter((old) => {
      const now = successor.get(old)
      return old.owner === owner && (now ? now.owner === owner : !removes?.(old))
    })
    const there = stay.map((old) => successor.get(old)?.value ?? old.written)
    const fresh = here.filter(({ old }) => !old || !stay.includes(old)).map(({ value }) => value)
    put(stay.every((old) => successor.has(old)) ? here.map(({ value }) => value) : inTime(there, fresh))
  }
  const known = new Set(lists.map(({ owner }) => owner))
  return {
    rowOf: new Map(next.map(({ value, row }): [unknown, Row] => [value, row])),
    withoutOwner: rows.filter((row) => !known.has(ownerOf(row))),
  }
}
