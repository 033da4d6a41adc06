// What every part of the programme may need and what stays the same while it is shown.
import { createContext, useContext, type CSSProperties, type RefObject } from 'react'
import { hallColour, hallFibre } from '../../../pipeline/domain/colours'
import type { Labels } from '../../../pipeline/schemas/interface'
import type { Language } from '../../../pipeline/domain/languages'
import type { Entry } from './entries'

export type ProgrammeLabels = Labels['programme']

export type ProgrammeTools = {
  labels: ProgrammeLabels
  prizeLabels: Labels['prizes']
  /** Says that a script could not be loaded. */
  loadFailed: string
  language: Language
  host: string
  programme: Queries.ProgrammeScheduleFragment
  entries: readonly Entry[]
  /** Adds an entry to the reader’s own programme, or removes it. */
  toggleStar: (id: string) => void
  /** The page that says how to get to the venue, if there is one. */
  wayThere: { readonly label: string; readonly to: string } | undefined
  /** Shows a message for a moment. */
  notify: (text: string) => void
  /** Gets the focus when a pressed button of the reader’s own programme disappears. */
  summary: RefObject<HTMLElement>
}

// The empty default is never read: every part of the programme is within the provider.
const Tools = createContext({} as ProgrammeTools)

export const ProgrammeProvider = Tools.Provider

export const useProgramme = () => useContext(Tools)

/** `--hall` and `--angle`: colour and fibres of a hall by its number among all, counted from 0; nothing outside the halls. */
export const hallStyle = (index: number | null): CSSProperties =>
  index === null || index < 0
    ? {}
    : { '--hall': `var(--${hallColour(index)})`, '--angle': `${hallFibre(index)}deg` }

/** Gives the colour of a hall by its key. */
export function useHallColour(): (hall: string | null) => CSSProperties {
  const { halls } = useProgramme().programme
  return (hall) => hallStyle(halls.findIndex(({ key }) => key === hall))
}

export type Live = ReadonlyMap<string, 'now' | 'next'>

/** What is found, chosen, on at the moment, changed or unfolded, by id. */
export type EntryStates = {
  /** Whether the words are in the abstract only; null while nothing is searched for: everything is shown. */
  found: ReadonlyMap<string, boolean> | null
  starred: ReadonlySet<string>
  /** Those of the reader’s choices that overlap with others. */
  clashes: ReadonlySet<string>
  live: Live
  /** What has changed since the last release: “Moved”. */
  changed: ReadonlyMap<string, string>
  /** Sessions, and the list of posters, whose contents are shown on a phone. */
  unfolded: ReadonlySet<string>
}

/** What a list needs: what a search hides as a whole stays within as it is `unsearched`, and need not be rendered again. */
export type ListStates = { states: EntryStates; unsearched: EntryStates }

/** The state of one entry, in props that stay equal while it stays the same. */
export const stateOf = (id: string, { found, starred, clashes, live, changed }: EntryStates) => ({
  hidden: found !== null && !found.has(id),
  starred: starred.has(id),
  clashes: clashes.has(id),
  live: live.get(id),
  change: changed.get(id),
  inAbstract: found?.get(id) ?? false,
})

export type EntryState = ReturnType<typeof stateOf>
