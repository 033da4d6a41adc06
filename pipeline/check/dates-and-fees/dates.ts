// Dates that contradict each other. Each may be meant and is a warning, except a version that goes back.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { CollectionName, EditionData } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, problemIn } from '../problem-in'
import { soundRelease } from '../programme/released'
import { checkMovedApart, movedApart } from './moved-apart'

/** The longest symposium that is believed, days. */
const MOST_DAYS = 14

const DAY = 86_400_000

/** Days from one calendar day to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

type Site = EditionData['site']

function length(read: ReadEdition, { starts, ends }: Site): Problem[] {
  const days = daysBetween(starts, ends) + 1
  if (days <= MOST_DAYS) return []
  const message = both(`The symposium would last ${days} days.`, `Sempozyum ${days} gün sürecek görünüyor.`)
  const advice = both(
    `Correct ends: it begins on ${starts}.`,
    `ends alanını düzeltin: sempozyum ${starts} tarihinde başlıyor.`,
  )
  return [problemIn(read, 'site', ['ends'], { message, advice, severity: 'warning' })]
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
          problemIn(read, 'keyDates', [found.index, field], {
            message: both(
              `${written} is not what site.yaml says.`,
              `${written}, site.yaml dosyasındakinden farklı.`,
            ),
            advice: both(
              `Write ${field}: ${meant}, or correct site.yaml.`,
              `${field}: ${meant} yazın ya da site.yaml dosyasını düzeltin.`,
            ),
            severity: 'warning',
            meant: { from: written, to: meant },
          }),
        ]
  return [...told('date', date, site.starts), ...told('ends', ends ?? date, site.ends)]
}

/** Warns of a day more than `margin` days before the first or after the last day of the symposium. */
function outside(
  read: ReadEdition,
  site: Site,
  {
    name,
    path,
    date,
    margin,
    what,
  }: {
    name: CollectionName
    path: PropertyKey[]
    date: string | undefined
    margin: number
    what: Bilingual
  },
): Problem[] {
  if (!date) return []
  if (daysBetween(site.starts, date) >= -margin && daysBetween(site.ends, date) <= margin) return []
  return [
    problemIn(read, name, path, {
      message: both(
        `The day of ${what.en}, ${date}, is far from those of the symposium.`,
        `${what.tr} (${date}) sempozyumun günlerine uymuyor.`,
      ),
      advice: both(
        `The symposium lasts from ${site.starts} to ${site.ends} (site.yaml). Correct one of the dates.`,
        `Sempozyum ${site.starts} ile ${site.ends} arasında (site.yaml). Tarihlerden birini düzeltin.`,
      ),
      severity: 'warning',
    }),
  ]
}

function releaseDate(read: ReadEdition): Problem[] {
  const { programme } = read.data
  const newest = programme?.changes
    .map(({ date }) => date)
    .sort()
    .at(-1)
  if (!programme || !newest || newest <= programme.released) return []
  return [
    problemIn(read, 'programme', ['released'], {
      message: both(
        `This version is dated ${programme.released}, before its own change of ${newest}.`,
        `Bu sürümün tarihi (${programme.released}), kendi değişikliğinden (${newest}) önce.`,
      ),
      advice: both(
        `Write released: ${newest} or later.`,
        `released: ${newest} ya da daha geç bir tarih yazın.`,
      ),
      severity: 'warning',
    }),
  ]
}

function version(read: ReadEdition): Problem[] {
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
  return [problemIn(read, 'programme', ['version'], { message, advice })]
}

/** Days of the programme outside the symposium on which nothing happens: a social tour that is none any more. */
function emptyDays(read: ReadEdition, { starts, ends }: Site): Problem[] {
  const { programme, sessions, socialTour } = read.data
  if (!programme || !sessions) return []
  // A tour that is on another day there is told as that.
  const tour = sessions.some(({ code }) => code === 'social-tour') ? socialTour?.date : undefined
  return programme.days.flatMap(({ date }, index) => {
    const isWithin = date >= starts && date <= ends
    if (isWithin || date === tour || sessions.some((session) => session.date === date)) return []
    return [
      problemIn(read, 'programme', ['days', index, 'date'], {
        message: both(
          `Nothing is on ${date}, which is no day of the symposium.`,
          `${date} tarihinde bir şey yok; sempozyumun günlerinden de değil.`,
        ),
        advice: both(
          'Delete the day, or write what is on it in data/sessions.yaml.',
          'Günü silin ya da o gün olanı data/sessions.yaml içine yazın.',
        ),
        severity: 'warning',
      }),
    ]
  })
}

/** Every rule about dates of different files. */
export function checkDates(read: ReadEdition): Problem[] {
  const { site, programme, socialTour } = read.data
  const ofSymposium = site ? [...length(read, site), ...checkMovedApart(read)] : []
  const ofItsDays =
    site && !movedApart(read)
      ? [
          ...symposiumDate(read, site),
          ...emptyDays(read, site),
          ...outside(read, site, {
            name: 'programme',
            path: ['posterAwards', 'date'],
            date: programme?.posterAwards.date,
            margin: 0,
            what: both('the poster awards', 'Poster ödüllerinin günü'),
          }),
          ...outside(read, site, {
            name: 'socialTour',
            path: ['date'],
            date: socialTour?.date,
            margin: 1,
            what: both('the social tour', 'Sosyal gezinin günü'),
          }),
        ]
      : []
  return [...ofSymposium, ...ofItsDays, ...releaseDate(read), ...version(read)]
}
