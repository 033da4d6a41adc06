import { posterFields } from '../../tools/documents/words/poster'
import { everywhere, openPdf, parsed, partOf, partsOf, within, wordsOf } from './open'

/** English metric units in a centimetre. */
const emu = 360_000

describe('poster-template.pptx', () => {
  const name = 'poster-template.pptx'

  test('is 70 cm wide and 100 cm high', async () => {
    const size = within(parsed(await partOf(name, 'ppt/presentation.xml')), 'presentation', 'sldSz')
    expect([Number(size['@_cx']), Number(size['@_cy'])]).toEqual([70 * emu, 100 * emu])
  })

  test('keeps every field on the sheet', async () => {
    const slide = parsed(await partOf(name, 'ppt/slides/slide1.xml'))
    const boxes = everywhere(within(slide, 'sld'), 'xfrm').filter(
      (box) => 'off' in box && Number(within(box, 'ext')['@_cx']) > 0,
    )
    // The fields, and the line at the bottom that states the rule.
    expect(boxes).toHaveLength(posterFields.length + 1)
    for (const box of boxes) {
      const [off, ext] = [within(box, 'off'), within(box, 'ext')]
      expect(Number(off['@_x']) + Number(ext['@_cx'])).toBeLessThanOrEqual(70 * emu)
      expect(Number(off['@_y']) + Number(ext['@_cy'])).toBeLessThanOrEqual(100 * emu)
    }
  })

  test('has a title and texts to write over, in Arial, in both languages', async () => {
    const xml = await partOf(name, 'ppt/slides/slide1.xml')
    const slide = parsed(xml)
    const kinds = everywhere(slide, 'ph').map((placeholder) => placeholder['@_type'])
    const fields = posterFields.filter(({ kind }) => kind !== 'picture')
    expect(kinds).toEqual(fields.map(({ kind }) => (kind === 'title' ? 'title' : 'body')))
    expect(new Set(everywhere(slide, 'latin').map((font) => font['@_typeface']))).toEqual(new Set(['Arial']))
    expect(xml).toContain('lang="tr-TR"')
    expect(wordsOf(xml)).toContain('15 September 2025')
    expect(wordsOf(xml)).toContain('15 Eylül 2025')
  })

  test('refers to no missing part, for which PowerPoint would offer a repair', async () => {
    const parts = await partsOf(name)
    const types = parsed(await partOf(name, '[Content_Types].xml'))
    for (const { '@_PartName': part } of everywhere(types, 'Override'))
      expect(parts).toContain(String(part).slice(1))
  })
})

test('poster-template.pdf is one page of 70 × 100 cm', async () => {
  const pdf = await openPdf('poster-template.pdf')
  expect(pdf.getPageCount()).toBe(1)
  const { width, height } = pdf.getPage(0).getSize()
  expect((width / 72) * 2.54).toBeCloseTo(70, 2)
  expect((height / 72) * 2.54).toBeCloseTo(100, 2)
})
