// The current programme in the form in which a release keeps it.
import { isPause, posterCode, talkCode } from '../programme-codes'
import { plainTitle } from '../../schemas/title-marks'
import { sessionTitle } from '../session-title'
import { posterSessions, sessionEnd, talkTimes } from '../session-times'
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { EditionData } from '../../schemas'
import { hallsOf, presentersOf } from '../../schemas/programme'
import { listed } from '../localise'
import { releasedProgramme, talkIds, type Identified, type Remembered } from '../talk-ids'
import type { ScheduleItem, ScheduleSnapshot } from './released-schedule'

type Data = Pick<EditionData, 'programme' | 'sessions' | 'posters'>

/** The session that shows a poster: the one it names, or the first. Undefined unless there are several poster sessions. */
function posterSessionOf(poster: Identified['posters'][number], sessions: Identified['sessions']) {
  const several = posterSessions(sessions)
  if (several.length < 2) return undefined
  return poster.session === undefined ? several[0] : several.find(({ code }) => code === poster.session)
}

/** The current programme, taken from programme.yaml, sessions.yaml and posters.yaml; ids are remembered from the released one. */
export function scheduleSnapshot(data: Data, released?: Remembered): ScheduleSnapshot {
  const { programme } = data
  const { sessions, posters } = talkIds(data, released)
  const whereabouts = (session: Data['sessions'][number]) => {
    const halls = programme.halls.filter(({ key }) => hallsOf(session).includes(key))
    const place = halls.length > 0 ? listed(halls.map(({ name }) => name)) : session.place
    // Omit undefined fields: snapshots are compared with ones read back from JSON, which has none.
    return {
      date: session.date,
      ...(place ? { place } : {}),
      ...(halls.length > 0 ? { hall: halls.map(({ key }) => key).join(', ') } : {}),
    }
  }
  const ofSessions = sessions.flatMap((session): ScheduleItem[] => {
    const at = whereabouts(session)
    const talkHours = talkTimes(session)
    const talks = session.talks.map((talk, index): ScheduleItem => ({
      id: talk.id,
      code: talkCode(session.code, index),
      kind: 'talk',
      title: plainTitle(talk.title),
      presenters: presentersOf(talk).map(({ name }) => name),
      ...at,
      ...talkHours[index],
      session: session.code,
    }))
    const { code, kind, start } = session
    const title = sessionTitle(session)
    const times = { start, end: sessionEnd(session) ?? start }
    const pause = isPause(kind) ? { pause: true } : {}
    return [{ code, kind: 'session', title, presenters: [], ...at, ...times, ...pause }, ...talks]
  })
  const ofPosters = posters.map((poster): ScheduleItem => {
    const session = posterSessionOf(poster, sessions)
    return {
      id: poster.id,
      code: posterCode(poster.number),
      kind: 'poster',
      title: plainTitle(poster.title),
      presenters: presentersOf(poster).map(({ name }) => name),
      ...(session ? { ...whereabouts(session), start: session.start, session: session.code } : {}),
    }
  })
  return { version: programme.version, released: programme.released, items: [...ofSessions, ...ofPosters] }
}

/** The current programme, with ids remembered from the last release; undefined while one of its files cannot be read. */
export const currentSchedule = memoise((read: ReadEdition): ScheduleSnapshot | undefined => {
  const { programme, sessions, posters } = read.data
  if (!programme || !sessions || !posters) return undefined
  return scheduleSnapshot({ programme, sessions, posters }, releasedProgramme(read))
})
