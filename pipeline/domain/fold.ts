// Case folding for comparing organisers' words. The site's search has its own, which covers more letters.
import { memoiseByText } from './memoise'

/** Without case or the difference of İ, I, ı and i: İZMİR and izmir are one name, HENRIK and Henrik, too. */
export const ignoringCase = (text: string): string =>
  text.normalize('NFC').replace(/[İIı]/g, 'i').toLowerCase()

/** An import of 400 talks asks 600,000 times about 8,000. */
const MOST_TEXTS = 20_000

/** Without accents, too: AĞUSTOS, Ağustos and agustos are one word. */
export const fold: (text: string) => string = memoiseByText(
  (text) => ignoringCase(text).normalize('NFD').replace(/\p{M}/gu, ''),
  MOST_TEXTS,
)

/** A text without capitals, accents and marks, in single spaces. */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/\(?(?:lar|ler|s)\)/g, '')
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .trim()

/** A text in one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A pattern for any of some words, as they are written; for nothing if there are none. */
export const anyOf = (words: (string | undefined)[]): string =>
  words.flatMap((word) => word?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? []).join('|') || '(?!)'
