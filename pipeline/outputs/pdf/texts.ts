// Texts in the languages of a document.
import { buffer } from 'node:stream/consumers'
import { bilingual, inLanguage, type Text } from '../../domain/languages'
import type { EditionData } from '../../schemas'
import { titleRuns } from '../../domain/title-marks'
import type { PresentedEntry } from '../../records/presented'
import type { Setting } from './document'
import { Paper, type Element, type Paragraph } from './paper'
import { sizes } from './style'

export type Look = Omit<Paragraph, 'text' | 'language'>

const styles = { em: { italic: true }, sub: { script: 'sub' }, sup: { script: 'sup' } } as const

/** A text after its code, if it has one. */
const afterCode = (code: string, text: string) => (code ? `${code}\u00a0\u00a0${text}` : text)

/** A text with its italics, sub- and superscripts. */
const styled = (text: string): Paragraph['text'] =>
  titleRuns(text)?.map((run) => ({ text: run.text, ...(run.mark ? styles[run.mark] : {}) })) ?? text

/** What a document is made from: the schedule, and the labels of the interface. */
type Document = Setting & { labels: EditionData['interface'] }

function textsOf({ languages, labels }: Document) {
  const [lead] = languages
  /** A text in every language; once if they share it, which is in the language `spoken`. */
  const wordings = (text: Text, spoken: string) => {
    const { en, tr } = bilingual(text)
    const shared = en === tr ? [{ text: en, language: spoken }] : undefined
    const each = languages.map((language) => ({ text: { en, tr }[language], language }))
    return (shared ?? each).filter((one) => one.text !== '')
  }
  /** A text in every language, one paragraph each: the first in one style and after its code, its translations in another. */
  const say = (
    text: Text,
    first: Look = {},
    translations = first,
    { code = '', spoken = lead }: { code?: string; spoken?: string } = {},
  ) =>
    wordings(text, spoken).map((wording, index): Paragraph => ({
      text: styled(index === 0 ? afterCode(code, wording.text) : wording.text),
      language: wording.language,
      ...(index === 0 ? first : translations),
    }))
  /** The same on one line, the languages separated by a slash. */
  const line = (text: Text) =>
    wordings(text, lead)
      .map((wording) => wording.text)
      .join(' / ')
  /** The title of a talk or poster, with its marks (domain/title-marks.ts). */
  const titleOf = (
    { markedTitle, titleLanguage: spoken = lead }: PresentedEntry,
    first?: Look,
    translations = first,
    code = '',
  ) => say(markedTitle, first, translations, { code, spoken })
  /** A label of the programme's interface. */
  const word = (name: string): Text => labels.programme[name] ?? ''
  const label = (name: string) => line(word(name))
  return { lead, say, line, titleOf, word, label }
}

export type Printout = Document & ReturnType<typeof textsOf> & { paper: Paper }

type Draw<Content> = (printout: Content & Printout) => void

/** Draws a document; without a draft, to find out on which page each of its places is. Formats of one design share a draft. */
export function drawnPaper<Content extends Document>(
  document: Content,
  draw: Draw<Content>,
  draft?: Paper,
): Paper {
  const paper = new Paper(document, draft)
  draw({ ...document, ...textsOf(document), paper })
  return paper
}

/** Draws a document twice, since its contents name later pages. The same content gives the same bytes. */
export function printed<Content extends Document>(
  document: Content,
  draw: Draw<Content>,
  draft = drawnPaper(document, draw),
): Promise<Buffer> {
  const { root, doc } = drawnPaper(document, draw, draft)
  root.end()
  doc.end()
  return buffer(doc)
}

export type Part = {
  title: Text
  /** What comes before the title. */
  code?: string
  /** Follows the title. */
  below?: Paragraph[]
  /** Height that has to be free on the page. */
  height?: number
  place?: string
  /** Whether its title is written at the head of the pages on which it continues. */
  isRunning?: boolean
}

/** Starts a part of a document: its heading, in all languages, and a line in the outline. */
export function startPart(
  { paper, say, line, lead }: Printout,
  { title, code = '', below = [], height, place, isRunning = false }: Part,
): Element {
  paper.running = isRunning ? [afterCode(code, inLanguage(title, lead))] : []
  paper.startPart(height)
  if (place) paper.mark(place)
  paper.doc.outline.addItem(afterCode(code, line(title)))
  const part = paper.element(paper.root, 'Sect')
  const large = { colour: 'deep', weight: 'bold', size: sizes.part } as const
  paper.heading(part, 'H2', say(title, large, { colour: 'quiet', size: sizes.heading }, { code }))
  paper.write(part, 'P', below)
  paper.y += 8
  paper.rule('deep', 1.5)
  paper.y += 6
  return part
}
