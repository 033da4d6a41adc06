import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { sample, sampleData } from '../../../../tests/setup/editions'
import { scheduleOf } from './schedule'
import { scheduleSchema } from './shape'

const schedule = scheduleOf(sample())
const schema = scheduleSchema('https://composites2025.example.org')
const data = sampleData()

type Node = {
  properties?: Record<string, Node>
  items?: Node
  description?: string
  [other: string]: unknown
}

/** Paths of the fields that have no description. */
function undescribed(node: Node, path = ''): string[] {
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ]),
    ...(node.items ? undescribed(node.items, `${path}[]`) : []),
  ]
}

test('schedule.json matches its schema', () => {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: true }))
  const valid = ajv.compile(schema)
  expect(valid(JSON.parse(JSON.stringify(schedule)))).toBe(true)
  expect(valid({ ...schedule, version: 'three' })).toBe(false)
  expect(valid({ ...schedule, venue: undefined })).toBe(false)
})

test('the schema is JSON Schema 2020-12, has an address and describes every field', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.$id).toBe('https://composites2025.example.org/schemas/schedule.schema.json')
  expect(schedule.$schema).toBe(schema.$id)
  expect(undescribed(schema as Node)).toEqual([])
})

test('every session, talk and poster is in it, in both languages', () => {
  const sessions = schedule.days.flatMap((day) => day.sessions)
  expect(sessions.map(({ code }) => code).sort()).toEqual(data.sessions.map(({ code }) => code).sort())
  const talks = sessions.flatMap((session) => session.talks)
  expect(talks).toHaveLength(data.sessions.flatMap((session) => session.talks).length)
  expect(schedule.posters.map(({ number }) => number).sort()).toEqual(
    data.posters.map(({ number }) => number).sort(),
  )
  expect(talks.find(({ code }) => code === '2B-2')).toMatchObject({
    title: {
      en: 'Leading-edge erosion in sand-laden Aegean winds',
      tr: 'Kum taşıyan Ege rüzgârlarında hücum kenarı aşınması',
    },
    startsAt: '2025-10-02T13:50:00+03:00',
    url: {
      en: expect.stringMatching(
        /^https:\/\/composites2025.example.org\/program#leading-edge-erosion-/,
      ) as string,
      tr: expect.stringMatching(
        /^https:\/\/composites2025.example.org\/tr\/program#leading-edge-erosion-/,
      ) as string,
    },
  })
})
