import { PDFBool, PDFDict, PDFName, PDFString } from 'pdf-lib'
import { speakers } from '../../tools/documents/words/speakers/all'
import { bytesOf, fontsOf, openPdf } from './open'

const papers = [
  'sponsorship-conditions.pdf',
  'privacy-consent.pdf',
  ...speakers.map(({ stem }) => `speakers/${stem}-bio.pdf`),
  ...speakers.filter(({ abstract }) => abstract).map(({ stem }) => `speakers/${stem}-abstract.pdf`),
  'speakers/aylin-orneksoy-lecture-notes.pdf',
]

describe.each([...papers, 'poster-template.pdf'])('%s', (name) => {
  test('has a title that is shown, a language, tags, and a date that does not change', async () => {
    const pdf = await openPdf(name)
    const { catalog } = pdf
    expect(pdf.getTitle()).toBeTruthy()
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('en-GB')
    const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(preferences.lookup(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True)
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
    expect(pdf.getCreationDate()).toEqual(new Date('2025-05-01T00:00:00Z'))
  })

  test('marks its Turkish parts as Turkish', async () => {
    const pdf = await openPdf(name)
    const languages = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        object instanceof PDFDict ? object.lookupMaybe(PDFName.of('Lang'), PDFString) : undefined,
      )
      .map((language) => language?.decodeText())
    expect(languages).toContain('tr-TR')
  })

  test('embeds every font it uses', async () => {
    const fonts = fontsOf(await openPdf(name))
    expect(fonts.map((font) => font.name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'NotoSans-Bold',
      'NotoSans-Regular',
    ])
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
  })

  test('is at most 80 kB', () => {
    expect(bytesOf(name).length).toBeLessThanOrEqual(80 * 1024)
  })
})

test.each(papers)('%s is A4', async (name) => {
  for (const page of (await openPdf(name)).getPages()) {
    const { width, height } = page.getSize()
    expect(width).toBeCloseTo(595.28, 1)
    expect(height).toBeCloseTo(841.89, 1)
  }
})

test.each(speakers.map(({ stem }) => stem))('the biography of %s is one page', async (stem) => {
  expect((await openPdf(`speakers/${stem}-bio.pdf`)).getPageCount()).toBe(1)
})

test('the lecture notes are four to six pages', async () => {
  const pages = (await openPdf('speakers/aylin-orneksoy-lecture-notes.pdf')).getPageCount()
  expect(pages).toBeGreaterThanOrEqual(4)
  expect(pages).toBeLessThanOrEqual(6)
})

test('abstracts keep to 500 words per language', () => {
  for (const { abstract } of speakers) {
    for (const language of ['en', 'tr'] as const) {
      const words = (abstract?.[language] ?? []).join(' ').split(/\s+/)
      expect(words.length).toBeLessThanOrEqual(500)
    }
  }
})
