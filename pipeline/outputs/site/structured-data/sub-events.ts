// The days and sessions of the symposium, for search engines.
import type { Event } from 'schema-dts'
import { programmeOf, type ProgrammeSession } from '../../../records/programme'
import { isPause } from '../../../records/pauses'
import { pathOf } from '../../../records/addresses'
import { isToBeAnnounced } from '../../../records/to-be-announced'
import { addressOf, type SiteEdition } from '../edition'
import { placeOf } from './place'
import type { Language } from '../../../schemas/kinds'

const isEvent = ({ kind }: ProgrammeSession) => !isPause(kind) && kind !== 'registration'

/** One session as an event. Status and attendance mode are stated only once, for the whole symposium. */
function sessionEvent(session: ProgrammeSession, edition: SiteEdition, language: Language) {
  const place = placeOf(edition, language)
  const names = session.talks.flatMap(({ presenters }) => presenters.map(({ name }) => name))
  const performers = [...new Set(names)].filter((name) => !isToBeAnnounced(name))
  return {
    '@type': 'Event',
    name: session.title,
    startDate: session.startsAt,
    endDate: session.endsAt,
    url: addressOf(edition, `${pathOf('/program', language)}#${session.code}`),
    location: session.placeName
      ? { '@type': 'Place', name: session.placeName, address: place.address }
      : { '@id': place['@id'] },
    performer: performers.length > 0 ? performers.map((name) => ({ '@type': 'Person', name })) : undefined,
  }
}

/** One event for each day, with its sessions in order. */
export function dayEvents(edition: SiteEdition, language: Language): Exclude<Event, string>[] {
  return programmeOf(edition.data, language).days.flatMap((day) => {
    const sessions = day.sessions.filter(isEvent)
    const ends = day.sessions.map(({ endsAt }) => endsAt).sort()
    const [first] = day.sessions
    if (!first) return []
    return {
      '@type': 'Event',
      name: day.date.full,
      startDate: first.startsAt,
      endDate: ends.at(-1),
      location: { '@id': placeOf(edition, language)['@id'] },
      subEvent: sessions.map((session) => sessionEvent(session, edition, language)),
    } as Exclude<Event, string>
  })
}
