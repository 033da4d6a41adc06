// Reads the tables of a web page, or of a system's export that is one under the name of a workbook, as one sheet: what is between them are rows.
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { changed, MOST_COLUMNS, withMerges, type Cell, type CellRow, type Merge, type Sheet } from './cells'
import { textOfRuns, type Run } from './rich-text'

type Node = DefaultTreeAdapterTypes.ChildNode

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

/** How many columns or rows a cell covers. */
function spanOf(cell: Node, name: 'colspan' | 'rowspan'): number {
  const written = 'attrs' in cell ? cell.attrs.find((attribute) => attribute.name === name)?.value : undefined
  return Number.parseInt(written ?? '1') || 1
}

/** How an element sets its text. */
const styles: Record<string, Omit<Run, 'text'>> = {
  i: { isItalic: true },
  em: { isItalic: true },
  u: { isUnderlinedOrBold: true },
  b: { isUnderlinedOrBold: true },
  strong: { isUnderlinedOrBold: true },
  s: { isStruck: true },
  del: { isStruck: true },
  strike: { isStruck: true },
  sub: { raised: 'sub' },
  sup: { raised: 'sup' },
}

/** Elements that begin a new line. */
const BLOCK = /^(?:br|p|div|li|ul|ol|h\d|tr)$/

const runsIn = (nodes: Node[], style: Omit<Run, 'text'> = {}): Run[] =>
  nodes.flatMap((node): Run[] => {
    if ('value' in node) return [{ ...style, text: node.value.replace(/\s+/g, ' ') }]
    const name = node.nodeName
    const own = runsIn(childrenOf(node), { ...style, ...styles[name] })
    return BLOCK.test(name) ? [{ text: '\n' }, ...own, ...(name === 'br' ? [] : [{ text: '\n' }])] : own
  })

/** “CO<sub>2</sub> &amp; more” of a web system as a cell. */
export const cellOfHtml = (text: string): Cell =>
  cellOf(parseFragment(text.replace(/\n/g, '<br>')).childNodes)

function cellOf(nodes: Node[]): Cell {
  return changed(textOfRuns(runsIn(nodes)), (text) => text.replace(/ *\n[ \n]*/g, '\n').trim())
}

/** Whether a block has a text and no other blocks. */
const isLeaf = (node: Node): boolean =>
  /^(?:div|section|header|dt|dd)$/.test(node.nodeName) && !hasBlocks(node)

const hasBlocks = (node: Node): boolean =>
  childrenOf(node).some(
    (one) =>
      (BLOCK.test(one.nodeName) && one.nodeName !== 'br') ||
      /^(?:table|section|header|dl|dt|dd|script|style)$/.test(one.nodeName) ||
      hasBlocks(one),
  )

/** The rows of a page: those of its tables, and each heading or paragraph outside them. */
function addRows(nodes: Node[], rows: CellRow[], merges: Merge[]): void {
  for (const node of nodes) {
    const { nodeName: name } = node
    if (name === 'tr') {
      const row = rows.push([]) - 1
      const above = merges.filter((merge) => row < merge.row + merge.rows)
      const isTaken = (column: number) =>
        above.some((merge) => column >= merge.column && column < merge.column + merge.columns)
      for (const cell of childrenOf(node).filter((one) => /^t[dh]$/.test(one.nodeName))) {
        let column = rows[row]?.length ?? 0
        for (; isTaken(column); column += 1) rows[row]?.push(undefined)
        const columns = Math.min(spanOf(cell, 'colspan'), MOST_COLUMNS - column)
        if (columns < 1) break
        const over = spanOf(cell, 'rowspan')
        if (columns > 1 || over > 1) merges.push({ row, column, rows: over, columns })
        rows[row]?.push(cellOf(childrenOf(cell)), ...Array.from({ length: columns - 1 }, () => undefined))
      }
    } else if (/^(?:h\d|p|caption|li)$/.test(name) || isLeaf(node)) {
      const cell = cellOf(childrenOf(node))
      if (cell.text !== '') rows.push([cell])
    } else if (!/^(?:script|style|head)$/.test(name)) addRows(childrenOf(node), rows, merges)
  }
}

/** The sheet of a page that has a table. */
export function readHtml(source: string, name: string): Sheet {
  const rows: CellRow[] = []
  const merges: Merge[] = []
  addRows(parse(source).childNodes, rows, merges)
  return { name, rows: withMerges(rows, merges), hiddenRows: [] }
}
