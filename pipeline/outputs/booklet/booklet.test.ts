import { deepStrictEqual } from 'node:assert'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFBool, PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { withAbstracts } from '../../abstracts'
import { readEdition, type ReadEdition } from '../../read'
import { splitMeasures } from '../../domain/measures'
import { sample } from '../../../tests/content/edition'
import { fontsOf } from '../../../tests/documents/open'
import { firstAnew } from '../../../tests/setup/feeds'
import { fillsOf, pagesOf, piecesOf, runTogetherIn } from '../../../tests/setup/pdf-text'
import { rowsIn } from '../../../tests/setup/rows'
import type { EditionData } from '../../schemas'
import { keptIn, unkept } from '../../kept-files'
import type { OutputFiles } from '../output-files'
import { bookletFiles } from '.'

const folder = mkdtempSync(join(tmpdir(), 'booklet-'))
let read: ReadEdition
let files: OutputFiles
let pages: string[]

type Words = { parts: string[]; covers: Record<'front' | 'back', string[]>; abstract: string[] }
const { parts, covers, abstract } = rowsIn<Words>('pipeline/outputs/booklet/booklet.yaml')

const bytesOf = (file: string) => files[file] as Buffer

beforeAll(async () => {
  read = readEdition(await withAbstracts(sample))
  files = (await bookletFiles(read, keptIn(folder, 'first'))).files
  pages = await pagesOf(bytesOf('abstract-booklet.pdf'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Number of the first page that contains a text. */
const pageWith = (text: string) => pages.findIndex((page) => page.includes(text)) + 1

test('contents and index of authors name the pages on which abstracts are', () => {
  const frontal = pageWith('In frontal polymerisation a front')
  const sensor = pageWith('Dielektrik algılayıcılar reçinenin')
  const contents = pages.slice(pageWith('İçindekiler') - 1, pageWith('Kurullar Committees') - 1).join(' ')
  expect(contents).toMatch(new RegExp(`1A-4 Frontal polymerisation .* ${frontal} `))
  expect(contents).toMatch(new RegExp(`P1 Düşük maliyetli .* ${sensor} `))
  const authors = pages.slice(pageWith('Yazar dizini Index') - 1).join(' ')
  expect(authors).toContain(`Musterfeld, Lena ${frontal}`)
  expect(authors).toContain(`Günebakar, Çağla ${sensor}`)
})

test('imprint, contents, preface, committees and programme come first; sessions, posters, authors and firms follow', () => {
  const order = parts.map(pageWith)
  expect(order).not.toContain(0)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('the front cover says what, when and where, the back cover who; the art is on both', async () => {
  const [front, back] = [pages.at(0), pages.at(-1)]
  for (const words of covers.front) expect(front).toContain(words)
  for (const words of covers.back) expect(back).toContain(words)
  const { accent, deep } = (read.data as EditionData).design.colours
  for (const page of [1, pages.length])
    expect(await fillsOf(bytesOf('abstract-booklet.pdf'), page)).toEqual(
      expect.arrayContaining([accent, deep]),
    )
})

test('no line ends between a number and its sign or unit', async () => {
  const lines = (await piecesOf(bytesOf('abstract-booklet.pdf'))).map((pieces) =>
    pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
  )
  const broken = lines.flatMap((text) => {
    let start = 0
    return splitMeasures(text.replaceAll('\n', ' ')).flatMap((part, index) => {
      const printed = text.slice(start, (start += part.length))
      return index % 2 && printed.includes('\n') ? [printed] : []
    })
  })
  expect(broken).toEqual([])
})

test('words do not run together when it is read aloud', async () => {
  expect(await runTogetherIn(bytesOf('abstract-booklet.pdf'))).toEqual([])
})

test('an abstract is printed in both languages, with its formulas, table and figure', () => {
  const text = pages.slice(pageWith('Zeynep Akçınarlı, Emre') - 1).join(' ')
  for (const words of abstract) expect(text).toContain(words)
})

test('a talk without an abstract is in the contents, in its session and, with its authors, in the index', () => {
  const text = pages.join(' ')
  expect(text.split('Kum taşıyan Ege rüzgârlarında hücum kenarı aşınması')).toHaveLength(3)
  expect(text).toContain(`Pruvalı, İlker ${pageWith('Serkan Pamukeli, Ayça İpekören')}`)
})

test('a print shop gets 3 mm of bleed on each side, boxes that say where to cut, and a multiple of four pages', async () => {
  const pdf = await PDFDocument.load(bytesOf('abstract-booklet-print.pdf'), { updateMetadata: false })
  const millimetres = (points: number) => Math.round((points / 72) * 25.4)
  for (const page of pdf.getPages()) {
    const [trim, bleed] = [page.getTrimBox(), page.getBleedBox()]
    expect([trim.x, trim.y, trim.width, trim.height].map(millimetres)).toEqual([3, 3, 148, 210])
    expect([bleed.x, bleed.y, bleed.width, bleed.height].map(millimetres)).toEqual([0, 0, 154, 216])
  }
  expect(pdf.getPageCount() % 4).toBe(0)
  expect(fontsOf(pdf).filter(({ embedded }) => !embedded)).toEqual([])
})

test.each([
  ['abstract-booklet.pdf', [420, 595]],
  ['abstract-booklet-a4.pdf', [595, 842]],
])('%s is tagged, has its size, and embeds its fonts', async (file, size) => {
  const pdf = await PDFDocument.load(bytesOf(file), { updateMetadata: false })
  const { width, height } = pdf.getPage(0).getSize()
  expect([width, height].map(Math.round)).toEqual(size)
  const marked = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))
  expect(marked).toBe(PDFBool.True)
  expect(pdf.getPageCount()).toBe(pages.length)
  expect(fontsOf(pdf).filter(({ embedded }) => !embedded)).toEqual([])
})

test('the same content gives the same bytes, and is drawn again only by other code', async () => {
  // Jest itself looks at each byte as a property.
  deepStrictEqual((await bookletFiles(read, firstAnew(keptIn(folder, 'first')))).files, files)
  const drawnAgain = () => Promise.reject(new Error('drawn again'))
  const drawnBy = (code: string) => bookletFiles(read, (content) => keptIn(folder, code)(content, drawnAgain))
  deepStrictEqual((await drawnBy('first')).files, files)
  await expect(drawnBy('second')).rejects.toThrow('drawn again')
})

test('without abstracts there is no booklet, ', async () => {
  expect(await bookletFiles(readEdition(sample), unkept)).toEqual({ files: {}, pages: {} })
})
