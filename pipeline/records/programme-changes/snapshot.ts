// What is kept of a released programme, so that the next version can be compared with it.
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import { isPause } from '../pauses'
import { posterCode, talkCode } from '../programme-codes'
import { posterSessions, sessionEnd, talkTimes } from '../session-times'
import type { EditionData } from '../../schemas'
import { changeKinds } from '../../schemas/programme'

/** Where the last released programme is kept. */
export const RELEASED_FILE = 'content/released-schedule.json'

const text = z.union([z.string(), z.object({ en: z.string(), tr: z.string() })])

const change = z.object({
  date: z.string(),
  kind: z.enum(changeKinds),
  item: z.string(),
  text: z.object({ en: z.string(), tr: z.string() }),
})

const item = z.object({
  code: z.string(),
  kind: z.enum(['session', 'talk', 'poster']),
  title: text,
  /** Names of the presenters; empty for a session. */
  presenters: z.array(z.string()),
  /**
   * When and where; for a poster only if there are several poster sessions. `session` is the code of the session it belongs to.
   */
  date: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  place: text.optional(),
  /** The hall's key, which stays the same when the hall is renamed. */
  hall: z.string().optional(),
  session: z.string().optional(),
  /** Whether it is a coffee break or a lunch, whose changes are not reported. Files of earlier releases lack this. */
  pause: z.boolean().optional(),
})

const snapshot = z.object({
  version: z.number().int().positive(),
  released: z.string(),
  items: z.array(item),
})

const releasedSchedule = snapshot.extend({
  /** Changes that earlier releases derived, newest first. */
  changes: z.array(change),
})

export type Change = z.infer<typeof change>
export type ScheduleItem = z.infer<typeof item>
export type ScheduleSnapshot = z.infer<typeof snapshot>
export type ReleasedSchedule = z.infer<typeof releasedSchedule>

type Data = Pick<EditionData, 'programme' | 'sessions' | 'posters'>

/** The session that shows a poster: the one it names, or the first. Undefined unless there are several poster sessions. */
function posterSessionOf(poster: Data['posters'][number], sessions: Data['sessions']) {
  const several = posterSessions(sessions)
  if (several.length < 2) return undefined
  return poster.session === undefined ? several[0] : several.find(({ code }) => code === poster.session)
}

/** The current programme, taken from programme.yaml, sessions.yaml and posters.yaml. */
export function scheduleSnapshot({ programme, sessions, posters }: Data): ScheduleSnapshot {
  const hall = (key: string | undefined) => programme.halls.find((candidate) => candidate.key === key)?.name
  const whereabouts = (session: Data['sessions'][number]) => {
    const place = hall(session.hall) ?? session.place
    // Omit undefined fields: snapshots are compared with ones read back from JSON, which has none.
    return {
      date: session.date,
      ...(place ? { place } : {}),
      ...(session.hall ? { hall: session.hall } : {}),
    }
  }
  const ofSessions = sessions.flatMap((session): ScheduleItem[] => {
    const at = whereabouts(session)
    const talkHours = talkTimes(session)
    const talks = session.talks.map((talk, index): ScheduleItem => ({
      code: talkCode(session.code, index),
      kind: 'talk',
      title: talk.title,
      presenters: talk.presenters.map(({ name }) => name),
      ...at,
      ...talkHours[index],
      session: session.code,
    }))
    const { code, kind, title, start } = session
    const times = { start, end: sessionEnd(session) ?? start }
    const pause = isPause(kind) ? { pause: true } : {}
    return [{ code, kind: 'session', title, presenters: [], ...at, ...times, ...pause }, ...talks]
  })
  const ofPosters = posters.map((poster): ScheduleItem => {
    const session = posterSessionOf(poster, sessions)
    return {
      code: posterCode(poster.number),
      kind: 'poster',
      title: poster.title,
      presenters: poster.presenters.map(({ name }) => name),
      ...(session ? { ...whereabouts(session), start: session.start, session: session.code } : {}),
    }
  })
  return { version: programme.version, released: programme.released, items: [...ofSessions, ...ofPosters] }
}

/** The last released programme; undefined if none was released yet. Throws if the file is not one that a release has written. */
export function releasedScheduleOf({ edition }: Pick<ReadEdition, 'edition'>): ReleasedSchedule | undefined {
  const source = edition.read(RELEASED_FILE)
  if (source === undefined) return undefined
  try {
    return releasedSchedule.parse(JSON.parse(source))
  } catch (error) {
    throw new Error(
      `${RELEASED_FILE} is damaged. Restore its last version from git, or delete it and run npm run release:programme.`,
      { cause: error },
    )
  }
}
