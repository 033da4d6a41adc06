// What every part of the programme needs: its words, the shown language, its halls, and what pressing a star or a link does.
import { createContext, useContext, type CSSProperties } from 'react'
import type { programmeWords } from '../../../pipeline/schemas/interface'
import type { Language } from '../../language/languages'

export type ProgrammeWords = Record<(typeof programmeWords)[number], string>

export type ProgrammeTools = {
  words: ProgrammeWords
  language: Language
  halls: readonly { readonly key: string; readonly name: string }[]
  /** Adds an entry to the reader’s own programme, or removes it. */
  toggleStar: (id: string) => void
  copyLink: (id: string) => void
}

// The empty default is never read: every part of the programme is within the provider.
const Tools = createContext({} as ProgrammeTools)

export const ProgrammeProvider = Tools.Provider

export const useProgramme = () => useContext(Tools)

/** How many colours for halls there are (`tokens.css`). */
const HALL_COLOURS = 6

/** The custom property `--hall`: the colour of a hall; nothing outside the halls. */
export function useHallColour(hall: string | null | undefined): CSSProperties {
  const index = useProgramme().halls.findIndex(({ key }) => key === hall)
  return index < 0 ? {} : ({ '--hall': `var(--hall-${(index % HALL_COLOURS) + 1})` } as CSSProperties)
}

/** What is found, chosen, on at the moment, changed or unfolded, by id. */
export type EntryStates = {
  /** Null while nothing is searched for: everything is shown. */
  found: ReadonlySet<string> | null
  starred: ReadonlySet<string>
  live: ReadonlyMap<string, 'now' | 'next'>
  /** What has changed since the last release: “Moved”. */
  changed: ReadonlyMap<string, string>
  /** Sessions, and the list of posters, whose contents are shown on a phone. */
  unfolded: ReadonlySet<string>
}
