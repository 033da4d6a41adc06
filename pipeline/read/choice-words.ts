// What people write for a choice such as the kind of a session: “Ara” is break.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { plainWords } from '../domain/fold'
import { suggestion } from './suggestion'

const written = parse(readFileSync('pipeline/read/choice-words.yaml', 'utf8')) as Record<string, string>

/** The words for a choice, in both languages: its own name and others. */
export const wordsForChoice = (option: string): string[] => [
  plainWords(option),
  ...(written[option]?.split(', ') ?? []),
]

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled<Option extends string>(
  word: string,
  options: readonly Option[],
): Option | undefined {
  const plain = plainWords(word)
  const called = options.find((option) => wordsForChoice(option).includes(plain))
  return called ?? (suggestion(plain, options) as Option | undefined)
}
