// Texts in the languages of a document.
import { bilingual } from '../../records/localise'
import type { EditionData } from '../../schemas'
import type { Language, Text } from '../../schemas/kinds'
import type { Paragraph } from './paper'

export type Interface = EditionData['interface']

/** A text in the languages of a document. If they share it, it is there once. */
export type Said = { text: string; language: Language }[]

/** How a document in these languages writes texts. The first language leads. */
export function textsIn([lead, ...others]: [Language, ...Language[]], interfaceWords: Interface) {
  /** A text in every language. `spoken` is the language of a text that all share. */
  const say = (text: Text, spoken = lead): Said => {
    const { en, tr } = bilingual(text)
    const said = en === tr ? [{ text: en, language: spoken }] : undefined
    const each = [lead, ...others].map((language) => ({ text: { en, tr }[language], language }))
    return (said ?? each).filter((one) => one.text !== '')
  }
  /** The same on one line, the languages separated by a slash. */
  const line = (text: Text) =>
    say(text)
      .map((said) => said.text)
      .join(' / ')
  /** A label of the programme's interface, on one line. */
  const label = (name: string) => line(interfaceWords.programme[name] ?? '')
  return { lead, say, line, label, interfaceWords }
}

export type Texts = ReturnType<typeof textsIn>

type Look = Omit<Paragraph, 'text' | 'language'>

/** A text in several languages, one paragraph each: the first in one style, its translations in another. */
export const paragraphsOf = (said: Said, first: Look, translations = first): Paragraph[] =>
  said.map((one, index) => ({ ...one, ...(index === 0 ? first : translations) }))
