// Academic titles are written once, in English or in Turkish; each language's pages show their own form.
import type { Language } from './languages'
import { ignoringCase } from './fold'

/** Where one form begins with another, the longer comes first, as the first that matches is replaced. */
const titles: [english: string[], turkish: string][] = [
  [['Assoc. Prof. Dr.', 'Assoc. Prof.'], 'Doç. Dr.'],
  [['Asst. Prof. Dr.', 'Asst. Prof.', 'Assist. Prof. Dr.', 'Assist. Prof.'], 'Dr. Öğr. Üyesi'],
  [['Res. Asst.'], 'Arş. Gör.'],
  [['Lecturer', 'Lect.'], 'Öğr. Gör.'],
  [['MSc Chem. Eng.'], 'Kim. Yük. Müh.'],
  [['Chem. Eng.'], 'Kim. Müh.'],
  [['MSc Mech. Eng.'], 'Mak. Yük. Müh.'],
  [['Mech. Eng.'], 'Mak. Müh.'],
]

/** Words written in place of a name that is not known yet. */
const toCome: typeof titles = [[['To be announced', 'TBA'], 'Duyurulacak']]

/** Matches a title at the beginning. Spaces after its full stops may be missing: "Assoc.Prof.Dr. Işıl …". */
const patternOf = (forms: string[]) =>
  new RegExp(`^(${forms.map((form) => form.replaceAll('.', '\\.').replaceAll(' ', ' ?')).join('|')})(?= |$)`)

const all = [...titles, ...toCome]
const toTurkish = all.map(([english, turkish]) => ({ pattern: patternOf(english), by: turkish }))
const toEnglish = all.map(([[english = ''], turkish]) => ({ pattern: patternOf([turkish]), by: english }))

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

const wordsOf = (text: string) => text.match(/[^\s,.]+\.?/gu) ?? []

const titleWords = new Set([...titles.flat(2).flatMap(wordsOf), '-Ing.', 'PhD'].map(ignoringCase))

/** The name without titles: "Prof. Dr. A. Kaya" and "A. Kaya, Chem. Eng." are both "A. Kaya". An initial is not a title. */
export const withoutTitle = (name: string): string =>
  wordsOf(name)
    .filter((word) => !titleWords.has(ignoringCase(word)))
    .join(' ')

/** A person's name with its title in the reader's language. */
export const withTitle = (name: string, language: Language): string =>
  language === 'tr' ? turkishTitle(name) : englishTitle(name)
