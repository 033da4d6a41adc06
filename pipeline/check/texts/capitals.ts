// Titles and sentences in capital letters, as they are pasted from abstracts and posters. Names of persons: person-names.ts.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inEveryText, type Finding } from './every-text'

/** Fewer words may be a short name, such as that of an institution. */
const FEWEST_WORDS = 4

function judge(text: string): Finding | undefined {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (words.length < FEWEST_WORDS || !words.every((word) => /^\p{Lu}+$/u.test(word))) return undefined
  return {
    found: words[0]!,
    message: both('This text is written in capital letters.', 'Bu metin büyük harflerle yazılmış.'),
    advice: both(
      'Write it like the others: a capital letter at the beginning and in names.',
      'Öbürleri gibi yazın: Yalnızca başta ve özel adlarda büyük harf.',
    ),
  }
}

/** Warnings on texts that shout, but for the names of persons with their titles. */
export const checkCapitals = (read: ReadEdition): Problem[] => inEveryText(read, judge, ['text'])
