// Reads the sheets of an OpenDocument spreadsheet (.ods) from its content.xml, with its styles; hucre reads neither rich text nor what is
// struck out or hidden in one.
import { XMLParser } from 'fast-xml-parser'
import { timeOf } from '../domain/session-times'
import { withMerges, type Cell, type CellRow, type Merge, type Sheet } from './cells'
import { errorResult, textOfRuns, type Run } from './rich-text'

/** An element in the order of the file: its name, its attributes and what it contains, or a text. */
type Node = { name: string; attributes: Record<string, string>; children: Node[]; text?: string }

/** Rows and cells that are empty up to the end of the sheet are written once, with a very large number of times. */
const MOST_REPEATS = 1000

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
})

function nodesOf(parsed: unknown): Node[] {
  return (parsed as Record<string, unknown>[]).map(({ ':@': attributes = {}, ...rest }) => {
    const [name = '', content] = Object.entries(rest)[0] ?? []
    return name === '#text'
      ? { name, attributes: {}, children: [], text: String(content) }
      : { name, attributes: attributes as Record<string, string>, children: nodesOf(content ?? []) }
  })
}

const all = (nodes: Node[], name: string): Node[] =>
  nodes.flatMap((node) => (node.name === name ? [node] : all(node.children, name)))

/** How a named style sets a text, and whether it hides a sheet. */
type Style = Omit<Run, 'text'> & { isHidden?: boolean }

function styleOf({ children }: Node): Style {
  const [{ attributes } = { attributes: {} as Record<string, string> }] = all(
    children,
    'style:text-properties',
  )
  const position = attributes['style:text-position'] ?? ''
  const isOn = (name: string) => !['none', undefined].includes(attributes[name])
  return {
    isItalic: attributes['fo:font-style'] === 'italic',
    isStruck: isOn('style:text-line-through-style') || isOn('style:text-line-through-type'),
    isUnderlined: isOn('style:text-underline-style'),
    raised: /^(?:sub|-[1-9])/.test(position) ? 'sub' : /^(?:super|[1-9])/.test(position) ? 'sup' : undefined,
    isHidden: all(children, 'style:table-properties').some(
      (one) => one.attributes['table:display'] === 'false',
    ),
  }
}

type Styles = Map<string | undefined, Style>

/** Elements of a text that are a character. */
const characters: Record<string, string> = { 'text:tab': ' ', 'text:line-break': '\n' }

const runsIn = (nodes: Node[], style: Style, styles: Styles): Run[] =>
  nodes.flatMap(({ name, attributes, children, text }): Run[] => {
    const spaces = name === 'text:s' ? ' '.repeat(Number(attributes['text:c'] ?? 1)) : undefined
    const own = text?.replace(/\s+/g, ' ') ?? spaces ?? characters[name]
    if (own !== undefined) return [{ ...style, text: own }]
    if (name.startsWith('office:annotation')) return []
    return runsIn(children, styles.get(attributes['text:style-name']) ?? style, styles)
  })

/** PT13H30M00S as 13:30. */
function clockOf(duration: string): string {
  const [, hours, minutes, seconds] = /PT(\d+)H(\d+)M([\d.]+)/.exec(duration) ?? []
  return timeOf(Math.round(Number(hours) * 60 + Number(minutes) + Number(seconds) / 60))
}

function cellOf({ attributes, children }: Node, styles: Styles): Cell | undefined {
  const { isStruck = false, isUnderlined } = styles.get(attributes['table:style-name']) ?? {}
  const { 'office:date-value': date, 'office:time-value': time, 'office:value-type': type } = attributes
  if (date)
    return {
      text: date
        .replace(/T00:00.*$/, '')
        .replace('T', ' ')
        .slice(0, 16),
      isDate: true,
      isStruck,
    }
  if (time) return { text: clockOf(time), isDate: true, isStruck }
  if (type === 'boolean') return { text: attributes['office:boolean-value'] ?? '', isStruck }
  const lines = children.filter(({ name }) => name === 'text:p')
  const read = textOfRuns(
    lines.flatMap((line, at) => [
      ...(at > 0 ? [{ text: '\n' }] : []),
      ...runsIn(line.children, { isUnderlined }, styles),
    ]),
  )
  if (errorResult.test(read.text)) return { text: '', isError: true }
  if (type !== undefined && type !== 'string')
    return { text: attributes['office:value'] ?? read.text, isNumber: true, isStruck }
  return read.text === '' ? undefined : { ...read, isStruck: isStruck || read.isStruck }
}

const numberOf = ({ attributes }: Node, name: string): number =>
  Number(attributes[`table:number-${name}`] ?? 1)

const timesOf = (node: Node, name: string): number =>
  Math.min(numberOf(node, `${name}-repeated`), MOST_REPEATS)

function sheetOf(table: Node, styles: Styles, mostRows: number): Sheet {
  const rows: CellRow[] = []
  const merges: Merge[] = []
  const hiddenRows: number[] = []
  for (const node of all(table.children, 'table:table-row')) {
    const row: CellRow = []
    for (const one of node.children.filter(({ name }) => /^table:(?:covered-)?table-cell$/.test(name))) {
      const cell = one.name === 'table:table-cell' ? cellOf(one, styles) : undefined
      const [rowsOver, columns] = [numberOf(one, 'rows-spanned'), numberOf(one, 'columns-spanned')]
      if (cell && rowsOver * columns > 1)
        merges.push({ row: rows.length, column: row.length, rows: rowsOver, columns })
      for (let time = timesOf(one, 'columns'); time > 0; time -= 1) row.push(cell && { ...cell })
    }
    for (let time = timesOf(node, 'rows'); time > 0; time -= 1) {
      if (node.attributes['table:visibility']) hiddenRows.push(rows.length)
      rows.push(row.some(Boolean) ? [...row] : [])
    }
  }
  const written = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
  return {
    name: table.attributes['table:name'] ?? '',
    rows: withMerges(written.slice(0, mostRows), merges),
    hiddenRows,
  }
}

/** Every visible sheet of a file, from its content.xml and styles.xml. */
export function readOds(content: string, styles: string, mostRows: number): Sheet[] {
  const nodes = nodesOf(parser.parse(content))
  const written = [
    ...all(styles ? nodesOf(parser.parse(styles)) : [], 'style:style'),
    ...all(nodes, 'style:style'),
  ]
  const named: Styles = new Map(written.map((node) => [node.attributes['style:name'], styleOf(node)]))
  return all(nodes, 'table:table')
    .filter(({ attributes }) => !named.get(attributes['table:style-name'])?.isHidden)
    .map((table) => sheetOf(table, named, mostRows))
}
