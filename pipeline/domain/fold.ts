// Case folding for comparing organisers' words. The site's search has its own, which covers more letters.

/** Without case or the difference of İ, I, ı and i: İZMİR and izmir are one name, HENRIK and Henrik, too. */
export const ignoringCase = (text: string): string =>
  text.normalize('NFC').replace(/[İIı]/g, 'i').toLowerCase()

/** Without accents, too: AĞUSTOS, Ağustos and agustos are one word. */
export const fold = (text: string): string => ignoringCase(text).normalize('NFD').replace(/\p{M}/gu, '')

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
