// Dates, coordinates and shares that are unlikely by themselves. Each may be intentional and is a warning.
import type { ReadEdition } from '../../read'
import { both, type Found, type Problem } from '../../read/problem'
import { entriesOf, fault, isWhole, warningIn } from '../findings'
import { isMovedApart } from './agreement'

const DAY = 86_400_000

/** Days from one calendar day to another. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** The longest symposium that is believed, days. */
const MOST_DAYS = 14

/** Key dates are at most so many days before the symposium. */
const MOST_AHEAD = 400

function span(read: ReadEdition): Found {
  const { site } = read.data
  if (!site) return []
  const { starts, ends } = site
  const days = daysBetween(starts, ends) + 1
  if (days > MOST_DAYS) {
    const message = both(`The symposium would last ${days} days.`, `Sempozyum ${days} gün sürecek görünüyor.`)
    const advice = both(
      `Correct ends: it begins on ${starts}.`,
      `ends alanını düzeltin: Başlangıcı ${starts}.`,
    )
    return warningIn(read, 'site', ['ends'], { message, advice })
  }
  if (days < 1 || !isMovedApart(read)) return []
  return warningIn(
    read,
    'site',
    ['starts'],
    fault(
      `No session is on a day of the symposium (${starts} to ${ends}).`,
      `Sempozyumun günlerinde (${starts} – ${ends}) hiç oturum yok.`,
      'Correct starts and ends here, or move the sessions (data/sessions.yaml) and all dates that depend on them.',
      'Buradaki starts ve ends alanlarını düzeltin ya da oturumları (data/sessions.yaml) ve onlara bağlı tarihleri taşıyın.',
    ),
  )
}

const keyDates = (read: ReadEdition): Problem[] =>
  entriesOf(read, 'keyDates')
    .filter(({ entry }) => daysBetween(entry.date, read.data.site?.starts ?? entry.date) > MOST_AHEAD)
    .map(({ entry: { date }, index }) =>
      warningIn(
        read,
        'keyDates',
        [index, 'date'],
        fault(
          `${date} is more than a year before the symposium.`,
          `${date} sempozyumdan bir yıldan da önce.`,
          'Check its year.',
          'Yılına bakın.',
        ),
      ),
    )

/** Days of the programme outside the symposium, such as one left from a longer edition. */
function daysOutside(read: ReadEdition): Problem[] {
  const { site, programme, sessions } = read.data
  // A session that could not be read, or whose date is none of the days, may be on such a day.
  const days = programme?.days.map(({ date }) => date) ?? []
  if (sessions?.some(({ date }) => !days.includes(date))) return []
  if (!site || !programme || !sessions || !isWhole(read, 'sessions') || isMovedApart(read)) return []
  return programme.days.flatMap(({ date }, index) => {
    const there = sessions.filter((session) => session.date === date)
    // Dinners, tours and workshops may be before or after the symposium.
    const isBeside = there.some(({ kind }) => kind === 'social' || kind === 'workshop')
    if ((date >= site.starts && date <= site.ends) || isBeside) return []
    return warningIn(
      read,
      'programme',
      ['days', index, 'date'],
      fault(
        `${date} is outside the symposium (${site.starts} to ${site.ends}, site.yaml).`,
        `${date} sempozyumun (${site.starts} – ${site.ends}, site.yaml) dışında.`,
        'Delete the day with its sessions, or leave it if this is intentional.',
        'Günü oturumlarıyla silin; böyle olması gerekiyorsa bırakın.',
      ),
    )
  })
}

/** A share of one in place of per cent: 0.2 would be shown as 0.2 %. */
function discountShare(read: ReadEdition): Found {
  const percent = read.data.workshop?.earlyDiscountPercent ?? 0
  if (percent <= 0 || percent >= 1) return []
  const likely = String(Math.round(percent * 100))
  return warningIn(read, 'workshop', ['earlyDiscountPercent'], {
    ...fault(
      `The discount is less than one per cent: ${percent} %.`,
      `İndirim yüzde birden az: %${percent}.`,
      `For ${likely} per cent, write ${likely}.`,
      `Yüzde ${likely} için ${likely} yazın.`,
    ),
    replace: { from: String(percent), to: likely },
  })
}

/** About two kilometres, in degrees: a venue is not larger. */
const FAR = 0.02

/** Coordinates that are swapped or not where the map of OpenStreetMap has its marker. */
function coordinates(read: ReadEdition): Found {
  const { venue } = read.data
  if (!venue) return []
  const { latitude, longitude } = venue
  const [north, east] = (new URL(venue.map).searchParams.get('marker') ?? '').split(',').map(Number)
  if (!north || !east) return []
  if (Math.abs(latitude - north) < FAR && Math.abs(longitude - east) < FAR) return []
  return warningIn(
    read,
    'venue',
    ['latitude'],
    fault(
      `${latitude}, ${longitude} is not the place that “map” marks.`,
      `${latitude}, ${longitude}, “map” haritasında işaretli yer değil.`,
      `Write latitude: ${north}, longitude: ${east}, or correct the address of the map.`,
      `latitude: ${north}, longitude: ${east} yazın ya da haritanın adresini düzeltin.`,
    ),
  )
}

/** Every rule about a value that is unlikely by itself. */
export const checkLikely = (read: ReadEdition): Problem[] =>
  [span, daysOutside, keyDates, discountShare, coordinates].flatMap((rule) => rule(read))
