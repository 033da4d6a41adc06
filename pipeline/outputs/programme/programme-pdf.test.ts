import { PDFBool, PDFDict, PDFDocument, PDFName, type PDFHexString, type PDFString } from 'pdf-lib'
import { fontsOf } from '../../../tests/documents/open'
import { turkishTitle } from '../../domain/academic-title'
import { largeEdition, sample, sampleData } from '../../../tests/setup/editions'
import { filesOfSample } from '../../../tests/setup/feeds'
import { fillsOf, pagesOf, piecesOf, runTogetherIn } from '../../../tests/setup/pdf-text'
import { scheduleOf } from '../../records/schedule'
import { printedEditions, programmePdf } from '.'
import type { ReadEdition } from '../../read'
import { designOf } from '../design'
import { inLanguage } from '../../domain/languages'
import type { EditionData } from '../../schemas'
import { plainTitle } from '../../domain/title-marks'

const data = sampleData()

/** The bytes of one printed edition. */
const print = (read: ReadEdition, file: string) =>
  programmePdf(
    { schedule: scheduleOf(read), labels: (read.data as EditionData).interface, design: designOf(read) },
    printedEditions.find((edition) => edition.file === file)!,
  )

const folded = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

/** Text as a reader would copy it, with lines joined. */
const textOf = async (bytes: Buffer) => (await pagesOf(bytes)).join(' ')

const inEnglish = async (changed: Parameters<typeof sample>[0]) =>
  textOf(await print(sample(changed), 'programme-en.pdf'))

test('a free day, a session without talks, one longer than a page, a panel with a code, and no posters', async () => {
  const days = [...data.programme.days, { date: '2025-10-06', title: { en: 'Free day', tr: 'Serbest gün' } }]
  const sessions = data.sessions.map((session) => {
    if (session.code === 'panel') return { ...session, code: '13A' }
    if (session.code === '2A') return { ...session, end: '14:50', chairs: [], talks: [] }
    if (session.code !== '2B') return session
    return { ...session, talks: Array.from({ length: 30 }, () => ({ ...session.talks[0]!, minutes: 5 })) }
  })
  const text = await inEnglish({ programme: { ...data.programme, days }, sessions, posters: [] })
  // A day without sessions is not printed.
  expect(text).not.toContain('Monday, 6 October 2025')
  // The code is before the title, at a glance and in the day.
  expect(text.split('13A Sectoral evaluation panel')).toHaveLength(3)
  expect(text.split(/\b2A [A-Z]/)).toHaveLength(3)
  // The head of the next page says which session continues, and in which hall.
  expect(text).toContain('2B · Akdeniz Hall')
  // Without posters there are no prizes for them.
  expect(text).not.toContain('12,000 TL')
})

/** Where the first text is that begins with these characters, on the second page: the programme at a glance. */
async function glanceOf(changed: Parameters<typeof sample>[0]) {
  const bytes = await print(sample(changed), 'programme-en.pdf')
  const pages = await piecesOf(bytes)
  const placeOf = (text: string) => {
    const [, , , , x = 0, y = 0] = pages[1]?.find(({ str }) => str.startsWith(text))?.transform ?? []
    return { x, y: 842 - y }
  }
  const edges = pages.flat().map(({ transform }) => ({ x: transform[4] ?? 0, y: 842 - (transform[5] ?? 0) }))
  return { bytes, placeOf, edges }
}

test('at a glance, parallel sessions are side by side below their halls and in their colours', async () => {
  const { bytes, placeOf } = await glanceOf({})
  const [hall, first, second] = ['Akdeniz Hall', '2A', '2B'].map(placeOf)
  expect(second!.x).toBeCloseTo(hall!.x)
  expect(second!.y).toBeCloseTo(first!.y)
  expect(first!.x).toBeLessThan(second!.x)
  // What comes later is lower.
  expect(placeOf('3A').y).toBeGreaterThan(first!.y)
  expect(await fillsOf(bytes, 2)).toEqual(expect.arrayContaining(data.design.colours.halls.slice(0, 2)))
})

