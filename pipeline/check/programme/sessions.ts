// Sessions one by one: their ends, their talks, their places (specification, section 9: Programme).
import type { ReadEdition } from '../../read'
import { error, warning, type Diagnostic, type Finding } from '../../messages/diagnostic'
import { talkCode } from '../../domain/programme-codes'
import { clockOf, DAWN, minutesOf, sessionEnd, talkTimes } from '../../domain/session-times'
import type { EditionData } from '../../schemas'
import { entriesOf, problemIn } from '../findings'

/** What is wrong with a session, and the path to the field on which it is reported. */
type Rule = (
  session: EditionData['sessions'][number],
  end: string,
) => { at: PropertyKey[]; finding: Finding } | false

/** So many minutes are left at the end of a session for discussion; in more, a talk fits. */
export const sessionBounds = { minutesLeft: 15 }

const rules: Rule[] = [
  ({ code, start, talks, end: written }, end) =>
    // Without a written end, it is the last talk that begins too early, which is reported of the talks.
    (written !== undefined || talks.length === 0) &&
    end <= start && { at: ['end'], finding: error('session.no-end', { code, start }) },
  ({ code, start, date }) =>
    start < DAWN && { at: ['start'], finding: warning('session.in-the-night', { code, start, date }) },
  // Talks that begin before the one above them ends count first: those after them may be outside only because of them.
  ({ code, start, end: written, talks }, end) => {
    const times = talkTimes({ start, talks })
    const free = (at: number) => times[at - 1]?.end ?? start
    const early = times.findIndex((time, at) => time.start < free(at))
    const talk = early < 0 ? times.findIndex((time) => time.end > end) : early
    const time = times[talk]
    if (!time) return false
    const name = `${talkCode(code, talk)} (${clockOf(time.start)}–${clockOf(time.end)})`
    const [from, until] = [clockOf(free(talk)), written ? clockOf(end) : '…']
    return {
      at: ['talks', talk, talks[talk]?.start ? 'start' : 'title'],
      finding: error('session.talk-does-not-fit', { name, from, until }),
    }
  },
  ({ code, start, talks }, end) => {
    const last = talkTimes({ start, talks }).at(-1)?.end ?? end
    // Plenary lectures vary in length: one without minutes may be why time is left.
    const isGuessed = talks.some(({ kind, minutes }) => kind === 'plenary' && minutes === undefined)
    if (end === '' || minutesOf(end) - minutesOf(last) <= (isGuessed ? 0 : sessionBounds.minutesLeft))
      return false
    return {
      at: ['end'],
      finding: warning('session.time-left', { code, last: clockOf(last), end: clockOf(end) }),
    }
  },
  ({ code, hall, place }) =>
    (hall === undefined) === (place === undefined) && {
      at: place ? ['place'] : [],
      finding: warning('session.no-place', { code }),
    },
]

/** What is wrong within a single session. */
export const checkSessions = (read: ReadEdition): Diagnostic[] =>
  entriesOf(read, 'sessions').flatMap(({ value, path }) =>
    rules.flatMap((rule) => {
      const found = rule(value, sessionEnd(value) ?? '')
      return found ? problemIn(read, 'sessions', [...path, ...found.at], found.finding) : []
    }),
  )
