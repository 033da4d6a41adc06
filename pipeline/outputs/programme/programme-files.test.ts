import { deepStrictEqual } from 'node:assert'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { sample, sampleData } from '../../../tests/setup/editions'
import { feedsOf, filesOfSample, firstAnew } from '../../../tests/setup/feeds'
import { rowsIn } from '../../../tests/setup/rows'
import { builtFiles, siteFileNames } from '../../records/built-files'
import { programmeFiles } from './index'
import { scheduleSchema, type PublishedSchedule } from './feeds/schedule-shape'

const data = sampleData()
const feeds = feedsOf()
const schedule = JSON.parse(feeds['schedule.json']!) as PublishedSchedule
const site = 'https://composites2025.example.org'

test('all files to which the check accepts links are there, and the same content gives the same bytes', async () => {
  const files = await filesOfSample()
  const ofSite = new Set<string>(siteFileNames)
  expect(Object.keys(files).sort()).toEqual([...builtFiles(data)].filter((file) => !ofSite.has(file)).sort())
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['programyeni.pdf', 'programme-tr.pdf', 'schedule.xml', 'changes-en.atom']),
  )
  const [, ...otherPdfs] = Object.values(files).filter((file) => Buffer.isBuffer(file))
  const drawn = firstAnew(() => Promise.resolve(otherPdfs.shift() ?? Buffer.alloc(0)))
  deepStrictEqual(await programmeFiles(sample(), { drawn }), files)
})

test('for a site in a folder of its host, every address in every file begins with that folder', () => {
  // Undo the folding of long lines in calendars.
  const text = Object.values(feedsOf({}, '/symposium')).join('\n').replaceAll('\r\n ', '')
  const addresses = [...text.matchAll(new RegExp(`${site}[^"<\\s]*`, 'g'))].map(([address]) => address)
  expect(addresses).toContain(`${site}/symposium/program#2B`)
  expect(addresses.filter((address) => !address.startsWith(`${site}/symposium`))).toEqual([])
})

test('schedule.json matches its schema, which has an address and describes every field', () => {
  const schema = scheduleSchema(site)
  expect(feeds['schemas/schedule.schema.json']).toBe(`${JSON.stringify(schema, null, 2)}\n`)
  const valid = addFormats(new Ajv2020({ allErrors: true, strict: true })).compile(schema)
  expect(valid(schedule)).toBe(true)
  expect(valid({ ...schedule, version: 'three' })).toBe(false)
  expect(valid({ ...schedule, venue: undefined })).toBe(false)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect([schema.$id, schedule.$schema]).toEqual(Array(2).fill(`${site}/schemas/schedule.schema.json`))
  const undescribed: string[] = []
  JSON.stringify(schema, (name, value: { type?: unknown; description?: string }) => {
    if (typeof value.type === 'string' && !value.description && name !== 'items') undescribed.push(name)
    return value
  })
  expect(undescribed).toEqual([])
})

test('every session, talk and poster is in schedule.json, in both languages', () => {
  const codesOf = (list: { code: string }[]) => list.map(({ code }) => code).sort()
  const sessions = schedule.days.flatMap((day) => day.sessions)
  const talks = sessions.flatMap((session) => session.talks)
  expect(codesOf(sessions)).toEqual(codesOf(data.sessions))
  expect(talks).toHaveLength(data.sessions.flatMap((session) => session.talks).length)
  expect(codesOf(schedule.posters)).toEqual(data.posters.map(({ number }) => `P${number}`).sort())
  const { json } = rowsIn<{ json: object }>('pipeline/outputs/programme/feeds/schedule-talk.yaml')
  expect(talks.find(({ code }) => code === '2B-2')).toMatchObject(json)
})
