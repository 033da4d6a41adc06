// The facts that texts may quote: each is written once in YAML, and formatted here for the language of the page.
import type { ReadEdition } from '../read'
import { inLanguage } from './localise'
import { clockOf, sessionEnd } from './session-times'
import { writeDate, writeDates, writeHours, writeMoney, writePercent } from './format'
import type { Language, Text } from '../schemas/kinds'
import type { Money } from '../schemas/money'

export type Fact = { text: string; href?: string }

type Data = ReadEdition['data']

const money = ({ amount, currency }: Money, language: Language) => ({
  text: writeMoney(amount, currency, language),
})

const telephone = (number: string): Fact => ({ text: number, href: `tel:${number.replace(/\s/g, '')}` })

function siteFacts(site: Data['site'], language: Language): Record<string, Fact> {
  if (!site) return {}
  const say = (value: Text) => inLanguage(value, language)
  return {
    'event.dates': { text: writeDates(site.starts, site.ends, language) },
    'event.starts': { text: writeDate(site.starts, language) },
    'event.ends': { text: writeDate(site.ends, language) },
    'event.city': { text: say(site.city) },
    'site.name': { text: say(site.name) },
    'site.shortName': { text: say(site.shortName) },
    'site.email': { text: site.email, href: `mailto:${site.email}` },
    'site.phone': telephone(site.phone),
    ...(site.fax ? { 'site.fax': { text: site.fax } } : {}),
    'site.postalAddress': { text: say(site.postalAddress) },
  }
}

function workshopFacts(workshop: Data['workshop'], language: Language): Record<string, Fact> {
  if (!workshop) return {}
  return {
    'workshop.fee': money(workshop.fee, language),
    'workshop.singleDayFee': money(workshop.singleDayFee, language),
    'workshop.singleDay': { text: writeDate(workshop.singleDay, language) },
    'workshop.capacity': { text: String(workshop.capacity) },
    'workshop.earlyDiscountPercent': { text: writePercent(workshop.earlyDiscountPercent, language) },
    'workshop.earlyDeadline': { text: writeDate(workshop.earlyDeadline, language) },
    'workshop.finalDeadline': { text: writeDate(workshop.finalDeadline, language) },
  }
}

function venueFacts(venue: Data['venue'], language: Language): Record<string, Fact> {
  if (!venue) return {}
  return {
    'venue.name': { text: inLanguage(venue.name, language) },
    'venue.address': { text: inLanguage(venue.address, language) },
    'venue.metroStation': { text: venue.metroStation },
    // No fact without bus lines: nobody would write “0 city bus lines”.
    ...(venue.busLines.length > 0 ? { 'venue.busLines': { text: String(venue.busLines.length) } } : {}),
  }
}

function programmeFacts({ programme, sessions = [] }: Data, language: Language): Record<string, Fact> {
  const facts: Record<string, Fact> = {}
  for (const session of sessions) {
    const end = sessionEnd(session)
    if (end) facts[`session.${session.code}`] = { text: writeHours(session.start, clockOf(end)) }
  }
  programme?.posterAwards.prizes.forEach((prize, index) => {
    facts[`prize.${index + 1}`] = money(prize, language)
  })
  if (programme) facts['posterAwards.date'] = { text: writeDate(programme.posterAwards.date, language) }
  return facts
}

/** All facts of one language by their id. Those whose data could not be read are left out. */
export function factsOf(data: Data, language: Language): Record<string, Fact> {
  const dates = (data.keyDates ?? []).map(({ key, date, ends }): [string, Fact] => [
    `date.${key}`,
    { text: writeDates(date, ends ?? date, language) },
  ])
  const fees = (data.fees?.categories ?? []).map(({ key, standard }): [string, Fact] => [
    `fee.${key}`,
    money(standard, language),
  ])
  return {
    ...siteFacts(data.site, language),
    ...venueFacts(data.venue, language),
    ...workshopFacts(data.workshop, language),
    ...programmeFacts(data, language),
    ...Object.fromEntries([...dates, ...fees]),
    ...(data.fees?.earlyBirdUntil
      ? { 'fees.earlyBirdUntil': { text: writeDate(data.fees.earlyBirdUntil, language) } }
      : {}),
    ...(data.socialTour
      ? {
          'tour.price': money(data.socialTour.price, language),
          'tour.date': { text: writeDate(data.socialTour.date, language) },
        }
      : {}),
  }
}
