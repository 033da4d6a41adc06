// Whatever is changed about a talk or a poster, it stays the same one.
import { sampleData } from '../outputs/programme/editions-to-test'
import type { ReleasedSchedule, ScheduleItem } from './programme-changes/released-schedule'
import { talkIds } from './talk-ids'

const data = sampleData()
const { sessions, posters } = talkIds(data)
const idsOf = ({ sessions: all, posters: boards }: ReturnType<typeof talkIds>) => [
  ...all.flatMap(({ talks }) => talks.map(({ id }) => id)),
  ...boards.map(({ id }) => id),
]
const item = (
  kind: 'talk' | 'poster',
  code: string,
  { id, title, presenters }: (typeof posters)[number],
) => ({
  ...{ id, kind, code, title, presenters: presenters.map(({ name }) => name) },
})
const released: Pick<ReleasedSchedule, 'items' | 'withdrawn'> = {
  items: sessions.flatMap(({ code, talks }) =>
    talks.map((talk, at): ScheduleItem => ({
      ...item('talk', `${code}-${at + 1}`, { ...talk, number: 1, theme: '' }),
      session: code,
    })),
  ),
  withdrawn: [],
}
type Talks = (typeof data.sessions)[number]['talks']
const withTalks = (code: string, change: (talks: Talks) => Talks) => ({
  posters: data.posters,
  sessions: data.sessions.map((one) => (one.code === code ? { ...one, talks: change(one.talks) } : one)),
})
const talksOf = (code: string, of = sessions) => of.find((one) => one.code === code)!.talks
const idsAfter = (change: (talks: Talks) => Talks) =>
  talksOf('2B', talkIds(withTalks('2B', change), released).sessions).map(({ id }) => id)
const [first, second, third, fourth] = talksOf('2B').map(({ id }) => id)

test('every talk and poster has an id of its own, which can be part of an address', () => {
  const ids = idsOf({ sessions, posters })
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(second).toMatch(/^leading-edge-erosion-[0-9a-f]{4}$/)
})

test.each<[string, (talks: Talks) => Talks, (string | undefined)[]]>([
  ['the first is withdrawn', ([, ...rest]) => rest, [second, third, fourth]],
  ['two are swapped', ([a, b, ...rest]) => [b!, a!, ...rest], [second, first, third, fourth]],
  [
    'one is inserted',
    (talks) => [{ ...talks[0]!, title: 'New', presenters: [{ name: 'Yeni Örnek' }] }, ...talks],
    [expect.stringMatching(/^new-/) as unknown as string, first, second, third, fourth],
  ],
  [
    'a title is corrected',
    ([a, ...rest]) => [{ ...a!, title: 'Other' }, ...rest],
    [first, second, third, fourth],
  ],
  [
    'another presents',
    ([a, ...rest]) => [{ ...a!, presenters: [{ name: 'Yeni Örnek' }] }, ...rest],
    [first, second, third, fourth],
  ],
])('%s', (_, change, ids) => {
  expect(idsAfter(change)).toEqual(ids)
})

test('a written id stays, with another title, another presenter and in another session at once', () => {
  const moved = { ...talksOf('2B')[0]!, title: 'Other', presenters: [{ name: 'Yeni Örnek' }] }
  const after = talkIds(
    withTalks('1A', (talks) => [moved, ...talks]),
    released,
  )
  expect(talksOf('1A', after.sessions)[0]?.id).toBe(first)
})

test('the id of a withdrawn talk is never given again', () => {
  const without = {
    items: released.items.filter(({ id }) => id !== first),
    withdrawn: released.items.filter(({ id }) => id === first).map((gone) => ({ ...gone, id: first! })),
  }
  const [again] = talksOf('2B', talkIds(data, without).sessions)
  expect(again?.id).toBe(`${first}-2`)
})
