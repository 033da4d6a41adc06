// The marks of institutions as people write them (`marks` in words.yaml), in one notation: ⟦1,2*⟧.
import { inOneLine } from '../fold'
import { marks, pattern } from './words'

/** Superscript digits and letters as plain ones. */
export const plainMark = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Lines in single spaces, without the characters of this notation and those that are kept for brackets. */
export const plainLines = (text: string): string =>
  text
    .replace(/[⟦⟧\ue000\ue001]/g, '')
    .split('\n')
    .flatMap((line) => inOneLine(line) || [])
    .join('\n')

/** A star after the institution of a person is one after his name. */
const STAR_AFTER = /(\s*\((?:[^()]|\([^()]*\)){3,}\))\s*([*†‡]+)/gu

/** Brackets, and those with words, such as an institution: “Paris 13” has no mark. */
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)/gu
const OF_WORDS = /\((?=[^()]*\p{L}{2})(?:[^()]|\([^()]*\))*\)/gu

/** A text with its marks as ⟦1,2*⟧, so that no comma within them parts two names, and with what `apart` makes of its brackets. */
export function withMarks(text: string, apart: (brackets: string) => string): string {
  const written = text
    .replace(pattern('presents', 'giu'), '⟦*⟧')
    .replace(pattern('capacity', 'giu'), '')
    .replace(STAR_AFTER, '$2$1')
    .replace(OF_WORDS, apart)
  return marks
    .reduce((changed, { pattern: form, becomes }) => changed.replace(form, becomes), written)
    .replace(/⟦[^⟧]*⟧/g, plainMark)
    .replace(BRACKETS, apart)
}
