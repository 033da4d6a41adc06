// Markdown that is not shown as it was meant: a sentence as a list, short lines as one, too many cells in a row.
import { writeLowered } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Fault, type Position, type Problem } from '../../read/problem'
import { allWithin, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile, lineIn, type TextFile } from '../../read/texts/text-file'
import { problemInText } from '../problem-in'

type Found = Fault & { at: Position; mended?: (line: string) => string }

/** Lists of one item with another number than 1: `6. Symposium …`. One that goes on after something between is a list. */
export function loneNumbers(tree: Node): Node[] {
  const lists = allWithin(tree).filter(({ type, start }) => type === 'list' && typeof start === 'number')
  return lists.filter(({ start, children = [] }, index) => {
    const before = lists[index - 1]
    const goesOn = before && before.start! + (before.children ?? []).length === start
    return children.length === 1 && start !== 1 && start !== 0 && !goesOn
  })
}

const asSentence = (list: Node): Found => ({
  at: startOf(list),
  message: both(
    `A line that begins with “${list.start}.” is read as a list.`,
    `“${list.start}.” ile başlayan satır bir liste olarak okunur.`,
  ),
  advice: both(
    `If it is a sentence, write ${list.start}\\. with a backslash.`,
    `Bu bir cümleyse ters eğik çizgiyle ${list.start}\\. yazın.`,
  ),
  mended: (line) => line.replace(/^(\s*\d+)([.)])/, '$1\\$2'),
})

/** Rows whose cells are not as many as those of the table's head: cells beyond it are not shown. */
function raggedRows({ children: [head, ...rows] = [] }: Node): Found[] {
  const wanted = head?.children?.length ?? 0
  return rows
    .filter(({ children = [] }) => children.length !== wanted)
    .map((row) => ({
      at: startOf(row),
      message: both(
        `The number of cells in this row is ${row.children?.length ?? 0}, in the head of its table ${wanted}.`,
        `Bu satırda ${row.children?.length ?? 0} hücre var, tablonun başlığında ${wanted}.`,
      ),
      advice: both(
        'Write as many cells as the head has; one may be empty: | a | |. A | within a cell is written \\|.',
        'Başlıktaki kadar hücre yazın; biri boş kalabilir: | a | |. Hücre içindeki | işareti \\| yazılır.',
      ),
    }))
}

/** Cells of a spreadsheet beside one another, with tabs or semicolons between them. */
const isRow = (line: string) => /^(?!o\t).*\S(?:\t+|;)\S/.test(line) && !/&\w+;/.test(line)

/** A line of an address or a signature: short, and not left to go on by its end. */
const isShort = (line: string) => /^[\p{L}\d*_[<(](?!\t).{0,44}$/u.test(line) && !/ {2}$|\\$/.test(line)

/** Lines below one another that are shown as one: rows of a spreadsheet, an address, a signature. */
function runningLines(paragraph: Node, source: string): Found | undefined {
  const at = startOf(paragraph)
  const last = paragraph.position?.end.line ?? at.line
  const lines = source.split('\n').slice(at.line - 1, last)
  if (lines.filter(isRow).length >= 2) {
    return {
      at,
      message: both(
        'These rows of a table are shown as one running line.',
        'Bir tablodan gelen bu satırlar tek bir satır gibi art arda görünür.',
      ),
      advice: both(
        'Write a table with | between its columns and a line | --- | --- | below its head, or a list.',
        'Sütunların arasına | koyup başlığın altına | --- | --- | satırını ekleyerek tablo ya da bir liste yazın.',
      ),
    }
  }
  if (lines.length < 2 || !lines.every(isShort)) return undefined
  return {
    at,
    message: both(
      'These short lines are shown as one running line.',
      'Bu kısa satırlar tek bir satır gibi art arda görünür.',
    ),
    advice: both(
      'Where each is to stand alone, end all but the last with a backslash: Selin Kurmaca\\',
      'Her biri kendi satırında dursun diye sonuncusu dışındakileri ters eğik çizgiyle bitirin: Selin Kurmaca\\',
    ),
  }
}

/** `H~2~O`: other programs lower what stands between single signs; here it is struck out. */
function singleTildes(node: Node, source: string): Found | undefined {
  if (source.startsWith('~~', node.position?.start.offset ?? 0)) return undefined
  return {
    at: startOf(node),
    message: both(
      `“${wordsOf(node)}” between two signs ~ is shown struck out.`,
      `İki ~ işareti arasındaki “${wordsOf(node)}” üstü çizili görünür.`,
    ),
    advice: writeLowered,
  }
}

const asCode = (node: Node): Found => ({
  at: startOf(node),
  message: both(
    'What stands between the lines of ``` is shown as code, with all its marks.',
    '``` satırları arasındakiler, bütün işaretleriyle kod olarak görünür.',
  ),
  advice: both('Delete these two lines.', 'Bu iki satırı silin.'),
})

/** `> 5 years`: a number that is “more than”, not a quotation. */
function asQuotation(node: Node): Found | undefined {
  if (!/^[\d=]/.test(wordsOf(node))) return undefined
  return {
    at: startOf(node),
    message: both(
      'A line that begins with > is shown as a quotation.',
      '> ile başlayan satır alıntı olarak görünür.',
    ),
    advice: both(
      'Write “more than”, or &gt; for the sign.',
      '“...den fazla” yazın ya da işaret için &gt; kullanın.',
    ),
  }
}

/** `## A`, then `#### B`: those who listen to the page look for what is between them. */
const skippedLevels = (headings: Node[]): Found[] =>
  headings
    .filter(({ depth = 2 }, index) => depth > (headings[index - 1]?.depth ?? 1) + 1)
    .map((heading) => {
      const signs = '#'.repeat(heading.depth ?? 2)
      return {
        at: startOf(heading),
        message: both(
          `A heading with ${signs} follows none with ${signs.slice(1)}.`,
          `${signs} ile yazılan başlığın üstünde ${signs.slice(1)} ile yazılan yok.`,
        ),
        advice: both(
          'Take signs away: sections begin with ##, their parts with ###.',
          'İşaretleri azaltın: Bölümler ##, alt bölümleri ### ile başlar.',
        ),
      }
    })

/** What may be misread in a node, by its type. */
const misreadIn: Record<string, (node: Node, source: string) => Found | Found[] | undefined> = {
  delete: singleTildes,
  code: asCode,
  blockquote: asQuotation,
  table: raggedRows,
  paragraph: runningLines,
}

function misread({ tree, source }: TextFile): Found[] {
  const nodes = allWithin(tree)
  return [
    ...nodes.flatMap((node) => misreadIn[node.type]?.(node, source) ?? []),
    ...skippedLevels(nodes.filter(({ type }) => type === 'heading')),
    ...loneNumbers(tree).map(asSentence),
  ]
}

/** Warnings on what may well be meant, but is not shown as it stands in the file. */
export const checkProse = ({ texts }: ReadEdition): Problem[] =>
  texts.flatMap((text) =>
    misread(text).map(({ at, mended, ...fault }) => {
      const place = inFile(text, at)
      const correctedLine = mended?.(lineIn(text, place.line))
      return problemInText(text, place, fault, { severity: 'warning', correctedLine })
    }),
  )
