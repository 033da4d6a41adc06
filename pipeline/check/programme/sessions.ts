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

/** A session that ends later than its talks, one of which is a plenary lecture of the usual length: its `minutes` may be forgotten. */
function forgottenMinutes(read: ReadEdition, { entry, index }: Session): Found {
  const { code, end, talks } = entry
  const last = talkTimes(entry).at(-1)?.end
  const talk = talks.findIndex(({ kind, minutes }) => kind === 'plenary' && minutes === undefined)
  if (!end || !last || talk < 0 || clockOf(last) >= end) return []
  const name = talkCode(code, talk)
  const finding = fault(
    `The talks of ${code} end at ${clockOf(last)}, the session at ${end}.`,
    `${code} oturumunun bildirileri ${clockOf(last)}, oturum ise ${end} saatinde bitiyor.`,
    `If ${name} is longer than usual, write its “minutes”: the talks after it begin later, too. Otherwise ignore this.`,
    `${name} alışılandan uzunsa “minutes” alanını yazın: Ondan sonrakiler de geç başlar. Değilse böyle bırakın.`,
  )
  return warningIn(read, 'sessions', [index, 'talks', talk, 'title'], finding)
}

/** A session without a place. */
function place(read: ReadEdition, { entry: { code, hall, place: other }, index }: Session): Found {
  if (hall !== undefined || other !== undefined) return []
  const finding = warning(
    `Session ${code} has no hall or place.`,
    `${code} oturumunun yeri yazılmamış.`,
    'Write hall: with a hall of programme.yaml, or place: { en: …, tr: … }.',
    'programme.yaml içindeki bir salon için hall:, başka bir yer için place: { en: …, tr: … } yazın.',
  )
  return problemIn(read, 'sessions', [index], finding)
}

/** Every rule about a single session of sessions.yaml or workshop.yaml. */
export const checkSessions = (read: ReadEdition): Problem[] => [
  ...entriesOf(read, 'sessions').flatMap((session) =>
    [hours, talksWithin, forgottenMinutes, place].flatMap((rule) => rule(read, session)),
  ),
  ...workshopEnds(read),
]
