import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { sample, sampleData } from '../../../../tests/setup/editions'
import { scheduleOf } from '../schedule/schedule'
import { changesAtom } from './changes-atom'

const { programme, site } = sampleData()
const word = (name: string) => name

type Entry = {
  id: string
  title: string
  updated: string
  content: { '#text': string }
  link: { '@href': string }
}
type Feed = Omit<Entry, 'link' | 'content'> & {
  '@xmlns': string
  author: { name: string }[]
  link: { '@rel': string; '@href': string }[]
  entry?: Entry[]
}

const feedOf = (source: string) => {
  expect(XMLValidator.validate(source)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => ['entry', 'author'].includes(name),
  })
  return (parser.parse(source) as { feed: Feed }).feed
}

test.each(['en', 'tr'] as const)('the feed in %s lists each change once, newest first', (language) => {
  const schedule = scheduleOf(sample())
  const { changes } = schedule
  const feed = feedOf(changesAtom(schedule, language, word))
  expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom')
  expect(feed.author.map(({ name }) => name)).toEqual(
    site.organisers.map(({ name }) => (typeof name === 'string' ? name : name[language])),
  )
  expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(
    `https://composites2025.example.org/changes-${language}.atom`,
  )
  const entries = feed.entry ?? []
  expect(entries).toHaveLength(programme.changes.length)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { text, date } of programme.changes) {
    const words = typeof text === 'string' ? text : text[language]
    const entry = entries.find(({ content }) => content['#text'] === words)
    expect(entry?.updated).toBe(`${date}T00:00:00+03:00`)
    const { url } = changes.find((change) => change.text[language] === words)!
    expect(entry?.link['@href']).toBe(url[language])
  }
  const days = entries.map(({ updated }) => updated)
  expect(days).toEqual([...days].sort().reverse())
  expect(feed.updated >= (days[0] ?? '')).toBe(true)
})

test('a second change of one item on the same day leaves the id of the first as it was', () => {
  const first = { date: '2025-09-22', kind: 'moved', item: '2B', text: 'Moved & moved' }
  const second = { ...first, text: 'Moved again' }
  const idsOf = (changes: object[]) =>
    feedOf(changesAtom(scheduleOf(sample({ programme: { ...programme, changes } })), 'en', word)).entry?.map(
      ({ id }) => id,
    )
  const [id] = idsOf([first]) ?? []
  expect(idsOf([second, first])).toEqual([expect.not.stringMatching(id!), id])
  expect(idsOf([first, second])?.[0]).toBe(id)
})

test('a change is titled by the code that people use, otherwise by the session’s title', () => {
  const change = { date: '2025-09-22', kind: 'moved', text: 'Moved' }
  const changes = [
    { ...change, item: '2B' },
    { ...change, item: 'gala' },
  ]
  const feed = feedOf(changesAtom(scheduleOf(sample({ programme: { ...programme, changes } })), 'tr', word))
  expect(feed.entry?.map(({ title }) => title.split(': ')[1])).toEqual(['2B', 'Gala yemeği'])
})

test('a programme without changes has a valid feed too', () => {
  const feed = feedOf(
    changesAtom(scheduleOf(sample({ programme: { ...programme, changes: [] } })), 'tr', word),
  )
  expect(feed.entry).toBeUndefined()
  expect(feed.updated).toBe(`${programme.released}T00:00:00+03:00`)
})

test('a status and an announcement are entries of their own, in the words of the banner', () => {
  const announcement = { date: '2025-09-25', ends: '2025-09-30', text: { en: 'Sold out', tr: 'Tükendi' } }
  const changed = sample({ site: { ...site, status: 'cancelled', announcement } })
  const feed = feedOf(changesAtom(scheduleOf(changed), 'tr', word))
  expect(feed.updated).toBe('2025-09-25T00:00:00+03:00')
  expect(feed.entry?.slice(0, 2)).toMatchObject([
    {
      id: 'tag:composites2025.example.org,2025-10-02:status/cancelled',
      title: 'Sempozyum iptal edilmiştir.',
      updated: '2025-09-25T00:00:00+03:00',
    },
    { title: 'Tükendi', updated: '2025-09-25T00:00:00+03:00', link: { '@href': `${site.url}/tr` } },
  ])
})
