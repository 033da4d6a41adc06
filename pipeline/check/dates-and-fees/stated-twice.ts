// Facts that two files state: what one says and the other does not is mostly last year's. Each may be meant and is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import { languages, type Bilingual, type Language } from '../../schemas/kinds'
import { inLanguage } from '../../records/localise'
import { clockOf, sessionEnd } from '../../records/session-times'
import { entriesOf, problemIn } from '../problem-in'
import { movedApart } from './moved-apart'

const differ = (read: ReadEdition, name: CollectionName, path: PropertyKey[], message: Bilingual): Problem =>
  problemIn(read, name, path, message, both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.'), {
    severity: 'warning',
  })

const yearsIn = (text: string) => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)

/** 6th, 6. */
const ordinalIn = (text: string, language: Language) => {
  const [, number] =
    (language === 'en' ? /\b(\d+)(?:st|nd|rd|th)\b/ : /(?<!\d)(\d+)\.(?=\s)/).exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

/** The year of the event stands in its short name and at the foot of every page, its number in its name. */
function ofSite(read: ReadEdition): Problem[] {
  const { site } = read.data
  if (!site) return []
  const year = Number(site.starts.slice(0, 4))
  const numbers = languages.flatMap((language) => ordinalIn(inLanguage(site.name, language), language) ?? [])
  const other = numbers.find((number) => number !== site.edition)
  const inShortName = languages.flatMap((language) => yearsIn(inLanguage(site.shortName, language)))
  return [
    ...(other === undefined
      ? []
      : [
          differ(
            read,
            'site',
            ['edition'],
            both(
              `The edition is ${site.edition} here, and ${other} in the name.`,
              `Burada ${site.edition}. etkinlik yazıyor, adında ise ${other}.`,
            ),
          ),
        ]),
    ...(inShortName.length === 0 || inShortName.includes(year)
      ? []
      : [
          differ(
            read,
            'site',
            ['shortName'],
            both(
              `The short name says ${inShortName[0]}; the symposium is in ${year} (starts).`,
              `Kısa adda ${inShortName[0]} yazıyor; sempozyum ${year} yılında (starts).`,
            ),
          ),
        ]),
    // A site that opens the year before may say so.
    ...(site.copyrightYear === year || site.copyrightYear === year - 1
      ? []
      : [
          differ(
            read,
            'site',
            ['copyrightYear'],
            both(
              `The copyright year is ${site.copyrightYear}; the symposium is in ${year} (starts).`,
              `Telif yılı ${site.copyrightYear}; sempozyum ${year} yılında (starts).`,
            ),
          ),
        ]),
  ]
}

/** Whatever stands behind the site's name would come twice in each of its addresses. */
function ofAddress(read: ReadEdition): Problem[] {
  const url = read.data.site?.url
  const [end] = /\/(?:(?:en|tr)\/?|(?:index|default)\.\w+)$/i.exec(url ?? '') ?? []
  if (!url || !end) return []
  const meant = url.slice(0, -end.length)
  return [
    problemIn(
      read,
      'site',
      ['url'],
      both(`“${end}” is no part of the site’s address.`, `“${end}” sitenin adresine ait değil.`),
      both(
        `Write ${meant}: the site adds its languages and pages by itself.`,
        `${meant} yazın: Dilleri ve sayfaları site kendisi ekler.`,
      ),
      { severity: 'warning', meant: { from: url, to: meant } },
    ),
  ]
}

function ofWorkshopFee(read: ReadEdition): Problem[] {
  const { workshop, fees } = read.data
  const category = fees?.categories.find(({ key }) => key === 'workshop')
  if (!workshop || !category) return []
  const [here, there] = [workshop.fee, category.standard].map(
    ({ amount, currency }) => `${amount} ${currency}`,
  )
  if (here === there) return []
  return [
    differ(
      read,
      'workshop',
      ['fee', 'amount'],
      both(
        `The fee is ${here} here, and ${there} in data/fees.yaml (key: workshop).`,
        `Ücret burada ${here}, data/fees.yaml içinde (key: workshop) ${there}.`,
      ),
    ),
  ]
}

const ofPreviousEvents = (read: ReadEdition): Problem[] =>
  entriesOf(read, 'previousEvents').flatMap(({ entry: { year, date }, index }) => {
    const years = languages.flatMap((language) => yearsIn(inLanguage(date, language)))
    if (years.length === 0 || years.includes(year)) return []
    return [
      differ(
        read,
        'previousEvents',
        [index, 'year'],
        both(
          `The year is ${year}, in its date ${years[0]}.`,
          `Yıl ${year}, tarihinde ise ${years[0]} yazıyor.`,
        ),
      ),
    ]
  })

/** The session of the programme that stands for something with a file of its own. */
const sessionCalled = (read: ReadEdition, code: string) =>
  entriesOf(read, 'sessions').find(({ entry }) => entry.code === code)

function ofTour(read: ReadEdition): Problem[] {
  const session = sessionCalled(read, 'social-tour')
  const day = read.data.socialTour?.date
  if (!session || !day || session.entry.date === day || movedApart(read)) return []
  // A day that the programme does not have at all is told as such (programme/session-times.ts).
  const days = read.data.programme?.days ?? []
  if (days.length > 0 && !days.some(({ date }) => date === session.entry.date)) return []
  return [
    differ(
      read,
      'sessions',
      [session.index, 'date'],
      both(
        `The social tour is on ${session.entry.date} here, and on ${day} in data/social-tour.yaml.`,
        `Sosyal gezi burada ${session.entry.date}, data/social-tour.yaml içinde ${day} tarihinde.`,
      ),
    ),
  ]
}

/** The workshops of a day lie within the hours that its session (workshop-1, workshop-2 …) has in the programme. */
const ofWorkshopDays = (read: ReadEdition): Problem[] =>
  (read.data.workshop?.days ?? []).flatMap(({ date, sessions }, day): Problem[] => {
    const session = sessionCalled(read, `workshop-${day + 1}`)
    const end = session && sessionEnd(session.entry)
    if (!session || !end || movedApart(read)) return []
    const { code, date: planned, start } = session.entry
    if (planned !== date) {
      return [
        differ(
          read,
          'workshop',
          ['days', day, 'date'],
          both(
            `This day is ${date} here; ${code} is on ${planned} in data/sessions.yaml.`,
            `Bu gün burada ${date}; ${code} oturumu data/sessions.yaml içinde ${planned} tarihinde.`,
          ),
        ),
      ]
    }
    return sessions
      .map((hours, index) => ({ ...hours, index }))
      .filter((hours) => hours.start < start || hours.end > clockOf(end))
      .map((hours) =>
        differ(
          read,
          'workshop',
          ['days', day, 'sessions', hours.index, 'start'],
          both(
            `${hours.start}–${hours.end} is outside the hours of ${code} in data/sessions.yaml (${start}–${clockOf(end)}).`,
            `${hours.start}–${hours.end}, ${code} oturumunun data/sessions.yaml içindeki saatlerinin (${start}–${clockOf(end)}) dışında.`,
          ),
        ),
      )
  })

/** A share of one in place of per cent: 0.2 would be shown as 0.2 %. */
function ofDiscount(read: ReadEdition): Problem[] {
  const percent = read.data.workshop?.earlyDiscountPercent ?? 0
  if (percent <= 0 || percent >= 1) return []
  const meant = String(Math.round(percent * 100))
  return [
    problemIn(
      read,
      'workshop',
      ['earlyDiscountPercent'],
      both(`The discount is less than one per cent: ${percent} %.`, `İndirim yüzde birden az: %${percent}.`),
      both(`Write ${meant} if ${meant} per cent is meant.`, `Yüzde ${meant} ise ${meant} yazın.`),
      { severity: 'warning', meant: { from: String(percent), to: meant } },
    ),
  ]
}

/** Everything that is stated in two places. */
export const checkStatedTwice = (read: ReadEdition): Problem[] => [
  ...ofSite(read),
  ...ofAddress(read),
  ...ofWorkshopFee(read),
  ...ofDiscount(read),
  ...ofPreviousEvents(read),
  ...ofTour(read),
  ...ofWorkshopDays(read),
]
