// Which talk or poster each Word file belongs to: by content/abstracts/list.yaml, its title, its name or its presenter.
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { fold } from '../domain/fold'
import { posterCode, talkCode } from '../domain/programme-codes'
import { namePartsOf } from '../domain/person-names'
import { readEntryList } from '../read/entry-list'
import type { Diagnostic } from '../messages/diagnostic'
import { line, named } from '../schemas/fields'
import { bilingual, type Text } from '../domain/languages'
import { presentersOf, type Talk } from '../schemas/programme'
import { plainTitle } from '../domain/title-marks'

/** A talk or poster to which an abstract may belong. */
export type Item = {
  /** What it keeps when it moves, once it is written in the data. */
  id: string | undefined
  /** Such as 2B-3 or P12. */
  code: string
  title: Text
  presenters: string[]
  /** All authors, if the programme has them. */
  authors: string[]
}

const itemOf = (entry: Pick<Talk, 'id' | 'title' | 'authors' | 'presenters'>, code: string): Item => ({
  id: entry.id,
  code,
  title: plainTitle(entry.title),
  presenters: presentersOf(entry).map(({ name }) => name),
  authors: entry.authors.map(({ name }) => name),
})

/** All talks and posters that could be read, in the order of their files. */
export const itemsOf = ({ data: { sessions = [], posters = [] } }: Pick<ReadEdition, 'data'>): Item[] => [
  ...sessions.flatMap(({ code, talks }) => talks.map((talk, index) => itemOf(talk, talkCode(code, index)))),
  ...posters.map((poster) => itemOf(poster, posterCode(poster))),
]

/** The talks that wait for a day and an hour. Nothing is published of them, but what has been sent for them is not a mistake. */
export const waitingItems = ({ files }: ReadEdition): Item[] =>
  files.sessions.waiting.flatMap(({ value }) =>
    (value['talks'] as Talk[]).map((talk) => itemOf(talk, talk.id ?? '')),
  )

export const ABSTRACTS = 'content/abstracts'

/** The list for files that are not found by themselves; it may be missing. */
export const LIST_FILE = `${ABSTRACTS}/list.yaml`

/** One line of the list. */
export const listed = z.strictObject({
  file: named(line(), 'File', 'Dosya'),
  item: named(line(), 'Talk or poster', 'Bildiri ya da poster'),
})

export type Listed = z.output<typeof listed>

/** The lines of the list, and what is wrong with others. */
export const readList = (edition: Edition): { entries: Listed[]; problems: Diagnostic[] } =>
  readEntryList(edition, LIST_FILE, listed)

/** This runs in the editor as well, without Node's modules. */
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Titles count as equal if at most one character in ten differs: authors correct them after they have been accepted. */
function areAlike(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length) / 10
  return one !== '' && Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}

/** How a file was matched: with the list, its title, the code in its name, or a presenter's name in it. */
type Match = {
  item: Item | undefined
  by?: 'list' | 'title' | 'code' | 'presenter'
  /** The talk or poster that the file's name says, if its title is that of another. */
  named?: Item
}

/**
 * Finds the talk or poster of a Word file with these titles; none if none or several fit. Of several abstracts in one file, each is
 * matched by its title.
 */
export function matcherOf(items: Item[], list: Listed[]) {
  const known = items.map((item) => ({
    item,
    titles: Object.values(bilingual(item.title)).map(letters),
    names: [item.id ?? '', item.code].map(letters).filter(Boolean),
    surnames: item.presenters.map((name) => letters(namePartsOf(name).family)),
  }))
  const only = (fits: (one: (typeof known)[number]) => boolean) => {
    const found = known.filter(fits)
    return found.length === 1 ? found[0]?.item : undefined
  }
  return (file: string, titles: string[], isOneOfSeveral = false): Match => {
    const name = fileName(file)
    const entry = list.find((one) => fileName(one.file) === name)
    if (entry && !isOneOfSeveral)
      return { item: items.find(({ id, code }) => entry.item === id || entry.item === code), by: 'list' }
    // A long title may be in two paragraphs.
    const written = [...titles, ...titles.slice(1).map((title, at) => `${titles[at]} ${title}`)].map(letters)
    // The title first: codes change when talks move.
    const titledBy = (agree: typeof areAlike) =>
      only((one) => one.titles.some((title) => written.some((other) => agree(title, other))))
    // The same title first: “… Part 1” is like “… Part 2”.
    const titled = titledBy((one, other) => one !== '' && one === other) ?? titledBy(areAlike)
    if (isOneOfSeveral) return { item: titled, by: 'title' }
    const stem = letters(name.replace(/\.\w+$/, ''))
    const named = only(({ names }) => names.some((one) => `${stem} `.startsWith(`${one} `)))
    if (titled) return { item: titled, by: 'title', ...(named && named !== titled && { named }) }
    if (named) return { item: named, by: 'code' }
    const presented = only(({ surnames }) => surnames.some((one) => stem.split(' ').includes(one)))
    return { item: presented, by: 'presenter' }
  }
}
