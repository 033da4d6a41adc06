// The printed editions: which languages each is in, in which order, and how it says a text.
import { words } from '../words'
import type { Bilingual, Language } from '../../../schemas/kinds'
import type { EditionData } from '../../../schemas'
import { printedProgramme } from '../../../records/built-files'
import { bilingual } from '../../../records/localise'
import type { Schedule } from '../schedule/shape'

/** A text in the languages of an edition. If they share it, it is there once. */
export type Said = { text: string; language: Language }[]

export type PrintedEdition = {
  file: string
  /** The first language leads: it is the document's language, decides the order, and is used for single words. */
  languages: [Language, ...Language[]]
}

/** The first edition is the one that organisers print: Turkish, with English beneath wherever the two differ. */
export const printedEditions: PrintedEdition[] = [
  { file: printedProgramme.both, languages: ['tr', 'en'] },
  { file: printedProgramme.en, languages: ['en'] },
  { file: printedProgramme.tr, languages: ['tr'] },
]

export type Interface = EditionData['interface']

/** What every part of the document needs to know. */
export type Telling = {
  schedule: Schedule
  lead: Language
  /** A text in every language of the edition. */
  say: (text: Bilingual, spoken?: Language) => Said
  /** The same on one line, the languages separated by a slash. */
  line: (text: Bilingual) => string
  /** A word of the interface, on one line. */
  word: (value: string | Bilingual | undefined) => string
  interfaceWords: Interface
  own: typeof words
}

/** Prepares everything that the parts of one edition need. */
export function tellingOf(
  schedule: Schedule,
  interfaceWords: Interface,
  { languages }: PrintedEdition,
): Telling {
  const say: Telling['say'] = (text, spoken) => {
    const shared = text.en === text.tr
    if (shared) return text.en ? [{ text: text.en, language: spoken ?? languages[0] }] : []
    return languages
      .map((language) => ({ text: text[language], language }))
      .filter((said) => said.text !== '')
  }
  const line = (text: Bilingual) =>
    say(text)
      .map((said) => said.text)
      .join(' / ')
  return {
    schedule,
    lead: languages[0],
    say,
    line,
    word: (value = '') => line(bilingual(value)),
    interfaceWords,
    own: words,
  }
}
