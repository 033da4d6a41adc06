import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { cardPath } from '../../records/addresses'
import { editionOnDisk, readEdition } from '../../read'
import { cachedIn } from '../render-cache'
import { cardFiles } from './cards'
import { siteEdition } from './edition'

const edition = siteEdition(readEdition(editionOnDisk(process.cwd())), '')
const longest = edition.pages.toSorted((a, b) => b.title.length - a.title.length).slice(0, 2)
const few = { ...edition, pages: longest }
const cache = mkdtempSync(join(tmpdir(), 'cards-'))
const drawn = cachedIn(cache, 'this code')

afterAll(() => rmSync(cache, { recursive: true }))

test('a card has the size that networks ask for, and is light', async () => {
  const files = await cardFiles(few, drawn)
  expect(Object.keys(files)).toEqual(longest.map(({ route, language }) => cardPath(route, language).slice(1)))
  for (const file of Object.values(files)) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(file.length).toBeLessThanOrEqual(60_000)
  }
})

test('a card is not drawn again while its words stay the same', async () => {
  const times = () => readdirSync(cache).map((file) => statSync(join(cache, file)).mtimeMs)
  const before = times()
  expect(before).toHaveLength(longest.length)
  await cardFiles(few, drawn)
  expect(times()).toEqual(before)
})
