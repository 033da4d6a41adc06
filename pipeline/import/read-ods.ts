// Reads the sheets of an OpenDocument spreadsheet (.ods) from its content.xml: values, lines, rich text, merged cells and hidden rows.
import { XMLParser } from 'fast-xml-parser'
import type { Cell, Sheet } from './cells'
import { textOfRuns, type Run } from './rich-text'

type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }

type OdsSheet = Sheet & { merges: Merge[] }

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
  processEntities: true,
})

function nodesOf(parsed: unknown): Node[] {
  return (parsed as Record<string, unknown>[]).flatMap((entry) => {
    const { ':@': attributes = {}, ...rest } = entry
    const [name = '', content] = Object.entries(rest)[0] ?? []
    if (name === '#text') return { name, attributes: {}, children: [], text: String(content) }
    return { name, attributes: attributes as Record<string, string>, children: nodesOf(content ?? []) }
  })
}

const all = (nodes: Node[], name: string): Node[] =>
  nodes.flatMap((node) => (node.name === name ? [node] : all(node.children, name)))

type Style = Omit<Run, 'text'>

/** How the named styles of the file set a text. */
function stylesIn(nodes: Node[]): Map<string, Style> {
  const written = all(nodes, 'style:style').map((node): [string, Style] => {
    const [{ attributes } = { attributes: {} as Record<string, string> }] = all(
      node.children,
      'style:text-properties',
    )
    const position = attributes['style:text-position'] ?? ''
    const isOn = (name: string) => !['none', undefined].includes(attributes[name])
    return [
      node.attributes['style:name'] ?? '',
      {
        isItalic: attributes['fo:font-style'] === 'italic',
        isStruck: isOn('style:text-line-through-style') || isOn('style:text-line-through-type'),
        isUnderlined: isOn('style:text-underline-style'),
        raised: /^(?:sub|-[1-9])/.test(position)
          ? 'sub'
          : /^(?:super|[1-9])/.test(position)
            ? 'sup'
            : undefined,
      },
    ]
  })
  return new Map(written)
}

function runsIn(nodes: Node[], style: Style, styles: Map<string, Style>): Run[] {
  return nodes.flatMap((node): Run[] => {
    const { name, attributes, children, text } = node
    if (text !== undefined) return [{ ...style, text: text.replace(/\s+/g, ' ') }]
    if (name === 'text:s') return [{ ...style, text: ' '.repeat(Number(attributes['text:c'] ?? 1)) }]
    if (name === 'text:tab') return [{ ...style, text: ' ' }]
    if (name === 'text:line-break') return [{ ...style, text: '\n' }]
    if (name.startsWith('office:annotation')) return []
    return runsIn(children, styles.get(attributes['text:style-name'] ?? '') ?? style, styles)
  })
}

/** PT13H30M00S as 13:30. */
function clockOf(duration: string): string {
  const [, hours = '0', minutes = '0', seconds = '0'] = /PT(\d+)H(\d+)M([\d.]+)/.exec(duration) ?? []
  const total = Number(hours) * 60 + Number(minutes) + Math.round(Number(seconds) / 60)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

function cellOf({ attributes, children }: Node, styles: Map<string, Style>): Cell | undefined {
  const style = styles.get(attributes['table:style-name'] ?? '') ?? {}
  const struck = style.isStruck ? { isStruck: true } : {}
  const date = attributes['office:date-value']
  if (date) {
    const [day = '', time = ''] = date.split('T')
    const clock = time.slice(0, 5).replace(/^00:00$/, '')
    const shown = all(children, 'text:p').flatMap((line) => runsIn(line.children, {}, styles))
    return {
      text: [day, clock].filter(Boolean).join(' '),
      isDate: true,
      shown: textOfRuns(shown).text,
      ...struck,
    }
  }
  const time = attributes['office:time-value']
  if (time) return { text: clockOf(time), isDate: true, ...struck }
  const type = attributes['office:value-type']
  if (type === 'boolean') return { text: attributes['office:boolean-value'] ?? '', ...struck }
  const lines = children.filter(({ name }) => name === 'text:p')
  const runs = lines.flatMap((line, at): Run[] => [
    ...(at > 0 ? [{ text: '\n' }] : []),
    ...runsIn(line.children, { isUnderlined: style.isUnderlined }, styles),
  ])
  const read = textOfRuns(runs)
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!)$|^Err:\d+$/.test(read.text)) return { text: '', isError: true }
  const isValue = type === 'float' || type === 'percentage' || type === 'currency'
  if (isValue) return { text: attributes['office:value'] ?? read.text, isNumber: true, ...struck }
  return read.text === '' ? undefined : { ...read, ...struck }
}

const timesOf = (attributes: Record<string, string>, name: string) =>
  Math.min(Number(attributes[name] ?? 1), MOST_REPEATS)

function sheetOf(table: Node, styles: Map<string, Style>): OdsSheet {
  const sheet: OdsSheet = { name: table.attributes['table:name'] ?? '', rows: [], hiddenRows: [], merges: [] }
  for (const { attributes, children } of all(table.children, 'table:table-row')) {
    const row: Sheet['rows'][number] = []
    for (const node of children) {
      if (node.name !== 'table:table-cell' && node.name !== 'table:covered-table-cell') continue
      const cell = node.name === 'table:table-cell' ? cellOf(node, styles) : undefined
      const [rows, columns] = ['rows', 'columns'].map((way) =>
        Number(node.attributes[`table:number-${way}-spanned`] ?? 1),
      )
      const [startRow, startCol] = [sheet.rows.length, row.length]
      if (cell && (rows! > 1 || columns! > 1))
        sheet.merges.push({
          startRow,
          startCol,
          endRow: startRow + rows! - 1,
          endCol: startCol + columns! - 1,
        })
      const times = timesOf(node.attributes, 'table:number-columns-repeated')
      for (let time = 0; time < times; time += 1) row.push(cell && time > 0 ? { ...cell } : cell)
    }
    const times = timesOf(attributes, 'table:number-rows-repeated')
    if (!row.some(Boolean)) row.length = 0
    for (let time = 0; time < times; time += 1) {
      if (attributes['table:visibility']) sheet.hiddenRows.push(sheet.rows.length)
      sheet.rows.push([...row])
    }
  }
  const last = sheet.rows.findLastIndex((row) => row.some(Boolean))
  return { ...sheet, rows: sheet.rows.slice(0, last + 1) }
}

/** Every visible sheet of a file, from its content.xml and styles.xml. */
export function readOds(content: string, styles: string): OdsSheet[] {
  const nodes = nodesOf(parser.parse(content))
  const named = new Map([...stylesIn(styles ? nodesOf(parser.parse(styles)) : []), ...stylesIn(nodes)])
  const hidden = all(nodes, 'style:style').flatMap(({ attributes, children }) =>
    all(children, 'style:table-properties').some((one) => one.attributes['table:display'] === 'false')
      ? (attributes['style:name'] ?? [])
      : [],
  )
  return all(nodes, 'table:table')
    .filter(({ attributes }) => !hidden.includes(attributes['table:style-name'] ?? ''))
    .map((table) => sheetOf(table, named))
}