test('six halls that never pause together fit their pages', async () => {
  const halls = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, name: `Hall ${key}` }))
  const { talks, ...session } = data.sessions.find(({ code }) => code === '2B')!
  const sessions = halls.flatMap(({ key }, index) =>
    Array.from({ length: 9 }, (_, slot) => ({
      ...session,
      code: `${slot + 1}${key.toUpperCase()}`,
      hall: key,
      start: `${String(8 + slot).padStart(2, '0')}:${index}5`,
      end: `${String(9 + slot).padStart(2, '0')}:${index}5`,
      talks: [{ ...talks[0]!, id: undefined, minutes: 60 }],
    })),
  )
  const programme = { ...data.programme, halls, changes: [] }
  const { placeOf, edges } = await glanceOf({ programme, sessions, posters: [] })
  const columns = halls.map(({ name }) => placeOf(name).x)
  expect(columns).toEqual(columns.toSorted((a, b) => a - b))
  expect(Math.max(...edges.map(({ x }) => x))).toBeLessThan(595 - 40)
  expect(Math.max(...edges.map(({ y }) => y))).toBeLessThan(842 - 20)
})

test('a break during a session is printed between its talks', async () => {
  const sessions = data.sessions.map((session) => {
    if (session.code !== '2B') return session
    const [first, second, ...others] = session.talks
    return { ...session, end: '15:30', talks: [first!, { ...second!, start: '14:10' }, ...others] }
  })
  const tea = { code: 'tea', kind: 'break', title: 'Tea', date: '2025-10-02', start: '13:50', end: '14:10' }
  // What every JavaScript object has is a word like any other.
  const text = await inEnglish({ sessions: [...sessions, { ...tea, place: 'constructor' }] })
  const [before = '', after = ''] = text.split('Tea · constructor')
  const [first, second] = data.sessions.find(({ code }) => code === '2B')!.talks
  expect(before).toContain(folded(inLanguage(plainTitle(first!.title), 'en')))
  expect(after).toContain(folded(inLanguage(plainTitle(second!.title), 'en')))
})

test('a change to something that people know by its title is listed under that title', async () => {
  const change = { date: '2025-09-22', kind: 'moved', text: { en: 'To the terrace.', tr: 'Terasa.' } }
  const changes = ['gala', '2B-3'].map((item) => ({ ...change, item }))
  const read = sample({ programme: { ...data.programme, changes } })
  const text = await textOf(await print(read, 'programyeni.pdf'))
  expect(text).toMatch(/22 September 2025 Gala yemeği Gala dinner .* Moved Terasa\. To the terrace/)
  expect(text).toMatch(/22 September 2025 2B-3 .* Moved/)
})

test('a title keeps its italics and superscripts; what Archivo lacks is from Noto Sans, on the same baseline', async () => {
  const [poster, ...others] = data.posters
  const title = { en: '*Cure* at ≥ 80 °C → β relaxation, x^ab^', tr: 'Kürlenme' }
  const bytes = await print(sample({ posters: [{ ...poster!, title }, ...others] }), 'programme-en.pdf')
  expect(await textOf(bytes)).toContain('Cure at ≥ 80 °C → β relaxation, xab')
  const names = fontsOf(await PDFDocument.load(bytes)).map(({ name }) => name.replace(/.*\+/, ''))
  expect(names).toEqual(expect.arrayContaining(['Archivo-BoldItalic', 'NotoSans-Bold']))
  const line = (await piecesOf(bytes)).flatMap((page) => {
    const start = page.findIndex(({ str }) => str === 'Cure')
    return start < 0 ? [] : page.slice(start, start + 8).filter(({ str }) => str.trim())
  })
  const heightOf = (part: string) => line.find(({ str }) => str.includes(part))!.transform[5]!
  expect(heightOf('β')).toBeCloseTo(heightOf('Cure'), 2)
  expect(heightOf('relaxation')).toBeCloseTo(heightOf('Cure'), 2)
  expect(heightOf('ab')).toBeGreaterThan(heightOf('Cure'))
})

test('none of four hundred talks and two hundred posters is lost', async () => {
  const read = largeEdition()
  expect(read.problems).toEqual([])
  const text = await textOf(await print(read, 'programyeni.pdf'))
  const { sessions = [], posters = [] } = read.data
  const entries = [...sessions.flatMap(({ talks }) => talks), ...posters]
  expect(entries).toHaveLength(600)
  for (const { title } of entries) expect(text).toContain(folded(inLanguage(plainTitle(title), 'tr')))
})

