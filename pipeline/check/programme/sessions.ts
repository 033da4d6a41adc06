// Sessions one by one: their ends, their talks, their places (specification, section 9: Programme).
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { talkCode } from '../../records/programme-codes'
import { clockOf, minutesOf, sessionEnd, talkTimes } from '../../records/session-times'
import type { EditionData } from '../../schemas'
import { entriesOf, fault, problemIn, warning, warningIn } from '../findings'

type Session = { entry: EditionData['sessions'][number]; index: number }

const wrongOrder = (start: string, end: string) =>
  fault(
    `It ends at ${end}, but begins at ${start}.`,
    `Bitişi ${end}, başlangıcı ise ${start}.`,
    'Correct one of the two times.',
    'İki saatten birini düzeltin.',
  )

/** Hours before this belong to the night, Istanbul wall time. */
const DAWN = '06:00'

function hours(read: ReadEdition, { entry, index }: Session): Found {
  const { code, date, start } = entry
  const end = sessionEnd(entry)
  if (end === undefined) {
    const finding = fault(
      `Session ${code} has neither an end nor talks.`,
      `${code} oturumunun ne bitişi ne de bildirisi var.`,
      'Write end: "…".',
      'end: "…" yazın.',
    )
    return problemIn(read, 'sessions', [index, 'end'], finding)
  }
  // Without a written end, it is the last talk that begins too early, which is reported of the talks.
  if (entry.end && minutesOf(end) <= minutesOf(start))
    return problemIn(read, 'sessions', [index, 'end'], wrongOrder(start, end))
  if (start >= DAWN) return []
  const finding = fault(
    `Session ${code} begins at ${start}, in the night before the day ${date}.`,
    `${code} oturumu saat ${start} itibarıyla, yani ${date} gününden önceki gece başlıyor.`,
    'If it is the night after that day, write the date of the next day.',
    'O günden sonraki gece ise bir sonraki günün tarihini yazın.',
  )
  return warningIn(read, 'sessions', [index, 'start'], finding)
}

const workshopEnds = (read: ReadEdition): Problem[] =>
  (read.data.workshop?.days ?? []).flatMap(({ sessions }, day) =>
    sessions.flatMap(({ start, end }, index) => {
      const path = ['days', day, 'sessions', index, 'end']
      return end > start ? [] : problemIn(read, 'workshop', path, wrongOrder(start, end))
    }),
  )

/** The first talk that begins before the one above it ends, or else the first outside its session. */
function talksWithin(read: ReadEdition, { entry: session, index }: Session): Found {
  const { code, start, talks } = session
  const end = sessionEnd(session)
  if (end === undefined) return []
  const times = talkTimes(session)
  const early = times.findIndex((time, at) => at > 0 && time.start < times[at - 1]!.end)
  const talk = early < 0 ? times.findIndex((time) => time.start < start || time.end > end) : early
  const time = times[talk]
  if (!time) return []
  const [name, above, free] = [
    talkCode(code, talk),
    talkCode(code, talk - 1),
    clockOf(times[talk - 1]?.end ?? start),
  ]
  const [begins, ends] = [clockOf(time.start), clockOf(time.end)]
  const tooEarly = fault(
    `Talk ${name} begins at ${begins}, before ${above} ends at ${free}.`,
    `${name} bildirisinin başlangıcı (${begins}), ${above} bildirisinin bitişinden (${free}) önce.`,
    `Write start: "${free}" or later, or delete the start. Talks are listed in the order of time: if ${name} comes first, put it above ${above}.`,
    `start: "${free}" ya da daha geç bir saat yazın ya da start satırını silin. Bildiriler saat sırasıyla yazılır: ${name} önceyse ${above} bildirisinin üstüne alın.`,
  )
  const outside = fault(
    `Talk ${name} (${begins}–${ends}) runs outside session ${code} (${start}–${clockOf(end)}).`,
    `${name} bildirisi (${begins}–${ends}) ${code} oturumunun (${start}–${clockOf(end)}) dışına taşıyor.`,
    'Give the session a later end, shorten talks with “minutes”, or move the talk.',
    'Oturumun bitişini ileri alın, bildirileri “minutes” ile kısaltın ya da bildiriyi taşıyın.',
  )
  const path = [index, 'talks', talk, talks[talk]?.start ? 'start' : 'title']
  return problemIn(read, 'sessions', path, early < 0 ? outside : tooEarly)
}

/** So many minutes are left at the end of a session for discussion; in more, a talk fits. */
const MOST_LEFT = 15

/** A session that ends later than its talks: one may be missing, or its `minutes`, as of a plenary lecture of the usual length. */
function timeLeft(read: ReadEdition, { entry, index }: Session): Found {
  const { code, end, talks } = entry
  const [last, ends] = [talkTimes(entry).at(-1)?.end, sessionEnd(entry)]
  const talk = talks.findIndex(({ kind, minutes }) => kind === 'plenary' && minutes === undefined)
  const left = end && last ? minutesOf(ends!) - minutesOf(last) : 0
  if (left <= (talk < 0 ? MOST_LEFT : 0)) return []
  const name = talkCode(code, Math.max(talk, 0))
  const finding = warning(
    `The talks of ${code} end at ${clockOf(last!)}, the session at ${end}.`,
    `${code} oturumunun bildirileri ${clockOf(last!)}, oturum ise ${end} saatinde bitiyor.`,
    `If a talk such as ${name} is longer than usual, write its “minutes”: the talks after it begin later, too. If the rest is for discussion, ignore this.`,
    `${name} gibi bir bildiri alışılandan uzunsa “minutes” alanını yazın: Ondan sonrakiler de geç başlar. Kalan süre tartışma içinse böyle bırakın.`,
  )
  return problemIn(read, 'sessions', talk < 0 ? [index, 'end'] : [index, 'talks', talk, 'title'], finding)
}

/** A session without a place, or with two. */
function place(read: ReadEdition, { entry: { code, hall, place: other }, index }: Session): Found {
  if ((hall === undefined) !== (other === undefined)) return []
  const none = warning(
    `Session ${code} has no hall or place.`,
    `${code} oturumunun yeri yazılmamış.`,
    'Write hall: with a hall of programme.yaml, or place: { en: …, tr: … }.',
    'programme.yaml içindeki bir salon için hall:, başka bir yer için place: { en: …, tr: … } yazın.',
  )
  const two = warning(
    `Session ${code} has a hall and a place; only the hall is shown.`,
    `${code} oturumunun hem salonu hem yeri yazılmış; yalnızca salon görünür.`,
    'Delete one of the two lines.',
    'İki satırdan birini silin.',
  )
  return problemIn(read, 'sessions', other ? [index, 'place'] : [index], other ? two : none)
}

/** Every rule about a single session of sessions.yaml or workshop.yaml. */
export const checkSessions = (read: ReadEdition): Problem[] => [
  ...entriesOf(read, 'sessions').flatMap((session) =>
    [hours, talksWithin, timeLeft, place].flatMap((rule) => rule(read, session)),
  ),
  ...workshopEnds(read),
]
