// schedule.xml: the programme in the format that conference apps read (the frab schema, also known as Pentabarf XML).
import { createHash } from 'node:crypto'
import { timeIn } from '../../../domain/event-time'
import { fold } from '../../../domain/fold'
import { afterCode } from '../../../domain/programme-codes'
import { timeOf } from '../../../domain/session-times'
import type { Schedule, ScheduleDay, ScheduleSession, ScheduleTalk } from '../../../records/schedule'
import { writeXml } from '../../xml'
import { addressOf, placeAddress } from './addresses'

/** Minutes between the grid lines of the apps' timelines. */
const TIMESLOT = 5

const linkWords = { slides: 'Slides', poster: 'Poster', paper: 'Paper', video: 'Video', doi: 'DOI' }

type Slot = { session: ScheduleSession; talk?: ScheduleTalk }

/** A session with talks has one slot for each talk, any other session one slot. */
const slotsOf = (session: ScheduleSession): Slot[] =>
  session.talks.length > 0 ? session.talks.map((talk) => ({ session, talk })) : [{ session }]

/** The (first) hall or other place, or else the venue: every event needs a room. */
const roomOf = ({ hall, place }: ScheduleSession, { halls, venue }: Schedule) =>
  (halls.find(({ key }) => key === hall)?.name ?? place ?? venue.name).en

/** The short name in lowercase; the format wants at least four characters. */
function acronymOf({ shortName, starts }: Schedule['symposium']): string {
  const acronym = fold(shortName.en).replace(/[^a-z0-9]/g, '')
  return acronym.length < 4 ? acronym + starts.slice(0, 4) : acronym
}

const digest = (text: string): string => createHash('sha1').update(text).digest('hex')

/** A UUID in the form of version 5, always the same for the same text. */
function uuidOf(text: string): string {
  const hex = digest(text)
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** A positive whole number below 2³¹, always the same for the same text. */
const numberOf = (text: string): number => (parseInt(digest(text).slice(0, 8), 16) % 0x7ffffffe) + 1

function eventOf({ session, talk }: Slot, schedule: Schedule) {
  const { symposium } = schedule
  const at = talk ?? session
  const id = talk?.id ?? session.code
  const url = placeAddress(schedule, id, 'en')
  const chairs = session.chairs.map((name) => ({ name, affiliation: undefined }))
  const people = talk ? talk.presenters : [...chairs, ...session.panel]
  const presenting = people.flatMap(({ name, affiliation }) =>
    affiliation ? [`${name.en} (${affiliation.en})`] : [],
  )
  const authors = talk?.authors.map(({ name }) => name.en) ?? []
  const all = authors.length > people.length ? [`Authors: ${authors.join(', ')}`] : []
  const places = !talk && session.moreHalls.length > 0 ? [session.place?.en] : []
  const linksOf = (kinds: string[]) =>
    (talk?.links ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, href }) => ({ '@href': addressOf(schedule, href), '#': linkWords[kind] }))
  return {
    '@id': numberOf(id),
    '@guid': uuidOf(`${new URL(symposium.url).host}/${id}`),
    date: at.startsAt,
    start: timeIn(at.startsAt),
    duration: timeOf((Date.parse(at.endsAt) - Date.parse(at.startsAt)) / 60_000),
    room: roomOf(session, schedule),
    slug: `${acronymOf(symposium)}-${talk ? id : `session-${id.toLowerCase()}`}`,
    url,
    title: at.title.en,
    subtitle: talk && at.title.tr !== at.title.en ? at.title.tr : '',
    track: talk ? afterCode(session.code, session.title.en) : '',
    type: at.kind,
    language: talk?.language ?? '',
    abstract: talk ? '' : (session.note?.en ?? ''),
    description: [...presenting, ...all, ...places].filter(Boolean).join('; '),
    persons: {
      person: people.map(({ name }) => ({ '@id': numberOf(name.en), '#': name.en })),
    },
    links: {
      link: [
        { '@href': url, '#': at.code },
        ...(talk?.abstract ? [{ '@href': addressOf(schedule, talk.abstract), '#': 'Abstract' }] : []),
        ...linksOf(['video', 'doi']),
      ],
    },
    attachments: { attachment: linksOf(['slides', 'poster', 'paper']) },
  }
}

function dayOf({ date, startsAt, endsAt, sessions }: ScheduleDay, schedule: Schedule) {
  const rooms = [
    ...schedule.halls.map(({ name }) => name.en),
    ...sessions.map((session) => roomOf(session, schedule)),
  ]
  return {
    '@index': schedule.days.findIndex((day) => day.date === date) + 1,
    '@date': date,
    '@start': startsAt,
    '@end': endsAt,
    room: [...new Set(rooms)].flatMap((name) => {
      const slots = sessions.filter((session) => roomOf(session, schedule) === name).flatMap(slotsOf)
      const event = slots.map((slot) => eventOf(slot, schedule))
      const guid = uuidOf(`${schedule.symposium.url}/room/${name}`)
      return event.length > 0 ? [{ '@name': name, '@guid': guid, event }] : []
    }),
  }
}

/** The programme in English; Turkish titles are given as subtitles. */
export function scheduleXml(schedule: Schedule): string {
  const { symposium, days, timeZone, version, released } = schedule
  return writeXml({
    schedule: {
      version: `${version} (${released})`,
      conference: {
        acronym: acronymOf(symposium),
        title: symposium.name.en,
        start: days[0]?.date ?? symposium.starts,
        end: days.at(-1)?.date ?? symposium.ends,
        days: days.length,
        timeslot_duration: timeOf(TIMESLOT),
        base_url: symposium.url,
        time_zone_name: timeZone,
      },
      day: days.map((day) => dayOf(day, schedule)),
    },
  })
}
