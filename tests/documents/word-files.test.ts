import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { everywhere, parsed, partOf, within, wordsOf, type Xml } from './open'

/** Converts centimetres to twips (twentieths of a point). */
const cm = (centimetres: number): string => String(Math.round((centimetres / 2.54) * 1440))

const bodyOf = async (name: string): Promise<Xml> =>
  within(parsed(await partOf(name, 'word/document.xml')), 'document', 'body')

const textOf = async (name: string): Promise<string> => wordsOf(await partOf(name, 'word/document.xml'))

const files = [
  'abstract-template.docx',
  'full-text-template.docx',
  'registration-form.docx',
  'workshop-application-form.docx',
]

describe.each(files)('%s', (name) => {
  test('is A4 and portrait', async () => {
    const size = within(await bodyOf(name), 'sectPr', 'pgSz')
    expect([size['@_w'], size['@_h']]).toEqual([cm(21), cm(29.7)])
  })

  test('has a title and a language', async () => {
    const properties = within(parsed(await partOf(name, 'docProps/core.xml')), 'coreProperties')
    expect(properties['title']).toContain('Composites 2025')
    expect(properties['language']).toBe('en')
  })

  test('is in both languages and marks which is which', async () => {
    const languages = new Set(everywhere(await bodyOf(name), 'lang').map((lang) => lang['@_val']))
    expect(languages).toEqual(new Set(['en-GB', 'tr-TR']))
  })
})

describe('the abstract template (specification, section 5)', () => {
  const name = 'abstract-template.docx'

  test('has margins of 5 cm above and below, 4 cm at the sides', async () => {
    const margins = within(await bodyOf(name), 'sectPr', 'pgMar')
    expect([margins['@_top'], margins['@_bottom']]).toEqual([cm(5), cm(5)])
    expect([margins['@_left'], margins['@_right']]).toEqual([cm(4), cm(4)])
  })

  test('is set in Times New Roman 12 pt with double line spacing, everywhere', async () => {
    const defaults = within(parsed(await partOf(name, 'word/styles.xml')), 'styles', 'docDefaults')
    const type = within(defaults, 'rPrDefault', 'rPr')
    expect(within(type, 'rFonts')['@_ascii']).toBe('Times New Roman')
    expect(within(type, 'sz')['@_val']).toBe('24')
    const spacing = within(defaults, 'pPrDefault', 'pPr', 'spacing')
    expect(spacing['@_line']).toBe('480')
    expect(spacing['@_lineRule'] ?? 'auto').toBe('auto')
    const body = await bodyOf(name)
    expect(everywhere(body, 'rFonts')).toHaveLength(0)
    expect(everywhere(body, 'sz')).toHaveLength(0)
    expect(everywhere(body, 'spacing')).toHaveLength(0)
  })

  test('opens with a bold centred title in each language, then one blank line, then the authors', async () => {
    const styles = everywhere(parsed(await partOf(name, 'word/styles.xml')), 'style')
    const title = styles.find((style) => style['@_styleId'] === 'Title') ?? {}
    expect(within(title, 'pPr', 'jc')['@_val']).toBe('center')
    expect(within(title, 'rPr')).toHaveProperty('b')
    const paragraphs = (await partOf(name, 'word/document.xml')).match(/<w:p>.*?<\/w:p>|<w:p\/>/g) ?? []
    const [english, turkish, blank, authors] = paragraphs
    expect(english).toMatch(/pStyle w:val="Title".*en-GB.*English/)
    expect(turkish).toMatch(/pStyle w:val="Title".*tr-TR.*Türkçe/)
    expect(wordsOf(blank ?? '-')).toBe('')
    expect(authors).toContain('Name Surname')
  })

  test('states the rules for authors', async () => {
    const text = await textOf(name)
    for (const rule of [
      'at most 500 words per language',
      'in English only',
      'under 4 pages',
      'optional, recommended',
    ]) {
      expect(text).toContain(rule)
    }
    for (const rule of ['her bir dil için en çok 500 sözcük', 'yalnızca İngilizce', '4 sayfadan kısa']) {
      expect(text).toContain(rule)
    }
  })
})

describe('the full-text template', () => {
  test('has margins of 2.5 cm, Times New Roman, and a section for each part of a paper', async () => {
    const name = 'full-text-template.docx'
    const margins = within(await bodyOf(name), 'sectPr', 'pgMar')
    expect(new Set(['top', 'bottom', 'left', 'right'].map((side) => margins[`@_${side}`]))).toEqual(
      new Set([cm(2.5)]),
    )
    expect(await partOf(name, 'word/styles.xml')).toContain('w:ascii="Times New Roman"')
    const text = await textOf(name)
    for (const part of ['Introduction', 'Materials and Methods', 'Results', 'Conclusions', 'References']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('at least 4 pages')
    expect(text).toContain('1 September 2025')
  })
})

type Fees = {
  categories: { name: Record<'en' | 'tr', string>; standard: { amount: number; currency: string } }[]
}
type Site = { email: string; fax: string; bank: { iban: string } }

const content = <T>(file: string): T =>
  parse(readFileSync(path.join(process.cwd(), 'content', file), 'utf8')) as T

describe('the forms', () => {
  test.each(['registration-form.docx', 'workshop-application-form.docx'])(
    '%s says where to pay and send, as content/site.yaml does',
    async (name) => {
      const text = await textOf(name)
      const site = content<Site>('site.yaml')
      for (const fact of [site.bank.iban, site.email, site.fax]) expect(text).toContain(fact)
      expect(await partOf(name, 'word/styles.xml')).toContain('w:ascii="Arial"')
    },
  )

  test('the registration form offers each fee category of content/data/fees.yaml with a box to tick', async () => {
    const xml = await partOf('registration-form.docx', 'word/document.xml')
    const text = wordsOf(xml)
    const { categories } = content<Fees>('data/fees.yaml')
    for (const { name, standard } of categories) {
      expect(text).toContain(name.en)
      expect(text).toContain(name.tr)
      expect(text).toContain(`${standard.amount.toLocaleString('en-GB')} ${standard.currency}`)
    }
    expect(xml.match(/<w14:checkbox>/g)?.length).toBeGreaterThanOrEqual(categories.length)
  })

  test('the workshop form gives fee, discount, places, hours and both deadlines', async () => {
    const text = await textOf('workshop-application-form.docx')
    const facts = ['200 EUR', '160 EUR', '20%', '100 EUR', '75 places', '13:30–17:40', '09:20–18:00']
    const dates = ['30 July 2025', '30 August 2025', '1 September 2025', '30 Ağustos 2025', 'kahve araları']
    for (const fact of [...facts, ...dates]) expect(text).toContain(fact)
  })
})
