// The identity of talks and posters: an id that each keeps when it moves, gets another title or other presenters.
import type { EditionData } from '../schemas'
import { firstId } from './programme-changes/first-id'
import { matchItems } from './programme-changes/match'
import type { ReleasedSchedule, ScheduleItem } from './programme-changes/released-schedule'
import { posterCode, talkCode } from './programme-codes'

type Data = Pick<EditionData, 'sessions' | 'posters'>
type Session = Data['sessions'][number]
type Talk = Session['talks'][number]
type Poster = Data['posters'][number]
type WithId<T> = T & { id: string }

/** Sessions and posters whose talks and posters all have their id. */
export type Identified = {
  sessions: (Session & { talks: WithId<Talk>[] })[]
  posters: WithId<Poster>[]
}

const itemOf = (
  kind: 'talk' | 'poster',
  code: string,
  { id, title, presenters }: Talk | Poster,
  session?: string,
): ScheduleItem => ({ id, kind, code, title, presenters: presenters.map(({ name }) => name), session })

/**
 * Gives each talk and poster its id: the one written in it; otherwise that of the entry of the last release which it continues;
 * otherwise a new one, made from its title. The ids of the last release and of entries withdrawn before it go to no other.
 */
export function talkIds(
  { sessions, posters }: Data,
  released?: Pick<ReleasedSchedule, 'items' | 'withdrawn'>,
): Identified {
  const items = new Map<Talk | Poster, ScheduleItem>([
    ...sessions.flatMap(({ code, talks }) =>
      talks.map((talk, at) => [talk, itemOf('talk', talkCode(code, at), talk, code)] as const),
    ),
    ...posters.map((poster) => [poster, itemOf('poster', posterCode(poster.number), poster)] as const),
  ])
  const before = released?.items ?? []
  const { pairs } = matchItems(before, [...items.values()])
  const remembered = new Map(pairs.map((pair) => [pair.now, pair.before.id]))
  const taken = new Set(
    [...before, ...(released?.withdrawn ?? []), ...items.values()].flatMap(({ id }) => id ?? []),
  )
  const ids = new Map(
    [...items].map(([entry, item]) => [entry, item.id ?? remembered.get(item) ?? firstId(item, taken)]),
  )
  const withId = <Entry extends Talk | Poster>(entry: Entry) => ({ ...entry, id: ids.get(entry)! })
  return {
    sessions: sessions.map((session) => ({ ...session, talks: session.talks.map(withId) })),
    posters: posters.map(withId),
  }
}
