// The search of the programme: a chunk of its own, loaded with the words of the programme when a reader first uses the search.
import { distance } from 'fastest-levenshtein'
import { foldForSearch, wordsIn, type SearchData } from '../../../pipeline/domain/search-words'
import type { Entry } from './entries'

/** What was found, by id: whether the words are in the abstract only. */
export type Found = ReadonlyMap<string, boolean>

export type Search = {
  /** Finds the entries that have each of some words, or one that begins with it. */
  find: (query: string) => { found: Found; isMatch: (word: string) => boolean }
  /** Names and topics that are spelt similarly; otherwise, some topics. */
  suggest: (query: string) => string[]
}

/** Typing errors allowed in a word: about one letter in six; none in words of up to five letters. */
const errorsIn = (word: string) => (word.length > 5 ? Math.round(word.length * 0.17) : 0)

/** How much of a word may differ in what is suggested, and how many suggestions there are. */
const SIMILAR = 0.45
const SUGGESTIONS = 4

/** A code without spaces and punctuation, since people write 2B 3 or P-12. */
const plain = (code: string) => foldForSearch(code).replace(/[^\p{L}\d]/gu, '')

/** Searches `data`, the words of the entries. Typing errors are allowed only if nothing matches exactly. */
export function searchIn(data: SearchData, entries: readonly Entry[]): Search {
  const singles = entries.filter(({ single }) => single)
  // Who types the code of an entry, such as 2B-3 or P12, finds no others by its parts.
  const codes = singles.flatMap(({ id, code }) => (/\d/.test(code) ? [{ id, code: plain(code) }] : []))
  // Words begin after a space and end before one: what begins with a word is then found as text, which is fastest.
  const lines = singles.map(({ id }) => {
    const [shown = '', abstract = ''] = data[id] ?? []
    return { id, shown: ` ${shown} `, all: ` ${shown} ${abstract} ` }
  })
  let vocabulary: string[] | undefined
  const similarTo = (word: string) => {
    const errors = errorsIn(word)
    vocabulary ??= [...new Set(lines.flatMap(({ all }) => all.split(' ')))]
    return vocabulary.filter(
      (other) => Math.abs(other.length - word.length) <= errors && distance(word, other) <= errors,
    )
  }

  /** `alternatives`: for each word of the query, the texts of which one has to be there. */
  const having = (alternatives: readonly string[][]): Found => {
    const isIn = (text: string) => alternatives.every((some) => some.some((one) => text.includes(one)))
    return new Map(lines.filter(({ all }) => isIn(all)).map(({ id, shown }) => [id, !isIn(shown)]))
  }

  const find: Search['find'] = (query) => {
    const plainQuery = plain(query)
    const exactCodes = codes.filter(({ code }) => code === plainQuery)
    if (exactCodes.length > 0)
      return { found: new Map(exactCodes.map(({ id }) => [id, false])), isMatch: () => false }
    const words = wordsIn(query)
    if (words.length === 0) return { found: new Map(), isMatch: () => false }
    // A single letter matches beginnings of words only while it is the last one typed: the T of “T_g” must not find “tape”.
    const begins = words.map((word, at) =>
      word.length > 1 || at === words.length - 1 ? ` ${word}` : ` ${word} `,
    )
    const exact = having(begins.map((word) => [word]))
    const alternatives =
      exact.size > 0
        ? begins.map((word) => [word])
        : begins.map((word, at) => [word, ...similarTo(words[at] ?? '').map((other) => ` ${other} `)])
    const beginnings = alternatives.flat()
    return {
      found: exact.size > 0 ? exact : having(alternatives),
      isMatch: (word) => beginnings.some((text) => ` ${word} `.startsWith(text)),
    }
  }

  const suggest: Search['suggest'] = (query) => {
    const topics = entries.flatMap(({ single, title }) => (single ? [] : [title]))
    const names = singles.flatMap(({ presenters }) => presenters.map(({ name }) => name))
    const words = wordsIn(query)
    const difference = (text: string) =>
      Math.min(
        ...wordsIn(text).flatMap((word) =>
          words.map((sought) => distance(word.slice(0, sought.length + 1), sought) / sought.length),
        ),
      )
    const similar = [...new Set([...names, ...topics])]
      .map((text) => ({ text, differs: difference(text) }))
      .filter(({ differs }) => differs <= SIMILAR)
      .sort((a, b) => a.differs - b.differs)
      .map(({ text }) => text)
    return [...new Set([...similar, ...topics])].slice(0, SUGGESTIONS)
  }
  return { find, suggest }
}

/** Lets the browser highlight the words that match, without changing the page. Older browsers highlight none. */
export function highlight(root: Element, isMatch: (word: string) => boolean): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.clear()
  const acceptNode = (node: Node) =>
    node instanceof Element && node.matches('[hidden], [data-aside], form, script')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, acceptNode)
  const marks = new Highlight()
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    if (!(node instanceof Text)) continue
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (!isMatch(foldForSearch(word))) continue
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      marks.add(range)
    }
  }
  CSS.highlights.set('found', marks)
}
