// "Did you mean …": the known word nearest to a mistyped one.
import { distance } from 'fastest-levenshtein'
import { fold } from '../domain/fold'

const plain = (value: string) => fold(value).replace(/[^\p{L}\d]/gu, '')

/** Words that are mostly a number, such as 12.jpg, 2B-4 or P12. */
const isNumbered = (word: string) => word.replace(/\.\w+$/, '').replace(/\P{L}/gu, '').length < 3

const digitsOf = (word: string) => word.replace(/\D/g, '')

/** In this many letters a word may differ at most. */
const MOST_APART = 4

/** Up to a third of the letters may differ, of short words two, but never half of them. */
const isNear = (wanted: string, folded: string, apart: number) =>
  apart < wanted.length &&
  apart <= Math.min(MOST_APART, Math.max(2, folded.length / 3), Math.max(wanted.length, folded.length) / 2)

/** The name at the end of a path; undefined of other words. */
const endOf = (word: string) => (word.includes('/') ? plain(word.slice(word.lastIndexOf('/'))) : undefined)

/**
 * Finds the nearest of the known words that `isOpen`; undefined if none is near. The digits of 12.jpg have to be the same. A path with
 * the same end is near, whatever its folder.
 */
export function suggestionAmong(
  known: readonly string[],
): (word: string, isOpen?: (candidate: string) => boolean) => string | undefined {
  const candidates = known.map((candidate) => ({
    candidate,
    folded: plain(candidate),
    end: endOf(candidate),
    digits: isNumbered(candidate) ? digitsOf(candidate) : undefined,
  }))
  return (word, isOpen = () => true) => {
    const wanted = plain(word)
    const digits = digitsOf(word)
    const end = endOf(word)
    const [best] = candidates
      .filter(
        (one) =>
          ((end && one.end === end) || Math.abs(one.folded.length - wanted.length) <= MOST_APART) &&
          (one.digits === undefined || one.digits === digits) &&
          isOpen(one.candidate),
      )
      .map((one) => ({ ...one, apart: distance(wanted, one.folded) }))
      .filter((one) => (end && one.end === end) || isNear(wanted, one.folded, one.apart))
      .sort((a, b) => a.apart - b.apart)
    return best?.candidate
  }
}

/** The nearest of the known words; undefined if none is near. */
export const suggestion = (word: string, known: readonly string[]): string | undefined =>
  suggestionAmong(known)(word)
