// The search and filters: their state, kept in the address (`?q=&day=&hall=&kind=`), and what they find.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withPrefix } from 'gatsby'
import { globalHistory } from '@gatsbyjs/reach-router'
import { isIn } from '../../../pipeline/domain/day-grid'
import { isPoster, type Entry } from './entries'
import type { SearchData } from '../../../pipeline/domain/search-words'
import type { Found, Search } from './search-index'

type Loaded = Search & { highlight: (root: Element, isMatch: (word: string) => boolean) => void }

/** The search, and the words in which it searches, made by the build (pipeline/outputs/programme/). */
export const searchFile = {
  load: () => import(/* webpackChunkName: "programme-search" */ './search-index'),
  words: async () => (await fetch(withPrefix('/search.json'))).json() as Promise<SearchData>,
}

/** Milliseconds after the last letter before the rest of what is found is shown, and found words are marked. */
const PAUSE_MS = 150

/** How many of the entries found are shown with the letter typed: as many as a phone has room for above its keyboard. */
const SHOWN_FIRST = 3

/** The first of the entries found, and all of them in a pause: a letter is answered at once, however many it finds. */
function useFirstThenAll(found: Found | null): Found | null {
  const [settled, setSettled] = useState(found)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(found)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [found])
  const isWhole = settled === found || !found || found.size <= SHOWN_FIRST
  return isWhole ? found : new Map([...found].slice(0, SHOWN_FIRST))
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

/** What was sought, as the address has it. A changed search drops the anchor: then the address leads to what was found. */
function useQuery() {
  const [query, setQuery] = useState(nothingSought)

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

  return [query, change] as const
}

/** The search of these entries, once it is loaded. */
function useSearch(entries: readonly Entry[]) {
  const [search, setSearch] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)

  /** Loads the search: to be called as soon as the reader is about to use it. */
  const prepare = useCallback(async () => {
    if (loading.current) return
    loading.current = true
    try {
      const [{ searchIn, highlight }, data] = await Promise.all([searchFile.load(), searchFile.words()])
      const loaded = { ...searchIn(data, entries), highlight }
      // The first search takes several times as long as those after it: it is made before the reader has typed.
      loaded.find('a')
      setSearch(loaded)
      setFailed(false)
    } catch {
      // The chunk or the words failed to load: the page says so.
      loading.current = false
      setFailed(true)
    }
  }, [entries])

  return { search, failed, prepare }
}

/** Marks in the page what was found, also in an abstract that is opened in place. */
function useMarks(search: Loaded | null, matching: ReturnType<Search['find']> | null, shown: Found | null) {
  useEffect(() => {
    const main = document.getElementById('main')
    if (!search || !main) return undefined
    let timer: ReturnType<typeof setTimeout>
    const mark = () => {
      clearTimeout(timer)
      timer = setTimeout(() => search.highlight(main, matching?.isMatch ?? (() => false)), PAUSE_MS)
    }
    mark()
    const observer = new MutationObserver(mark)
    if (matching) observer.observe(main, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [search, matching, shown])
}

/** What the reader seeks, and what of the programme was found. */
export function useFind(entries: readonly Entry[]) {
  const [query, change] = useQuery()
  const { search, failed, prepare } = useSearch(entries)

  const words = query.q.trim()
  useEffect(() => {
    if (words) void prepare()
  }, [words, prepare])

  const matching = useMemo(() => (words && search ? search.find(words) : null), [words, search])
  /** The entries found, by id; null while nothing is searched for or the search is still loading. */
  const found = useMemo((): Found | null => {
    if (!seeksSomething(query) || (words && !search && !failed)) return null
    const isFound = (entry: Entry) =>
      entry.single && passes(entry, query) && (!matching || matching.found.has(entry.id))
    return new Map(entries.filter(isFound).map(({ id }) => [id, matching?.found.get(id) ?? false]))
  }, [entries, query, words, search, failed, matching])

  const shown = useFirstThenAll(found)
  useMarks(search, matching, shown)

  const suggestions = useMemo(
    () => (search && words && found?.size === 0 ? search.suggest(words) : []),
    [search, words, found],
  )

  return { query, change, prepare, isReady: search !== null, failed, found, shown, suggestions }
}

export type Find = ReturnType<typeof useFind>
