// A talk, or the showing of a poster, as an event of its own: when, where and who, for search engines.
import type { Event, WithContext } from 'schema-dts'
import { inLanguage } from '../../domain/languages'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import type { ContributionPage } from '../../records/contribution-pages'
import { addressOf, type SiteEdition } from './edition'

/** The event of the page of a talk or poster; none while no session has it. */
export function talkEventOf(
  edition: SiteEdition,
  { contribution, entry, path, language }: ContributionPage,
): WithContext<Event> | undefined {
  const { session } = contribution
  if (!session) return undefined
  const { startsAt, endsAt } = 'startsAt' in contribution.entry ? contribution.entry : session
  const { venue } = edition.data
  const place = [session.place?.[language], inLanguage(venue.name, language)].filter(Boolean).join(', ')
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${addressOf(edition, path)}#talk`,
    name: entry.title,
    url: addressOf(edition, path),
    startDate: startsAt,
    endDate: endsAt,
    inLanguage: contribution.entry.language,
    location: { '@type': 'Place', name: place, address: inLanguage(venue.address, language) },
    performer: entry.presenters
      .filter(({ name }) => !isToBeAnnounced(name))
      .map(({ name }) => ({ '@type': 'Person', name })),
    superEvent: { '@id': addressOf(edition, '/#event') },
  } as WithContext<Exclude<Event, string>>
}
