// What people write for a choice such as the kind of a session (choice-words.json): “Ara” is break.
import { plainWords } from '../domain/fold'
import choiceWords from './choice-words.json'
import { suggestion } from './suggestion'

/** Without capitals and accents. In JSON, for the editor in a browser knows them too. */
const written: Partial<Record<string, string>> = choiceWords

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
