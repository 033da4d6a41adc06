// Reads the sheets of an OpenDocument spreadsheet (.ods) from its content.xml, with its styles; hucre reads neither rich text nor what is
// struck out or hidden in one.
import { allNamed, childrenNamed, elementsIn, isElement, parseXml, type Element } from '../abstracts/word-xml'
import { timeOf } from '../domain/session-times'
import { withMerges, type Cell, type CellRow, type Merge, type Sheet } from './cells'
import { errorResult, textOfRuns, type Run } from './rich-text'

/** Rows and cells that are empty up to the end of the sheet are written once, with a very large number of times. */
const MOST_REPEATS = 1000

const attribute = (node: Element | undefined, name: string): string | undefined =>
  node?.getAttribute(name) ?? undefined

/** How a named style sets a text, and whether it hides a sheet. */
type Style = Omit<Run, 'text'> & { isHidden?: boolean }

function styleOf(style: Element): Style {
  const [properties] = allNamed(style, 'style:text-properties')
  const position = attribute(properties, 'style:text-position') ?? ''
  const isOn = (name: string) => !['none', undefined].includes(attribute(properties, name))
  return {
    isItalic: attribute(properties, 'fo:font-style') === 'italic',
    isStruck: isOn('style:text-line-through-style') || isOn('style:text-line-through-type'),
    isUnderlinedOrBold:
      isOn('style:text-underline-style') || attribute(properties, 'fo:font-weight') === 'bold',
    raised: /^(?:sub|-[1-9])/.test(position) ? 'sub' : /^(?:super|[1-9])/.test(position) ? 'sup' : undefined,
    isHidden: allNamed(style, 'style:table-properties').some(
      (one) => attribute(one, 'table:display') === 'false',
    ),
  }
}

type Styles = Map<string | undefined, Style>

/** Elements of a text that are a character. */
const characters: Record<string, string> = { 'text:tab': ' ', 'text:line-break': '\n' }

const runsIn = (parent: Element, style: Style, styles: Styles): Run[] =>
  Array.from(parent.childNodes).flatMap((node): Run[] => {
    if (!isElement(node)) return [{ ...style, text: (node.nodeValue ?? '').replace(/\s+/g, ' ') }]
    const name = node.nodeName
    const spaces = name === 'text:s' ? ' '.repeat(Number(attribute(node, 'text:c') ?? 1)) : undefined
    const own = spaces ?? characters[name]
    if (own !== undefined) return [{ ...style, text: own }]
    if (name.startsWith('office:annotation')) return []
    return runsIn(node, styles.get(attribute(node, 'text:style-name')) ?? style, styles)
  })

/** PT13H30M00S as 13:30. */
function clockOf(duration: string): string {
  const [, hours, minutes, seconds] = /PT(\d+)H(\d+)M([\d.]+)/.exec(duration) ?? []
  return timeOf(Math.round(Number(hours) * 60 + Number(minutes) + Number(seconds) / 60))
}

function cellOf(node: Element, styles: Styles): Cell | undefined {
  const { isStruck = false, isUnderlinedOrBold } = styles.get(attribute(node, 'table:style-name')) ?? {}
  const [date, time, type] = ['date-value', 'time-value', 'value-type'].map((name) =>
    attribute(node, `office:${name}`),
  )
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
  if (type === 'boolean') return { text: attribute(node, 'office:boolean-value') ?? '', isStruck }
  const lines = childrenNamed(node, 'text:p')
  const read = textOfRuns(
    lines.flatMap((line, at) => [
      ...(at > 0 ? [{ text: '\n' }] : []),
      ...runsIn(line, { isUnderlinedOrBold }, styles),
    ]),
  )
  if (errorResult.test(read.text)) return { text: '', isError: true }
  if (type !== undefined && type !== 'string')
    return { text: attribute(node, 'office:value') ?? read.text, isNumber: true, isStruck }
  return read.text === '' ? undefined : { ...read, isStruck: isStruck || read.isStruck }
}

const numberOf = (node: Element, name: string): number => Number(attribute(node, `table:number-${name}`) ?? 1)

const timesOf = (node: Element, name: string): number =>
  Math.min(numberOf(node, `${name}-repeated`), MOST_REPEATS)

const isCell = ({ nodeName }: Element) => /^table:(?:covered-)?table-cell$/.test(nodeName)

function sheetOf(table: Element, styles: Styles): Sheet {
  const rows: CellRow[] = []
  const merges: Merge[] = []
  const hiddenRows: number[] = []
  for (const node of allNamed(table, 'table:table-row')) {
    const row: CellRow = []
    for (const one of elementsIn(node).filter(isCell)) {
      const cell = one.nodeName === 'table:table-cell' ? cellOf(one, styles) : undefined
      const [rowsOver, columns] = [numberOf(one, 'rows-spanned'), numberOf(one, 'columns-spanned')]
      if (cell && rowsOver * columns > 1)
        merges.push({ row: rows.length, column: row.length, rows: rowsOver, columns })
      for (let time = timesOf(one, 'columns'); time > 0; time -= 1) row.push(cell && { ...cell })
    }
    for (let time = timesOf(node, 'rows'); time > 0; time -= 1) {
      if (attribute(node, 'table:visibility')) hiddenRows.push(rows.length)
      rows.push(row.some(Boolean) ? [...row] : [])
    }
  }
  const written = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
  return { name: attribute(table, 'table:name') ?? '', rows: withMerges(written, merges), hiddenRows }
}

/** Every visible sheet of a file, from its content.xml and styles.xml. */
export function readOds(content: string, styles: string): Sheet[] {
  const document = parseXml(content)
  const written = [
    ...allNamed(styles ? parseXml(styles) : undefined, 'style:style'),
    ...allNamed(document, 'style:style'),
  ]
  const named: Styles = new Map(written.map((node) => [attribute(node, 'style:name'), styleOf(node)]))
  return allNamed(document, 'table:table')
    .filter((table) => !named.get(attribute(table, 'table:style-name'))?.isHidden)
    .map((table) => sheetOf(table, named))
}
