// "Did you mean …": the known word nearest to a mistyped one.
import { distance } from 'fastest-levenshtein'

/** The nearest of the known words, or undefined where none is near enough to be meant. */
export function suggestion(word: string, known: readonly string[]): string | undefined {
  const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const wanted = plain(word)
  const [best] = known
    .map((candidate) => ({ candidate, apart: distance(wanted, plain(candidate)) }))
    .sort((a, b) => a.apart - b.apart)
  if (!best) return undefined
  return best.apart <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined
}
