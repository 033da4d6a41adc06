// Joins the programme records of both languages into one document, from which every other file of the programme is made.
import type { ReadEdition } from '../../../read'
import { bilingual, inBoth } from '../../../records/localise'
import { fullAddress, pathOf } from '../../../records/addresses'
import {
  programmeOf,
  type Programme,
  type ProgrammePoster,
  type ProgrammeSession,
  type ProgrammeTalk,
} from '../../../records/programme'
import { statusTextOf } from '../../../records/site'
import type { EditionData } from '../../../schemas'
import { addressOf } from '../../site/edition'
import { changeList } from '../../../records/programme-changes/change-list'
import {
  schemaAddress,
  type Schedule,
  type SchedulePoster,
  type ScheduleSession,
  type ScheduleTalk,
} from './shape'

type Presented = ProgrammeTalk | ProgrammePoster

const paired = <T, R>(en: T[], tr: T[], join: (en: T, tr: T, index: number) => R): R[] =>
  en.map((item, index) => join(item, tr[index] as T, index))

const maybe = (en: string | undefined, tr: string | undefined) => (en && tr ? { en, tr } : undefined)

const peopleOf = (en: Presented, tr: Presented) => ({
  presenters: paired(en.presenters, tr.presenters, (one, other) => ({
    name: { en: one.name, tr: other.name },
    affiliation: maybe(one.affiliation, other.affiliation),
  })),
  authors: paired(en.authors, tr.authors, (one, other) => ({
    ...one,
    name: { en: one.name, tr: other.name },
  })),
  affiliations: paired(en.affiliations, tr.affiliations, (one, other) => ({ en: one, tr: other })),
})

const momentOf = ({ start, end, startsAt, endsAt }: ProgrammeSession | ProgrammeTalk) => ({
  start,
  end,
  startsAt,
  endsAt,
})

/** Functions that turn the records of one site into entries of the schedule. */
function entryMakers(site: string) {
  const address = (path: string) => fullAddress(site, '', path)
  const url = (code: string) => inBoth((language) => `${site}${pathOf('/program', language)}#${code}`)
  const common = (en: Presented, tr: Presented) => ({
    id: en.id,
    title: { en: en.title, tr: tr.title },
    titleLanguage: en.titleLanguage ?? tr.titleLanguage,
    language: en.language,
    ...peopleOf(en, tr),
    abstract: en.abstract && address(en.abstract),
    links: en.links.map(({ kind, href }) => ({ kind, url: address(href) })),
    url: url(en.id),
  })
  const talk = (en: ProgrammeTalk, tr: ProgrammeTalk): ScheduleTalk => ({
    code: en.code,
    kind: en.kind,
    ...common(en, tr),
    ...momentOf(en),
  })
  const poster = (en: ProgrammePoster, tr: ProgrammePoster): SchedulePoster => ({
    code: en.code,
    number: en.number,
    theme: en.theme,
    session: en.session,
    ...common(en, tr),
  })
  const session = (en: ProgrammeSession, tr: ProgrammeSession): ScheduleSession => ({
    code: en.code,
    kind: en.kind,
    title: { en: en.title, tr: tr.title },
    date: en.date,
    ...momentOf(en),
    hall: en.hall,
    moreHalls: en.moreHalls,
    place: maybe(en.placeName, tr.placeName),
    panel: paired(en.panel, tr.panel, (one, other) => ({
      role: one.role,
      name: { en: one.name, tr: other.name },
      affiliation: maybe(one.affiliation, other.affiliation),
    })),
    chairs: paired(en.chairs, tr.chairs, (one, other) => ({ en: one, tr: other })),
    note: maybe(en.note, tr.note),
    talks: paired(en.talks, tr.talks, talk),
    url: url(en.code),
  })
  return { session, poster, url }
}

/**
 * The programme of a sound edition in both languages, with its site, venue and key dates. `prefix` is the folder of the host in
 * which the site lives; empty at the root.
 */
export function scheduleOf(read: ReadEdition, prefix = ''): Schedule {
  const data = read.data as EditionData
  const site = addressOf({ data, prefix }, '')
  const entry = entryMakers(site)
  const [en, tr] = [programmeOf(read, 'en'), programmeOf(read, 'tr')]
  const choices = (one: Programme['halls'], other: Programme['halls']) =>
    paired(one, other, (a, b) => ({ key: a.key, name: { en: a.name, tr: b.name } }))
  return {
    $schema: schemaAddress(site),
    version: en.version,
    released: en.released.iso,
    timeZone: 'Europe/Istanbul',
    symposium: {
      name: bilingual(data.site.name),
      shortName: bilingual(data.site.shortName),
      url: site,
      email: data.site.email,
      starts: data.site.starts,
      ends: data.site.ends,
      status: data.site.status && {
        kind: data.site.status,
        text: inBoth((language) => statusTextOf(data, language) ?? ''),
      },
      announcement: data.site.announcement && {
        ...data.site.announcement,
        text: bilingual(data.site.announcement.text),
      },
      organisers: data.site.organisers.map(({ name }) => bilingual(name)),
    },
    venue: {
      name: bilingual(data.venue.name),
      address: bilingual(data.venue.address),
      latitude: data.venue.latitude,
      longitude: data.venue.longitude,
    },
    halls: choices(en.halls, tr.halls),
    themes: choices(en.themes, tr.themes),
    days: paired(en.days, tr.days, (one, other) => ({
      date: one.date.iso,
      title: { en: one.title, tr: other.title },
      sessions: paired(one.sessions, other.sessions, entry.session),
    })),
    posters: paired(en.posters, tr.posters, entry.poster),
    posterAwards: {
      date: en.awards.date.iso,
      prizes: en.awards.prizes.map(({ amount, currency }) => ({ amount, currency })),
    },
    changes: changeList(read).map(({ target = 'changes', ...change }) => ({
      ...change,
      url: entry.url(target),
    })),
    keyDates: data.keyDates.map(({ key, date, ends, kind, event }) => ({
      key,
      date,
      ends,
      kind,
      event: bilingual(event),
    })),
  }
}
