// My programme: what the reader chose, followed into the programme of today.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Entry } from './entries'
import { followKept, keep, type KeptEntry } from './kept-entries'
import { keptStore } from './kept-store'

export type MyProgramme = {
  list: readonly KeptEntry[]
  codes: ReadonlySet<string>
  /** False where the browser keeps nothing. */
  saved: boolean
  toggle: (code: string) => void
  /** Takes out one choice, whether or not it is still in the programme. */
  drop: (choice: KeptEntry) => void
  /** The reader has seen that it moved: from now on this is how it is. */
  accept: (choice: KeptEntry) => void
  add: (codes: readonly string[]) => void
  replace: (codes: readonly string[]) => void
}

export function useKept(entries: readonly Entry[], language: string): MyProgramme {
  const kept = useSyncExternalStore(keptStore.subscribe, keptStore.get, keptStore.getNone)
  const list = useMemo(() => followKept(kept, entries, language), [kept, entries, language])
  const codes = useMemo(() => new Set(list.flatMap(({ entry }) => entry?.code ?? [])), [list])

  const keptOf = useCallback(
    (wanted: readonly string[]) =>
      entries.filter(({ code }) => wanted.includes(code)).map((entry) => keep(entry, language)),
    [entries, language],
  )
  const toggle = useCallback(
    (code: string) => {
      const chosen = followKept(keptStore.get(), entries, language).filter(
        ({ entry }) => entry?.code === code,
      )
      const without = keptStore.get().filter((choice) => !chosen.some((one) => one.kept === choice))
      keptStore.set(chosen.length > 0 ? without : [...without, ...keptOf([code])])
    },
    [entries, language, keptOf],
  )
  const drop = ({ kept: gone }: KeptEntry) => keptStore.set(kept.filter((choice) => choice !== gone))
  const accept = ({ kept: old, entry }: KeptEntry) =>
    keptStore.set(kept.map((choice) => (choice === old && entry ? keep(entry, language) : choice)))
  const replace = (wanted: readonly string[]) => keptStore.set(keptOf(wanted))
  const add = (wanted: readonly string[]) =>
    keptStore.set([...kept, ...keptOf(wanted.filter((code) => !codes.has(code)))])

  return { list, codes, saved: keptStore.isSaved(), toggle, drop, accept, add, replace }
}
