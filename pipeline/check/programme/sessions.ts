// Sessions one by one: their ends, their talks, their places (specification, section 9: Programme).
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { talkCode } from '../../records/programme-codes'
import { clockOf, DAWN, minutesOf, sessionEnd, talkTimes } from '../../records/session-times'
import type { EditionData } from '../../schemas'
import { entriesOf, fault, problemIn, warning, type Finding } from '../findings'

/** What is wrong with a session, and the path to the field on which it is reported. */
type Rule = (
  session: EditionData['sessions'][number],
  end: string,
) => { at: PropertyKey[]; finding: Finding } | false

/** So many minutes are left at the end of a session for discussion; in more, a talk fits. */
const MOST_LEFT = 15

const rules: Rule[] = [
  ({ code }, end) =>
    end === '' && {
      at: ['end'],
      finding: fault(
        `Session ${code} has neither an end nor talks.`,
        `${code} oturumunun ne bitişi ne de bildirisi var.`,
        'Write end: "…".',
        'end: "…" yazın.',
      ),
    },
  ({ start, ...session }, end) =>
    // Without a written end, it is the last talk that begins too early, which is reported of the talks.
    session.end !== undefined &&
    minutesOf(end) <= minutesOf(start) && {
      at: ['end'],
      finding: fault(
        `It ends at ${end}, but begins at ${start}.`,
        `Bitişi ${end}, başlangıcı ise ${start}.`,
        'Correct one of the two times.',
        'İki saatten birini düzeltin.',
      ),
    },
  ({ code, start, date }) =>
    start < DAWN && {
      at: ['start'],
      finding: warning(
        `Session ${code} begins at ${start}, in the night before the day ${date}.`,
        `${code} oturumu saat ${start} itibarıyla, yani ${date} gününden önceki gece başlıyor.`,
        'If it is the night after that day, write the date of the next day.',
        'O günden sonraki gece ise bir sonraki günün tarihini yazın.',
      ),
    },
  // Talks that begin before the one above them ends count first: those after them may be outside only because of them.
  (session, end) => {
    const times = talkTimes(session)
    const free = (at: number) => times[at - 1]?.end ?? session.start
    const early = times.findIndex(({ start }, at) => start < free(at))
    const talk = early < 0 ? times.findIndex((time) => time.end > end) : early
    const time = times[talk]
    if (!time || end === '') return false
    const name = `${talkCode(session.code, talk)} (${clockOf(time.start)}–${clockOf(time.end)})`
    const [from, until] = [clockOf(free(talk)), clockOf(end)]
    const [en, tr] =
      early < 0
        ? [`ends after its session (${until})`, `oturumun bitişinden (${until}) sonra bitiyor`]
        : [
            `begins too early: there is time from ${from}`,
            `çok erken başlıyor: yer ${from} saatinden sonra var`,
          ]
    return {
      at: ['talks', talk, session.talks[talk]?.start ? 'start' : 'title'],
      finding: fault(
        `Talk ${name} ${en}.`,
        `${name} bildirisi ${tr}.`,
        'Correct its “start”, the “minutes” of the talks, or the session’s end. Talks are listed in the order of time.',
        '“start” saatini, bildirilerin “minutes” süresini ya da oturumun bitişini düzeltin. Bildiriler saat sırasıyla yazılır.',
      ),
    }
  },
  (session, end) => {
    const last = talkTimes(session).at(-1)?.end ?? end
    // Plenary lectures vary in length: one without minutes may be why time is left.
    const isGuessed = session.talks.some(({ kind, minutes }) => kind === 'plenary' && minutes === undefined)
    if (end === '' || minutesOf(end) - minutesOf(last) <= (isGuessed ? 0 : MOST_LEFT)) return false
    const [talks, whole] = [clockOf(last), clockOf(end)]
    return {
      at: ['end'],
      finding: warning(
        `The talks of ${session.code} end at ${talks}, the session at ${whole}.`,
        `${session.code} oturumunun bildirileri ${talks}, oturum ise ${whole} saatinde bitiyor.`,
        'If a talk is longer than usual, write its “minutes”: the talks after it begin later, too. If the rest is for discussion, ignore this.',
        'Bir bildiri alışılandan uzunsa “minutes” alanını yazın: Ondan sonrakiler de geç başlar. Kalan süre tartışma içinse böyle bırakın.',
      ),
    }
  },
  ({ code, hall, place }) =>
    (hall === undefined) === (place === undefined) && {
      at: place ? ['place'] : [],
      finding: warning(
        `Session ${code} needs either a hall or a place.`,
        `${code} oturumu için ya salon ya da başka bir yer yazılmalı.`,
        'Write hall: with a hall of programme.yaml, or place: { en: …, tr: … }. Of both, only the hall is shown.',
        'programme.yaml içindeki bir salon için hall:, başka bir yer için place: { en: …, tr: … } yazın. İkisi birden varsa yalnızca salon görünür.',
      ),
    },
]

export const checkSessions = (read: ReadEdition): Problem[] =>
  entriesOf(read, 'sessions').flatMap(({ entry, index }) =>
    rules.flatMap((rule) => {
      const found = rule(entry, sessionEnd(entry) ?? '')
      return found ? problemIn(read, 'sessions', [index, ...found.at], found.finding) : []
    }),
  )
