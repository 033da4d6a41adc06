// Sessions one by one: their ends, their talks, their places (specification, section 9: Programme).
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { talkCode } from '../../domain/programme-codes'
import { clockOf, DAWN, minutesOf, sessionEnd, talkTimes } from '../../domain/session-times'
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
  ({ code, start, talks, end: written }, end) =>
    // Without a written end, it is the last talk that begins too early, which is reported of the talks.
    (written !== undefined || talks.length === 0) &&
    end <= start && {
      at: ['end'],
      finding: fault(
        `Session ${code} needs an end after its beginning (${start}), or talks.`,
        `${code} oturumu için başlangıçtan (${start}) sonraki bir bitiş ya da bildiriler gerekir.`,
        'Write end: "…", or correct the two times.',
        'end: "…" yazın ya da iki saati düzeltin.',
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
      finding: fault(
        `Talk ${name} does not fit into the time left in its session (${from}–${until}).`,
        `${name} bildirisi, oturumda kalan süreye (${from}–${until}) sığmıyor.`,
        'Correct its “start”, the “minutes” of the talks, or the session’s end. Talks are listed in the order of time.',
        '“start” saatini, bildirilerin “minutes” süresini ya da oturumun bitişini düzeltin. Bildiriler saat sırasıyla yazılır.',
      ),
    }
  },
  ({ code, start, talks }, end) => {
    const last = talkTimes({ start, talks }).at(-1)?.end ?? end
    // Plenary lectures vary in length: one without minutes may be why time is left.
    const isGuessed = talks.some(({ kind, minutes }) => kind === 'plenary' && minutes === undefined)
    if (end === '' || minutesOf(end) - minutesOf(last) <= (isGuessed ? 0 : MOST_LEFT)) return false
    return {
      at: ['end'],
      finding: warning(
        `The talks of ${code} end at ${clockOf(last)}, the session at ${clockOf(end)}.`,
        `${code} oturumunun bildirileri ${clockOf(last)}, oturum ise ${clockOf(end)} saatinde bitiyor.`,
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
  entriesOf(read, 'sessions').flatMap(({ value, path }) =>
    rules.flatMap((rule) => {
      const found = rule(value, sessionEnd(value) ?? '')
      return found ? problemIn(read, 'sessions', [...path, ...found.at], found.finding) : []
    }),
  )
