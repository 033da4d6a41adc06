import sharp from 'sharp'
import { cardPath } from '../../domain/addresses'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { cardFiles } from './cards'
import { siteEdition } from './edition'

const edition = siteEdition(readEdition(editionOnDisk(process.cwd())), '')
const longest = edition.pages.toSorted((a, b) => b.title.length - a.title.length).slice(0, 2)
const pictured = edition.pages.filter(({ route }) => route === '/registration')

test('a card has the size that networks ask for, and is light', async () => {
  const pages = [...longest, ...pictured]
  const files = await cardFiles({ ...edition, pages })
  expect(Object.keys(files)).toEqual(pages.map(({ route, language }) => cardPath(route, language).slice(1)))
  for (const file of Object.values(files)) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(file.length).toBeLessThanOrEqual(120_000)
  }
})
