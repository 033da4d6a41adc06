import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { parsedXml, sessionsWith } from '../../../../tests/setup/feeds'
import { largeEdition, sample, sampleData } from '../../../../tests/setup/editions'
import { patternOf, rowsIn } from '../../../../tests/setup/rows'
import { inLanguage } from '../../../domain/languages'
import { plainTitle } from '../../../domain/title-marks'
import { scheduleOf } from '../../../records/schedule'
import { scheduleXml } from './schedule-xml'

const { xml: talk } = rowsIn<{ xml: Record<string, string> }>(
  'pipeline/outputs/programme/feeds/schedule-talk.yaml',
)

type Event = { [name: string]: unknown; title: string }

const data = sampleData()
const xmlOf = (changed?: Parameters<typeof sample>[0]) => scheduleXml(scheduleOf(sample(changed)))
const xml = xmlOf()

const eventsIn = (source: string) => {
  const root = parsedXml(source, ['day', 'room', 'event', 'person', 'link'])
  const { schedule } = root as { schedule: { day: { room?: { event: Event[] }[] }[] } }
  return schedule.day.flatMap((day) => (day.room ?? []).flatMap(({ event }) => event))
}
const eventIn = (source: string, title: string) =>
  eventsIn(source).find((event) => event.title.startsWith(title))!

test('schedule.xml keeps to the frab format', async () => {
  const rules = readFileSync('pipeline/outputs/programme/feeds/frab.xsd', 'utf8')
  const found = await validateXML({
    xml: { fileName: 'schedule.xml', contents: xml },
    schema: { fileName: 'frab.xsd', contents: rules },
  })
  expect(found.errors).toEqual([])
})

test('each event is there once, also in a large edition', () => {
  for (const source of [xml, scheduleXml(scheduleOf(largeEdition()))]) {
    const ids = eventsIn(source).map((event) => event['@id'])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('each talk, and each session without talks, is an event', () => {
  const written = data.sessions.flatMap(({ title, talks }) =>
    talks.length > 0 ? talks : [{ title: title! }],
  )
  expect(
    eventsIn(xml)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(written.map(({ title }) => plainTitle(inLanguage(title, 'en'))).sort())
})

test('a session in several halls is in the first; its description says all', () => {
  const sessions = sessionsWith('opening', () => ({ hall: ['akdeniz', 'anadolu'] }))
  const opening = { room: 'Anadolu Hall', description: 'Anadolu Hall and Akdeniz Hall' }
  expect(eventIn(xmlOf({ sessions }), 'Opening')).toMatchObject(opening)
})

test('slides are an attachment; video and DOI are links', () => {
  const published = { slides: '/documents/a.pdf', doi: '10.1234/ab' }
  const sessions = sessionsWith('2B', ({ talks }) => ({
    talks: talks.map((talk) => ({ ...talk, ...published })),
  }))
  const source = xmlOf({ sessions })
  expect(source).toContain('href="https://composites2025.example.org/documents/a.pdf">Slides</attachment>')
  expect(source).toContain('<link href="https://doi.org/10.1234/ab">DOI</link>')
})

test('an event states its time, room, people and language, under an identity that stays when it moves', () => {
  const { talks } = data.sessions.find(({ code }) => code === '2B')!
  const sessions = sessionsWith('2B', () => ({ talks: talks.toReversed() }))
  const event = eventIn(xml, 'Leading-edge erosion')
  const { '@id': id, '@guid': guid, slug, url } = event
  for (const [name, value] of Object.entries(talk))
    expect([name, event[name]]).toEqual([name, expect.stringMatching(patternOf(value))])
  expect(id).not.toBe('')
  expect(event).toMatchObject({ persons: { person: [{ '#text': 'İlker Pruvalı' }] } })
  const moved = eventIn(xmlOf({ sessions }), 'Leading-edge erosion')
  expect(moved).toMatchObject({ '@id': id, '@guid': guid, slug, url, start: '14:10' })
})

test('the acronym is the short name; one of fewer than four characters is followed by the year', () => {
  expect(xml).toContain('<acronym>composites2025</acronym>')
  const source = xmlOf({ site: { ...data.site, shortName: { en: 'ÜKS', tr: 'ÜKS' } } })
  expect(source).toContain('<acronym>uks2025</acronym>')
})

test('a session whose code people do not use is called by its title', () => {
  const source = xmlOf({ sessions: sessionsWith('2B', () => ({ code: 'blades' })) })
  expect(eventIn(source, 'Leading-edge erosion')).toMatchObject({ track: 'Wind turbine blades' })
})

test('XML’s special characters and pasted control characters do no harm', () => {
  const sessions = sessionsWith('opening', () => ({ title: 'Fibres < 5 µm & "more"\u0007 ]]>' }))
  expect(xmlOf({ sessions })).toContain('Fibres &lt; 5 µm &amp; "more" ]]&gt;')
})
