// The programme as items to compare with a released one, and the identity of talks and posters: an id that each keeps when it
// moves, gets another title or other presenters.
import type { ReadEdition } from '../read'
import { memoise, memoiseLast } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { hallsOf, presentersOf } from '../schemas/programme'
import { plainTitle } from '../domain/title-marks'
import { listed } from '../domain/languages'
import { groupedBy } from './pairs'
import { matchItems } from './programme-changes/match'
import {
  firstId,
  idsByCode,
  isPresented,
  releasedScheduleOf,
  type ReleasedSchedule,
  type ScheduleItem,
  type ScheduleSnapshot,
} from './programme-changes/released-schedule'
import { isPause, posterCode, talkCode } from '../domain/programme-codes'
import { posterSessions, sessionEnd, talkTimes } from '../domain/session-times'
import { sessionTitle } from '../domain/programme-kinds'

type Data = Pick<EditionData, 'programme' | 'sessions' | 'posters'>
type Session = Data['sessions'][number]
type Talk = Session['talks'][number]
type Poster = Data['posters'][number]

/** Sessions and posters whose talks and posters all have their id. */
export type Identified = ReturnType<typeof talkIds>

/** A programme from which ids are remembered: the last release, or the state before a pull request. */
type Remembered = Pick<ReleasedSchedule, 'items'> & Partial<ReleasedSchedule>

/** The keys of a session's halls, in the order of the halls, and its place: their names, or another place. */
export function placeOf(session: Pick<Session, 'hall' | 'place'>, { halls }: Data['programme']) {
  const own = halls.filter(({ key }) => hallsOf(session).includes(key))
  const place = own.length > 0 ? listed(own.map(({ name }) => name)) : session.place
  return { halls: own.map(({ key }) => key), place }
}

function itemsOf({ programme, sessions, posters }: Data): ScheduleItem[] {
  const shows = posterSessions(sessions)
  const within = (session: Session) => {
    const { halls, place } = placeOf(session, programme)
    const { date, start, code } = session
    return { date, start, place, hall: halls.join(', ') || undefined, session: code }
  }
  const presented = (kind: 'talk' | 'poster', code: string, entry: Talk | Poster) => ({
    id: entry.id,
    kind,
    code,
    title: plainTitle(entry.title),
    presenters: presentersOf(entry).map(({ name }) => name),
  })
  return [
    ...sessions.flatMap((session): ScheduleItem[] => {
      const { code, start, talks } = session
      const times = talkTimes(session)
      const own: ScheduleItem = {
        code,
        kind: 'session',
        title: sessionTitle(session),
        presenters: [],
        ...within(session),
        session: undefined,
        end: sessionEnd(session) ?? start,
        pause: isPause(session.kind) || undefined,
      }
      const ofTalk = (talk: Talk, index: number) => ({
        ...presented('talk', talkCode(code, index), talk),
        ...within(session),
        ...times[index],
      })
      return [own, ...talks.map(ofTalk)]
    }),
    ...posters.map((poster) => {
      const session = shows.find(({ code }) => code === poster.session) ?? shows[0]
      // With a single poster session, it alone says when and where.
      const when = shows.length > 1 && session && within(session)
      return { ...presented('poster', posterCode(poster), poster), ...when }
    }),
  ]
}

const idsIn = (items: readonly { id?: string | undefined }[] = []) => items.flatMap(({ id }) => id ?? [])

/**
 * Gives each talk and poster its id: the one written in it; otherwise that of the entry of the last release which it continues;
 * otherwise a new one, made from its title. The ids of the last release and of entries withdrawn before it go to no other.
 */
export function talkIds(data: Data, released?: Remembered) {
  const written = itemsOf(data)
  const before = [...idsIn(released?.items), ...idsIn(released?.withdrawn)]
  const { pairs } = matchItems(released?.items ?? [], written)
  const remembered = new Map(pairs.map((pair) => [pair.now, pair.before.id]))
  const taken = new Set([...before, ...idsIn(written)])
  const items = written.map((item) =>
    isPresented(item) ? { ...item, id: item.id ?? remembered.get(item) ?? firstId(item, taken) } : item,
  )
  // A link with a code leads where it led when that code was first released, unless a session has the code now.
  const sessions = new Set(data.sessions.map(({ code }) => code))
  const codes = Object.entries({ ...idsByCode(items), ...released?.codes }).filter(
    ([code]) => !sessions.has(code),
  )
  const ids = idsIn(items)
  const codesOf = groupedBy(codes, ([, led]) => [led])
  const present = new Set(ids)
  const inOrder = ids.values()
  const identify = <Entry extends Talk | Poster>(entry: Entry) => {
    // The items have an id for each entry, in the same order.
    const { value: id = '' } = inOrder.next()
    // Old codes are those by which links lead to it.
    return { ...entry, id, oldCodes: (codesOf.get(id) ?? []).map(([code]) => code) }
  }
  const oldCodes = codes.filter(([, led]) => !present.has(led)).map(([code]) => code)
  return {
    sessions: data.sessions.map((session) => ({ ...session, talks: session.talks.map(identify) })),
    posters: data.posters.map(identify),
    /** All of them, as a release keeps them. */
    items,
    /** Ids and old codes of what is no longer in the programme. */
    withdrawn: [...before.filter((id) => !present.has(id)), ...oldCodes],
  }
}

/** The programme in the form in which a release keeps it, with ids remembered from the released one. */
export const scheduleSnapshot = (data: Data, released?: Remembered): ScheduleSnapshot => ({
  version: data.programme.version,
  released: data.programme.released,
  items: talkIds(data, released).items,
})

/** A released programme with fewer talks and posters than this can have lost them all. */
const FEW = 10

/** Whether a release is of this edition: one that shares fewer than a quarter of its talks and posters is another’s. */
function isOfThisEdition({ items }: ReleasedSchedule, data: Data): boolean {
  const before = items.filter(isPresented)
  return before.length < FEW || matchItems(before, itemsOf(data)).pairs.length * 4 >= before.length
}

/** The last release and the current programme; the same objects for as long as none of their files changes. */
const programmesIn = memoiseLast(
  (
    last?: ReleasedSchedule,
    programme?: Data['programme'],
    sessions?: Data['sessions'],
    posters?: Data['posters'],
  ) => {
    const data = programme && sessions && posters ? { programme, sessions, posters } : undefined
    const released = !last || !data || isOfThisEdition(last, data) ? last : undefined
    return { released, current: data && scheduleSnapshot(data, released) }
  },
)

const programmesOf = memoise((read: ReadEdition) => {
  const { programme, sessions, posters } = read.data
  return programmesIn(releasedScheduleOf(read), programme, sessions, posters)
})

/** The last release of this edition, if any. */
export const releasedProgramme = (read: ReadEdition): ReleasedSchedule | undefined =>
  programmesOf(read).released

/** The current programme, with ids remembered from the last release; undefined while one of its files cannot be read. */
export const currentSchedule = (read: ReadEdition): ScheduleSnapshot | undefined => programmesOf(read).current
