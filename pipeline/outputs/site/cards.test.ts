import sharp from 'sharp'
import { cardPath } from '../../domain/addresses'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { cardFiles, talkCard } from './cards'
import { headTags } from './head-links'
import { siteEdition } from './edition'

const edition = siteEdition(readEdition(editionOnDisk(process.cwd())), '')
const byLength = <Page extends { title: string }>(pages: Iterable<Page>) =>
  [...pages].sort((a, b) => b.title.length - a.title.length).slice(0, 2)
const longest = byLength(edition.pages.filter(({ path }) => !edition.contributions.has(path)))
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

test('the card of a talk has its own title, is light, and as large as its page says', async () => {
  const [page] = byLength(edition.contributions.values())
  const pages = page ? [page] : []
  const [[path, file] = []] = Object.entries(await cardFiles({ ...edition, pages }))
  expect(path).toBe(cardPath(page?.route ?? '', page?.language ?? 'en').slice(1))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...talkCard })
  expect(headTags(edition, page?.path ?? '')).toContain(`"og:image:width" content="${talkCard.width}"`)
  expect(file?.length).toBeLessThanOrEqual(60_000)
  // Without its words it is another picture.
  const empty = page && { ...page, title: '', entry: { ...page.entry, presenters: [] } }
  const contributions = new Map(empty ? [[empty.path, empty]] : [])
  const [other] = Object.values(await cardFiles({ ...edition, pages, contributions }))
  expect(other).not.toEqual(file)
})
