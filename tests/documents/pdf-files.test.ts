import { readdirSync, readFileSync } from 'node:fs'
import { PDFBool, PDFDict, PDFName, PDFString } from 'pdf-lib'
import { pagesOf } from '../setup/pdf-text'
import { dictionariesOf, fontsOf, openPdf } from './open'

const papers = readdirSync('static/documents', { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.pdf'))

const centimetres = (points: number) => (points / 72) * 2.54

test.each(papers)('%s can be read aloud, printed anywhere, and has the right size', async (name) => {
  const pdf = await openPdf(name)
  const { catalog } = pdf
  expect(pdf.getTitle()).toBeTruthy()
  expect(catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('en-GB')
  const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
  expect(preferences.lookup(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True)
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))).toBe(PDFBool.True)
  const languages = dictionariesOf(pdf).map((one) => one.lookupMaybe(PDFName.of('Lang'), PDFString))
  expect(languages.map((language) => language?.decodeText())).toContain('tr-TR')
  const fonts = fontsOf(pdf)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
  // A poster has 70 × 100 cm, everything else is A4.
  const [width, height] = name === 'poster-template.pdf' ? [70, 100] : [21, 29.7]
  for (const page of pdf.getPages()) {
    expect(centimetres(page.getWidth())).toBeCloseTo(width, 1)
    expect(centimetres(page.getHeight())).toBeCloseTo(height, 1)
  }
})

test('the sponsorship conditions say in both languages which text prevails', async () => {
  const text = (await pagesOf(readFileSync('static/documents/sponsorship-conditions.pdf'))).join(' ')
  expect(text).toContain('If the two texts differ, the Turkish text prevails.')
  expect(text).toContain('Türkçe metin esas alınır.')
})
