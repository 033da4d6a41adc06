import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { facesIn } from './faces'

const root = process.cwd()
const fileOf = (name: string) => join(root, 'src/styles/fonts', `${name}.woff2`)

const css = readFileSync(join(root, 'src/styles/fonts.css'), 'utf8')
const faces = facesIn(css)
const letters = new Set(faces.flatMap((face) => [...face.letters]))

describe('the site’s font', () => {
  const edition = editionOnDisk(root)
  const texts = edition.list('content').filter((file) => /\.(yaml|mdx)$/.test(file))

  test.each(texts)('has every letter of %s', (file) => {
    const missing = [...new Set(edition.read(file))].filter((letter) => letter >= ' ' && !letters.has(letter))
    expect(missing).toEqual([])
  })

  test.each(faces)('$name.woff2 holds its letters', ({ name, letters: wanted }) => {
    const font = create(readFileSync(fileOf(name)))
    const missing = [...wanted].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    expect(missing).toEqual([])
  })

  test('a page needs at most 35 kB of fonts, even with names from neighbouring languages', () => {
    const sizes = faces.slice(0, 4).map(({ name }) => statSync(fileOf(name)).size)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(35_000)
  })

  test('nothing moves if a font arrives late', () => {
    expect(css.match(/font-display: \w+/g)).toEqual(faces.map(() => 'font-display: fallback'))
  })

  test.each(['400', '700'])('no letter is in two files of the weight %s', (weight) => {
    const all = faces.flatMap((face) => (face.weight === weight ? [...face.letters] : []))
    expect(all.length).toBe(new Set(all).size)
  })
})
