// schedule.xml: the programme in the format that conference apps read (the frab schema, also known as Pentabarf XML).
import { createHash } from 'node:crypto'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces'
import { fold } from '../../../read/fold'
import { writtenInstant } from '../../../records/istanbul-time'
import { afterCode } from '../../../records/programme-codes'
import { timeOf } from '../../../records/session-times'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { writeXml, xmlDocument } from '../../xml'

/** Minutes between the grid lines of the apps' timelines. */
const TIMESLOT = 5

const linkWords = { slides: 'Slides', video: 'Video', doi: 'DOI' }

type Slot = { session: ScheduleSession; talk?: ScheduleTalk }

/** A session with talks has one slot for each talk, any other session one slot. */
const slotsOf = (session: ScheduleSession): Slot[] =>
  session.talks.length > 0 ? session.talks.map((talk) => ({ session, talk })) : [{ session }]

/** The (first) hall or other place, or else the venue: every event needs a room. */
const roomOf = ({ hall, place }: ScheduleSession, { halls, venue }: Schedule) =>
  (halls.find(({ key }) => key === hall)?.name ?? place ?? venue.name).en

/** The session to which a talk belongs, as people call it. */
const trackOf = ({ code, title }: ScheduleSession) => afterCode(code, title.en)

/** The short name in small letters; the format wants at least four characters. */
function acronymOf({ shortName, starts }: Schedule['symposium']): string {
  const acronym = fold(shortName.en).replace(/[^a-z0-9]/g, '')
  return acronym.length < 4 ? acronym + starts.slice(0, 4) : acronym
}

const digest = (text: string) => createHash('sha1').update(text).digest('hex')

/** A UUID in the form of version 5, always the same for the same text. */
export function uuidOf(text: string): string {
  const hex = digest(text)
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** A positive whole number below 2³¹, always the same for the same text unless it is taken. Takes it. */
export function numberOf(text: string, taken: Set<number>): number {
  let number = (parseInt(digest(text).slice(0, 8), 16) % 0x7ffffffe) + 1
  while (taken.has(number)) number += 1
  taken.add(number)
  return number
}

/** Minutes between two instants. */
const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000

function appendEvent(room: XMLBuilder, { session, talk }: Slot, schedule: Schedule, taken: Set<number>) {
  const { symposium } = schedule
  const at = talk ?? session
  const id = talk?.id ?? session.code
  const people = talk
    ? talk.presenters
    : [...session.chairs.map((name) => ({ name, affiliation: undefined })), ...session.panel]
  const presenting = people.flatMap(({ name, affiliation }) =>
    affiliation ? [`${name.en} (${affiliation.en})`] : [],
  )
  const guid = uuidOf(`${new URL(symposium.url).host}/${id}`)
  const event = room.ele('event', { id: numberOf(id, taken), guid })
  const field = (name: string, value: string) => event.ele(name).txt(value)
  field('date', at.startsAt)
  field('start', at.startsAt.slice(11, 16))
  field('duration', timeOf(minutesBetween(at.startsAt, at.endsAt)))
  field('room', roomOf(session, schedule))
  field('slug', `${acronymOf(symposium)}-${talk ? id : `session-${id.toLowerCase()}`}`)
  field('url', at.url.en)
  field('title', at.title.en)
  field('subtitle', talk && at.title.tr !== at.title.en ? at.title.tr : '')
  field('track', talk ? trackOf(session) : '')
  field('type', talk ? talk.kind : session.kind)
  field('language', talk?.language ?? '')
  field('abstract', talk ? '' : (session.note?.en ?? ''))
  const authors = talk?.authors.map(({ name }) => name.en) ?? []
  const all = authors.length > people.length ? [`Authors: ${authors.join(', ')}`] : []
  const places = !talk && session.moreHalls.length > 0 ? [session.place?.en] : []
  field('description', [...presenting, ...all, ...places].filter(Boolean).join('; '))
  const persons = event.ele('persons')
  for (const { name } of people) persons.ele('person', { id: numberOf(name.en, new Set()) }).txt(name.en)
  const links = event.ele('links')
  links.ele('link', { href: at.url.en }).txt(at.code)
  if (talk?.abstract) links.ele('link', { href: talk.abstract }).txt('Abstract')
  const attachments = event.ele('attachments')
  for (const { kind, url } of talk?.links ?? []) {
    if (kind === 'slides') attachments.ele('attachment', { href: url }).txt(linkWords[kind])
    else links.ele('link', { href: url }).txt(linkWords[kind])
  }
}

function appendDay(
  root: XMLBuilder,
  day: Schedule['days'][number],
  index: number,
  schedule: Schedule,
  taken: Set<number>,
) {
  const starts = day.sessions.map(({ startsAt }) => startsAt).sort()
  const ends = day.sessions.map(({ endsAt }) => endsAt).sort()
  const node = root.ele('day', {
    index,
    date: day.date,
    start: starts[0] ?? writtenInstant(day.date, '00:00'),
    end: ends.at(-1) ?? writtenInstant(day.date, '23:59'),
  })
  const rooms = [
    ...schedule.halls.map(({ name }) => name.en),
    ...day.sessions.map((session) => roomOf(session, schedule)),
  ]
  for (const name of new Set(rooms)) {
    const slots = day.sessions.filter((session) => roomOf(session, schedule) === name).flatMap(slotsOf)
    if (slots.length === 0) continue
    const room = node.ele('room', { name, guid: uuidOf(`${schedule.symposium.url}/room/${name}`) })
    for (const slot of slots) appendEvent(room, slot, schedule, taken)
  }
}

/** The programme in English; Turkish titles are given as subtitles. */
export function scheduleXml(schedule: Schedule): string {
  const { symposium, days, timeZone, version, released } = schedule
  const document = xmlDocument()
  const root = document.ele('schedule')
  root.ele('version').txt(`${version} (${released})`)
  const conference = root.ele('conference')
  const field = (name: string, value: string) => conference.ele(name).txt(value)
  field('acronym', acronymOf(symposium))
  field('title', symposium.name.en)
  field('start', days[0]?.date ?? symposium.starts)
  field('end', days.at(-1)?.date ?? symposium.ends)
  field('days', String(days.length))
  field('timeslot_duration', timeOf(TIMESLOT))
  field('base_url', symposium.url)
  field('time_zone_name', timeZone)
  const taken = new Set<number>()
  days.forEach((day, index) => appendDay(root, day, index + 1, schedule, taken))
  return writeXml(document)
}
