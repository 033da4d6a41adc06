// What search engines read about the symposium, its sessions and talks, and the way to a page (specification, section 1).
import type { BreadcrumbList, Event, WithContext } from 'schema-dts'
import { cardPath, pathOf } from '../../domain/addresses'
import { withTitle } from '../../domain/academic-title'
import { inLanguage, type Language, type Text } from '../../domain/languages'
import { isPause } from '../../domain/programme-codes'
import type { ContributionPage } from '../../records/contribution-pages'
import { timetableIn, type ProgrammeSession } from '../../records/programme'
import { registrationUntil } from '../../records/site'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import { currencyCode } from '../../domain/formats'
import { addressOf, pageFor, type SiteEdition, type SitePage } from './edition'

function placeOf(edition: SiteEdition, language: Language) {
  const { venue, site } = edition.data
  const address = inLanguage(venue.address, language)
  return {
    '@type': 'Place',
    '@id': addressOf(edition, '/#venue'),
    name: inLanguage(venue.name, language),
    address: {
      '@type': 'PostalAddress',
      // The postal code and what follows it have fields of their own.
      streetAddress: address.split(`, ${venue.postalCode}`)[0] ?? address,
      postalCode: venue.postalCode,
      addressLocality: inLanguage(venue.district, language),
      addressRegion: inLanguage(site.city, language),
      addressCountry: site.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  }
}

const eventStatus = {
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  online: 'EventMovedOnline',
  moved: 'EventRescheduled',
} as const

/** How a symposium that does not take place as planned is held; its days and sessions say it too, since each is an event. */
const stateOf = ({ data: { site } }: SiteEdition) =>
  site.status && {
    eventStatus: `https://schema.org/${eventStatus[site.status]}`,
    eventAttendanceMode: `https://schema.org/${site.status === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
  }

/** Where an event is that is held online; undefined for every other. */
const onlinePlace = (edition: SiteEdition, language: Language) =>
  edition.data.site.status === 'online'
    ? { '@type': 'VirtualLocation', url: addressOf(edition, pathOf('/', language)) }
    : undefined

type WithinEvent = { name: string; startsAt?: string; endsAt?: string; placeName?: string; people?: string[] }

/** A day, a session or a talk as an event within the symposium. Without a place of its own, it is at the venue. */
function eventWithin(
  edition: SiteEdition,
  language: Language,
  { name, startsAt, endsAt, placeName, people = [] }: WithinEvent,
) {
  const { address, '@id': venue } = placeOf(edition, language)
  const place = placeName ? { '@type': 'Place', name: placeName, address } : { '@id': venue }
  const names = new Set(people.filter((person) => !isToBeAnnounced(person)))
  return {
    '@type': 'Event',
    name,
    startDate: startsAt,
    endDate: endsAt,
    ...stateOf(edition),
    location: onlinePlace(edition, language) ?? place,
    performer: names.size > 0 ? [...names].map((person) => ({ '@type': 'Person', name: person })) : undefined,
  }
}

function sessionEvent(session: ProgrammeSession, edition: SiteEdition, language: Language) {
  const { title, code, panel, talks } = session
  const people = [...panel, ...talks.flatMap(({ presenters }) => presenters)].map(({ name }) => name)
  const url = addressOf(edition, `${pathOf('/program', language)}#${code}`)
  return { ...eventWithin(edition, language, { ...session, name: title, people }), url }
}

/** One event for each day, with its sessions in order. */
const dayEvents = (edition: SiteEdition, language: Language) =>
  timetableIn(edition.read, language)
    .days.filter(({ sessions }) => sessions.length > 0)
    .map(({ date, sessions }) => {
      const endsAt = sessions
        .map((session) => session.endsAt)
        .toSorted()
        .at(-1)
      return {
        ...eventWithin(edition, language, { name: date.full, startsAt: sessions[0]?.startsAt, endsAt }),
        subEvent: sessions
          .filter(({ kind }) => !isPause(kind) && kind !== 'registration')
          .map((session) => sessionEvent(session, edition, language)),
      }
    })

/** A talk, or the showing of a poster, as an event of its own; undefined while no session has it. */
export function talkEventOf(
  edition: SiteEdition,
  { contribution, entry, path, language }: ContributionPage,
): WithContext<Event> | undefined {
  const { session } = contribution
  if (!session) return undefined
  const { startsAt, endsAt } = 'startsAt' in contribution.entry ? contribution.entry : session
  const venue = inLanguage(edition.data.venue.name, language)
  const placeName = [session.place?.[language], venue].filter(Boolean).join(', ')
  const people = entry.presenters.map(({ name }) => name)
  return {
    '@context': 'https://schema.org',
    '@id': `${addressOf(edition, path)}#talk`,
    ...eventWithin(edition, language, { name: entry.title, startsAt, endsAt, placeName, people }),
    url: addressOf(edition, path),
    inLanguage: contribution.entry.language,
    superEvent: { '@id': addressOf(edition, '/#event') },
  } as WithContext<Exclude<Event, string>>
}

/** Who speaks, and what taking part costs. */
function speakersAndFees(edition: SiteEdition, language: Language) {
  const { site, speakers, fees } = edition.data
  const until = registrationUntil(edition.data) ?? site.ends
  return {
    performer: speakers.map(({ name, affiliation }) => ({
      '@type': 'Person',
      name: withTitle(name, language),
      affiliation: {
        '@type': 'Organization',
        name: inLanguage(affiliation, language).replace(/\s*\n\s*/g, ' '),
      },
    })),
    offers: fees.categories.map(({ name, standard }) => ({
      '@type': 'Offer',
      name: inLanguage(name, language),
      price: standard.amount,
      priceCurrency: currencyCode(standard.currency),
      // Until when, and not whether on the day of the build.
      availability: `https://schema.org/${site.status === 'cancelled' ? 'Discontinued' : 'InStock'}`,
      availabilityEnds: until,
      validThrough: until,
      url: addressOf(edition, pathOf('/registration', language)),
    })),
  }
}

/** The one Event of a page; on the programme's page it includes days and sessions. */
export function eventOf(edition: SiteEdition, page: SitePage): WithContext<Event> {
  const { language } = page
  const { site } = edition.data
  const say = (text: Text) => inLanguage(text, language)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': addressOf(edition, '/#event'),
    name: say(site.name),
    description: say(site.description),
    url: addressOf(edition, pathOf('/', language)),
    image: addressOf(edition, cardPath(page.route, language)),
    inLanguage: language,
    startDate: site.starts,
    endDate: site.ends,
    previousStartDate: site.movedFrom,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    ...stateOf(edition),
    location: onlinePlace(edition, language) ?? placeOf(edition, language),
    organizer: site.organisers.map(({ name, url }) => ({ '@type': 'Organization', name: say(name), url })),
    // Once: on the other pages it would be a large part of their weight.
    ...(page.route === '/' && speakersAndFees(edition, language)),
    subEvent: page.template === 'program' ? dayEvents(edition, language) : undefined,
  } as WithContext<Exclude<Event, string>>
}

/** Routes from the home page down: by the menu's groups, or by the address if the page is not in the menu. */
function wayTo(edition: SiteEdition, route: string): string[] {
  const group = edition.data.navigation.find(
    ({ to, items }) => to !== route && items.some((item) => item.to === route),
  )
  const parent = group?.to ?? route.slice(0, route.lastIndexOf('/'))
  return ['/', ...(parent && parent !== '/' ? [parent] : []), route]
}

/** The breadcrumbs of a page; undefined for the home page, where they begin. */
export function breadcrumbsOf(
  edition: SiteEdition,
  { route, language }: SitePage,
): WithContext<BreadcrumbList> | undefined {
  if (route === '/') return undefined
  const pages = wayTo(edition, route).flatMap((step) => pageFor(edition, step, language) ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(edition, path),
    })),
  }
}
