// The words that people use in their sheets (words.yaml), read once.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fold } from '../domain/fold'
import { suggestion } from '../read/suggestion'
import type { Bilingual } from '../domain/languages'

type Written = {
  headings: Record<string, Bilingual>
  tabs: Record<string, string>
  choices: Record<string, string>
  states: Record<string, string>
  pauses: { kind: string; words: string }[]
  halls: string
  institutions: string
  academicTitles: string
  english: string
  turkish: string
  alike: string[]
}

const written = parse(readFileSync('pipeline/import/words.yaml', 'utf8')) as Written

const listOf = (line: string | undefined): string[] => line?.split(', ') ?? []

const lists = (of: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(of).map(([name, line]) => [name, listOf(line)]))

export const vocabulary = {
  headings: written.headings,
  headingWords: Object.entries(written.headings).flatMap(([role, { en, tr }]) =>
    (['en', 'tr'] as const).flatMap((language) =>
      listOf({ en, tr }[language]).map((word, rank) => ({ role, language, word, rank })),
    ),
  ),
  tabs: lists(written.tabs),
  choices: lists(written.choices),
  states: lists(written.states),
  pauses: written.pauses.map(({ kind, words }) => ({ kind, words: new RegExp(words, 'u') })),
  halls: listOf(written.halls),
  institutions: listOf(written.institutions),
  academicTitles: listOf(written.academicTitles).toSorted((a, b) => b.length - a.length),
  english: listOf(written.english),
  turkish: listOf(written.turkish),
  alike: written.alike.map(listOf),
}

/** A text without capitals, accents and marks, in single spaces. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/\(?(?:lar|ler|s)\)/g, '')
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .trim()

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled(word: string, options: readonly string[]): string | undefined {
  const plain = plainWords(word)
  const isCalled = (option: string) =>
    plainWords(option) === plain || vocabulary.choices[option]?.includes(plain)
  return options.find(isCalled) ?? suggestion(plain, options)
}

/** The choice that some words of a text name, such as a kind of talk in a column of notes; the longest words count. */
export function choiceWithin(text: string, options: readonly string[]): string | undefined {
  const plain = ` ${plainWords(text)} `
  const named = options.flatMap((option) =>
    [option, ...(vocabulary.choices[option] ?? [])]
      .filter((word) => plain.includes(` ${word} `))
      .map((word) => ({ option, word })),
  )
  return named.sort((a, b) => b.word.length - a.word.length)[0]?.option
}

/** What the state of a paper says: rejected, withdrawn or accepted. */
export function stateOf(text: string): string | undefined {
  const plain = ` ${plainWords(text)} `
  return Object.keys(vocabulary.states).find((state) =>
    vocabulary.states[state]!.some((word) => plain.includes(` ${word} `)),
  )
}
