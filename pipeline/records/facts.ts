// The facts that texts may quote: each is written once in YAML, and formatted here for the language of the page.
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import { priced } from './localise'
import { inBoth, inLanguage, type Language } from '../domain/languages'
import { clockOf, sessionEnd } from '../domain/session-times'
import { writeDate, writeDates, writeHours, writePercent } from '../domain/format'
import { keepMeasures } from '../domain/measures'
import type { Money } from '../schemas/fields'

export type Fact = { text: string; href?: string }

type Data = ReadEdition['data']

const money = (sum: Money, language: Language) => ({ text: priced(sum, language) })

type Makers = {
  [Name in keyof Data]?: (value: NonNullable<Data[Name]>, language: Language) => Record<string, Fact>
}

const makers: Makers = {
  site: (site, language) => ({
    'event.dates': { text: writeDates(site.starts, site.ends, language) },
    'event.starts': { text: writeDate(site.starts, language) },
    'event.ends': { text: writeDate(site.ends, language) },
    'event.city': { text: inLanguage(site.city, language) },
    ...(site.afterwards?.participants
      ? { 'event.participants': { text: String(site.afterwards.participants) } }
      : {}),
    'site.name': { text: inLanguage(site.name, language) },
    'site.shortName': { text: inLanguage(site.shortName, language) },
    'site.email': { text: site.email, href: `mailto:${site.email}` },
    'site.phone': { text: site.phone, href: `tel:${site.phone.replace(/\s/g, '')}` },
    ...(site.fax ? { 'site.fax': { text: site.fax } } : {}),
    'site.postalAddress': { text: keepMeasures(inLanguage(site.postalAddress, language)) },
  }),
  venue: (venue, language) => ({
    'venue.name': { text: inLanguage(venue.name, language) },
    'venue.address': { text: inLanguage(venue.address, language) },
    ...(venue.metroStation ? { 'venue.metroStation': { text: venue.metroStation } } : {}),
    // No fact without bus lines: nobody would write “0 city bus lines”.
    ...(venue.busLines.length > 0 ? { 'venue.busLines': { text: String(venue.busLines.length) } } : {}),
  }),
  workshop: (workshop, language) => ({
    'workshop.fee': money(workshop.fee, language),
    'workshop.singleDayFee': money(workshop.singleDayFee, language),
    'workshop.singleDay': { text: writeDate(workshop.singleDay, language) },
    'workshop.capacity': { text: String(workshop.capacity) },
    'workshop.earlyDiscountPercent': { text: writePercent(workshop.earlyDiscountPercent, language) },
    'workshop.earlyDeadline': { text: writeDate(workshop.earlyDeadline, language) },
    'workshop.finalDeadline': { text: writeDate(workshop.finalDeadline, language) },
  }),
  sessions: (sessions) =>
    Object.fromEntries(
      sessions.flatMap((session) => {
        const end = sessionEnd(session)
        return end ? [[`session.${session.code}`, { text: writeHours(session.start, clockOf(end)) }]] : []
      }),
    ),
  programme: ({ posterAwards }, language) =>
    posterAwards
      ? {
          ...Object.fromEntries(
            posterAwards.prizes.map((prize, index) => [`prize.${index + 1}`, money(prize, language)]),
          ),
          'posterAwards.date': { text: writeDate(posterAwards.date, language) },
        }
      : {},
  keyDates: (dates, language) =>
    Object.fromEntries(
      dates.map(({ key, date, ends }) => [`date.${key}`, { text: writeDates(date, ends ?? date, language) }]),
    ),
  fees: ({ categories, earlyBirdUntil }, language) => ({
    ...Object.fromEntries(categories.map(({ key, standard }) => [`fee.${key}`, money(standard, language)])),
    ...(earlyBirdUntil ? { 'fees.earlyBirdUntil': { text: writeDate(earlyBirdUntil, language) } } : {}),
  }),
  socialTour: (tour, language) => ({
    'tour.price': money(tour.price, language),
    'tour.date': { text: writeDate(tour.date, language) },
  }),
}

/** What each of them makes of data; of what has not changed only once. */
const known = Object.entries(makers).map(([name, make]) => ({
  name: name as keyof Data,
  factsOf: memoise((value: object) => inBoth((language) => make(value as never, language))),
}))

/** The collections from which facts are taken. */
export const factSources = known.map(({ name }) => name)

/** All facts of one language by their id. Those whose data could not be read are left out. */
export function factsOf(data: Data, language: Language): Record<string, Fact> {
  const made = known.map((one) => (data[one.name] ? one.factsOf(data[one.name] as object)[language] : {}))
  return Object.assign({}, ...made) as Record<string, Fact>
}
