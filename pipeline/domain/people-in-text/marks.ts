// The marks of institutions as people write them, digits, letters and stars, raised or in brackets, in one notation: ⟦1,2*⟧.
import { pattern } from './words'

/** Superscript digits and letters as plain ones. */
export const plainMark = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The forms of marks of institutions after a name. They become ⟦1,2*⟧, so that no comma within them parts two names. */
const forms: { pattern: RegExp; becomes: (found: string, within: string) => string }[] = [
  // ^1,2^ is a superscript of rich text; ᵃ and ᵇ are letters.
  { pattern: /\^([^^\s]{1,16})\^/g, becomes: (_, within) => `⟦${within}⟧` },
  { pattern: /[ᵃᵇᶜᵈᵉᶠᵍ]+/g, becomes: (found) => `⟦${[...plainMark(found)].join(',')}⟧` },
  {
    pattern: /[⁰¹²³⁴-⁹]+(?:\s?[,·]\s?[⁰¹²³⁴-⁹]+)*/gu,
    becomes: (found) => `⟦${plainMark(found)}⟧`,
  },
  // A. Örnek (1, 2) and A. Örnek [a]
  {
    pattern: /\s?[([]\s*((?:\d{1,2}|\p{L}|\*)(?:\s?[,;&]\s?(?:\d{1,2}|\p{L}|\*))*)\s*[)\]]/gu,
    becomes: (_, within) => `⟦${within}⟧`,
  },
  // A. Örnek1,2 and A. Örnek 1
  {
    pattern: /(?<=[\p{L}.]\s?)\d{1,2}(?:\s?,\s?\d{1,2}(?!\d))*(?![\p{L}\d])/gu,
    becomes: (found) => `⟦${found}⟧`,
  },
  // A. Örnek a, B. Deneme b
  {
    pattern: /(?<=\p{L}{2}) ([a-h])(?=\s*(?:[,;*\n]|(?:and|ve)\s|$))/gu,
    becomes: (_, within) => `⟦${within}⟧`,
  },
  { pattern: /(?<=⟧,?\s?)([a-h*])(?=\s*(?:[,;\n]|$))/gu, becomes: (_, within) => `⟦${within}⟧` },
  {
    pattern:
      /\s*[*†‡∗⁎§¶]+\s*,?(?=⟦)|(?<=⟧)\s*,?\s*[*†‡∗⁎§¶]+|(?<=[\p{L}.])\s*[*†‡∗⁎§¶]+(?![^⟦⟧\s]{0,16}⟧)/gu,
    becomes: (found) => `⟦${found.replace(/[\s,]/g, '')}⟧`,
  },
  { pattern: /⟧\s*[,·]?\s*⟦/g, becomes: () => ',' },
  // A. Örnek,⟦1⟧ B. Deneme,⟦2⟧
  { pattern: /(?<=[\p{L}.]),(⟦[^⟧]*⟧)(?=\s)/gu, becomes: (_, within) => `${within},` },
]

/** A star after the institution of a person is one after his name. */
const STAR_AFTER = /(\s*\([^()]{3,}\))\s*([*†‡]+)/gu

/** Brackets, and those with words, such as an institution: “Paris 13” has no mark. */
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)/gu
const OF_WORDS = /\((?=[^()]*\p{L}{2})(?:[^()]|\([^()]*\))*\)/gu

/** A text with its marks as ⟦1,2*⟧, and with what `apart` makes of its brackets. */
export const withMarks = (text: string, apart: (brackets: string) => string): string =>
  forms
    .reduce(
      (changed, { pattern: form, becomes }) => changed.replace(form, becomes),
      text
        .replace(pattern('presents', 'giu'), '⟦*⟧')
        .replace(pattern('capacity', 'giu'), '')
        .replace(STAR_AFTER, '$2$1')
        .replace(OF_WORDS, apart),
    )
    .replace(BRACKETS, apart)
