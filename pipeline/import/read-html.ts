// Reads the tables of a web page, or of a system's export that is one under the name of a workbook, as one sheet: what is between them are rows.
import { XMLParser } from 'fast-xml-parser'
import { withMerges, type CellRow, type Merge, type Sheet } from './cells'
import { nodesOf, type Node } from './read-ods'
import { textOfRuns, type Run } from './rich-text'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
  unpairedTags: ['br', 'hr', 'img', 'input', 'col', 'meta', 'link', 'wbr'],
  stopNodes: ['*.script', '*.style'],
})

/** How an element sets its text. */
const styles: Record<string, Omit<Run, 'text'>> = {
  i: { isItalic: true },
  em: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
  del: { isStruck: true },
  strike: { isStruck: true },
  sub: { raised: 'sub' },
  sup: { raised: 'sup' },
}

/** Elements that begin a new line. */
const BLOCK = /^(?:br|p|div|li|ul|ol|h\d|tr)$/

const runsIn = (nodes: Node[], style: Omit<Run, 'text'> = {}): Run[] =>
  nodes.flatMap(({ name, children, text }): Run[] => {
    if (text !== undefined) return [{ ...style, text: text.replace(/\s+/g, ' ') }]
    const own = runsIn(children, { ...style, ...styles[name] })
    return BLOCK.test(name) ? [{ text: '\n' }, ...own, ...(name === 'br' ? [] : [{ text: '\n' }])] : own
  })

function cellOf(nodes: Node[]) {
  const { text, marked, ...others } = textOfRuns(runsIn(nodes))
  const lines = (written: string) => written.replace(/ *\n[ \n]*/g, '\n').trim()
  return { ...others, text: lines(text), ...(marked ? { marked: lines(marked) } : {}) }
}

/** The rows of a page: those of its tables, and each heading or paragraph outside them. */
function addRows(nodes: Node[], rows: CellRow[], merges: Merge[]): void {
  for (const { name, children } of nodes) {
    if (name === 'tr') {
      const row = rows.push([]) - 1
      for (const cell of children.filter((one) => /^t[dh]$/.test(one.name))) {
        const isTaken = (column: number) =>
          merges.some(
            (one) =>
              row > one.row &&
              row < one.row + one.rows &&
              column >= one.column &&
              column < one.column + one.columns,
          )
        let column = rows[row]?.length ?? 0
        for (; isTaken(column); column += 1) rows[row]?.push(undefined)
        const [columns = 1, over = 1] = ['colspan', 'rowspan'].map(
          (of) => Number(cell.attributes[of] ?? 1) || 1,
        )
        merges.push({ row, column, rows: over, columns })
        rows[row]?.push(cellOf(cell.children), ...Array.from({ length: columns - 1 }, () => undefined))
      }
    } else if (/^(?:h\d|p|caption|li)$/.test(name)) {
      const cell = cellOf(children)
      if (cell.text !== '') rows.push([cell])
    } else if (!/^(?:script|style|head)$/.test(name)) addRows(children, rows, merges)
  }
}

/** The sheet of a page that has a table. */
export function readHtml(source: string, name: string): Sheet {
  const rows: CellRow[] = []
  const merges: Merge[] = []
  addRows(nodesOf(parser.parse(source)), rows, merges)
  return { name, rows: withMerges(rows, merges), hiddenRows: [] }
}
