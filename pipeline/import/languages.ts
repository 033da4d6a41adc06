// Which of the two languages a title is written in, and titles in both within one cell.
import { fold } from '../domain/fold'
import type { Language, Text } from '../domain/languages'
import { inOneLine } from './cells'
import { vocabulary } from './vocabulary'

const smallWords: Record<Language, Set<string>> = {
  en: new Set(vocabulary.english),
  tr: new Set(vocabulary.turkish),
}

/** Endings by which words of a language are known. */
const endings: Record<Language, RegExp> = {
  en: /(?:tion|tions|ing|ity|ies|ness|ment|ments|ical|ance|ence|ive|ous|ed|ology|ites|ers|sis)$/,
  tr: /(?:lar|ler|larin|lerin|lari|leri|larda|lerde|lardan|lerden|nin|nun|lik|luk|mesi|masi|sinin|larinin|lerinin|siz|suz|inda|inde|undaki|iyle|iyla|erek|arak|esi|ligi|lugu|leme|lama|dan|den|daki|deki|li|lu)$/,
}

/** How much a text looks like a language: small words count most, then letters and endings. */
function pointsOf(text: string, language: Language): number {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const small = words.filter((word) => smallWords[language].has(word)).length
  const ends = words.filter((word) => word.length > 4 && endings[language].test(word)).length
  const letters =
    language === 'tr' ? (text.match(/[ğşıİçöü]/giu) ?? []).filter((letter) => !/[iI]/.test(letter)).length : 0
  return small * 2 + ends + Math.min(letters, 4)
}

/** The language of a text; undefined where it may be either. */
export function languageOf(text: string): Language | undefined {
  const [en, tr] = [pointsOf(text, 'en'), pointsOf(text, 'tr')]
  if (Math.abs(en - tr) < 1) return undefined
  return en > tr ? 'en' : 'tr'
}

/** A part of a title that may be a whole one: not the rest of a line that is too long for its cell. */
const isWhole = (text: string) =>
  text.trim().split(/\s+/).length > 1 ||
  Object.values(smallWords).some((words) => words.has(fold(text.trim())))

/** The title of a cell: one, or one in each language, below one another or with a slash between them. */
export function titleIn(text: string): Text {
  const cuts = [...text.matchAll(/\n+|\s+[/|]\s+|\s+[–—]\s+/g)]
  const pairs = cuts.flatMap(({ 0: found, index }) => {
    const parts = [text.slice(0, index), text.slice(index + found.length)].map(inOneLine)
    const [first, second] = parts.map(languageOf)
    if (!first || !second || first === second || !parts.every(isWhole)) return []
    const clear = parts.reduce((sum, part) => sum + Math.abs(pointsOf(part, 'en') - pointsOf(part, 'tr')), 0)
    return { en: first === 'en' ? parts[0]! : parts[1]!, tr: first === 'tr' ? parts[0]! : parts[1]!, clear }
  })
  const [best] = pairs.sort((a, b) => b.clear - a.clear)
  return best ? { en: best.en, tr: best.tr } : inOneLine(text)
}
