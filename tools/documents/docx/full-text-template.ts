// Full-text template for the proceedings: styles for authors to use, with guidance in both languages.
import {
  AlignmentType,
  HeadingLevel,
  Math as Equation,
  MathFraction,
  MathRun,
  MathSubScript,
  Paragraph,
  type FileChild,
} from 'docx'
import { fullTextGuide, type GuideSection } from '../words/full-text-guide'
import { edition } from '../words/edition'
import { centred, makeSheet, paragraph, run } from './sheet'
import { ruledTable } from './tables'

const caption = (words: string): Paragraph =>
  paragraph(words, 'en', { alignment: AlignmentType.CENTER, keepNext: true }, { italics: true })

const sampleTable = (): FileChild[] => [
  caption(
    'Table 1. Mechanical properties (mean ± standard deviation, n = 8). / Çizelge 1. Mekanik özellikler.',
  ),
  ruledTable(
    [
      ['Laminate', 'Modulus (GPa)', 'Strength (MPa)'],
      ['[0/90]₄ₛ', '24.1 ± 0.6', '412 ± 15'],
      ['[±45]₄ₛ', '13.8 ± 0.4', '138 ± 6'],
    ],
    [5, 5, 5],
  ),
]

const sampleFigure = (): FileChild[] => [
  paragraph('[ Figure / Şekil: at least 300 dpi, 8 or 16 cm wide ]', 'en', {
    alignment: AlignmentType.CENTER,
    spacing: { before: 240, after: 120 },
  }),
  caption('Figure 1. What the reader should see in it. / Şekil 1. Okurun şekilde görmesi gereken.'),
]

const sampleEquation = (): Paragraph => {
  const part = (base: string, index: string): MathSubScript =>
    new MathSubScript({ children: [new MathRun(base)], subScript: [new MathRun(index)] })
  const sum = [
    part('E', 'f'),
    part('V', 'f'),
    new MathRun('+'),
    part('E', 'm'),
    new MathRun('(1-'),
    part('V', 'f'),
  ]
  const density = new MathFraction({
    numerator: [...sum, new MathRun(')')],
    denominator: [new MathRun('ρ')],
  })
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 120, after: 120 },
    children: [new Equation({ children: [new MathRun('e='), density] }), run('     (1)', 'en')],
  })
}

const samples: Record<string, () => FileChild[]> = {
  methods: () => [sampleEquation()],
  results: () => [...sampleTable(), ...sampleFigure()],
}

const section = ({ key, heading, level, en, tr }: GuideSection): FileChild[] => [
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    children: [run(heading.en, 'en'), run(' / ', 'en'), run(heading.tr, 'tr')],
  }),
  paragraph(en, 'en', { alignment: AlignmentType.BOTH }),
  paragraph(tr, 'tr', { alignment: AlignmentType.BOTH, spacing: { before: 60 } }),
  ...(samples[key]?.() ?? []),
]

const font = 'Times New Roman'

/** The bytes of full-text-template.docx: A4, margins 2.5 cm, Times New Roman 11 pt. */
export const makeFullTextTemplate = (): Promise<Buffer> =>
  makeSheet({
    title: 'Full-Text Template / Tam Metin Şablonu – Composites 2025',
    subject: 'Full papers for the proceedings, due 1 September 2025',
    font,
    size: 11,
    lines: 1.15,
    margins: { top: 2.5, bottom: 2.5, left: 2.5, right: 2.5 },
    foot: `${edition.name.en} / ${edition.name.tr}`,
    styles: {
      default: {
        title: {
          run: { font, bold: true, size: 28, color: '000000' },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 80 } },
        },
        heading1: {
          run: { font, bold: true, size: 24, color: '000000' },
          paragraph: { keepNext: true, spacing: { before: 240, after: 80 } },
        },
        heading2: {
          run: { font, bold: true, italics: true, size: 22, color: '000000' },
          paragraph: { keepNext: true, spacing: { before: 160, after: 60 } },
        },
      },
    },
    children: [
      paragraph(fullTextGuide.title.en, 'en', { heading: HeadingLevel.TITLE }),
      paragraph(fullTextGuide.title.tr, 'tr', { heading: HeadingLevel.TITLE }),
      new Paragraph({}),
      centred('Name Surname¹*, Name Surname²', 'en'),
      centred('¹ Department, University or Company, City, Country', 'en'),
      centred('² Bölüm, Üniversite veya Firma, Şehir, Ülke', 'tr'),
      centred('* name@example.org · ORCID 0000-0000-0000-0000', 'en'),
      ...fullTextGuide.sections.flatMap(section),
    ],
  })
