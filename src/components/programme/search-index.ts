// The words of the programme, searchable. Loaded on its own, when somebody first turns to the search.
import MiniSearch from 'minisearch'
import type { Entry } from './entries'
import { fold } from './search-fold'

/** Gives the codes of the entries that have every word, or a word that begins so. */
export type Search = (words: string) => Set<string>

/** Short words are taken as they are; longer ones forgive a slip of one letter in six. */
const forgiving = (term: string) => (term.length > 5 ? 0.17 : false)

/** A word as it is compared, and the number that it ends in: 7075 is looked for in AA7075. */
const wordsOf = (term: string) => {
  const word = fold(term)
  return [word, ...(/\D(\d{3,})$/.exec(word)?.slice(1) ?? [])]
}

/** A single letter is the beginning of a word only while it is being typed: the T of “T_g” is none of “tape”. */
const begins = (term: string, at: number, terms: readonly string[]) =>
  term.length > 1 || at === terms.length - 1

/** A code as people write it: 2B 3, P-12. */
const plain = (code: string) => fold(code).replace(/[^\p{L}\d]/gu, '')

/** Whether somebody asks for an entry by its code: 2B-3 and P12 are no words of other entries. */
const isCode = (code: string, words: string) => /\d/.test(code) && plain(code) === plain(words)

/** Puts the words of all entries in order; sessions are found by their talks. A slip is forgiven only where nothing has the words. */
export function searchIndex(entries: readonly Entry[]): Search {
  const index = new MiniSearch({
    fields: ['code', 'title', 'people', 'around', 'place'],
    idField: 'code',
    // Signs part words, too: 45 and 120 are found in ±45° and ≥120 °C.
    tokenize: (text) => text.split(/[\n\r\p{Z}\p{P}\p{S}]+/u),
    processTerm: wordsOf,
    searchOptions: { processTerm: fold, prefix: begins, combineWith: 'AND', fuzzy: forgiving },
  })
  index.addAll(
    entries
      .filter(({ single }) => single)
      .map(({ code, title, presenters, around, place }) => ({
        code,
        title,
        people: presenters.map(({ name, affiliation }) => `${name} ${affiliation ?? ''}`).join(' '),
        around,
        place,
      })),
  )
  return (words) => {
    const meant = entries.filter(({ code, single }) => single && isCode(code, words))
    if (meant.length > 0) return new Set(meant.map(({ code }) => code))
    const exact = index.search(words, { fuzzy: false })
    const found = exact.length > 0 ? exact : index.search(words)
    return new Set(found.map(({ id }) => id as string))
  }
}
