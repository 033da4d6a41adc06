// Markdown that is not shown as intended: a sentence as a list, rows of a table as one line. Rows by type of node, one loop.
import { writeLowered } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { allWithin, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile, lineIn } from '../../read/texts/text-file'
import type { Bilingual } from '../../schemas/kinds'
import { problemInText } from '../findings'

/** Lists of one item with another number than 1: `6. Symposium …`. One that continues after something between is a list. */
export function loneNumbers(tree: Node): Node[] {
  const lists = allWithin(tree).filter(({ type, start }) => type === 'list' && typeof start === 'number')
  return lists.filter(({ start, children = [] }, index) => {
    const before = lists[index - 1]
    const continues = before && before.start! + (before.children ?? []).length === start
    return children.length === 1 && start !== 1 && start !== 0 && !continues
  })
}

type ProseRule = {
  /** The nodes of a text that are shown otherwise than intended. */
  finds: (tree: Node, source: string) => Node[]
  message: Bilingual
  advice: Bilingual
  becomes?: (line: string) => string
}

const ofType = (tree: Node, type: string) => allWithin(tree).filter((node) => node.type === type)

const linesOf = ({ position }: Node, source: string) =>
  source.split('\n').slice((position?.start.line ?? 1) - 1, position?.end.line)

const rules: ProseRule[] = [
  {
    finds: loneNumbers,
    message: both(
      'A line that begins with a number and a full stop is read as a list.',
      'Sayı ve noktayla başlayan satır bir liste olarak okunur.',
    ),
    advice: both(
      'If it is a sentence, write a backslash before the full stop: 6\\.',
      'Bu bir cümleyse noktadan önce ters eğik çizgi yazın: 6\\.',
    ),
    becomes: (line) => line.replace(/^(\s*\d+)([.)])/, '$1\\$2'),
  },
  {
    // Cells beyond those of the header are not shown.
    finds: (tree) =>
      ofType(tree, 'table').flatMap(({ children: [head, ...rows] = [] }) =>
        rows.filter(({ children = [] }) => children.length !== head?.children?.length),
      ),
    message: both(
      'This row and the table header have a different number of cells.',
      'Bu satırla tablo başlığının hücre sayıları farklı.',
    ),
    advice: both(
      'Write as many cells as the header has; one may be empty: | a | |. Within a cell, | is written \\|.',
      'Başlıktaki kadar hücre yazın; biri boş kalabilir: | a | |. Hücre içindeki | işareti \\| yazılır.',
    ),
  },
  {
    finds: (tree, source) =>
      ofType(tree, 'paragraph').filter((node) => {
        const rows = linesOf(node, source).filter((line) => /^(?!o\t).*\S(?:\t+|;)\S/.test(line))
        return rows.filter((line) => !/&\w+;/.test(line)).length >= 2
      }),
    message: both(
      'These rows of a table are shown as one running line.',
      'Bir tablodan gelen bu satırlar tek bir satır gibi art arda görünür.',
    ),
    advice: both(
      'Write a table with | between its columns and a line | --- | --- | below its header, or a list.',
      'Sütunların arasına | koyup başlığın altına | --- | --- | satırını ekleyerek tablo ya da bir liste yazın.',
    ),
  },
  {
    // H~2~O: other programs lower what is between single tildes.
    finds: (tree, source) =>
      ofType(tree, 'delete').filter((node) => !source.startsWith('~~', node.position?.start.offset ?? 0)),
    message: both('Text between two ~ is shown struck out.', 'İki ~ arasındaki metin üstü çizili görünür.'),
    advice: writeLowered,
  },
  {
    finds: (tree) => ofType(tree, 'code'),
    message: both(
      'Text between the lines of ``` is shown as code, with all its marks.',
      '``` satırları arasındaki metin, bütün işaretleriyle kod olarak görünür.',
    ),
    advice: both('Delete these two lines.', 'Bu iki satırı silin.'),
  },
  {
    // > 5 years: a number that is “more than”, not a quotation.
    finds: (tree) => ofType(tree, 'blockquote').filter((node) => /^[\d=]/.test(wordsOf(node))),
    message: both(
      'A line that begins with > is shown as a quotation.',
      '> ile başlayan satır alıntı olarak görünür.',
    ),
    advice: both('Write “more than”, or &gt; for >.', '“...den fazla” yazın ya da > için &gt; kullanın.'),
  },
  {
    // Those who listen to a page look for the level between ## and ####.
    finds: (tree) =>
      ofType(tree, 'heading').filter(
        ({ depth = 2 }, index, headings) => depth > (headings[index - 1]?.depth ?? 1) + 1,
      ),
    message: both('This heading skips a level.', 'Bu başlık bir düzey atlıyor.'),
    advice: both(
      'Use fewer #: sections begin with ##, their parts with ###.',
      'Daha az # kullanın: Bölümler ##, alt bölümleri ### ile başlar.',
    ),
  },
]

/** Warnings on what may well be intentional, but is not shown as it is written. */
export const checkProse = ({ texts }: ReadEdition): Problem[] =>
  texts.flatMap((text) =>
    rules.flatMap(({ finds, message, advice, becomes }) =>
      finds(text.tree, text.source).map((node) => {
        const place = inFile(text, startOf(node))
        const correctedLine = becomes?.(lineIn(text, place.line))
        return problemInText(text, place, { message, advice, severity: 'warning' }, { correctedLine })
      }),
    ),
  )
