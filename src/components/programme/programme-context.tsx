// What every part of the programme needs: its words, the shown language, and what pressing a star or a link does.
import { createContext, useContext } from 'react'
import { graphql } from 'gatsby'
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

export const words = graphql`
  fragment ProgrammeWords on InterfaceProgramme {
    downloadProgramme
    version
    allDays
    day
    hall
    chair
    chairs
    invitedTalk
    plenaryLecture
    posters
    postersShort
    posterNumber
    posterTitle
    presenters
    theme
    copyLink
    linkCopied
    search
    searchHint
    searchFailed
    results
    oneResult
    noResults
    clearSearch
    kind
    kindPlenary
    kindInvited
    kindTalk
    kindPoster
    all
    now
    nextUp
    nowAndNext
    clockZone
    istanbulTime
    star
    mine
    mineEmpty
    clash
    shareMine
    shareCopied
    shareHere
    exportMine
    notSaved
    importTitle
    importAdd
    importReplace
    importCancel
    gone
    moved
    renamed
    remove
    understood
    calendars
    calendarsHint
    wholeProgramme
    hallCalendar
    dayCalendar
    sessionCalendar
    keyDatesCalendar
    changes
    changesFeed
    added
    movedKind
    cancelled
    changed
    abstract
    inEnglish
    inTurkish
    awards
    data
    dataXml
    pdfEnglish
    pdfTurkish
    tableOfDays
  }
`
