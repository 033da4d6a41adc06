import { parsedXml } from '../../../../tests/setup/feeds'
import { sample, sampleData } from '../../../../tests/setup/editions'
import { inLanguage } from '../../../domain/languages'
import { scheduleOf } from '../../../records/schedule'
import type { EditionData } from '../../../schemas'
import { changesAtom } from './changes-atom'

const { programme, site } = sampleData()

type Entry = {
  id: string
  title: string
  updated: string
  content: { '#text': string }
  link: { '@href': string }
}
type Feed = {
  updated: string
  '@xmlns': string
  author: { name: string }[]
  link: { '@rel': string; '@href': string }[]
  entry?: Entry[]
}

const feedOf = (language: 'en' | 'tr', changed?: Parameters<typeof sample>[0]) => {
  const read = sample(changed)
  const labels = (read.data as EditionData).interface.programme
  const source = changesAtom(scheduleOf(read), language, (name) => inLanguage(labels[name] ?? '', language))
  return (parsedXml(source, ['entry', 'author']) as { feed: Feed }).feed
}
const withChanges = (language: 'en' | 'tr', changes: object[]) =>
  feedOf(language, { programme: { ...programme, changes } })

test.each(['en', 'tr'] as const)('the feed in %s lists each change once, newest first', (language) => {
  const feed = feedOf(language)
  expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom')
  expect(feed.author.map(({ name }) => name)).toEqual(
    site.organisers.map(({ name }) => inLanguage(name, language)),
  )
  expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(
    `https://composites2025.example.org/changes-${language}.atom`,
  )
  const entries = feed.entry ?? []
  expect(new Set(entries.map(({ id }) => id)).size).toBe(programme.changes.length)
  const listed = entries.map(({ content, updated }) => `${updated} ${content['#text']}`)
  const written = programme.changes.map(
    ({ date, text }) => `${date}T00:00:00+03:00 ${inLanguage(text, language)}`,
  )
  expect(listed.toSorted()).toEqual(written.toSorted())
  const page = `https://composites2025.example.org${language === 'tr' ? '/tr' : ''}/program#`
  for (const { link } of entries) expect(link['@href']).toContain(page)
  const days = entries.map(({ updated }) => updated)
  expect(days).toEqual(days.toSorted().reverse())
  expect(feed.updated >= (days[0] ?? '')).toBe(true)
})

test('a second change of one item on the same day leaves the id of the first as it was', () => {
  const first = { date: '2025-09-22', kind: 'moved', item: '2B', text: 'Moved & moved' }
  const second = { ...first, text: 'Moved again' }
  const idsOf = (changes: object[]) => withChanges('en', changes).entry!.map((entry) => entry.id)
  const [id] = idsOf([first])
  expect(idsOf([second, first])).toEqual([expect.not.stringMatching(id!), id])
  expect(idsOf([first, second])[0]).toBe(id)
})

test('a change is titled by the code that people use, otherwise by the session’s title', () => {
  const change = { date: '2025-09-22', kind: 'moved', text: 'Moved' }
  const feed = withChanges('tr', [
    { ...change, item: '2B' },
    { ...change, item: 'gala' },
  ])
  expect(feed.entry?.map(({ title }) => title.split(': ')[1])).toEqual(['2B', 'Gala yemeği'])
})

test('a programme without changes has a valid feed too', () => {
  const feed = withChanges('tr', [])
  expect(feed.entry).toBeUndefined()
  expect(feed.updated).toBe(`${programme.released}T00:00:00+03:00`)
})

test('a status and an announcement are entries of their own, in the words of the banner', () => {
  const announcement = { date: '2025-09-25', ends: '2025-09-30', text: { en: 'Sold out', tr: 'Tükendi' } }
  const feed = feedOf('tr', { site: { ...site, status: 'cancelled', announcement } })
  const updated = '2025-09-25T00:00:00+03:00'
  expect(feed.updated).toBe(updated)
  const id = 'tag:composites2025.example.org,2025-10-02:status/cancelled'
  expect(feed.entry?.slice(0, 2)).toMatchObject([
    { id, title: 'Sempozyum iptal edilmiştir.', updated },
    { title: 'Tükendi', updated, link: { '@href': `${site.url}/tr` } },
  ])
})
