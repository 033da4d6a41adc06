// What is read otherwise than it was meant in a text: a sentence as a list, a table of tabs, cells that are too many.
import type { ReadEdition } from '../../read'
import { both, type Fault, type Position, type Problem } from '../../read/problem'
import { allWithin, startOf, type Node } from '../../read/texts/nodes'
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

/** Lines with tabs between their words, as they come from a spreadsheet or a page of a word processor. */
function pastedTable(paragraph: Node, source: string): Found[] {
  const { line } = startOf(paragraph)
  const last = paragraph.position?.end.line ?? line
  const lines = source.split('\n').slice(line - 1, last)
  if (lines.filter((text) => /^(?!o\t).*\S\t+\S/.test(text)).length < 2) return []
  return [
    {
      at: startOf(paragraph),
      message: both(
        'These lines with tabs are shown as one running line.',
        'Sekme içeren bu satırlar tek bir satır gibi art arda görünür.',
      ),
      advice: both(
        'Write a table with | between its columns and a line | --- | --- | below its head, or a list.',
        'Sütunların arasına | koyup başlığın altına | --- | --- | satırını ekleyerek tablo ya da bir liste yazın.',
      ),
    },
  ]
}

function misread({ tree, source }: TextFile): Found[] {
  const nodes = allWithin(tree)
  return [
    ...loneNumbers(tree).map(asSentence),
    ...nodes.filter(({ type }) => type === 'table').flatMap(raggedRows),
    ...nodes.filter(({ type }) => type === 'paragraph').flatMap((node) => pastedTable(node, source)),
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
