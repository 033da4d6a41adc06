// Texts in the languages of a document.
import { bilingual } from '../../records/localise'
import type { EditionData } from '../../schemas'
import type { Language, Text } from '../../schemas/kinds'
import type { Element, Paper, Paragraph } from './paper'
import { sizes } from './style'

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
  /** A label of the programme's interface. */
  const word = (name: string): Text => interfaceWords.programme[name] ?? ''
  const label = (name: string) => line(word(name))
  return { lead, say, line, word, label, interfaceWords }
}

export type Texts = ReturnType<typeof textsIn>

type Look = Omit<Paragraph, 'text' | 'language'>

/** A text in several languages, one paragraph each: the first in one style, its translations in another. */
export const paragraphsOf = (said: Said, first: Look, translations = first): Paragraph[] =>
  said.map((one, index) => ({ ...one, ...(index === 0 ? first : translations) }))

type Part = {
  title: Text
  /** What comes before the title. */
  code?: string
  /** Follows the title. */
  below?: Paragraph[]
  /** Height that has to be free on the page. */
  height?: number
}

/** Starts a part of a document: its heading, in all languages, and a line in the outline. */
export function startPart(
  paper: Paper,
  { say, line }: Texts,
  { title, code, below = [], height }: Part,
  place?: string,
): Element {
  const prefix = code ? `${code}\u00a0\u00a0` : ''
  const heading = say(title).map((said, index) =>
    index === 0 ? { ...said, text: prefix + said.text } : said,
  )
  paper.startPart(height)
  if (place) paper.mark(place)
  paper.doc.outline.addItem(prefix + line(title))
  const part = paper.element(paper.root, 'Sect')
  const large = { colour: 'deep', weight: 'bold', size: sizes.part } as const
  paper.heading(part, 'H2', paragraphsOf(heading, large, { colour: 'muted', size: sizes.heading }))
  paper.write(part, 'P', below)
  paper.y += 8
  paper.rule('deep', 1.5)
  paper.y += 6
  return part
}
