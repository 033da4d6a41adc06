// The search and filters: their state, kept in the address (`?q=&day=&hall=&kind=`), and what they find.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { globalHistory } from '@gatsbyjs/reach-router'
import { isIn } from './day-rows'
import { isPoster, type Entry } from './entries'
import type { Search } from './search-index'

export const searchFile = {
  load: () => import(/* webpackChunkName: "programme-search" */ './search-index'),
}

export type FindQuery = { q: string; day: string; hall: string; kind: string }

export const nothingSought: FindQuery = { q: '', day: '', hall: '', kind: '' }

/** Reads an address’s query; missing parameters become empty. */
export function findQueryOf(search: string): FindQuery {
  const { q = '', day = '', hall = '', kind = '' } = Object.fromEntries(new URLSearchParams(search))
  return { q, day, hall, kind }
}

/** An address’s query with other values for some parameters; empty ones are left out. */
export function withParameters(search: string, values: Record<string, string>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value.trim()) parameters.set(name, value)
    else parameters.delete(name)
  }
  const text = String(parameters)
  return text && `?${text}`
}

export const seeksSomething = (query: FindQuery) => Object.values(query).some((value) => value.trim())

export const isKind = (entry: Entry, sought: string) =>
  sought === 'poster' ? isPoster(entry) : entry.kind === sought

/** Whether an entry is of the chosen day, hall and kind. */
export const passes = (entry: Entry, { day, hall, kind }: FindQuery) =>
  (!day || entry.time?.date === day) && (!hall || isIn(entry, hall)) && (!kind || isKind(entry, kind))

/** Keeps search and address in step. A changed search drops the anchor: then the address leads to what was found. */
export function useFind(entries: readonly Entry[]) {
  const [query, setQuery] = useState(nothingSought)
  const [search, setSearch] = useState<{ run: Search } | null>(null)
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)

  /** Loads the search: to be called as soon as the reader is about to use it. */
  const prepare = useCallback(async () => {
    if (loading.current) return
    loading.current = true
    try {
      const { searchIndex } = await searchFile.load()
      setSearch({ run: searchIndex(entries) })
      setFailed(false)
    } catch {
      // Either the chunk failed to load or indexing failed: in both cases the page says so.
      loading.current = false
      setFailed(true)
    }
  }, [entries])

  const words = query.q.trim()
  useEffect(() => {
    if (words) void prepare()
  }, [words, prepare])

  const change = useCallback((next: FindQuery) => {
    setQuery(next)
    const { pathname, search: before } = window.location
    window.history.replaceState(window.history.state, '', pathname + withParameters(before, next))
  }, [])

  // Following a link to this page with another query does not mount it again, so the new query is read here.
  useEffect(() => {
    const { pathname } = window.location
    const read = () => {
      if (window.location.pathname === pathname) setQuery(findQueryOf(window.location.search))
    }
    read()
    return globalHistory.listen(read)
  }, [])

  /** Ids of the entries found; null while nothing is searched for or the search is still loading. */
  const found = useMemo((): ReadonlySet<string> | null => {
    if (!seeksSomething(query) || (words && !search && !failed)) return null
    const matching = words && search ? search.run(words) : null
    const singles = entries.filter((entry) => entry.single && passes(entry, query))
    return new Set(singles.map(({ id }) => id).filter((id) => !matching || matching.has(id)))
  }, [entries, query, words, search, failed])

  return { query, change, prepare, failed, found }
}

export type Find = ReturnType<typeof useFind>
