// What every part of the programme needs: its words, the shown language, and what pressing a star or a link does.
import { createContext, useContext } from 'react'
import type { Language } from '../../language/languages'

export type ProgrammeWords = Queries.ProgrammeWordsFragment

export type ProgrammeTools = {
  words: ProgrammeWords
  language: Language
  /** Adds an entry to the reader’s own programme, or removes it. */
  toggleStar: (code: string) => void
  copyLink: (code: string) => void
}

// The empty default is never read: every part of the programme is within the provider.
const Tools = createContext({} as ProgrammeTools)

export const ProgrammeProvider = Tools.Provider

export const useProgramme = () => useContext(Tools)

/** What is found, chosen or on at the moment, by code. */
export type EntryStates = {
  /** Null while nothing is searched for: everything is shown. */
  found: ReadonlySet<string> | null
  starred: ReadonlySet<string>
  live: ReadonlyMap<string, 'now' | 'next'>
}
