// The words that people use in their sheets (words.yaml), read once.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { plainWords } from '../domain/fold'
import { listOf, patternsIn } from '../domain/people-in-text/words'
import { wordsForChoice } from '../read/choice-words'
import { languages, type Bilingual, type Language } from '../domain/languages'

type Written = Record<'halls' | 'general' | 'acronyms' | 'lowered', string> &
  Record<
    'tabs' | 'states' | 'columns' | 'groups' | 'questions' | 'pauses' | 'patterns',
    Record<string, string>
  > &
  Record<'alike' | 'tiers' | 'weekdays', string[]> & {
    headings: Record<string, Bilingual & { other?: string }>
  }

const written = parse(readFileSync('pipeline/import/words.yaml', 'utf8')) as Written

const lists = (of: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(of).map(([name, line]) => [name, listOf(line)]))

/** The first and the last of some words. */
const endsOf = (words: string): string[] =>
  words.split(' ').filter((_, at, all) => at === 0 || at === all.length - 1)

type HeadingWords = { role: string; words: string; rank: number; writtenIn: Language | undefined }

const headingWords = Object.entries(written.headings).flatMap(([role, texts]) =>
  Object.entries(texts).flatMap(([language, line]) => {
    const writtenIn = languages.find((one) => one === language)
    // “sponsorLevel” may be “sponsorlevel” in a file of a program.
    const spellings = listOf(line).flatMap((words, rank) =>
      [...new Set([words, words.replaceAll(' ', '')])].map((spelling) => ({ words: spelling, rank })),
    )
    return spellings.map((spelling): HeadingWords => ({ role, ...spelling, writtenIn }))
  }),
)

/** The words of headings by their first and by their last word. */
const headingWordsByEnd = new Map<string, HeadingWords[]>()
for (const one of headingWords)
  for (const end of endsOf(one.words))
    headingWordsByEnd.set(end, [...(headingWordsByEnd.get(end) ?? []), one])

/** The words of headings that begin or end as a text does. */
export const headingWordsLike = (texts: string[]): HeadingWords[] => [
  ...new Set(texts.flatMap(endsOf).flatMap((end) => headingWordsByEnd.get(end) ?? [])),
]

export const vocabulary = {
  roles: Object.keys(written.headings),
  columns: lists(written.columns),
  groups: lists(written.groups),
  questions: lists(written.questions),
  tabs: lists(written.tabs),
  states: lists(written.states),
  pauses: Object.entries(written.pauses).map(([kind, words]) => ({ kind, words: new RegExp(words, 'u') })),
  halls: listOf(written.halls),
  weekdays: written.weekdays.map(listOf),
  general: new Set([...listOf(written.general), ...listOf(written.halls)]),
  kindsOfHalls: new Set(listOf(written.halls).filter((word) => !listOf(written.general).includes(word))),
  acronyms: new Set(listOf(written.acronyms)),
  lowered: new Set(listOf(written.lowered)),
  alike: [...written.alike, ...written.tiers].map(listOf),
  tiers: new Set(written.tiers.flatMap(listOf)),
}

/** The patterns of words.yaml. */
export const { pattern, patterns } = patternsIn(written.patterns)

/** Whether a text has a word or phrase, as whole words. */
function wordsWithin(text: string): (word: string) => boolean {
  const plain = ` ${plainWords(text)} `
  return (word) => plain.includes(` ${word} `)
}

/** The choice that some words of a text name, such as a kind of talk in a column of notes; the longest words count. */
export function choiceWithin<Option extends string>(
  text: string,
  options: readonly Option[],
): Option | undefined {
  const isWithin = wordsWithin(text)
  const named = options.flatMap((option) =>
    wordsForChoice(option).flatMap((word) => (isWithin(word) ? { option, word } : [])),
  )
  return named.sort((a, b) => b.word.length - a.word.length)[0]?.option
}

/** What the state of a paper says: rejected, withdrawn or accepted. */
export function stateOf(text: string): string | undefined {
  const isWithin = wordsWithin(text)
  return Object.keys(vocabulary.states).find((state) => vocabulary.states[state]?.some(isWithin))
}
