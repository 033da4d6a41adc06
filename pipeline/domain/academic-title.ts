// Academic titles are written once, in English or in Turkish; each language's pages show their own form.
import type { Language } from './languages'
import { anyOf, ignoringCase } from './fold'

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
const patternOf = (forms: string[]) => new RegExp(`^(${anyOf(forms).replaceAll(' ', ' ?')})(?= |$)`)

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

/** Titles, degrees and professions, word by word. Abbreviations are titles only with their full stop: Kim and Tek are names, too. */
const words = [
  // English
  'Prof. Assoc. Asst. Assist. Res. Lect. Mr. Mrs. Ms. Chem. Mech. Civ. Elec. Eng. M.Sc. B.Sc. M.A. B.A. Ph.D. D.Sc. Hon.',
  'Professor Associate Assistant Research Lecturer Docent Doctor Emeritus Engineer Mr Mrs Ms PhD DPhil MSc MEng BEng CEng MBA',
  // Turkish
  'Doç. Öğr. Gör. Arş. Yrd. Uzm. Av. Op. Müh. Yük. Kim. Mak. İnş. Elk. Elekt. Mad. Met. Jeo. Çev. End. Gıda. Bilg. Ecz. Vet. Dt. Sn.',
  'Profesör Doçent Doktor Üyesi Öğretim Araştırma Görevlisi Uzman Avukat Mimar Mühendis Mühendisi Sayın',
  // German
  'Dr. Dr.-Ing. Dipl. Dipl.-Ing. Priv.-Doz. Univ.-Prof. Doz. habil. rer. nat. phil. med. techn. h.c. em. Privatdozent Frau Herr',
  // Czech
  'doc. Ing. Mgr. Bc. RNDr. JUDr. MUDr. PhDr. CSc. DrSc. DiS. CSc DrSc',
  // Everywhere
  'Prof Dr',
].flatMap((line) => line.split(' '))

const titleWords = new Set(words.map(ignoringCase))

/** Whether a word of a name is a title, a degree or part of a profession. */
export const isTitleWord = (word: string): boolean => titleWords.has(ignoringCase(word))

/** A person's name with its title in the reader's language. */
export const withTitle = (name: string, language: Language): string =>
  language === 'tr' ? turkishTitle(name) : englishTitle(name)
