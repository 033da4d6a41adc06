// Dates and shares that are unlikely by themselves. Each may be intentional and is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { EditionData } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { entriesOf, isWhole, warningIn } from '../findings'
import { isMovedApart } from './stated'

const DAY = 86_400_000

/** Days from one calendar day to another. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** The longest symposium that is believed, days. */
const MOST_DAYS = 14

function ofSpan(read: ReadEdition, { starts, ends }: EditionData['site']): Problem[] {
  const days = daysBetween(starts, ends) + 1
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  if (days > MOST_DAYS)
    return [
      warningIn(read, 'site', ['ends'], {
        message: both(`The symposium would last ${days} days.`, `Sempozyum ${days} gün sürecek görünüyor.`),
        advice: both(`Correct ends: it begins on ${starts}.`, `ends alanını düzeltin: Başlangıcı ${starts}.`),
      }),
    ]
  if (days < 1 || !isMovedApart(read)) return []
  return [
    warningIn(read, 'site', ['starts'], {
      message: both(
        `No session is on a day of the symposium (${starts} to ${ends}).`,
        `Sempozyumun günlerinde (${starts} – ${ends}) hiç oturum yok.`,
      ),
      advice: both(
        `The sessions are from ${first} to ${last} (data/sessions.yaml). Correct starts and ends here, or move the sessions and all dates that depend on them.`,
        `Oturumlar ${first} ile ${last} arasında (data/sessions.yaml). Buradaki starts ve ends alanlarını düzeltin ya da oturumları ve onlara bağlı tarihleri taşıyın.`,
      ),
    }),
  ]
}

/** A key date is far from the others if it is more days than this from the nearest. */
const FAR = 240

/** Key dates of a wrong year: far from all others now, they would be among them in their year. */
const inOtherYears = (read: ReadEdition): Problem[] => {
  const dates = entriesOf(read, 'keyDates')
  return dates.flatMap(({ entry: { date }, index }) => {
    const others = dates.filter((other) => other.index !== index).map(({ entry }) => entry.date)
    const [first = date, last = date] = [others.toSorted()[0], others.toSorted().at(-1)]
    const nearest = daysBetween(date, first) > FAR ? first : daysBetween(last, date) > FAR ? last : undefined
    const likely = nearest && nearest.slice(0, 4) + date.slice(4)
    if (!likely || likely < first || likely > last || !kinds.date.accepts(likely)) return []
    return warningIn(read, 'keyDates', [index, 'date'], {
      message: both(
        `${date} is far from all other key dates.`,
        `${date} diğer önemli tarihlerin hepsinden uzak.`,
      ),
      advice: both(`Check its year: ${likely}?`, `Yılına bakın: ${likely} mi?`),
      replace: { from: date, to: likely },
    })
  })
}

/** Days of the programme outside the symposium, such as one left from a longer edition. */
function daysOutside(read: ReadEdition, { starts, ends }: EditionData['site']): Problem[] {
  const { programme, sessions } = read.data
  // A session that could not be read may be on such a day.
  if (!programme || !sessions || !isWhole(read, 'sessions') || isMovedApart(read)) return []
  return programme.days.flatMap(({ date }, index) => {
    const there = sessions.filter((session) => session.date === date)
    // Dinners, tours and workshops may be before or after the symposium.
    const isBeside = there.some(({ kind }) => kind === 'social' || kind === 'workshop')
    if ((date >= starts && date <= ends) || isBeside) return []
    return warningIn(read, 'programme', ['days', index, 'date'], {
      message: both(
        `${date} is outside the symposium (${starts} to ${ends}, site.yaml).`,
        `${date} sempozyumun (${starts} – ${ends}, site.yaml) dışında.`,
      ),
      advice: both(
        'Delete the day with its sessions, or leave it if this is intentional.',
        'Günü oturumlarıyla silin; böyle olması gerekiyorsa bırakın.',
      ),
    })
  })
}

/** A share of one in place of per cent: 0.2 would be shown as 0.2 %. */
function discountShare(read: ReadEdition): Problem[] {
  const percent = read.data.workshop?.earlyDiscountPercent ?? 0
  if (percent <= 0 || percent >= 1) return []
  const likely = String(Math.round(percent * 100))
  return [
    warningIn(read, 'workshop', ['earlyDiscountPercent'], {
      message: both(
        `The discount is less than one per cent: ${percent} %.`,
        `İndirim yüzde birden az: %${percent}.`,
      ),
      advice: both(`For ${likely} per cent, write ${likely}.`, `Yüzde ${likely} için ${likely} yazın.`),
      replace: { from: String(percent), to: likely },
    }),
  ]
}

/** Days outside the symposium, of a wrong year, or so many that it would never end; and a discount as a share of one. */
export function checkDates(read: ReadEdition): Problem[] {
  const { site } = read.data
  return [
    ...(site ? [...ofSpan(read, site), ...daysOutside(read, site)] : []),
    ...inOtherYears(read),
    ...discountShare(read),
  ]
}
