// The search index of the programme: a chunk of its own, loaded when a reader first uses the search.
import MiniSearch from 'minisearch'
import type { Entry } from './entries'

/** Letters that Unicode does not decompose, and how people type them on a keyboard that lacks them. */
const letters: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

const rare = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Folds a text for comparison: isil, ISIL, ısıl and Işıl become the same word, as do TiO₂ and tio2. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(rare, (letter) => letters[letter] ?? letter)

/** Returns the ids of the entries that have, for each word, the word itself or one that begins with it. */
export type Search = (words: string) => Set<string>

/** Typing errors allowed in a word: about one letter in six; none in words of up to five letters. */
const forgiving = (term: string) => (term.length > 5 ? 0.17 : false)

/** Indexes a word folded and, if it ends in a number, that number as well: 7075 finds AA7075. */
const wordsOf = (term: string) => {
  const word = fold(term)
  return [word, ...(/\D(\d{3,})$/.exec(word)?.slice(1) ?? [])]
}

/** A single letter matches beginnings of words only while it is the last one typed: the T of “T_g” must not find “tape”. */
const begins = (term: string, at: number, terms: readonly string[]) =>
  term.length > 1 || at === terms.length - 1

/** A code without spaces and punctuation, since people write 2B 3 or P-12. */
const plain = (code: string) => fold(code).replace(/[^\p{L}\d]/gu, '')

/** Whether the reader typed the code of an entry: 2B-3 or P12 must not find other entries by its parts. */
const isCode = (code: string, words: string) => /\d/.test(code) && plain(code) === plain(words)

/** Indexes sessions by their talks, if any. Typing errors are allowed only if nothing matches exactly. */
export function searchIndex(entries: readonly Entry[]): Search {
  const index = new MiniSearch({
    fields: ['code', 'title', 'people', 'around', 'place'],
    // Symbols separate words, too: 45 and 120 find ±45° and ≥120 °C.
    tokenize: (text) => text.split(/[\n\r\p{Z}\p{P}\p{S}]+/u),
    processTerm: wordsOf,
    searchOptions: { processTerm: fold, prefix: begins, combineWith: 'AND', fuzzy: forgiving },
  })
  index.addAll(
    entries
      .filter(({ single }) => single)
      .map(({ id, code, title, presenters, coAuthors, around, place }) => ({
        id,
        code,
        title,
        people: [
          ...presenters.map(({ name, affiliation }) => `${name} ${affiliation ?? ''}`),
          ...coAuthors,
        ].join(' '),
        around,
        place,
      })),
  )
  return (words) => {
    const exactCodes = entries.filter(({ code, single }) => single && isCode(code, words))
    if (exactCodes.length > 0) return new Set(exactCodes.map(({ id }) => id))
    const exact = index.search(words, { fuzzy: false })
    const found = exact.length > 0 ? exact : index.search(words)
    return new Set(found.map(({ id }) => id as string))
  }
}
