// Times of the programme: talks inside their session, halls free, people in one place (specification, section 9).
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import type { EditionData } from '../../schemas'
import { talkCode } from '../../records/programme-codes'
import { clockOf, minutesOf, overlap, sessionEnd, talkTimes } from '../../records/session-times'
import { movedApart } from '../dates-and-fees/moved-apart'
import { entriesOf, linesOf, problemIn, warningIn } from '../problem-in'
import { withOwnCode, withOwnWords } from './copied-sessions'
import { doublyBooked } from './people'
import { placedSessions, type Placed } from './placed'

type Session = EditionData['sessions'][number]

type Times = ReturnType<typeof talkTimes>

const placeOf = ({ session, index }: Placed, talk: number): PropertyKey[] => [
  index,
  'talks',
  talk,
  session.talks[talk]?.start ? 'start' : 'title',
]

/** Talks that begin before the one before them ends. */
function talkClashes(read: ReadEdition, placed: Placed, times: Times): Problem[] {
  const { code } = placed.session
  return times.flatMap((time, talk): Found => {
    const name = talkCode(code, talk)
    const before = times[talk - 1]
    if (!before || time.start >= before.end) return []
    return problemIn(read, 'sessions', placeOf(placed, talk), {
      message: both(
        `Talk ${name} begins at ${clockOf(time.start)}, before ${code}-${talk} ends at ${clockOf(before.end)}.`,
        `${name} bildirisinin başlangıcı (${clockOf(time.start)}), ${code}-${talk} bildirisinin bitişinden (${clockOf(before.end)}) önce.`,
      ),
      advice:
        time.start < before.start
          ? both(
              `Talks stand in the order of their hours: put ${name} above ${code}-${talk}, or write a later start.`,
              `Bildiriler saat sırasıyla yazılır: ${name} bildirisini ${code}-${talk} bildirisinin üstüne alın ya da daha geç bir start yazın.`,
            )
          : both(
              `Write start: "${clockOf(before.end)}" or later, or delete the start so that it follows by itself.`,
              `start: "${clockOf(before.end)}" ya da daha geç bir saat yazın; ya da kendiliğinden izlemesi için start satırını silin.`,
            ),
    })
  })
}

/** The first talk that runs outside its session; those after it follow from it. */
function talkOutside(read: ReadEdition, placed: Placed, times: Times): Found {
  const { session, end } = placed
  const talk = times.findIndex((time) => time.start < session.start || time.end > end)
  const time = times[talk]
  if (!time) return []
  const name = talkCode(session.code, talk)
  return problemIn(read, 'sessions', placeOf(placed, talk), {
    message: both(
      `Talk ${name} (${clockOf(time.start)}–${clockOf(time.end)}) runs outside session ${session.code} (${session.start}–${clockOf(end)}).`,
      `${name} bildirisi (${clockOf(time.start)}–${clockOf(time.end)}) ${session.code} oturumunun (${session.start}–${clockOf(end)}) dışına taşıyor.`,
    ),
    advice: both(
      'Give the session a later end, shorten talks with “minutes”, or move the talk.',
      'Oturumun bitişini ileri alın, bildirileri “minutes” ile kısaltın ya da bildiriyi taşıyın.',
    ),
  })
}

function withinSession(read: ReadEdition, placed: Placed): Found {
  const times = talkTimes(placed.session)
  const clashes = talkClashes(read, placed, times)
  return clashes.length > 0 ? clashes : talkOutside(read, placed, times)
}

