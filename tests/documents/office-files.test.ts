// The templates and forms that authors and participants fill in.
import { inBoth, inLanguage } from '../../pipeline/domain/languages'
import { sampleData } from '../setup/editions'
import { attributesOf, partOf, wordsOf } from './open'

/** Converts centimetres to twips (twentieths of a point). */
const cm = (centimetres: number): string => String(Math.round((centimetres / 2.54) * 1440))

const documentOf = (name: string): string => partOf(name, 'word/document.xml')

const textOf = (name: string): string => wordsOf(documentOf(name))

const valuesOf = (xml: string, element: string) => attributesOf(xml, element).map(({ val }) => val)

test.each([
  'abstract-template.docx',
  'full-text-template.docx',
  'registration-form.docx',
  'workshop-application-form.docx',
])('%s is A4, has a title and a language, and marks what is English and what Turkish', (name) => {
  expect(attributesOf(documentOf(name), 'w:pgSz')).toMatchObject([{ w: cm(21), h: cm(29.7) }])
  const properties = partOf(name, 'docProps/core.xml')
  expect(properties).toMatch(/<dc:title>[^<]*Composites 2025/)
  expect(properties).toContain('<dc:language>en</dc:language>')
  expect(new Set(valuesOf(documentOf(name), 'w:lang'))).toEqual(new Set(['en-GB', 'tr-TR']))
})

describe('the abstract template (specification, section 5)', () => {
  const name = 'abstract-template.docx'
  const document = documentOf(name)
  const styles = partOf(name, 'word/styles.xml')

  test('has margins of 5 cm above and below, 4 cm at the sides', () => {
    expect(attributesOf(document, 'w:pgMar')).toMatchObject([
      { top: cm(5), bottom: cm(5), left: cm(4), right: cm(4) },
    ])
  })

  test('is set in Times New Roman 12 pt with double line spacing, everywhere', () => {
    const [defaults = ''] = /<w:docDefaults>.*?<\/w:docDefaults>/.exec(styles) ?? []
    expect(attributesOf(defaults, 'w:rFonts')).toMatchObject([{ ascii: 'Times New Roman' }])
    expect(valuesOf(defaults, 'w:sz')).toEqual(['24'])
    const [{ line, lineRule = 'auto' } = {}] = attributesOf(defaults, 'w:spacing')
    expect([line, lineRule]).toEqual(['480', 'auto'])
    expect(document).not.toMatch(/<w:(rFonts|sz|spacing)\b/)
  })

  test('opens with a bold centred title in each language, then one blank line, then the authors', () => {
    const [style = ''] = /<w:style [^>]*w:styleId="Title".*?<\/w:style>/.exec(styles) ?? []
    expect(valuesOf(style, 'w:jc')).toEqual(['center'])
    expect(style).toContain('<w:b/>')
    const paragraphs = document.match(/<w:p>.*?<\/w:p>|<w:p\/>/g) ?? []
    const [english, turkish, blank, authors] = paragraphs
    expect(english).toMatch(/pStyle w:val="Title".*en-GB.*English/)
    expect(turkish).toMatch(/pStyle w:val="Title".*tr-TR.*Türkçe/)
    expect(wordsOf(blank ?? '-')).toBe('')
    expect(authors).toContain('Name Surname')
  })
})

test('the full-text template has margins of 2.5 cm', () => {
  const margin = cm(2.5)
  expect(attributesOf(documentOf('full-text-template.docx'), 'w:pgMar')).toMatchObject([
    { top: margin, bottom: margin, left: margin, right: margin },
  ])
})

const { site, fees } = sampleData()
const { iban = '', bankName = '', branch = '' } = site.bank ?? {}
const payment = [
  ...[iban, site.email, site.fax!],
  ...Object.values(
    inBoth((language) => [bankName, branch].map((text) => inLanguage(text, language)).join(', ')),
  ),
]
const categories = fees.categories.flatMap(({ name, standard: { amount, currency } }) => [
  ...Object.values(name),
  `${amount.toLocaleString('en-GB')} ${currency}`,
])

test.each<[name: string, font: string, facts: string[]]>([
  [
    'abstract-template.docx',
    'Times New Roman',
    [
      'at most 500 words per language',
      'in English only',
      'under 4 pages',
      'optional, recommended',
      'her bir dil için en çok 500 sözcük',
      'yalnızca İngilizce',
      '4 sayfadan kısa',
    ],
  ],
  [
    'full-text-template.docx',
    'Times New Roman',
    [
      ...['Introduction', 'Materials and Methods', 'Results', 'Conclusions', 'References'],
      ...['at least 4 pages', '1 September 2025'],
    ],
  ],
  ['registration-form.docx', 'Arial', [...payment, ...categories]],
  [
    'workshop-application-form.docx',
    'Arial',
    [
      ...payment,
      ...['200 EUR', '160 EUR', '20%', '100 EUR', '75 places', '13:30–17:40', '09:20–18:00'],
      ...['30 July 2025', '30 August 2025', '1 September 2025', '30 Ağustos 2025', 'kahve araları'],
    ],
  ],
])('%s is set in %s and says what has to be known', (name, font, facts) => {
  expect(partOf(name, 'word/styles.xml')).toContain(`w:ascii="${font}"`)
  const text = textOf(name)
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
})

test('each fee category of the registration form has a box to tick', () => {
  const boxes = documentOf('registration-form.docx').match(/<w14:checkbox>/g)
  expect(boxes?.length).toBeGreaterThanOrEqual(fees.categories.length)
})

describe('the poster template', () => {
  /** English metric units in a centimetre. */
  const EMU = 360_000
  const name = 'poster-template.pptx'
  const slide = partOf(name, 'ppt/slides/slide1.xml')

  test('is 70 cm wide and 100 cm high, and every field is on the sheet', () => {
    const [size] = attributesOf(partOf(name, 'ppt/presentation.xml'), 'p:sldSz')
    expect([Number(size?.cx), Number(size?.cy)]).toEqual([70 * EMU, 100 * EMU])
    const extents = attributesOf(slide, 'a:ext').filter(({ cx }) => cx !== undefined)
    const boxes = attributesOf(slide, 'a:off').map((offset, at) => ({ ...offset, ...extents[at] }))
    expect(boxes.length).toBeGreaterThan(5)
    for (const { x, y, cx, cy } of boxes) {
      expect(Number(x) + Number(cx)).toBeLessThanOrEqual(70 * EMU)
      expect(Number(y) + Number(cy)).toBeLessThanOrEqual(100 * EMU)
    }
  })

  test('has a title and texts to write over, and the deadline in both languages', () => {
    const types = attributesOf(slide, 'p:ph').map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['title', 'body']))
    expect(slide).toContain('lang="tr-TR"')
    for (const date of ['15 September 2025', '15 Eylül 2025']) expect(wordsOf(slide)).toContain(date)
  })

  test('says in both languages what to write in each line of its head', () => {
    const words = wordsOf(slide)
    for (const line of [
      'presenting author underlined',
      'sunan yazarın altı çizilir',
      '¹ Institution',
      'Kurum,',
    ])
      expect(words).toContain(line)
  })
})
