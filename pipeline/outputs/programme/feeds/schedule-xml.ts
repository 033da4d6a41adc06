// schedule.xml: the programme in the format that conference apps read (the frab schema, also known as Pentabarf XML).
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces'
import { writtenInstant } from '../../../records/istanbul-time'
import { isSpoken } from '../../../records/programme-codes'
import { timeOf } from '../../../records/session-times'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { minutesBetween } from '../schedule/moment'
import { numbering, uuidOf } from './identity'
import { writeXml, xmlDocument } from '../../xml'

/** Minutes between the grid lines of the apps' timelines. */
const TIMESLOT = 5

type Slot = { session: ScheduleSession; talk?: ScheduleTalk }

/** A session with talks has one slot for each talk, any other session one slot. */
const slotsOf = (session: ScheduleSession): Slot[] =>
  session.talks.length > 0 ? session.talks.map((talk) => ({ session, talk })) : [{ session }]

/** Hall or other place, or else the venue: every event needs a room. */
const roomOf = ({ place }: ScheduleSession, { venue }: Schedule) => (place ?? venue.name).en

/** The session to which a talk belongs, as people call it. */
const trackOf = ({ code, title }: ScheduleSession) => (isSpoken(code) ? `${code} ${title.en}` : title.en)

type Numbers = { event: (code: string) => number; person: (name: string) => number }

function appendEvent(room: XMLBuilder, { session, talk }: Slot, schedule: Schedule, numbers: Numbers) {
  const at = talk ?? session
  const host = new URL(schedule.symposium.url).host
  const people = talk ? talk.presenters : session.chairs.map((name) => ({ name, affiliation: undefined }))
  const affiliations = people.flatMap(({ name, affiliation }) =>
    affiliation ? [`${name.en} (${affiliation.en})`] : [],
  )
  const event = room.ele('event', { id: numbers.event(at.code), guid: uuidOf(`${host}/${at.code}`) })
  const field = (name: string, value: string) => event.ele(name).txt(value)
  field('date', at.startsAt)
  field('start', at.startsAt.slice(11, 16))
  field('duration', timeOf(minutesBetween(at.startsAt, at.endsAt)))
  field('room', roomOf(session, schedule))
  field('slug', `${host.replace(/[^a-z0-9]+/gi, '-')}-${at.code}`)
  field('title', at.title.en)
  field('subtitle', talk && at.title.tr !== at.title.en ? at.title.tr : '')
  field('track', talk ? trackOf(session) : '')
  field('type', talk ? talk.kind : session.kind)
  field('language', talk?.language ?? '')
  field('abstract', talk ? '' : (session.note?.en ?? ''))
  field('description', affiliations.join('; '))
  const persons = event.ele('persons')
  for (const { name } of people) persons.ele('person', { id: numbers.person(name.en) }).txt(name.en)
  const links = event.ele('links')
  links.ele('link', { href: at.url.en }).txt(at.code)
  if (talk?.abstract) links.ele('link', { href: talk.abstract }).txt('Abstract')
}

function appendDay(
  root: XMLBuilder,
  day: Schedule['days'][number],
  index: number,
  schedule: Schedule,
  numbers: Numbers,
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
    for (const slot of slots) appendEvent(room, slot, schedule, numbers)
  }
}

/** The programme in English; Turkish titles are given as subtitles. */
export function scheduleXml(schedule: Schedule): string {
  const { symposium, days, timeZone, version, released } = schedule
  const numbers = { event: numbering(), person: numbering() }
  const document = xmlDocument()
  const root = document.ele('schedule')
  root.ele('version').txt(`${version} (${released})`)
  const conference = root.ele('conference')
  const field = (name: string, value: string) => conference.ele(name).txt(value)
  field('acronym', new URL(symposium.url).host.replace(/^www\./, '').split('.')[0] ?? '')
  field('title', symposium.name.en)
  field('start', days[0]?.date ?? symposium.starts)
  field('end', days.at(-1)?.date ?? symposium.ends)
  field('days', String(days.length))
  field('timeslot_duration', timeOf(TIMESLOT))
  field('base_url', symposium.url)
  field('time_zone_name', timeZone)
  days.forEach((day, index) => appendDay(root, day, index + 1, schedule, numbers))
  return writeXml(document)
}
