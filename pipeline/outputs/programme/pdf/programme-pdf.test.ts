import { PDFBool, PDFDict, PDFDocument, PDFName, type PDFHexString, type PDFString } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Without it pdfjs would load its parser with import(), which Jest does not support.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { turkishTitle } from '../../../records/academic-title'
import { largeEdition, sample, sampleData } from '../editions-to-test'
import { programmeFiles } from '../index'
import type { Text } from '../../../schemas/kinds'

const data = sampleData()
const pdfs = new Map<string, Buffer>()

beforeAll(async () => {
  for (const [path, bytes] of Object.entries(await programmeFiles(sample()))) {
    if (path.endsWith('.pdf')) pdfs.set(path, bytes as Buffer)
  }
})

const folded = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

/** Text as a reader would copy it, with lines joined. */
async function textOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(pdfs.get(file) ?? []), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items: pieces } = await (await pdf.getPage(index + 1)).getTextContent()
      return pieces.map((piece) => ('str' in piece ? piece.str + (piece.hasEOL ? ' ' : '') : '')).join('')
    }),
  )
  return folded(pages.join(' '))
}

const said = (text: Text, language: 'en' | 'tr') => (typeof text === 'string' ? text : text[language])
const items = [...data.sessions.flatMap(({ talks }) => talks), ...data.posters]

/** PostScript names of the fonts in a file, in order; those of subsets begin with a tag of letters. */
async function fontsOf(file: string): Promise<string[]> {
  const pdf = await PDFDocument.load(pdfs.get(file) ?? '')
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font') ? [object] : [],
    )
    .filter((font) => font.get(PDFName.of('Subtype')) === PDFName.of('Type0'))
    .map((font) => String(font.get(PDFName.of('BaseFont'))))
    .sort((a, b) => a.replace(/.*\+/, '').localeCompare(b.replace(/.*\+/, '')))
}

test('a day without sessions has its heading, but no table at a glance', async () => {
  const days = [...data.programme.days, { date: '2025-10-06', title: { en: 'Free day', tr: 'Serbest gün' } }]
  const files = await programmeFiles(sample({ programme: { ...data.programme, days } }))
  pdfs.set('free-day.pdf', files['programme-en.pdf'] as Buffer)
  expect((await textOf('free-day.pdf')).split('Monday, 6 October 2025')).toHaveLength(2)
})

test('a session without talks yet has its heading and its code', async () => {
  const sessions = data.sessions.map((session) =>
    session.code === '2B' ? { ...session, end: '14:50', chairs: [], talks: [] } : session,
  )
  const files = await programmeFiles(sample({ sessions }))
  pdfs.set('to-come.pdf', files['programme-en.pdf'] as Buffer)
  const [, ...places] = (await textOf('to-come.pdf')).split('2B Wind turbine blades')
  expect(places).toHaveLength(2)
})

describe('a panel with a code, a session longer than a page, and no posters', () => {
  beforeAll(async () => {
    const sessions = data.sessions.map((session) => {
      if (session.code === 'panel') return { ...session, code: '13A' }
      if (session.code !== '2B') return session
      return { ...session, talks: Array.from({ length: 30 }, () => ({ ...session.talks[0]!, minutes: 5 })) }
    })
    const files = await programmeFiles(sample({ sessions, posters: [] }))
    pdfs.set('unlike-the-sample.pdf', files['programme-en.pdf'] as Buffer)
  })

  test('the code stands before the title, at a glance and in the day', async () => {
    expect((await textOf('unlike-the-sample.pdf')).split('13A Sectoral evaluation panel')).toHaveLength(3)
  })

  test('if the session continues, the head of the page says which session it is and in which hall', async () => {
    expect(await textOf('unlike-the-sample.pdf')).toContain('2B · Akdeniz Hall')
  })

  test('there are no prizes for posters', async () => {
    expect(await textOf('unlike-the-sample.pdf')).not.toContain('12,000 TL')
  })
})

test('a change to something that people know by its title is listed under that title', async () => {
  const change = {
    date: '2025-09-22',
    kind: 'moved' as const,
    text: { en: 'To the terrace.', tr: 'Terasa.' },
  }
  const changes = [
    { ...change, item: 'gala' },
    { ...change, item: '2B-3' },
  ]
  const files = await programmeFiles(sample({ programme: { ...data.programme, changes } }))
  pdfs.set('gala-moved.pdf', files['programme-en.pdf'] as Buffer)
  expect(await textOf('gala-moved.pdf')).toMatch(
    /What changed 22 September 2025 Gala dinner Moved To the terrace/,
  )
  expect(await textOf('gala-moved.pdf')).toMatch(/22 September 2025 2B-3 Moved/)
  pdfs.set('gala-moved-both.pdf', files['programyeni.pdf'] as Buffer)
  expect(await textOf('gala-moved-both.pdf')).toContain('Gala yemeği Gala dinner')
})

