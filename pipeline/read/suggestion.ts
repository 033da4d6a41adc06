// "Did you mean …": the known word nearest to a mistyped one.
import { distance } from 'fastest-levenshtein'
import { fold } from '../domain/fold'

const plain = (value: string) => fold(value).replace(/[^\p{L}\d]/gu, '')

/** Words that are mostly a number, such as 12.jpg, 2B-4 or P12. */
const isNumbered = (word: string) => word.replace(/\.\w+$/, '').replace(/\P{L}/gu, '').length < 3

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** Up to a third of the letters may differ, of short words two, but never half of them. */
const isNear = (wanted: string, folded: string, apart: number) =>
  apart < wanted.length &&
  apart <= Math.min(4, Math.max(2, folded.length / 3), Math.max(wanted.length, folded.length) / 2)

/** The nearest of the known words; undefined if none is near. The digits of 12.jpg have to be the same. */
export function suggestion(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word)
  const [best] = known
    .filter((candidate) => !isNumbered(candidate) || digitsOf(candidate) === digitsOf(word))
    .map((candidate) => ({ candidate, folded: plain(candidate), apart: distance(wanted, plain(candidate)) }))
    .filter(({ folded, apart }) => isNear(wanted, folded, apart))
    .sort((a, b) => a.apart - b.apart)
  return best?.candidate
}
