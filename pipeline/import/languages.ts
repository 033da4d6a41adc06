// Which of the two languages a title is written in, titles in both within one cell, and titles in capitals: how these are written otherwise only a
// person decides, for nobody can distinguish all acronyms from words.
import { fold, inOneLine } from '../domain/fold'
import type { Language, Text } from '../domain/languages'
import { endings, smallWords } from '../domain/people-in-text/words'
import { vocabulary } from './vocabulary'

/** How much a text looks like a language: small words count most, then letters and endings. */
function pointsOf(text: string, language: Language): number {
  const words = fold(text).split(/[^\p{L}]+/u)
  const small = words.filter((word) => smallWords[language].has(word)).length
  const ends = words.filter(
    (word) => word.length > 4 && endings[language].some((end) => word.endsWith(end)),
  ).length
  const letters = language === 'tr' ? (text.match(/[ğşıİçöüĞŞÇÖÜ]/gu) ?? []).length : 0
  return small * 2 + ends + Math.min(letters, 4)
}

/** How much clearer a text is in English than in Turkish; below 0, the other way round. */
const clearness = (text: string): number => pointsOf(text, 'en') - pointsOf(text, 'tr')

/** The language of a text; undefined where it may be either. */
export function languageOf(text: string): Language | undefined {
  const clear = clearness(text)
  return Math.abs(clear) < 1 ? undefined : clear > 0 ? 'en' : 'tr'
}

/** A part of a title that may be a whole one: not the rest of a line that is too long for its cell. */
const isWhole = (text: string) =>
  /\S\s+\S/.test(text) || Object.values(smallWords).some((words) => words.has(fold(text.trim())))

/** The title of a cell, without quotation marks around it: one, or one in each language, below one another or with a slash between them. */
export function titleIn(written: string): Text {
  const text = written.trim().replace(/^["“”„«]([^"“”„«»]+)["“”»]$/u, '$1')
  const pairs = [...text.matchAll(/\n+|\s+[/|]\s+|\s+[–—]\s+/g)].flatMap(({ 0: cut, index }) => {
    const parts = [text.slice(0, index), text.slice(index + cut.length)].map(inOneLine)
    const [first = '', second = ''] = parts
    const [one, other] = [languageOf(first), languageOf(second)]
    if (!one || !other || one === other || !parts.every(isWhole)) return []
    const [en, tr] = one === 'en' ? [first, second] : [second, first]
    return { title: { en, tr }, clear: clearness(en) - clearness(tr) }
  })
  const [best] = pairs.sort((a, b) => b.clear - a.clear)
  return best?.title ?? inOneLine(text)
}

/** Whether a title has no lowercase letters, and at least so many: a short one may be an acronym. */
export const isInCapitals = (title: string, least = 12): boolean =>
  (title.match(/\p{Lu}/gu) ?? []).length >= least && !/\p{Ll}/u.test(title)

/** Acronyms, formulas and what is in brackets: words with a digit or without a vowel, and those that the field writes so. */
const staysSo = (word: string): boolean =>
  /\d/.test(word) || !/[AEIİOÖUÜ]/.test(word) || vocabulary.acronyms.has(fold(word))

/** A title in capitals with capitals at the beginnings of its words, in the letters of its language; others as they are. */
export function withSmallLetters(title: string, least?: number): string {
  if (!isInCapitals(title, least)) return title
  const language = languageOf(title) ?? (/[ĞŞİ]/.test(title) ? 'tr' : 'en')
  return title.replace(
    /([\p{L}\d]+)(['’]\p{L}+)?/gu,
    (word: string, stem: string, ending: string | undefined, at: number) => {
      const lower = word.toLocaleLowerCase(language)
      const isBracketed = title[at - 1] === '(' && title[at + word.length] === ')'
      if (isBracketed || staysSo(stem)) return stem + (ending ?? '').toLocaleLowerCase(language)
      const isFirst = at === 0 || /[:.?!–—]\s*$/.test(title.slice(0, at))
      const isSmall = vocabulary.lowered.has(fold(word)) && !isFirst
      return isSmall ? lower : word.slice(0, 1) + lower.slice(1)
    },
  )
}
