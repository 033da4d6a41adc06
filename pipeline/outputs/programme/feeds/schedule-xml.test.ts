import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import type { ReadEdition } from '../../../read'
import { plainTitle } from '../../../schemas/title-marks'
import { largeEdition, sample, sampleData } from '../../../../tests/setup/editions'
import { scheduleOf } from '../schedule/schedule'
import { numberOf, scheduleXml, uuidOf } from './schedule-xml'

const data = sampleData()
const xml = scheduleXml(scheduleOf(sample()))

type Event = Record<
  'title' | 'subtitle' | 'start' | 'duration' | 'room' | 'date' | 'language' | 'type' | 'track',
  string
> & {
  '@id': string
  persons?: { person?: { '#text': string }[] }
}

const always = ['day', 'room', 'event', 'person', 'link']
const eventsIn = (source: string) => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name, path) => always.includes(name) && !String(path).endsWith('event.room'),
  })
  const { schedule } = parser.parse(source) as { schedule: { day: { room?: { event: Event[] }[] }[] } }
  return schedule.day.flatMap((day) => (day.room ?? []).flatMap(({ event }) => event))
}

const editions: [string, () => ReadEdition][] = [
  ['the sample', () => sample()],
  ['a large edition', () => largeEdition()],
]

const rules = readFileSync(join(process.cwd(), 'pipeline/outputs/programme/feeds/frab.xsd'), 'utf8')

test.each(editions)(
  'schedule.xml of %s keeps to the frab format and has each event once',
  async (_, edition) => {
    const source = scheduleXml(scheduleOf(edition()))
    const found = await validateXML({
      xml: { fileName: 'schedule.xml', contents: source },
      schema: { fileName: 'frab.xsd', contents: rules },
    })
    expect(found.errors).toEqual([])
    const ids = eventsIn(source).map((event) => event['@id'])
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('each talk, and each session without talks, is an event', () => {
  const events = eventsIn(xml)
  const talks = data.sessions.flatMap((session) => session.talks)
  const plain = data.sessions.filter((session) => session.talks.length === 0)
  expect(events).toHaveLength(talks.length + plain.length)
  const english = (text: string | { en: string }) => (typeof text === 'string' ? text : text.en)
  expect(events.map(({ title }) => title).sort()).toEqual(
    [...talks, ...plain].map(({ title }) => plainTitle(english(title!))).sort(),
  )
})

test('a session in several halls is in the first; its description says all', () => {
  const sessions = data.sessions.map((one) =>
    one.code === 'opening' ? { ...one, hall: ['akdeniz', 'anadolu'] } : one,
  )
  const schedule = scheduleOf(sample({ sessions }))
  expect(eventsIn(scheduleXml(schedule)).find(({ title }) => title === 'Opening')).toMatchObject({
    room: 'Anadolu Hall',
    description: 'Anadolu Hall and Akdeniz Hall',
  })
  const opening = schedule.days[0]!.sessions.find(({ code }) => code === 'opening')
  expect(opening?.place?.tr).toBe('Anadolu Salonu ve Akdeniz Salonu')
})

test('slides are an attachment; video and DOI are links', () => {
  const sessions = data.sessions.map((one) =>
    one.code === '2B'
      ? {
          ...one,
          talks: one.talks.map((talk) => ({ ...talk, slides: '/documents/a.pdf', doi: '10.1234/ab' })),
        }
      : one,
  )
  const xml = scheduleXml(scheduleOf(sample({ sessions })))
  expect(xml).toContain(
    '<attachment href="https://composites2025.example.org/documents/a.pdf">Slides</attachment>',
  )
  expect(xml).toContain('<link href="https://doi.org/10.1234/ab">DOI</link>')
})

test('an event states its time, room, people and language', () => {
  expect(eventsIn(xml).find(({ title }) => title.startsWith('Leading-edge erosion'))).toMatchObject({
    date: '2025-10-02T13:50:00+03:00',
    start: '13:50',
    duration: '00:20',
    room: 'Akdeniz Hall',
    subtitle: 'Kum taşıyan Ege rüzgârlarında hücum kenarı aşınması',
    track: '2B Wind turbine blades',
    type: 'talk',
    language: 'en',
    persons: { person: [{ '#text': 'İlker Pruvalı' }] },
  })
})

test('the acronym is the short name; slugs and addresses of events do not change when talks move', () => {
  expect(xml).toContain('<acronym>composites2025</acronym>')
  const erosion = (source: string) =>
    eventsIn(source).find(({ title }) => title.startsWith('Leading-edge erosion')) as Record<string, string>
  expect(erosion(xml)).toMatchObject({
    slug: expect.stringMatching(/^composites2025-leading-edge-erosion-[0-9a-f]{4}$/) as string,
    url: expect.stringMatching(
      /^https:\/\/composites2025\.example\.org\/program#leading-edge-erosion-/,
    ) as string,
  })
  const sessions = data.sessions.map((session) =>
    session.code === '2B' ? { ...session, talks: session.talks.toReversed() } : session,
  )
  const { '@id': id, '@guid': guid, slug, url } = erosion(xml)
  const moved = erosion(scheduleXml(scheduleOf(sample({ sessions }))))
  expect(moved).toMatchObject({ '@id': id, '@guid': guid, slug, url, start: '14:10' })
})

test('a short name of fewer than four characters is followed by the year', () => {
  const shortName = { en: 'ÜKS', tr: 'ÜKS' }
  const source = scheduleXml(scheduleOf(sample({ site: { ...data.site, shortName } })))
  expect(source).toContain('<acronym>uks2025</acronym>')
})

test('a session whose code people do not use is called by its title', () => {
  const sessions = data.sessions.map((session) =>
    session.code === '2B' ? { ...session, code: 'blades' } : session,
  )
  const events = eventsIn(scheduleXml(scheduleOf(sample({ sessions }))))
  expect(events.find(({ title }) => title.startsWith('Leading-edge erosion'))).toMatchObject({
    track: 'Wind turbine blades',
  })
})

test('XML’s special characters and pasted control characters do no harm', () => {
  const [first, ...others] = data.sessions
  const read = sample({ sessions: [{ ...first, title: 'Fibres < 5 µm & "more"\u0007 ]]>' }, ...others] })
  const source = scheduleXml(scheduleOf(read))
  expect(XMLValidator.validate(source)).toBe(true)
  expect(source).toContain('Fibres &lt; 5 µm &amp; "more" ]]&gt;')
})

test('numbers and identifiers stay the same and are never shared', () => {
  expect(numberOf('2B-3', new Set())).toBe(numberOf('2B-3', new Set()))
  const taken = new Set([numberOf('2B-3', new Set())])
  const next = numberOf('2B-3', taken)
  expect([...taken]).toEqual([expect.any(Number), next])
  expect(uuidOf('2B')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
