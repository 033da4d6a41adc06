// Texts in the languages of a document.
import { bilingual } from '../../records/localise'
import { posterCode, talkCode } from '../../records/programme-codes'
import type { EditionData } from '../../schemas'
import type { Language, Text } from '../../schemas/kinds'
import { titleRuns } from '../../schemas/title-marks'
import type { SchedulePoster } from '../programme/schedule/shape'
import type { Element, Paper, Paragraph } from './paper'
import { sizes } from './style'

/** A text in the languages of a document. If they share it, it is there once. */
export type Said = { text: string; language: Language }[]

/** How a document in these languages writes texts. The first language leads. */
export function textsIn(
  [lead, ...others]: [Language, ...Language[]],
  { interface: interfaceWords, sessions, posters }: Pick<EditionData, 'interface' | 'sessions' | 'posters'>,
) {
  const titles = new Map<string, Text>([
    ...sessions.flatMap(({ code, talks }) =>
      talks.map(({ title }, index): [string, Text] => [talkCode(code, index), title]),
    ),
    ...posters.map(({ number, title }): [string, Text] => [posterCode(number), title]),
  ])
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
  /** The title of a talk or poster as written: the schedule has it without its marks (schemas/title-marks.ts). */
  const titleOf = ({
    code,
    title,
    titleLanguage,
  }: Pick<SchedulePoster, 'code' | 'title' | 'titleLanguage'>) =>
    say(titles.get(code) ?? title, titleLanguage)
  /** A label of the programme's interface. */
  const word = (name: string): Text => interfaceWords.programme[name] ?? ''
  const label = (name: string) => line(word(name))
  return { lead, say, line, titleOf, word, label }
}

export type Texts = ReturnType<typeof textsIn>

export type Look = Omit<Paragraph, 'text' | 'language'>

const styles = { em: { italic: true }, sub: { script: 'sub' }, sup: { script: 'sup' } } as const

/** A text with its italics, sub- and superscripts. */
const styled = (text: string): Paragraph['text'] =>
  titleRuns(text)?.map((run) => ({ text: run.text, ...(run.mark ? styles[run.mark] : {}) })) ?? text

/** A text in several languages, one paragraph each: the first in one style, its translations in another. */
export const paragraphsOf = (said: Said, first: Look, translations = first): Paragraph[] =>
  said.map(({ text, language }, index) => ({
    text: styled(text),
    language,
    ...(index === 0 ? first : translations),
  }))

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
