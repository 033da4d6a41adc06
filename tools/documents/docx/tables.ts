// Tables of the Word files: ruled data tables, and forms with an empty cell beside each label.
import {
  BorderStyle,
  CheckBox,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
  type ParagraphChild,
} from 'docx'
import { colours, plain } from '../colours'
import type { Bilingual } from '../../../pipeline/schemas/kinds'
import { bothRuns, cm, run } from './sheet'

const rule = { style: BorderStyle.SINGLE, size: 4, color: plain(colours.aegean) }
const borders = { top: rule, bottom: rule, left: rule, right: rule }
const margins = { top: 50, bottom: 50, left: 100, right: 100 }

type CellSetting = { width: number; shaded?: boolean }

const cell = (children: ParagraphChild[], { width, shaded = false }: CellSetting): TableCell =>
  new TableCell({
    width: { size: cm(width), type: WidthType.DXA },
    columnSpan: 1,
    borders,
    margins,
    verticalAlign: VerticalAlign.CENTER,
    ...(shaded ? { shading: { fill: plain(colours.pale), color: 'auto', type: 'clear' as const } } : {}),
    children: [new Paragraph({ children })],
  })

const tableOf = (rows: TableRow[], widths: number[]): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: cm(widths.reduce((sum, one) => sum + one, 0)), type: WidthType.DXA },
    columnWidths: widths.map(cm),
    rows,
  })

/** A table whose shaded head row is repeated on each page. Widths in centimetres. */
export const ruledTable = (rows: string[][], widths: number[]): Table =>
  tableOf(
    rows.map(
      (words, n) =>
        new TableRow({
          tableHeader: n === 0,
          cantSplit: true,
          children: words.map((word, column) =>
            cell([run(word, 'en', { bold: n === 0 })], { width: widths[column] ?? 3, shaded: n === 0 }),
          ),
        }),
    ),
    widths,
  )

/** Labels on the left with room to write on the right. `height` of a row in centimetres. */
export const fieldTable = (labels: Bilingual[], height = 0.8): Table =>
  tableOf(
    labels.map(
      (label) =>
        new TableRow({
          cantSplit: true,
          height: { value: cm(height), rule: HeightRule.ATLEAST },
          children: [cell(bothRuns(label), { width: 6.5, shaded: true }), cell([], { width: 10.5 })],
        }),
    ),
    [6.5, 10.5],
  )

const boxBefore = (label: Bilingual): ParagraphChild[] => [new CheckBox(), run(' ', 'en'), ...bothRuns(label)]

export type Choice = { label: Bilingual; fee: Bilingual; note?: Bilingual }

const priceRuns = ({ en, tr }: Bilingual): ParagraphChild[] =>
  en === tr ? [run(en, 'en')] : [run(en, 'en'), run(` / ${tr}`, 'tr')]

/** Choices with a box that can be clicked in Word, a label, and the fee on the right. */
export const choiceTable = (head: [Bilingual, Bilingual], choices: Choice[]): Table => {
  const widths = [12.5, 4.5] as const
  const rows = choices.map(({ label, fee, note }) => {
    const small = note ? [run(` (${note.en} / ${note.tr})`, 'en', { italics: true })] : []
    return new TableRow({
      cantSplit: true,
      children: [
        cell([...boxBefore(label), ...small], { width: widths[0] }),
        cell(priceRuns(fee), { width: widths[1] }),
      ],
    })
  })
  const headRow = new TableRow({
    tableHeader: true,
    children: head.map((label, n) => cell(bothRuns(label), { width: widths[n] ?? 4, shaded: true })),
  })
  return tableOf([headRow, ...rows], [...widths])
}

/** A box to tick before a sentence in both languages. */
export const tickLine = (label: Bilingual): Paragraph =>
  new Paragraph({
    spacing: { before: 80 },
    indent: { left: cm(0.6), hanging: cm(0.6) },
    children: boxBefore(label),
  })
