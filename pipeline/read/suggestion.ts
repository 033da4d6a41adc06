// "Did you mean …": the known word nearest to a mistyped one.
import { distance } from 'fastest-levenshtein'
import type { Bilingual } from '../schemas/kinds'
import { fold } from './fold'
import { both } from './problem'

const plain = (value: string) => fold(value).replace(/[^\p{L}\d]/gu, '')

/** Letters that may differ in the longest of words. */
const MOST_APART = 4

/** Words that are mostly a number, such as 12.jpg, 2B-4 or P12; they match only if their digits are the same. */
const isNumbered = (word: string) => word.replace(/\.\w+$/, '').replace(/\P{L}/gu, '').length < 3

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** How many letters may differ: the shorter a word, the more of them have to agree. */
const mostApart = (wanted: string, candidate: string) =>
  Math.min(
    MOST_APART,
    Math.max(2, Math.floor(candidate.length / 3)),
    Math.floor(Math.max(wanted.length, candidate.length) / 2),
    // Of `id` one letter has to stay.
    wanted.length - 1,
  )

/** The nearest of the known words, or undefined where none is near enough to be meant. */
export function suggestion(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word)
  const [best] = known
    .map((candidate) => ({ candidate, folded: plain(candidate) }))
    .filter(({ candidate }) => !isNumbered(candidate) || digitsOf(candidate) === digitsOf(word))
    // Of two letters the first has to stay: “fr” is no mistyped “tr”.
    .filter(({ folded }) => folded.length > 2 || folded[0] === wanted[0])
    .map(({ candidate, folded }) => ({ candidate, folded, apart: distance(wanted, folded) }))
    .sort((a, b) => a.apart - b.apart)
  // A word of punctuation alone folds to an empty string, which is near every short word.
  if (!best || wanted === '') return undefined
  return best.apart <= mostApart(wanted, best.folded) ? best.candidate : undefined
}

/** Advice that asks for the word that was probably meant, followed by `more`; where there is none, `otherwise`. */
export const didYouMean = (near: string | undefined, otherwise: Bilingual, more = both('', '')): Bilingual =>
  near
    ? both(`Did you mean “${near}”? ${more.en}`.trim(), `“${near}” mi demek istediniz? ${more.tr}`.trim())
    : otherwise

/** Capital letters tell files and addresses apart. */
export const capitalsCount = both('Capital letters count.', 'Büyük-küçük harf ayrımı vardır.')
