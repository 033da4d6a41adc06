// Titles in capitals, and how they are written otherwise: by a person's decision only, for nobody can tell all acronyms from words.
import { fold } from '../domain/fold'
import { languageOf } from './languages'
import { vocabulary } from './vocabulary'

/** Whether a title has no small letters; a short one may be an acronym. */
export const isInCapitals = (title: string): boolean =>
  (title.match(/\p{L}/gu) ?? []).length > 11 && !/\p{Ll}/u.test(title)

/** Acronyms, formulas and what is in brackets: words with a digit or without a vowel, and those that the field writes so. */
const staysSo = (word: string): boolean =>
  /\d/.test(word) || !/[AEIİOÖUÜ]/.test(word) || vocabulary.acronyms.has(fold(word))

/** A title in capitals with capitals at the beginnings of its words, in the letters of its language; others as they are. */
export function withSmallLetters(title: string): string {
  if (!isInCapitals(title)) return title
  const language = languageOf(title) ?? (/[ĞŞİ]/.test(title) ? 'tr' : 'en')
  const small = vocabulary.smallWords[language]
  return title.replace(
    /([\p{L}\d]+)(['’]\p{L}+)?/gu,
    (word: string, stem: string, ending: string | undefined, at: number) => {
      const lower = word.toLocaleLowerCase(language)
      const isBracketed = title[at - 1] === '(' && title[at + word.length] === ')'
      if (isBracketed || staysSo(stem)) return stem + (ending ?? '').toLocaleLowerCase(language)
      const isFirst = at === 0 || /[:.?!–—]\s*$/.test(title.slice(0, at))
      const isSmall = word.length < 5 && small.has(fold(word)) && !isFirst
      return isSmall ? lower : word.slice(0, 1) + lower.slice(1)
    },
  )
}
