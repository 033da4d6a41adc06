// The templates and forms that authors and participants fill in: office-files.yaml.
import { rowsIn } from '../setup/rows'
import { inBoth, inLanguage } from '../../pipeline/domain/languages'
import { sampleData } from '../setup/editions'
import { attributesOf, partOf, wordsOf } from './open'

type Document = {
  font?: string
  margins?: Record<string, number>
  says?: string[]
  quotes?: ('payment' | 'fees')[]
}

const documents = Object.entries(rowsIn<Record<string, Document>>('tests/documents/office-files.yaml'))
const written = documents.filter(([name]) => name.endsWith('.docx'))

const { site, fees } = sampleData()
const { iban = '', bankName = '', branch = '' } = site.bank ?? {}
const quoted = {
  payment: [
    ...[iban, site.email, site.fax ?? ''],
    ...Object.values(
      inBoth((language) => [bankName, branch].map((text) => inLanguage(text, language)).join(', ')),
    ),
  ],
  fees: fees.categories.flatMap(({ name, standard: { amount, currency } }) => [
    ...Object.values(name),
    `${amount.toLocaleString('en-GB')} ${currency}`,
  ]),
}

/** Converts centimetres to twips (twentieths of a point). */
const cm = (centimetres: number): string => String(Math.round((centimetres / 2.54) * 1440))

const valuesOf = (xml: string, element: string) => attributesOf(xml, element).map(({ val }) => val)

test.each(documents)('%s says what has to be known', (name, { says = [], quotes = [] }) => {
  const text = wordsOf(partOf(name, name.endsWith('.docx') ? 'word/document.xml' : 'ppt/slides/slide1.xml'))
  const facts = [...says, ...quotes.flatMap((kind) => quoted[kind])]
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
})

test.each(written)('%s is A4, has a title, margins, a font, and two languages', (name, { font, margins }) => {
  const document = partOf(name, 'word/document.xml')
  expect(attributesOf(document, 'w:pgSz')).toMatchObject([{ w: cm(21), h: cm(29.7) }])
  const twips = Object.entries(margins ?? {}).map(([side, margin]) => [side, cm(margin)])
  expect(attributesOf(document, 'w:pgMar')).toMatchObject([Object.fromEntries(twips)])
  expect(partOf(name, 'word/styles.xml')).toContain(`w:ascii="${font}"`)
  const properties = partOf(name, 'docProps/core.xml')
  expect(properties).toMatch(/<dc:title>[^<]*Composites 2025/)
  expect(properties).toContain('<dc:language>en</dc:language>')
  expect(new Set(valuesOf(document, 'w:lang'))).toEqual(new Set(['en-GB', 'tr-TR']))
})

test('the abstract template is set and begins as authors have to write (specification, section 5)', () => {
  const document = partOf('abstract-template.docx', 'word/document.xml')
  const styles = partOf('abstract-template.docx', 'word/styles.xml')
  // Times New Roman 12 pt with double line spacing, everywhere.
  const [defaults = ''] = /<w:docDefaults>.*?<\/w:docDefaults>/.exec(styles) ?? []
  expect(attributesOf(defaults, 'w:rFonts')).toMatchObject([{ ascii: 'Times New Roman' }])
  expect(valuesOf(defaults, 'w:sz')).toEqual(['24'])
  const [{ line, lineRule = 'auto' } = {}] = attributesOf(defaults, 'w:spacing')
  expect([line, lineRule]).toEqual(['480', 'auto'])
  expect(document).not.toMatch(/<w:(rFonts|sz|spacing)\b/)
  // A bold centred title in each language, then one blank line, then the authors.
  const [style = ''] = /<w:style [^>]*w:styleId="Title".*?<\/w:style>/.exec(styles) ?? []
  expect(valuesOf(style, 'w:jc')).toEqual(['center'])
  expect(style).toContain('<w:b/>')
  const [english, turkish, blank, authors] = document.match(/<w:p>.*?<\/w:p>|<w:p\/>/g) ?? []
  expect(english).toMatch(/pStyle w:val="Title".*en-GB.*English/)
  expect(turkish).toMatch(/pStyle w:val="Title".*tr-TR.*Türkçe/)
  expect(wordsOf(blank ?? '-')).toBe('')
  expect(authors).toContain('Name Surname')
})

test('each fee category of the registration form has a box to tick', () => {
  const boxes = partOf('registration-form.docx', 'word/document.xml').match(/<w14:checkbox>/g)
  expect(boxes?.length).toBeGreaterThanOrEqual(fees.categories.length)
})

test('the poster template is 70 cm wide and 100 cm high, with a title and texts, and every field is on the sheet', () => {
  /** English metric units in a centimetre. */
  const EMU = 360_000
  const slide = partOf('poster-template.pptx', 'ppt/slides/slide1.xml')
  const [size] = attributesOf(partOf('poster-template.pptx', 'ppt/presentation.xml'), 'p:sldSz')
  expect([Number(size?.['cx']), Number(size?.['cy'])]).toEqual([70 * EMU, 100 * EMU])
  const extents = attributesOf(slide, 'a:ext').filter(({ cx }) => cx !== undefined)
  const boxes = attributesOf(slide, 'a:off').map((offset, at) => ({ ...offset, ...extents[at] }))
  expect(boxes.length).toBeGreaterThan(5)
  for (const { x, y, cx, cy } of boxes as Record<string, string>[]) {
    expect(Number(x) + Number(cx)).toBeLessThanOrEqual(70 * EMU)
    expect(Number(y) + Number(cy)).toBeLessThanOrEqual(100 * EMU)
  }
  const types = attributesOf(slide, 'p:ph').map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['title', 'body']))
  expect(slide).toContain('lang="tr-TR"')
})
