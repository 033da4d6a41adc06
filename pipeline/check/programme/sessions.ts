// Sessions one by one: their ends, their talks, their places (specification, section 9: Programme).
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { both, type Found, type Problem } from '../../read/problem'
import { wordingsOf } from '../../records/localise'
import { talkCode } from '../../records/programme-codes'
import { clockOf, minutesOf, sessionEnd, talkTimes } from '../../records/session-times'
import type { EditionData } from '../../schemas'
import { entriesOf, isWhole, problemIn, warningIn, type Finding } from '../findings'

type Session = { entry: EditionData['sessions'][number]; index: number }

const wrongOrder = (start: string, end: string): Finding => ({
  message: both(`It ends at ${end}, but begins at ${start}.`, `Bitişi ${end}, başlangıcı ise ${start}.`),
  advice: both('Correct one of the two times.', 'İki saatten birini düzeltin.'),
})

function sessionEnds(read: ReadEdition, { entry, index }: Session): Found {
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
  // Without a written end, it is the last talk that begins too early, which is reported of the talks.
  if (!entry.end || minutesOf(end) > minutesOf(entry.start)) return []
  return problemIn(read, 'sessions', [index, 'end'], wrongOrder(entry.start, end))
}

const workshopEnds = (read: ReadEdition): Problem[] =>
  (read.data.workshop?.days ?? []).flatMap(({ sessions }, day) =>
    sessions.flatMap(({ start, end }, index) =>
      end > start
        ? []
        : problemIn(read, 'workshop', ['days', day, 'sessions', index, 'end'], wrongOrder(start, end)),
    ),
  )

/** Talks that begin before the one above them ends, or else the first talk outside its session. */
function talksWithin(read: ReadEdition, { entry: session, index }: Session): Found {
  const { code, start, talks } = session
  const end = sessionEnd(session)
  if (end === undefined) return []
  const times = talkTimes(session)
  const report = (talk: number, finding: Finding) => {
    const field = talks[talk]?.start ? 'start' : 'title'
    return problemIn(read, 'sessions', [index, 'talks', talk, field], finding)
  }
  const overlapping = times.flatMap((time, talk) => {
    const before = times[talk - 1]
    if (!before || time.start >= before.end) return []
    const name = talkCode(code, talk)
    const [above, free] = [talkCode(code, talk - 1), clockOf(before.end)]
    return report(talk, {
      message: both(
        `Talk ${name} begins at ${clockOf(time.start)}, before ${above} ends at ${free}.`,
        `${name} bildirisinin başlangıcı (${clockOf(time.start)}), ${above} bildirisinin bitişinden (${free}) önce.`,
      ),
      advice: both(
        `Write start: "${free}" or later, or delete the start. Talks are listed in the order of time: if ${name} comes first, put it above ${above}.`,
        `start: "${free}" ya da daha geç bir saat yazın ya da start satırını silin. Bildiriler saat sırasıyla yazılır: ${name} önceyse ${above} bildirisinin üstüne alın.`,
      ),
    })
  })
  if (overlapping.length > 0) return overlapping
  const outside = times.findIndex((time) => time.start < start || time.end > end)
  const time = times[outside]
  if (!time) return []
  const name = talkCode(code, outside)
  return report(outside, {
    message: both(
      `Talk ${name} (${clockOf(time.start)}–${clockOf(time.end)}) runs outside session ${code} (${start}–${clockOf(end)}).`,
      `${name} bildirisi (${clockOf(time.start)}–${clockOf(time.end)}) ${code} oturumunun (${start}–${clockOf(end)}) dışına taşıyor.`,
    ),
    advice: both(
      'Give the session a later end, shorten talks with “minutes”, or move the talk.',
      'Oturumun bitişini ileri alın, bildirileri “minutes” ile kısaltın ya da bildiriyi taşıyın.',
    ),
  })
}

/** A session without a place, with two, or with a hall that only its text names. */
function place(read: ReadEdition, { entry: { code, hall, place: other }, index }: Session): Found {
  if (hall === undefined && other === undefined) {
    return warningIn(read, 'sessions', [index], {
      message: both(`Session ${code} has no hall or place.`, `${code} oturumunun yeri yazılmamış.`),
      advice: both(
        'Write hall: with a hall of programme.yaml, or place: { en: …, tr: … }.',
        'programme.yaml içindeki bir salon için hall:, başka bir yer için place: { en: …, tr: … } yazın.',
      ),
    })
  }
  if (other === undefined) return []
  const words = wordingsOf(other).map(ignoringCase)
  const known = read.data.programme?.halls.find(({ key, name }) =>
    [key, ...wordingsOf(name).map(ignoringCase)].some((name) => words.includes(name)),
  )
  if (hall === undefined && !known) return []
  return warningIn(read, 'sessions', [index, 'place'], {
    message: hall
      ? both(
          `Session ${code} has a hall and a place; only the hall is shown.`,
          `${code} oturumunun hem salonu hem yeri yazılmış; yalnızca salon görünür.`,
        )
      : both(
          `The place of session ${code} is a hall of programme.yaml.`,
          `${code} oturumunun yeri programme.yaml içindeki bir salon.`,
        ),
    advice: hall
      ? both('Delete one of the two lines.', 'İki satırdan birini silin.')
      : both(`Write hall: ${known?.key} instead of place.`, `place yerine hall: ${known?.key} yazın.`),
  })
}

/** Poster sessions after the first one in which no poster would be shown. */
function emptyPosterSessions(read: ReadEdition): Problem[] {
  if (!isWhole(read, 'posters')) return []
  const named = new Set(entriesOf(read, 'posters').map(({ entry }) => entry.session))
  const [first, ...others] = entriesOf(read, 'sessions')
    .filter(({ entry }) => entry.kind === 'poster')
    .sort((a, b) => `${a.entry.date} ${a.entry.start}`.localeCompare(`${b.entry.date} ${b.entry.start}`))
  return others
    .filter(({ entry }) => !named.has(entry.code))
    .map(({ entry: { code }, index }) =>
      warningIn(read, 'sessions', [index, 'kind'], {
        message: both(
          `This poster session has no posters: all are shown in ${first?.entry.code}.`,
          `Bu poster oturumunda poster yok: Hepsi ${first?.entry.code} oturumunda gösterilir.`,
        ),
        advice: both(
          `Write session: ${code} at the posters that are shown here (posters.yaml), or kind: social if there are none.`,
          `Burada gösterilen posterlere session: ${code} yazın (posters.yaml); poster yoksa kind: social kullanın.`,
        ),
      }),
    )
}

/** Every rule about a single session of sessions.yaml or workshop.yaml. */
export const checkSessions = (read: ReadEdition): Problem[] => [
  ...entriesOf(read, 'sessions').flatMap((session) =>
    [sessionEnds, talksWithin, place].flatMap((rule) => rule(read, session)),
  ),
  ...workshopEnds(read),
  ...emptyPosterSessions(read),
]
