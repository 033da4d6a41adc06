import sharp from 'sharp'
import { sample } from '../../../tests/setup/editions'
import { inBox, plainIcon, plainMotif, pngOf, shapesOf } from './drawings'
import { designOf } from './index'

const { palette, motif } = designOf(sample({}))

const topLeft = async (svg: string, width: number) => {
  const { data } = await sharp(pngOf(svg, width)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

test('a drawing fills its box, whichever size it was drawn in', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#c8102e" d="M0 0h40v20H0z"/></svg>'
  const boxed = inBox(svg, 60, 40, 'xMaxYMax slice')
  expect(await topLeft(boxed, 60)).toBe('#c8102e')
  expect(await sharp(pngOf(boxed, 60)).metadata()).toMatchObject({ width: 60, height: 40 })
})

test('an edition without drawings has some in its own colours', async () => {
  expect(await topLeft(plainMotif(palette), 1200)).toBe(palette.deep)
  for (const colour of [palette.deep, palette.sun]) expect(plainIcon(palette)).toContain(colour)
})

test('only a motif of filled paths is printed as paths', () => {
  expect(shapesOf(motif)).toHaveLength(8)
  expect(shapesOf(plainMotif(palette))).toHaveLength(4)
  expect(shapesOf(motif.replace('<path', '<circle r="9"/><path'))).toBeUndefined()
})
