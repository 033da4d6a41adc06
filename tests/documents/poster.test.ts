import { everywhere, parsed, partOf, within, wordsOf } from './open'

/** English metric units in a centimetre. */
const EMU = 360_000

const name = 'poster-template.pptx'

test('the poster template is 70 cm wide and 100 cm high', async () => {
  const size = within(parsed(await partOf(name, 'ppt/presentation.xml')), 'presentation', 'sldSz')
  expect([Number(size['@_cx']), Number(size['@_cy'])]).toEqual([70 * EMU, 100 * EMU])
})

test('every field of the poster is on the sheet', async () => {
  const slide = parsed(await partOf(name, 'ppt/slides/slide1.xml'))
  const boxes = everywhere(within(slide, 'sld'), 'xfrm').filter(
    (box) => 'off' in box && Number(within(box, 'ext')['@_cx']) > 0,
  )
  expect(boxes.length).toBeGreaterThan(5)
  for (const box of boxes) {
    const [off, ext] = [within(box, 'off'), within(box, 'ext')]
    expect(Number(off['@_x']) + Number(ext['@_cx'])).toBeLessThanOrEqual(70 * EMU)
    expect(Number(off['@_y']) + Number(ext['@_cy'])).toBeLessThanOrEqual(100 * EMU)
  }
})

test('the poster template has a title and texts to write over, and the deadline in both languages', async () => {
  const xml = await partOf(name, 'ppt/slides/slide1.xml')
  const kinds = everywhere(parsed(xml), 'ph').map((placeholder) => placeholder['@_type'])
  expect(kinds).toContain('title')
  expect(kinds).toContain('body')
  expect(xml).toContain('lang="tr-TR"')
  expect(wordsOf(xml)).toContain('15 September 2025')
  expect(wordsOf(xml)).toContain('15 Eylül 2025')
})
