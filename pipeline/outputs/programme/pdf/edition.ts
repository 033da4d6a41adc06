// One printed edition: which languages it speaks, in which order, and how a text is said in it.
import { words } from '../words'
import type { Bilingual, Language } from '../../../schemas/kinds'
import type { EditionData } from '../../../schemas'
import { printedProgramme } from '../../../records/built-files'
import { bilingual } from '../../../records/localise'
import type { Schedule } from '../schedule/shape'

/** A text in the languages of an edition; one that they share is said once. */
export type Said = { text: string; language: Language }[]

export type PrintedEdition = {
  file: string
  /** The first one leads: document language, order, single words. */
  languages: [Language, ...Language[]]
}

/** The first is what the organisers print: Turkish with English beneath wherever the two differ. */
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
  /** The same in one line, parts divided by a slash. */
  line: (text: Bilingual) => string
  /** A word of the interface in one line. */
  word: (value: string | Bilingual | undefined) => string
  interfaceWords: Interface
  own: typeof words
}

/** Prepares the texts of an edition. */
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