describe.each([
  ['programyeni.pdf', 'tr', ['tr', 'en'], /Sayfa \/ Page 3 \(\d+\)/, ['12.000 TL', 'Sürüm']],
  ['programme-tr.pdf', 'tr', ['tr'], /Sayfa 3 \/ \d+/, ['12.000 TL', 'Sürüm']],
  ['programme-en.pdf', 'en', ['en'], /Page 3 of \d+/, ['12,000 TL', 'Version']],
] as const)('%s', (file, lead, languages, pageNumber, [prize, version]) => {
  let bytes: Buffer
  beforeAll(async () => {
    bytes = (await filesOfSample())[file] as Buffer
  })

  test('is a tagged A4 document with a language, a title, headings, header cells and embedded fonts', async () => {
    const pdf = await PDFDocument.load(bytes)
    for (const page of pdf.getPages()) expect(page.getSize()).toEqual({ width: 595.28, height: 841.89 })
    const stated = (name: string) => pdf.catalog.lookup(PDFName.of(name), PDFDict)
    const lang = pdf.catalog.lookup(PDFName.of('Lang')) as PDFString | PDFHexString
    expect(lang.decodeText()).toBe(lead === 'tr' ? 'tr-TR' : 'en-GB')
    expect(stated('MarkInfo').lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
    expect(stated('ViewerPreferences').lookup(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True)
    expect(pdf.getTitle()).toContain(inLanguage(data.site.name, lead))
    expect(pdf.getCreationDate()?.toISOString().slice(0, 10)).toBe(data.programme.released)
    const kinds = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFDict ? String(object.get(PDFName.of('S'))) : ''))
    expect(kinds).toEqual(
      expect.arrayContaining(['/H1', '/H2', '/H3', '/Table', '/TR', '/TH', '/TD', '/Link']),
    )
    for (const { name, embedded } of fontsOf(pdf))
      expect([name, embedded]).toEqual([expect.stringMatching(/^[A-Z]{6}\+Archivo-/), true])
  })

  test('all titles, people, halls, hours, awards, changes, the version and page numbers can be found', async () => {
    const text = await textOf(bytes)
    const own = (name: string) => folded(lead === 'tr' ? turkishTitle(name) : name)
    const items = [
      ...data.sessions.flatMap(({ talks }) => talks),
      ...data.posters,
      ...(data.workshop?.days ?? []).flatMap((day) =>
        day.sessions.map(({ title, speakers }) => ({ title, presenters: speakers })),
      ),
    ]
    const people = [
      ...items.flatMap(({ presenters }) => presenters),
      ...data.sessions.flatMap(({ moderators, panellists }) => [...moderators, ...panellists]),
    ]
    const inLead = [
      ...people.flatMap(({ affiliation }) => affiliation ?? []),
      ...data.programme.halls.map(({ name }) => name),
      ...data.programme.changes.map((change) => change.text),
    ]
    const expected = [
      ...items.flatMap(({ title }) => languages.map((language) => inLanguage(plainTitle(title), language))),
      ...inLead.map((one) => inLanguage(one, lead)),
      ...people.map(({ name }) => own(name)),
      ...data.sessions.flatMap(({ start, chairs }) => [start, ...chairs.map(own)]),
      prize,
      `${version} ${data.programme.version}`,
    ]
    expect(expected.filter((one) => !text.includes(folded(one)))).toEqual([])
    expect(text).toMatch(pageNumber)
    expect(text).not.toMatch(/\[object|\{n\}/)
  })

  test('words do not run together when it is read aloud', async () => {
    expect(await runTogetherIn(bytes)).toEqual([])
  })

  test('no page but the last is more than half empty', async () => {
    const pages = (await piecesOf(bytes)).slice(0, -1)
    // Points from the lower edge, without the foot of the page; the middle of the page is 421.
    const lowest = pages.map((page) =>
      Math.min(...page.map(({ transform }) => transform[5]!).filter((y) => y > 58)),
    )
    for (const y of lowest) expect(y).toBeLessThan(440)
  })
})
