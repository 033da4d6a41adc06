// Dates that contradict each other. Each may be meant and is a warning, except a version and a span that go back.
import type { ReadEdition } from '../../read'
import { exchangeDates } from '../../read/advice'
import { both, type Problem, type Found } from '../../read/problem'
import type { CollectionName, EditionData } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, problemIn, warningIn } from '../problem-in'
import { soundRelease } from '../programme/released'
import { daysOutside } from './days-outside'
import { checkMovedApart, movedApart } from './moved-apart'

/** The longest symposium that is believed, days. */
const MOST_DAYS = 14

const DAY = 86_400_000

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

type Site = EditionData['site']

function length(read: ReadEdition, { starts, ends }: Site): Found {
  const days = daysBetween(starts, ends) + 1
  if (days <= MOST_DAYS) return []
  const message = both(`The symposium would last ${days} days.`, `Sempozyum ${days} gün sürecek görünüyor.`)
  const advice = both(
    `Correct ends: it begins on ${starts}.`,
    `ends alanını düzeltin: sempozyum ${starts} tarihinde başlıyor.`,
  )
  return warningIn(read, 'site', ['ends'], { message, advice })
}

/** Last days before the first. */
function backwards(read: ReadEdition): Problem[] {
  const { site } = read.data
  const fault = {
    message: both('The last day is before the first.', 'Son gün ilk günden önce.'),
    advice: exchangeDates,
  }
  return [
    site && site.ends < site.starts ? problemIn(read, 'site', ['ends'], fault) : [],
    entriesOf(read, 'keyDates')
      .filter(({ entry }) => entry.ends !== undefined && entry.ends < entry.date)
      .map(({ index }) => problemIn(read, 'keyDates', [index, 'ends'], fault)),
  ].flat()
}

/** The key date of the symposium itself says the same days as site.yaml. */
function symposiumDate(read: ReadEdition, site: Site): Problem[] {
  const found = entriesOf(read, 'keyDates').find(({ entry }) => entry.key === 'symposium')
  if (!found) return []
  const { date, ends } = found.entry
  const told = (field: 'date' | 'ends', written: string, meant: string) =>
    written === meant
      ? []
      : [
          warningIn(read, 'keyDates', [found.index, field], {
            message: both(
              `${written} is not what site.yaml says.`,
              `${written}, site.yaml dosyasındakinden farklı.`,
            ),
            advice: both(
              `Write ${field}: ${meant}, or correct site.yaml.`,
              `${field}: ${meant} yazın ya da site.yaml dosyasını düzeltin.`,
            ),
            meant: { from: written, to: meant },
          }),
        ]
  return [...told('date', date, site.starts), ...told('ends', ends ?? date, site.ends)]
}

/** A day on which something of the symposium is, and by how many days it may be before or after all of it. */
type Day = {
  name: CollectionName
  path: PropertyKey[]
  date: string | undefined
  what: Bilingual
  margin?: number
}

/** Warns of days that are none of the symposium. */
const outside = (read: ReadEdition, { starts, ends }: Site, days: Day[]): Problem[] =>
  days.flatMap(({ name, path, date, what, margin = 0 }) => {
    if (!date) return []
    if (daysBetween(starts, date) >= -margin && daysBetween(ends, date) <= margin) return []
    return warningIn(read, name, path, {
      message: both(
        `${date}, the day of ${what.en}, is no day of the symposium.`,
        `${date} (${what.tr}) sempozyumun günlerinden değil.`,
      ),
      advice: both(
        `The symposium lasts from ${starts} to ${ends} (site.yaml). Correct the date, or leave it if it is meant.`,
        `Sempozyum ${starts} ile ${ends} arasında (site.yaml). Tarihi düzeltin; böyle olması gerekiyorsa bırakın.`,
      ),
    })
  })

/** The days of single parts of the programme. */
const daysOfParts = ({ programme, socialTour, workshop }: ReadEdition['data']): Day[] => [
  {
    name: 'programme',
    path: ['posterAwards', 'date'],
    date: programme?.posterAwards.date,
    what: both('the poster awards', 'poster ödüllerinin günü'),
  },
  {
    name: 'socialTour',
    path: ['date'],
    date: socialTour?.date,
    what: both('the social tour', 'sosyal gezinin günü'),
    margin: 1,
  },
  ...(workshop?.days ?? []).map(({ date }, day) => ({
    name: 'workshop' as const,
    path: ['days', day, 'date'],
    date,
    what: both('a workshop', 'bir çalıştay günü'),
  })),
]

function releaseDate(read: ReadEdition): Found {
  const { programme, site } = read.data
  if (programme && site && programme.released > site.ends && !movedApart(read))
    return problemIn(read, 'programme', ['released'], {
      message: both(
        `This version is dated ${programme.released}, after the symposium, which ends on ${site.ends}.`,
        `Bu sürümün tarihi (${programme.released}), ${site.ends} tarihinde biten sempozyumdan sonra.`,
      ),
      advice: both('Correct the date; look at its year, too.', 'Tarihi düzeltin; yılına da bakın.'),
      severity: 'warning',
    })
  const newest = programme?.changes
    .map(({ date }) => date)
    .sort()
    .at(-1)
  if (!programme || !newest || newest <= programme.released) return []
  return warningIn(read, 'programme', ['released'], {
    message: both(
      `This version is dated ${programme.released}, before its own change of ${newest}.`,
      `Bu sürümün tarihi (${programme.released}), kendi değişikliğinden (${newest}) önce.`,
    ),
    advice: both(
      `Write released: ${newest} or later.`,
      `released: ${newest} ya da daha geç bir tarih yazın.`,
    ),
  })
}

function version(read: ReadEdition): Found {
  const { programme } = read.data
  const last = soundRelease(read)?.version
  if (!programme || last === undefined || programme.version >= last) return []
  const message = both(
    `Version ${programme.version} is lower than the last released one, ${last}.`,
    `${programme.version}. sürüm, son yayımlanan ${last}. sürümden geride.`,
  )
  const advice = both(
    `Write version: ${last}, or ${last + 1} if the programme has changed since.`,
    `version: ${last} yazın; program o günden beri değiştiyse ${last + 1} yazın.`,
  )
  return problemIn(read, 'programme', ['version'], { message, advice })
}

/** Every rule about dates of different files. */
export function checkDates(read: ReadEdition): Problem[] {
  const { site } = read.data
  const ofItsDays =
    site && !movedApart(read)
      ? [
          ...symposiumDate(read, site),
          ...daysOutside(read, site),
          ...outside(read, site, daysOfParts(read.data)),
        ]
      : []
  return [
    backwards(read),
    site ? length(read, site) : [],
    checkMovedApart(read),
    ofItsDays,
    releaseDate(read),
    version(read),
  ].flat()
}