test('signs that the letters’ font lacks are taken from the other font and stand on the same baseline', async () => {
  const [poster, ...others] = data.posters
  const title = { en: 'Cure at ≥ 80 °C → β relaxation', tr: '≥ 80 °C’de kürlenme → β gevşemesi' }
  const files = await programmeFiles(sample({ posters: [{ ...poster!, title }, ...others] }))
  pdfs.set('signs.pdf', files['programme-en.pdf'] as Buffer)
  expect(await textOf('signs.pdf')).toContain(title.en)
  expect(await fontsOf('signs.pdf')).toContainEqual(expect.stringMatching(/\+Archivo-Bold$/))
})

test('none of four hundred talks and two hundred posters is lost', async () => {
  const read = largeEdition()
  expect(read.problems).toEqual([])
  const files = await programmeFiles(read)
  pdfs.set('large.pdf', files['programyeni.pdf'] as Buffer)
  const text = await textOf('large.pdf')
  const { sessions = [], posters = [] } = read.data
  const entries = [...sessions.flatMap(({ talks }) => talks), ...posters]
  expect(entries).toHaveLength(600)
  for (const { title } of entries) expect(text).toContain(folded(said(title, 'tr')))
}, 120_000)

describe.each([
  ['programyeni.pdf', 'tr', ['tr', 'en'], /Sayfa \/ Page 3 \/ \d+/],
  ['programme-tr.pdf', 'tr', ['tr'], /Sayfa 3 \/ \d+/],
  ['programme-en.pdf', 'en', ['en'], /Page 3 of \d+/],
] as const)('%s', (file, lead, languages, pageNumber) => {
  test('is a tagged A4 document with a language and a title', async () => {
    const pdf = await PDFDocument.load(pdfs.get(file) ?? '')
    for (const page of pdf.getPages()) expect(page.getSize()).toEqual({ width: 595.28, height: 841.89 })
    const { catalog } = pdf
    const lang = catalog.lookup(PDFName.of('Lang')) as PDFString | PDFHexString
    expect(lang.decodeText()).toBe(lead === 'tr' ? 'tr-TR' : 'en-GB')
    expect(
      catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'), PDFBool).asBoolean(),
    ).toBe(true)
    expect(
      catalog
        .lookup(PDFName.of('ViewerPreferences'), PDFDict)
        .lookup(PDFName.of('DisplayDocTitle'), PDFBool)
        .asBoolean(),
    ).toBe(true)
    expect(pdf.getTitle()).toContain(said(data.site.name, lead))
    expect(pdf.getCreationDate()?.toISOString().slice(0, 10)).toBe(data.programme.released)
  })

  test('has headings, and tables with header cells', async () => {
    const pdf = await PDFDocument.load(pdfs.get(file) ?? '')
    const kinds = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('S'))] : []))
      .map(String)
    for (const kind of ['/H1', '/H2', '/H3', '/Table', '/TR', '/TH', '/TD', '/Link'])
      expect(kinds).toContain(kind)
  })

  test('every title, presenter and affiliation can be found', async () => {
    const text = await textOf(file)
    for (const language of languages) {
      for (const { title } of items) expect(text).toContain(folded(said(title, language)))
    }
    const people = items.flatMap(({ presenters }) => presenters)
    for (const { name, affiliation } of people) {
      expect(text).toContain(folded(lead === 'tr' ? turkishTitle(name) : name))
      if (affiliation) expect(text).toContain(folded(said(affiliation, lead)))
    }
  })

  test('halls, chairs, hours, awards, changes, version and page numbers are there', async () => {
    const text = await textOf(file)
    for (const { name } of data.programme.halls) expect(text).toContain(said(name, lead))
    for (const { start, chairs } of data.sessions) {
      expect(text).toContain(start)
      for (const chair of chairs) expect(text).toContain(lead === 'tr' ? turkishTitle(chair) : chair)
    }
    expect(text).toContain(lead === 'tr' ? '12.000 TL' : '12,000 TL')
    for (const change of data.programme.changes) expect(text).toContain(folded(said(change.text, lead)))
    expect(text).toContain(
      lead === 'tr' ? `Sürüm ${data.programme.version}` : `Version ${data.programme.version}`,
    )
    expect(text).toMatch(pageNumber)
    expect(text).not.toContain('{n}')
  })

  test('all fonts are embedded as subsets', async () => {
    expect(await fontsOf(file)).toEqual([
      expect.stringMatching(/^\/[A-Z]{6}\+NotoSans-Bold$/),
      expect.stringMatching(/^\/[A-Z]{6}\+NotoSans-Regular$/),
    ])
  })
})
