// Markdown that is not shown as intended: a sentence as a list, lost cells of a table. Rows by type of node, one loop.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { allWithin, startOf, type Node } from '../../read/texts/nodes'
import { inFile } from '../../read/texts/text-file'
import { problemInText, warning, type Finding } from '../findings'

/** Lists of one item with another number than 1: `6. Symposium …`. One that continues after something between is a list. */
export function loneNumbers(tree: Node): Node[] {
  const lists = allWithin(tree).filter(({ type, start }) => type === 'list' && typeof start === 'number')
  return lists.filter(({ start, children = [] }, index) => {
    const before = lists[index - 1]
    const continues = before && before.start! + (before.children ?? []).length === start
    return children.length === 1 && start !== 1 && start !== 0 && !continues
  })
}

const ofType = (tree: Node, type: string) => allWithin(tree).filter((node) => node.type === type)

type ProseRule = Finding & {
  /** The nodes of a text that are shown otherwise than intended. */
  finds: (tree: Node) => Node[]
}

const rules: ProseRule[] = [
  {
    finds: loneNumbers,
    ...warning(
      'A line that begins with a number and a full stop is read as a list.',
      'Sayı ve noktayla başlayan satır bir liste olarak okunur.',
      'If it is a sentence, write a backslash before the full stop: 6\\.',
      'Bu bir cümleyse noktadan önce ters eğik çizgi yazın: 6\\.',
    ),
  },
  {
    // Cells beyond those of the header are not shown.
    finds: (tree) =>
      ofType(tree, 'table').flatMap(({ children: [head, ...rows] = [] }) =>
        rows.filter(({ children = [] }) => children.length !== head?.children?.length),
      ),
    ...warning(
      'This row and the table header have a different number of cells.',
      'Bu satırla tablo başlığının hücre sayıları farklı.',
      'Write as many cells as the header has; one may be empty: | a | |. Within a cell, | is written \\|.',
      'Başlıktaki kadar hücre yazın; biri boş kalabilir: | a | |. Hücre içindeki | işareti \\| yazılır.',
    ),
  },
  {
    // Those who listen to a page look for the level between ## and ####.
    finds: (tree) =>
      ofType(tree, 'heading').filter(
        ({ depth = 2 }, index, headings) => depth > (headings[index - 1]?.depth ?? 1) + 1,
      ),
    ...warning(
      'This heading skips a level.',
      'Bu başlık bir düzey atlıyor.',
      'Use fewer #: sections begin with ##, their parts with ###.',
      'Daha az # kullanın: Bölümler ##, alt bölümleri ### ile başlar.',
    ),
  },
]

/** Warnings on what may well be intentional, but is not shown as it is written. */
export const checkProse = ({ texts }: ReadEdition): Problem[] =>
  texts.flatMap((text) =>
    rules.flatMap(({ finds, ...finding }) =>
      finds(text.tree).map((node) => problemInText(text, inFile(text, startOf(node)), finding)),
    ),
  )
