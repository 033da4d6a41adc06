// The symposium as an event for search engines (specification, section 1: type Event, offline attendance, scheduled).
import type { Event, Person, WithContext } from 'schema-dts'
import { cardPath, pathOf } from '../../../records/addresses'
import { inLanguage, withTitle } from '../../../records/localise'
import { addressOf, type SiteEdition, type SitePage } from '../edition'
import { offersOf } from './offers'
import { organisersOf, placeOf } from './place'
import { dayEvents } from './sub-events'
import type { Language } from '../../../schemas/kinds'

const speakersOf = ({ data }: SiteEdition, language: Language): Exclude<Person, string>[] =>
  data.speakers.map(({ name, affiliation }) => ({
    '@type': 'Person',
    name: withTitle(name, language),
    affiliation: {
      '@type': 'Organization',
      name: inLanguage(affiliation, language).replace(/\s*\n\s*/g, ' '),
    },
  }))

/** The one Event of a page; on the programme's page it includes days and sessions. */
export function eventOf(edition: SiteEdition, page: SitePage): WithContext<Exclude<Event, string>> {
  const { language } = page
  const { site } = edition.data
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': addressOf(edition, '/#event'),
    name: inLanguage(site.name, language),
    description: inLanguage(site.description, language),
    url: addressOf(edition, pathOf('/', language)),
    image: addressOf(edition, cardPath(page.template === 'abstract' ? '/program' : page.route, language)),
    inLanguage: language,
    startDate: site.starts,
    endDate: site.ends,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: placeOf(edition, language),
    organizer: organisersOf(edition, language),
    performer: speakersOf(edition, language),
    offers: offersOf(edition, language),
    subEvent: page.template === 'program' ? dayEvents(edition, language) : undefined,
  } as WithContext<Exclude<Event, string>>
}