function endsAfterStart(read: ReadEdition, { entry, index }: { entry: Session; index: number }): Found {
  const end = sessionEnd(entry)
  if (end === undefined) {
    return problemIn(read, 'sessions', [index, 'end'], {
      message: both(
        `Session ${entry.code} has neither an end nor talks.`,
        `${entry.code} oturumunun ne bitişi ne de bildirisi var.`,
      ),
      advice: both('Write end: "…".', 'end: "…" yazın.'),
    })
  }
  // Where no end is written, it is the last talk that begins too early, and the talks are told of.
  if (!entry.end || minutesOf(end) > minutesOf(entry.start)) return []
  return problemIn(read, 'sessions', [index, 'end'], {
    message: both(
      end === entry.start
        ? `Session ${entry.code} ends at ${end}, when it begins.`
        : `Session ${entry.code} ends at ${end}, before it begins at ${entry.start}.`,
      end === entry.start
        ? `${entry.code} oturumu başladığı anda (${end}) bitiyor.`
        : `${entry.code} oturumu başlamadan (${entry.start}) bitiyor (${end}).`,
    ),
    advice: both('Correct one of the two times.', 'İki saatten birini düzeltin.'),
  })
}

function hallClashes(read: ReadEdition, placed: Placed[]): Problem[] {
  return placed.flatMap((later, position) =>
    placed.slice(0, position).flatMap((earlier): Found => {
      const a = earlier.session
      const b = later.session
      if (!a.hall || a.hall !== b.hall || a.date !== b.date) return []
      if (!overlap({ start: a.start, end: earlier.end }, { start: b.start, end: later.end })) return []
      return problemIn(read, 'sessions', [later.index, 'start'], {
        message: both(
          `Sessions ${a.code} (${a.start}–${clockOf(earlier.end)}, line ${earlier.line}) and ${b.code} (${b.start}–${clockOf(later.end)}) overlap in hall “${b.hall}”.`,
          `${a.code} (${a.start}–${clockOf(earlier.end)}, ${earlier.line}. satır) ve ${b.code} (${b.start}–${clockOf(later.end)}) oturumları “${b.hall}” salonunda çakışıyor.`,
        ),
        advice: both(
          `Begin ${b.code} at ${clockOf(earlier.end)} or later, end ${a.code} earlier, or use another hall.`,
          `${b.code} oturumunu ${clockOf(earlier.end)} ya da sonrasında başlatın, ${a.code} oturumunu daha erken bitirin ya da başka bir salon kullanın.`,
        ),
      })
    }),
  )
}

/** Days of sessions that the programme does not list, each told once. */
function outsideDays(read: ReadEdition): Problem[] {
  const days = read.data.programme?.days.map(({ date }) => date)
  // Without a list the days are those that have a session.
  if (!days || days.length === 0 || movedApart(read)) return []
  const outside = entriesOf(read, 'sessions').filter(({ entry }) => !days.includes(entry.date))
  return [...new Set(outside.map(({ entry }) => entry.date))].map((date) => {
    const paths = outside.filter(({ entry }) => entry.date === date).map(({ index }) => [index, 'date'])
    const lines = linesOf(read, 'sessions', paths)
    return warningIn(read, 'sessions', paths[0]!, {
      message:
        paths.length > 1
          ? both(
              `${date} is none of the programme’s days, but ${paths.length} sessions are on it: lines ${lines}.`,
              `${date} programın günlerinden değil, ama ${paths.length} oturum o gün: satır ${lines}.`,
            )
          : both(`${date} is none of the programme’s days.`, `${date} programın günlerinden değil.`),
      advice: both(
        `The days are ${days.join(', ')} (data/programme.yaml).`,
        `Günler: ${days.join(', ')} (data/programme.yaml).`,
      ),
    })
  })
}

/** Every rule of time in sessions.yaml. */
export function checkSessionTimes(read: ReadEdition): Problem[] {
  const sessions = withOwnCode(entriesOf(read, 'sessions'))
  const unlike = new Set(withOwnWords(sessions).map(({ index }) => index))
  const placed = placedSessions(read, sessions)
  return [
    ...sessions.flatMap((session) => endsAfterStart(read, session)),
    ...placed.flatMap((session) => withinSession(read, session)),
    ...hallClashes(read, placed),
    ...doublyBooked(
      read,
      placed.filter(({ index }) => unlike.has(index)),
    ),
    ...outsideDays(read),
  ]
}
