// What all Word files share: centimetres, A4, the languages of texts, bytes.
import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type FileChild,
  type IParagraphOptions,
  type IRunOptions,
  type IStylesOptions,
} from 'docx'
import { fixedZip } from '../fixed-zip'
import { locales } from '../../../pipeline/records/format'
import type { Bilingual, Language } from '../../../pipeline/schemas/kinds'
import { edition } from '../words/edition'

/** Converts centimetres to twips (twentieths of a point). */
export const cm = (centimetres: number): number => Math.round((centimetres / 2.54) * 1440)

/** A run of words marked with its language, so that Word checks spelling and hyphenates correctly. */
export const run = (text: string, language: Language, options: IRunOptions = {}): TextRun =>
  new TextRun({ ...options, text, language: { value: locales[language] } })

/** A paragraph in one language; `letters` are options for the look of its letters. */
export const paragraph = (
  words: string,
  language: Language,
  options: IParagraphOptions = {},
  letters?: IRunOptions,
): Paragraph => new Paragraph({ ...options, children: [run(words, language, letters)] })

/** A centred paragraph. */
export const centred = (words: string, language: Language, letters?: IRunOptions): Paragraph =>
  paragraph(words, language, { alignment: AlignmentType.CENTER }, letters)

/** A label in both languages on one line: English in bold / Turkish. */
export const bothRuns = ({ en, tr }: Bilingual): TextRun[] => [
  run(en, 'en', { bold: true }),
  run(' / ', 'en'),
  run(tr, 'tr'),
]

/** Margins in centimetres, font size in points, line spacing in lines. */
type SheetSetting = {
  title: string
  subject: string
  font: string
  size: number
  lines: number
  margins: { top: number; bottom: number; left: number; right: number }
  styles?: IStylesOptions
  foot?: string
  children: FileChild[]
}

const numberedFoot = (foot: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: { line: 240 },
        children: [
          new TextRun({ text: `${foot} · `, size: 16 }),
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16 }),
        ],
      }),
    ],
  })

/** The bytes of an A4 Word file; English is its main language. */
export const makeSheet = async (setting: SheetSetting): Promise<Buffer> => {
  const { title, subject, font, size, lines, margins, styles, foot, children } = setting
  const file = new Document({
    title,
    subject,
    // The mode of Word 2013 and later; without it the file opens in compatibility mode.
    compatibility: { version: 15 },
    creator: edition.chamber.en,
    lastModifiedBy: edition.chamber.en,
    styles: {
      ...styles,
      default: {
        ...styles?.default,
        document: {
          run: { font, size: size * 2, language: { value: locales.en } },
          paragraph: { spacing: { line: lines * 240, before: 0, after: 0 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: cm(21), height: cm(29.7) },
            margin: {
              top: cm(margins.top),
              bottom: cm(margins.bottom),
              left: cm(margins.left),
              right: cm(margins.right),
              header: cm(1.25),
              footer: cm(1.25),
            },
          },
        },
        ...(foot ? { footers: { default: numberedFoot(foot) } } : {}),
        children,
      },
    ],
  })
  return fixedZip(await Packer.toBuffer(file), 'en')
}
