// The states of all entries, with and without the search, and what is unfolded.
import { useCallback, useMemo } from 'react'
import { changedEntries } from './change-list'
import { CHANGES, POSTER_LIST } from './entries'
import type { MyProgramme } from './favourites'
import type { ListStates, Live, ProgrammeTools } from './programme-context'
import { useReveal } from './reveal'
import { nothingSought, type Find } from './use-find'

type EntryStatesAndFolds = ListStates & {
  unfolded: ReadonlySet<string>
  isAllUnfolded: boolean
  /** Unfolds everything, or folds it if everything is unfolded. */
  toggleAll: () => void
}

export function useEntryStates(
  { programme, entries, labels }: Pick<ProgrammeTools, 'programme' | 'entries' | 'labels'>,
  find: Find,
  { ids: starred, clashes }: MyProgramme,
  live: Live,
): EntryStatesAndFolds {
  const { change, shown } = find
  const showAll = useCallback(() => change(nothingSought), [change])
  const { unfolded, setUnfolded } = useReveal(find, showAll)
  const changed = useMemo(() => changedEntries(programme, entries, labels), [programme, entries, labels])
  const unsearched = useMemo(
    () => ({ found: null, starred, clashes, live, changed, unfolded }),
    [starred, clashes, live, changed, unfolded],
  )
  const states = useMemo(() => (shown ? { ...unsearched, found: shown } : unsearched), [unsearched, shown])
  const all = new Set([...entries.map(({ session }) => session), POSTER_LIST, CHANGES])
  const isAllUnfolded = [...all].every((id) => unfolded.has(id))
  const toggleAll = () => setUnfolded(isAllUnfolded ? new Set() : all)
  return { states, unsearched, unfolded, isAllUnfolded, toggleAll }
}
