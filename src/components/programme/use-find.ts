// What is sought and what is found. The words of the programme are loaded when somebody first turns to the search.
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
import { searchFile } from './load-search'
import type { Search } from './search-index'

export type Find = {
  query: FindQuery
  change: (query: FindQuery) => void
  /** Call it as soon as somebody is about to search. */
  prepare: () => void
  failed: boolean
  /** Codes of what is found; null while nothing is sought or the search is on its way. */
  found: ReadonlySet<string> | null
}

/**
 * Follows what stands in the address, and writes into it what is sought; the other parameters stay. The entry that it led to goes:
 * from then on the address leads to what was found.
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
      // Whether the file did not come or its words could not be put in order: the reader must be told.
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

  // A link to the same page with another query shows no new page: Gatsby leaves it as it is.
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
    return new Set(singles.map(({ code }) => code).filter((code) => !matching || matching.has(code)))
  }, [entries, query, search, failed])

  return { query, change, prepare, failed, found }
}
