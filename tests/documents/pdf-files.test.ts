import { readdirSync } from 'node:fs'
import { PDFBool, PDFDict, PDFName, PDFString } from 'pdf-lib'
import { fontsOf, openPdf } from './open'

const papers = readdirSync('static/documents', { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.pdf'))

describe.each(papers)('%s', (name) => {
  test('has a title that is shown, a language and tags, and marks its Turkish parts as Turkish', async () => {
    const pdf = await openPdf(name)
    const { catalog } = pdf
    expect(pdf.getTitle()).toBeTruthy()
    expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('en-GB')
    const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(preferences.lookup(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True)
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
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
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
  })

  test('has pages of the right size: a poster of 70 × 100 cm, all others A4', async () => {
    const centimetres = (points: number) => (points / 72) * 2.54
    const [width, height] = name === 'poster-template.pdf' ? [70, 100] : [21, 29.7]
    for (const page of (await openPdf(name)).getPages()) {
      expect(centimetres(page.getWidth())).toBeCloseTo(width, 1)
      expect(centimetres(page.getHeight())).toBeCloseTo(height, 1)
    }
  })
})
