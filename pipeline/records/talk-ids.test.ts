// Whatever is changed about a talk or a poster, it stays the same one.
import { dataWithoutIds, withTalks, type Talks } from '../../tests/setup/editions'
import { release } from './programme-changes/release'
import type { ReleasedSchedule, ScheduleSnapshot } from './programme-changes/released-schedule'
import { scheduleSnapshot, talkIds } from './talk-ids'

const data = dataWithoutIds()
const { sessions, posters } = talkIds(data)

/** What a release keeps, as one version higher than the one before. */
function releasing(snapshot: ScheduleSnapshot, last?: ReleasedSchedule): ReleasedSchedule {
  const result = release({ ...snapshot, version: (last?.version ?? 0) + 1 }, last, [])
  if (result.outcome !== 'released') throw new Error(result.message.code)
  return result.file
}
const released = releasing(scheduleSnapshot(data))
const withTalksOf = (code: string, change: (talks: Talks) => Talks) => ({
  ...data,
  sessions: withTalks(data.sessions, code, change),
})
const talksOf = (code: string, of = sessions) => of.find((one) => one.code === code)!.talks
const [first, second, third, fourth] = talksOf('2B').map(({ id }) => id)
const other = { title: 'Other', presenters: [{ name: 'Yeni Örnek' }] }

test('every talk and poster has an id of its own, which can be part of an address', () => {
  const ids = [...sessions.flatMap(({ talks }) => talks), ...posters].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(second).toMatch(/^leading-edge-erosion-[0-9a-f]{4}$/)
})

/** Talks in another order, by their places from 0; one that is new is called “other”. */
const inOrder = (order: (number | 'other')[], fields: object) => (talks: Talks) =>
  order.map((place) => {
    const talk = talks[place === 'other' ? 0 : place]!
    return place === 'other' ? { ...talk, ...other } : place === 0 ? { ...talk, ...fields } : talk
  })

test.each<[string, (number | 'other')[], object?]>([
  ['the first is withdrawn', [1, 2, 3]],
  ['two are swapped', [1, 0, 2, 3]],
  ['one is inserted', ['other', 0, 1, 2, 3]],
  ['a title is corrected', [0, 1, 2, 3], { title: other.title }],
  ['another person presents', [0, 1, 2, 3], { presenters: other.presenters }],
])('%s: all keep their ids, and old links lead to them', (_, order, fields = {}) => {
  const after = talksOf('2B', talkIds(withTalksOf('2B', inOrder(order, fields)), released).sessions)
  const kept = [first, second, third, fourth]
  expect(after.map(({ id }) => id)).toEqual(
    order.map((place) => (place === 'other' ? expect.stringMatching(/^other-/) : kept[place])),
  )
  expect(after.find(({ id }) => id === second)?.oldCodes).toEqual(['2B-2'])
})

test('a written id stays, with another title, another presenter and in another session at once', () => {
  const moved = { ...talksOf('2B')[0]!, ...other }
  const after = talkIds(
    withTalksOf('1A', (talks) => [moved, ...talks]),
    released,
  )
  expect(talksOf('1A', after.sessions)[0]?.id).toBe(first)
})

test('a withdrawn talk is remembered: old links find no other talk, and its id is never given again', () => {
  const without = withTalksOf('2B', ([, ...rest]) => rest)
  expect(talkIds(without, released).withdrawn).toEqual([first, '2B-1'])
  const later = releasing(scheduleSnapshot(without, released), released)
  expect(talkIds(without, later).withdrawn).toEqual([first, '2B-1'])
  expect(talksOf('2B', talkIds(data, later).sessions)[0]?.id).toBe(`${first}-2`)
})
