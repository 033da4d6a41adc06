// Facts that two files state: where they differ, one is mostly left from last year. It may be meant, so each is a warning.
import type { ReadEdition } from '../../read'
import { correctTheWrongOne } from '../../read/advice'
import { both, type Problem, type Found } from '../../read/problem'
import { languages } from '../../schemas/kinds'
import { inLanguage } from '../../records/localise'
import { clockOf, sessionEnd } from '../../records/session-times'
import { entriesOf, warningIn } from '../problem-in'
import { yearsIn } from './years'
import { movedApart } from './moved-apart'

/** Key dates that another file states, too: two pages of the site would contradict each other. */
const daysStatedTwice: {
  key: string
  file: string
  dayIn: (data: ReadEdition['data']) => string | undefined
}[] = [
  { key: 'early-registration', file: 'fees.yaml', dayIn: ({ fees }) => fees?.earlyBirdUntil },
  { key: 'social-tour', file: 'social-tour.yaml', dayIn: ({ socialTour }) => socialTour?.date },
  { key: 'poster-awards', file: 'programme.yaml', dayIn: ({ programme }) => programme?.posterAwards.date },
]

/** Whether another file states the day of this key date, too: where they differ, that is told. */
export const isStatedTwice = (key: string) =>
  key === 'symposium' || daysStatedTwice.some((stated) => stated.key === key)

function ofKeyDates(read: ReadEdition): Problem[] {
  const entries = entriesOf(read, 'keyDates')
  return daysStatedTwice.flatMap(({ key, file, dayIn }) => {
    const found = entries.find(({ entry }) => entry.key === key)
    const day = dayIn(read.data)
    if (!found || !day || found.entry.date === day) return []
    return warningIn(read, 'keyDates', [found.index, 'date'], {
      message: both(
        `${found.entry.date} is not what data/${file} says: ${day}.`,
        `${found.entry.date}, data/${file} dosyasındakinden (${day}) farklı.`,
      ),
      advice: both('Write the same day in both files.', 'İki dosyaya da aynı günü yazın.'),
    })
  })
}

function ofWorkshopFee(read: ReadEdition): Found {
  const { workshop, fees } = read.data
  const category = fees?.categories.find(({ key }) => key === 'workshop')
  if (!workshop || !category) return []
  const [here, there] = [workshop.fee, category.standard].map(
    ({ amount, currency }) => `${amount} ${currency}`,
  )
  if (here === there) return []
  return warningIn(read, 'workshop', ['fee', 'amount'], {
    message: both(
      `The fee is ${here} here, and ${there} in data/fees.yaml (key: workshop).`,
      `Ücret burada ${here}, data/fees.yaml içinde (key: workshop) ${there}.`,
    ),
    advice: correctTheWrongOne,
  })
}

const ofPreviousEvents = (read: ReadEdition): Problem[] =>
  entriesOf(read, 'previousEvents').flatMap(({ entry: { year, date }, index }) => {
    const years = languages.flatMap((language) => yearsIn(inLanguage(date, language)))
    if (years.length === 0 || years.includes(year)) return []
    return warningIn(read, 'previousEvents', [index, 'year'], {
      message: both(
        `The year is ${year}, in its date ${years[0]}.`,
        `Yıl ${year}, tarihinde ise ${years[0]} yazıyor.`,
      ),
      advice: correctTheWrongOne,
    })
  })

/** The session of the programme that stands for something with a file of its own. */
const sessionCalled = (read: ReadEdition, code: string) =>
  entriesOf(read, 'sessions').find(({ entry }) => entry.code === code)

function ofTour(read: ReadEdition): Found {
  const session = sessionCalled(read, 'social-tour')
  const day = read.data.socialTour?.date
  if (!session || !day || session.entry.date === day || movedApart(read)) return []
  // A day that the programme does not have at all is told as such (programme/session-times.ts).
  const days = read.data.programme?.days ?? []
  if (days.length > 0 && !days.some(({ date }) => date === session.entry.date)) return []
  return warningIn(read, 'sessions', [session.index, 'date'], {
    message: both(
      `The social tour is on ${session.entry.date} here, and on ${day} in data/social-tour.yaml.`,
      `Sosyal gezi burada ${session.entry.date}, data/social-tour.yaml içinde ${day} tarihinde.`,
    ),
    advice: correctTheWrongOne,
  })
}

/** The workshops of a day lie within the hours that its session (workshop-1, workshop-2 …) has in the programme. */
const ofWorkshopDays = (read: ReadEdition): Problem[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day): Found => {
    const session = sessionCalled(read, `workshop-${day + 1}`)
    const end = session && sessionEnd(session.entry)
    if (!session || !end || movedApart(read)) return []
    const { code, date: planned, start } = session.entry
    if (planned !== date) {
      return warningIn(read, 'workshop', ['days', day, 'date'], {
        message: both(
          `This day is ${date} here; ${code} is on ${planned} in data/sessions.yaml.`,
          `Bu gün burada ${date}; ${code} oturumu data/sessions.yaml içinde ${planned} tarihinde.`,
        ),
        advice: correctTheWrongOne,
      })
    }
    return sessions
      .map((hours, index) => ({ ...hours, index }))
      .filter((hours) => hours.start < start || hours.end > clockOf(end))
      .map((hours) =>
        warningIn(read, 'workshop', ['days', day, 'sessions', hours.index, 'start'], {
          message: both(
            `${hours.start}–${hours.end} is outside the hours of ${code} in data/sessions.yaml (${start}–${clockOf(end)}).`,
            `${hours.start}–${hours.end}, ${code} oturumunun data/sessions.yaml içindeki saatlerinin (${start}–${clockOf(end)}) dışında.`,
          ),
          advice: correctTheWrongOne,
        }),
      )
  })

/** Everything that is stated in two places. */
export const checkStatedTwice = (read: ReadEdition): Problem[] =>
  [ofKeyDates(read), ofWorkshopFee(read), ofPreviousEvents(read), ofTour(read), ofWorkshopDays(read)].flat()
