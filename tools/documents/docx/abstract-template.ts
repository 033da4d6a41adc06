// Abstract template: its settings and text follow the rules of section 5 of the specification.
import { AlignmentType, HeadingLevel, Paragraph } from 'docx'
import { abstractGuide, type AbstractGuide } from '../words/abstract-guide'
import type { Language } from '../../../pipeline/schemas/kinds'
import { centred, makeSheet, paragraph, run } from './sheet'

const part = (guide: AbstractGuide, language: Language, pageBreakBefore: boolean): Paragraph[] => [
  paragraph(guide.heading, language, { heading: HeadingLevel.HEADING_1, pageBreakBefore }),
  ...guide.rules.map((rule) => paragraph(rule, language, { alignment: AlignmentType.BOTH })),
  new Paragraph({
    children: [run(`${guide.keywordsLabel}: `, language, { bold: true }), run(guide.keywords, language)],
  }),
  new Paragraph({
    children: [run(`${guide.graphicalLabel}: `, language, { bold: true }), run(guide.graphical, language)],
  }),
]

/** The bytes of abstract-template.docx: A4, margins 5 and 4 cm, Times New Roman 12 pt, double spacing. */
export const makeAbstractTemplate = (): Promise<Buffer> => {
  const { en, tr } = abstractGuide
  const bold = { bold: true, size: 24, color: '000000', font: 'Times New Roman' }
  return makeSheet({
    title: 'Abstract Template / Bildiri Özeti Şablonu – Composites 2025',
    subject: 'At most 500 words per language; send the file by e-mail',
    font: 'Times New Roman',
    size: 12,
    lines: 2,
    margins: { top: 5, bottom: 5, left: 4, right: 4 },
    styles: {
      default: {
        title: { run: bold, paragraph: { alignment: AlignmentType.CENTER } },
        heading1: { run: bold, paragraph: { keepNext: true } },
      },
    },
    children: [
      paragraph(en.title, 'en', { heading: HeadingLevel.TITLE }),
      paragraph(tr.title, 'tr', { heading: HeadingLevel.TITLE }),
      new Paragraph({}),
      centred(en.authors, 'en'),
      centred(en.affiliations, 'en'),
      centred(tr.affiliations, 'tr'),
      centred(en.contact, 'en'),
      ...part(en, 'en', false),
      ...part(tr, 'tr', true),
    ],
  })
}
