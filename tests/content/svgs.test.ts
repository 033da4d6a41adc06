// What is served of an SVG that somebody uploads: a drawing, and nothing that runs, loads from elsewhere or is HTML.
import { readFileSync } from 'node:fs'
import { create } from 'xmlbuilder2'
import { rowsIn } from '../setup/rows'
import { servedSvg, svgFault } from '../../pipeline/check/files/svg'
import { problemsWith } from './edits'
import { messageOf } from './words'

type Row = {
  name: string
  is: 'shown' | 'cleaned' | 'refused'
  svg?: string
  head?: string
  before?: string
  file?: string
  names?: string
  keeps?: string
}

const rows = rowsIn<Row[]>('tests/content/svgs.yaml')

const fileOf = ({ svg = '', head = '', before = '', file }: Row) =>
  file ??
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${svg}</svg>`

/** What no file that is served may contain, outside its words. */
const harmful =
  /<script|<foreignObject|<(animate|set|handler|iframe|embed|use[^>]+https?)|\son\w+=|javascript:|@\\?\w*import|image-set|url\((?!#|['"]#|data:(image|font))|https?:\/\/(?!www\.w3\.org\/(2000\/svg|1999\/xlink)")|<!(?!--!)|<\?|\\/i

const severity = { shown: 'none', cleaned: 'warning', refused: 'error' }

test.each(rows)('$name: $is', (row) => {
  const finding = svgFault(Buffer.from(fileOf(row)))
  expect(finding ? (finding.severity ?? 'error') : 'none').toBe(severity[row.is])
  if (row.names) expect(finding && messageOf(finding).en).toContain(row.names)
  const { text } = servedSvg(Buffer.from(fileOf(row)))
  expect(text).not.toMatch(harmful)
  if (row.keeps) expect(text).toContain(row.keeps)
  if (row.is === 'refused') return expect(text).toBe('')
  expect(create(text).root().node.nodeName).toBe('svg')
  expect(servedSvg(Buffer.from(text))).toEqual({ text, removed: [] })
})

test('an SVG of many elements within one another is refused', () => {
  const deep = fileOf({ name: '', is: 'refused', svg: '<g>'.repeat(5000) + '</g>'.repeat(5000) })
  expect(servedSvg(Buffer.from(deep)).refused).toBe('damaged')
})

test('the drawings of the sample are served as they are', () => {
  const logo = readFileSync('content/images/logos/turquoise-coast.svg')
  expect(servedSvg(logo).text.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '')).toBe(
    String(logo).trim(),
  )
})

test('an SVG is checked wherever it is: as a logo, as a document, in capitals', () => {
  const files = ['static/documents/firm.svg', 'content/images/logos/FIRM.SVG']
  const changed = Object.fromEntries(files.map((file) => [file, '<svg']))
  expect(problemsWith(changed).map(({ file }) => file)).toEqual(files.toSorted())
})
