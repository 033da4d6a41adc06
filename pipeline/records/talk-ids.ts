// The identity of talks and posters: an id that each keeps when it moves, gets another title or other presenters.
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import type { EditionData } from '../schemas'
import { presentersOf } from '../schemas/programme'
import { firstId } from './programme-changes/first-id'
import { matchItems } from './programme-changes/match'
import {
  idsByCode,
  releasedScheduleOf,
  type ReleasedSchedule,
  type ScheduleItem,
} from './programme-changes/released-schedule'
import { posterCode, talkCode } from './programme-codes'
import { plainTitle } from '../schemas/title-marks'

type Data = Pick<EditionData, 'sessions' | 'posters'>
type Session = Data['sessions'][number]
type Talk = Session['talks'][number]
type Poster = Data['posters'][number]

/** A talk or poster that is known; `oldCodes` are the codes by which links lead to it. */
type Known<T> = T & { id: string; oldCodes: string[] }

/** Sessions and posters whose talks and posters all have their id. */
export type Identified = {
  sessions: (Omit<Session, 'talks'> & { talks: Known<Talk>[] })[]
  posters: Known<Poster>[]
  /** Ids and old codes of what is no longer in the programme. */
  withdrawn: string[]
}

/** A programme from which ids are remembered: the last release, or the state before a pull request. */
export type Remembered = Pick<ReleasedSchedule, 'items'> & Partial<ReleasedSchedule>

const itemOf = (
  kind: 'talk' | 'poster',
  code: string,
  entry: Talk | Poster,
  session?: string,
): ScheduleItem => ({
  ...{ id: entry.id, kind, code, title: plainTitle(entry.title), session },
  presenters: presentersOf(entry).map(({ name }) => name),
})

/** The talks and posters in order, as items of a schedule with as much as it takes to recognise them. */
const itemsOf = ({ sessions, posters }: Data): ScheduleItem[] => [
  ...sessions.flatMap(({ code, talks }) =>
    talks.map((talk, at) => itemOf('talk', talkCode(code, at), talk, code)),
  ),
  ...posters.map((poster) => itemOf('poster', posterCode(poster.number), poster)),
]

const idsIn = (items: readonly { id?: string | undefined }[] = []) => items.flatMap(({ id }) => id ?? [])

/**
 * Gives each talk and poster its id: the one written in it; otherwise that of the entry of the last release which it continues;
 * otherwise a new one, made from its title. The ids of the last release and of entries withdrawn before it go to no other.
 */
export function talkIds(data: Data, released?: Remembered): Identified {
  const items = itemsOf(data)
  const before = [...idsIn(released?.items), ...idsIn(released?.withdrawn)]
  const { pairs } = matchItems(released?.items ?? [], items)
  const remembered = new Map(pairs.map((pair) => [pair.now, pair.before.id]))
  const taken = new Set([...before, ...idsIn(items)])
  const known = items.map((item) => ({
    ...item,
    id: item.id ?? remembered.get(item) ?? firstId(item, taken),
  }))
  // A link with a code leads where it led when that code was first released, unless a session has the code now.
  const codes = Object.entries({ ...idsByCode(known), ...released?.codes }).filter(
    ([code]) => !data.sessions.some((session) => session.code === code),
  )
  let position = 0
  const identify = <Entry extends Talk | Poster>(entry: Entry) => {
    const { id } = known[position]!
    position += 1
    return { ...entry, id, oldCodes: codes.flatMap(([code, led]) => (led === id ? code : [])) }
  }
  const present = new Set(idsIn(known))
  return {
    sessions: data.sessions.map((session) => ({ ...session, talks: session.talks.map(identify) })),
    posters: data.posters.map(identify),
    withdrawn: [...before, ...codes.flatMap(([code, led]) => (present.has(led) ? [] : code))].filter(
      (id) => !present.has(id),
    ),
  }
}

/** A released programme with fewer talks and posters than this can have lost them all. */
const FEW = 10

/**
 * Whether a released programme is one of this edition. It is another one's, or the sample's, if fewer than a quarter of its talks
 * and posters are in the current programme.
 */
function isOfThisEdition({ items }: ReleasedSchedule, { sessions, posters }: Partial<Data>): boolean {
  const before = items.filter(({ kind }) => kind !== 'session')
  if (!sessions || !posters || before.length < FEW) return true
  return matchItems(before, itemsOf({ sessions, posters })).pairs.length * 4 >= before.length
}

/** The last released programme of this edition; undefined if there is none. */
export const releasedProgramme = memoise((read: ReadEdition): ReleasedSchedule | undefined => {
  const released = releasedScheduleOf(read)
  return released && isOfThisEdition(released, read.data) ? released : undefined
})
