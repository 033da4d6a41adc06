// Academic titles (academic-titles.json) are written once, in English or in Turkish; each language's pages show their own form.
import type { Language } from './languages'
import { anyOf, ignoringCase } from './fold'
import academic from './academic-titles.json'

/** Matches a title at the beginning. Spaces after its full stops may be missing: "Assoc.Prof.Dr. Işıl …". */
const patternOf = (forms: string[]) => new RegExp(`^(${anyOf(forms).replaceAll(' ', ' ?')})(?= |$)`)

/** Where one form begins with another, the longer comes first, as the first that matches is replaced. */
const toTurkish = academic.titles.map(({ en, tr }) => ({ pattern: patternOf(en), by: tr }))
const toEnglish = academic.titles.map(({ en: [by = ''], tr }) => ({ pattern: patternOf([tr]), by }))

/** A name with its title replaced, and likewise a profession after a comma (", Chem. Eng."). */
const retitled = (name: string, replacements: typeof toTurkish) =>
  name
    .split(', ')
    .map((part) => {
      const found = replacements.find(({ pattern }) => pattern.test(part))
      return found ? part.replace(found.pattern, found.by) : part
    })
    .join(', ')

/** "Assoc. Prof. Dr. Işıl …" becomes "Doç. Dr. Işıl …". */
export const turkishTitle = (name: string): string => retitled(name, toTurkish)

/** "Doç. Dr. Işıl …" becomes "Assoc. Prof. Dr. Işıl …". */
export const englishTitle = (name: string): string => retitled(name, toEnglish)

/** Word by word. Abbreviations are titles only with their full stop: Kim and Tek are names, too. */
const titleWords = new Set(Object.values(academic.words).flatMap((line) => line.split(' ').map(ignoringCase)))

/** Whether a word of a name is a title, a degree or part of a profession. */
export const isTitleWord = (word: string): boolean => titleWords.has(ignoringCase(word))

/** A person's name with its title in the reader's language. */
export const withTitle = (name: string, language: Language): string =>
  language === 'tr' ? turkishTitle(name) : englishTitle(name)
