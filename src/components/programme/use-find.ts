// The state of the search and filters. The search index is loaded when a reader first uses the search.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { globalHistory } from '@gatsbyjs/reach-router'
import type { Entry } from './entries'
import {
  findQueryOf,
  nothingSought,
  passes,
  seeksSomething,
  writeFindQuery,
  type FindQuery,
} from './find-query'
import type { Search } from './search-index'

/** The search is a chunk of its own. */
export const searchFile = {
  load: () => import(/* webpackChunkName: "programme-search" */ './search-index'),
}

export type Find = {
  query: FindQuery
  change: (query: FindQuery) => void
  /** Loads the search: to be called as soon as the reader is about to use it. */
  prepare: () => void
  failed: boolean
  /** Ids of the entries found; null while nothing is searched for or the search is still loading. */
  found: ReadonlySet<string> | null
}

/**
 * Keeps the search and the address in step. A change of the search keeps the address's other parameters but removes its
 * anchor: from then on the address leads to what was found, not to one entry.
 */
export function useFind(entries: readonly Entry[]): Find {
  const [query, setQuery] = useState(nothingSought)
  const [search, setSearch] = useState<{ run: Search } | null>(null)
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)

  const prepare = useCallback(() => {
    if (loading.current) return
    loading.current = true
    searchFile
      .load()
      .then(({ searchIndex }) => {
        setSearch({ run: searchIndex(entries) })
        setFailed(false)
      })
      // Either the chunk failed to load or indexing failed: in both cases the page says so.
      .catch(() => {
        loading.current = false
        setFailed(true)
      })
  }, [entries])

  const change = useCallback(
    (next: FindQuery) => {
      setQuery(next)
      if (next.q.trim()) prepare()
      const { pathname, search: before } = window.location
      window.history.replaceState(window.history.state, '', pathname + writeFindQuery(next, before))
    },
    [prepare],
  )

  // Following a link to this page with another query does not mount it again, so the new query is read here.
  useEffect(() => {
    const { pathname } = window.location
    const read = () => {
      if (window.location.pathname !== pathname) return
      const asked = findQueryOf(window.location.search)
      setQuery(asked)
      if (asked.q.trim()) prepare()
    }
    read()
    return globalHistory.listen(read)
  }, [prepare])

  const found = useMemo(() => {
    if (!seeksSomething(query)) return null
    const words = query.q.trim()
    if (words && !search && !failed) return null
    const matching = words && search ? search.run(words) : null
    const singles = entries.filter((entry) => entry.single && passes(entry, query))
    return new Set(singles.map(({ id }) => id).filter((id) => !matching || matching.has(id)))
  }, [entries, query, search, failed])

  return { query, change, prepare, failed, found }
}
