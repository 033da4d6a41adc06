// Dates, fees and numbers that contradict each other. Where two disagree, one is mostly left from last year.
import type { ReadEdition } from '../../read'
import { correctTheWrongOne, swapDates } from '../../read/advice'
import { both, type Problem } from '../../read/problem'
import { wordingsOf } from '../../records/localise'
import type { Bilingual, Text } from '../../schemas/kinds'
import type { Money } from '../../schemas/money'
import { entriesOf, placeOf, problemIn, valuesAt, warning, type Finding } from '../findings'
import { at, rulesFor, type Fact, type Must } from './rules'

/** A value as it is compared and shown. */
function plain(value: unknown): string | number {
  if (typeof value !== 'object') return value as string | number
  if ('amount' in value!) return `${(value as Money).amount} ${(value as Money).currency}`
  return wordingsOf(value as Text).join(' / ')
}

const broken: Record<Must, (here: string | number, there: string | number) => boolean> = {
  equal: (here, there) => here !== there,
  'not be before': (here, there) => here < there,
  'not be after': (here, there) => here > there,
}

const isTime = (value: unknown) => /^\d\d:\d\d$/.test(String(value))

function messageOf(here: string | number, must: Must, there: string | number, place: string): Bilingual {
  if (must === 'equal')
    return both(
      `This is “${here}”, but “${there}” in ${place}.`,
      `Burada “${here}”, ${place} satırında “${there}” yazıyor.`,
    )
  const isNumber = typeof here === 'number'
  const ofTime = isTime(here) ? 'saatinden' : 'tarihinden'
  const [en, tr] = {
    'not be before': isNumber ? ['less than', 'değerinden küçük'] : ['before', `${ofTime} önce`],
    'not be after': isNumber ? ['more than', 'değerinden büyük'] : ['after', `${ofTime} sonra`],
  }[must]
  return both(`${here} is ${en} ${there} (${place}).`, `${here}, ${there} ${tr} (${place}).`)
}

const lookAtYear = both(
  'Correct the one that is wrong. Look at the year, too.',
  'Yanlış olanı düzeltin. Yılına da bakın.',
)

/** A symposium or a programme that was moved without the other: other contradictions would only follow from that. */
function movedApart(read: ReadEdition): Problem[] {
  const [starts, ends] = ['site.starts', 'site.ends'].map((place) => at(read, place)?.value as string)
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  if (!starts || !ends || dates.length === 0 || dates.some((day) => day >= starts && day <= ends)) return []
  const finding = warning(
    `No session is on a day of the symposium (${starts} to ${ends}).`,
    `Sempozyumun günlerinde (${starts} – ${ends}) hiç oturum yok.`,
    'Correct starts and ends here, or move the sessions (data/sessions.yaml) and all dates that depend on them.',
    'Buradaki starts ve ends alanlarını düzeltin ya da oturumları (data/sessions.yaml) ve onlara bağlı tarihleri taşıyın.',
  )
  return [problemIn(read, 'site', ['starts'], finding)]
}

/** Days from one calendar day to another. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

type Unlikely = {
  at: string
  isSo: (value: unknown, starts: string) => boolean
  says: (value: string) => Finding
}

/** Values that are unlikely by themselves. */
const unlikely: Unlikely[] = [
  {
    at: 'site.ends',
    isSo: (ends, starts) => daysBetween(starts, String(ends)) > 14,
    says: (ends) =>
      warning(
        `The symposium would last until ${ends}, more than two weeks.`,
        `Sempozyum ${ends} gününe kadar, iki haftadan uzun sürecek görünüyor.`,
        'Check month and year.',
        'Ayına ve yılına bakın.',
      ),
  },
  {
    at: 'keyDates.*.date',
    isSo: (date, starts) => daysBetween(String(date), starts) > 400,
    says: (date) =>
      warning(
        `${date} is more than a year before the symposium.`,
        `${date} sempozyumdan bir yıldan da önce.`,
        'Check its year.',
        'Yılına bakın.',
      ),
  },
  {
    // 0.2 would be shown as 0.2 %.
    at: 'workshop.earlyDiscountPercent',
    isSo: (percent) => Number(percent) > 0 && Number(percent) < 1,
    says: (percent) =>
      warning(
        `The discount is less than one per cent: ${percent} %.`,
        `İndirim yüzde birden az: %${percent}.`,
        'Write 20 for 20 per cent.',
        'Yüzde 20 için 20 yazın.',
      ),
  },
]

const placesOf = (read: ReadEdition, fact: Fact) =>
  typeof fact === 'string' ? valuesAt(read, fact) : fact?.value === undefined ? [] : [fact]

/** Most contradictions may be intentional and are warnings. */
export function checkFacts(read: ReadEdition): Problem[] {
  const apart = movedApart(read)
  const contradictions = rulesFor(read, apart.length === 0).flatMap(
    ([first, must, second, severity = 'warning']) => {
      const [there] = placesOf(read, second)
      if (!there) return []
      const value = plain(there.value)
      return placesOf(read, first)
        .filter((here) => broken[must](plain(here.value), value))
        .map((here) => {
          const place = placeOf(read, there.in, there.path)
          const message = messageOf(plain(here.value), must, value, place)
          const isDate = must !== 'equal' && typeof here.value === 'string' && !isTime(here.value)
          const advice = !isDate ? correctTheWrongOne : severity === 'error' ? swapDates : lookAtYear
          return problemIn(read, here.in, here.path, { message, advice, severity })
        })
    },
  )
  const ofThemselves = unlikely.flatMap(({ at: place, isSo, says }) =>
    valuesAt(read, place)
      .filter(({ value }) => isSo(value, read.data.site?.starts ?? ''))
      .map((one) => problemIn(read, one.in, one.path, says(String(one.value)))),
  )
  const isInOrder = contradictions.every(({ severity }) => severity !== 'error')
  return [...(isInOrder ? apart : []), ...contradictions, ...ofThemselves]
}
