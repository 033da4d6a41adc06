// The site, its venue, the hotels nearby and the files for download, with what is derived from their fields.
import { z } from 'zod'
import type { MeaningfulKey } from '../schemas/meaningful-keys'
import { writeDates, writeDistance, writeMoney } from '../domain/format'
import type { EditionData } from '../schemas'
import { of } from '../schemas/fields'
import { type Language, inLanguage } from '../domain/languages'
import { hotel as hotelSchema, venue as venueSchema } from '../schemas/place'
import { site as siteSchema, type networks } from '../schemas/site'
import { download } from '../schemas/sponsors'
import { countryName } from '../domain/countries'
import { dayAfter, dayAt, daysBetween, writtenInstant } from '../domain/event-time'
import { keepMeasures } from '../domain/measures'
import { clockOfEdition, offsetsDuring } from '../domain/time-zone'
import { localise } from './localise'

const networkNames: Record<(typeof networks)[number], string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
}

export const siteRecord = siteSchema.extend({
  /** 2–4 October 2025 */
  dates: z.string(),
  /** “The symposium has been cancelled.”; undefined if it takes place as planned. */
  statusText: z.string().optional(),
  /** The instants from which registration is closed, pages speak of the symposium as past and name the winners of the poster awards. */
  closedFrom: z.string().optional(),
  overFrom: z.string().optional(),
  awardedFrom: z.string().optional(),
  /** How clocks in the city change, from the year before the edition to the year after it (domain/event-time.ts). */
  clock: z.array(z.object({ from: z.string(), minutes: z.number().int() })),
  /** The offset from UTC during the edition, such as UTC+3. */
  offset: z.string(),
  /** What the home page counts. */
  counts: z.object({
    days: z.number().int(),
    halls: z.number().int(),
    talks: z.number().int(),
    posters: z.number().int(),
  }),
  networks: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
})

export const venueRecord = venueSchema.extend({
  gallery: z.array(z.object({ src: z.string(), image: of('picture') })),
  askBeforeMaps: z.boolean(),
})

/** The key date after which registration has closed. */
const REGISTRATION: MeaningfulKey<'keyDates'> = 'registration'

/** The last day of registration, year-month-day; without one, registration is open until the symposium is over. */
export function registrationUntil({ keyDates }: EditionData): string | undefined {
  const registration = keyDates.find(({ key }) => key === REGISTRATION)
  return registration && (registration.ends ?? registration.date)
}

const isHeld = ({ status }: EditionData['site']) => status !== 'cancelled' && status !== 'postponed'

/**
 * The instant from which what is possible until the end of `lastDay` is closed: not later than the symposium is over, if its days hold,
 * and always if it is cancelled. Undefined if it stays open.
 */
export function closedAfter(lastDay: string | undefined, { site }: EditionData): string | undefined {
  if (site.status === 'cancelled') return new Date(0).toISOString()
  const [last] = [lastDay ?? [], isHeld(site) ? site.ends : []].flat().sort()
  return last && writtenInstant(clockOfEdition(site), dayAfter(last), '00:00')
}

/** A symposium that is cancelled or postponed is never over. */
function sinceOf(edition: EditionData) {
  const { site, programme } = edition
  const clock = clockOfEdition(site)
  const awards = isHeld(site) && programme.posterAwards
  return {
    closedFrom: closedAfter(registrationUntil(edition), edition),
    overFrom: isHeld(site) ? writtenInstant(clock, dayAfter(site.ends), '00:00') : undefined,
    awardedFrom: awards ? writtenInstant(clock, awards.date, '00:00') : undefined,
  }
}

/** What the banner says if the symposium does not take place as planned. */
export const statusTextOf = (
  { site, interface: words }: EditionData,
  language: Language,
): string | undefined =>
  site.status &&
  inLanguage(words.status[site.status] ?? '', language).replace(
    '{date}',
    writeDates(site.starts, site.ends, language),
  )

const countsOf = ({ site, programme, sessions, posters }: EditionData) => ({
  days: daysBetween(site.starts, site.ends) + 1,
  halls: programme.halls.length,
  talks: sessions.flatMap(({ talks }) => talks).length,
  posters: posters.length,
})

/** The names, dates and contacts of the edition in one language, and what is in force today. */
export const siteOf = (edition: EditionData, language: Language) => {
  const { site } = edition
  const clock = clockOfEdition(site)
  const today = dayAt(clock)
  return {
    ...(localise(siteSchema, site, language) as object),
    postalAddress: keepMeasures(inLanguage(site.postalAddress, language)),
    ...(site.announcement && site.announcement.ends < today && { announcement: undefined }),
    ...sinceOf(edition),
    statusText: statusTextOf(edition, language),
    dates: writeDates(site.starts, site.ends, language),
    country: countryName(site.country, language),
    clock: [...clock],
    offset: offsetsDuring(site),
    counts: countsOf(edition),
    networks: site.networks.map(({ network, url }) => ({ network, name: networkNames[network], url })),
  }
}

/** Gallery images lie at /{n}.jpg, numbered from 1 (specification, section 3). */
export const venueOf = ({ venue, site }: EditionData, language: Language) => ({
  ...(localise(venueSchema, venue, language) as object),
  address: keepMeasures(inLanguage(venue.address, language)),
  askBeforeMaps: site.askBeforeMaps,
  gallery: Array.from({ length: venue.galleryImages }, (_, index) => ({
    src: `/${index + 1}.jpg`,
    image: `${index + 1}.jpg`,
  })),
})

const written = hotelSchema.omit({ distanceKm: true, currency: true, rooms: true })

const room = z.object({
  name: z.string(),
  price: z.string().optional(),
  single: z.string().optional(),
  double: z.string().optional(),
})

export const hotelRecord = written.extend({
  distance: z.string(),
  /** Whether any room has different prices for one and for two people. */
  bySize: z.boolean(),
  rooms: z.array(room),
})

/** A hotel with its distance and prices as text. */
export function hotelOf(hotel: EditionData['hotels'][number], language: Language) {
  const { distanceKm, currency, rooms, ...rest } = hotel
  const price = (amount?: number) => (amount ? writeMoney(amount, currency, language) : undefined)
  return {
    ...(localise(written, rest, language) as object),
    distance: writeDistance(distanceKm, language),
    bySize: rooms.some(({ single, double }) => single !== undefined || double !== undefined),
    rooms: rooms.map(({ name, price: each, single, double }): z.infer<typeof room> => ({
      name: inLanguage(name, language),
      price: price(each),
      single: price(single),
      double: price(double),
    })),
  }
}

export const downloadRecord = download.extend({
  /** The instant from which the file is not needed any more. */
  closedFrom: z.string().optional(),
})

/** The files of an edition in the order of their list. A registration form, as any other without a day of its own, closes with registration. */
export function downloadsIn(data: EditionData, language: Language): object[] {
  return data.downloads.map((file) => {
    const date = data.keyDates.find(({ key }) => key === file.until)
    const lastDay = date ? (date.ends ?? date.date) : registrationUntil(data)
    return { ...(localise(download, file, language) as object), closedFrom: closedAfter(lastDay, data) }
  })
}
