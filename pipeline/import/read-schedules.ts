// Reads the schedules of pretalx and frab (JSON or XML), of Indico and of Sessionize as a sheet whose columns are known.
import { XMLParser } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { dayAfter, dayAt, timeAt, type EventClock } from '../domain/event-time'
import { DAY, minutesOf, timeOf } from '../domain/session-times'
import type { Sheet } from './cells'
import { fieldsOf, isFields, type Fields } from './fields'
import { list, many, nameOf, peopleIn, readJson, sheetOfEntries, text, withReferences } from './read-json'
import { decoded } from './read-workbook'
import { isPeopleLine } from './talk-cells'

/** A talk or break by the roles of columns; all events of a file have the same, perhaps empty. */
type Event = Record<string, string>

type Moment = { date: string; time: string }

/** The day and time in the city of a moment in UTC; of one without a time zone or with the offset of a place, as it is written. */
function localMoment(written: string, clock: EventClock): Moment | undefined {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?/.exec(written) ?? []
  if (!day || !time) return undefined
  // Only UTC is not the time on the wall; an offset belongs to the wall time before it.
  if (!/^(?:Z|\+00:?00)$/.test(zone)) return { date: day, time }
  const instant = Date.parse(`${day}T${time}Z`)
  return { date: dayAt(clock, instant), time: timeAt(clock, instant) }
}

/** The end of an event from its duration: 00:30, 1:00:00 or 30 minutes; empty if it has none. */
function endAfter(start: string, duration: unknown): string {
  const parts = text(duration).split(':').map(Number)
  const [hours = 0, minutes = 0] = parts.length > 1 ? parts : [0, parts[0]]
  const total = hours * 60 + minutes
  return start && total > 0 ? timeOf((minutesOf(start) + total) % DAY) : ''
}

function frabEvent(event: Fields, day: string, room: string, clock: EventClock): Event {
  const people = list(fieldsOf(event.persons).person ?? event.persons ?? event.speakers)
  const moment = localMoment(text(event.date), clock)
  const start = moment?.time ?? text(event.start).slice(0, 5).padStart(5, '0')
  // After midnight an event still is below the day that began in the morning.
  const ownDay = start < '05:00' ? dayAfter(day) : day
  return {
    title: [text(event.title), text(event.subtitle)].filter(Boolean).join(': '),
    presenters: peopleIn(people),
    date: moment?.date ?? ownDay,
    start,
    end: endAfter(start, event.duration),
    hall: text(event.room) || room,
    session: text(event.track),
    kind: text(event.type),
    language: text(event.language),
    status: /^(?:withdrawn|cancel+ed|rejected)$/i.test(text(event.state)) ? text(event.state) : '',
  }
}

const ofFrab = (
  days: unknown,
  clock: EventClock,
  roomsOf: (day: Fields) => [name: string, events: unknown][],
): Event[] =>
  list(days).flatMap((day) =>
    roomsOf(day).flatMap(([room, events]) =>
      list(events).map((event) => frabEvent(event, text(day.date), room, clock)),
    ),
  )

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false })

function indicoEvent(entry: Fields, session: Fields, clock: EventClock): Event {
  const authors = [entry.primaryauthors, entry.primary_authors, entry.coauthors].flatMap(list)
  const speakers = list(entry.speakers ?? entry.presenters)
  const isAuthor = (one: Fields) => authors.some((author) => nameOf(author) === nameOf(one))
  const at = (value: unknown) => {
    const { date, time, tz } = fieldsOf(value)
    const written = text(value) || `${text(date)} ${text(time)}`
    return localMoment(`${written}${text(tz) === 'UTC' ? 'Z' : ''}`, clock)
  }
  const [start, end] = [at(entry.startDate ?? entry.start_dt), at(entry.endDate ?? entry.end_dt)]
  return {
    title: text(entry.title),
    authors: peopleIn([...authors, ...speakers.filter((one) => !isAuthor(one))]),
    presenters: speakers.map(nameOf).join('\n'),
    date: start?.date ?? '',
    start: start?.time ?? '',
    end: end?.time ?? endAfter(start?.time ?? '', entry.duration),
    hall: text(entry.room ?? entry.roomFullname) || text(session.room),
    session: text(entry.session) || text(session.title),
    chairs: list(session.conveners).map(nameOf).join('\n'),
    kind: text(entry.type),
  }
}

/** The entries of Indico’s timetable: contributions and breaks below days and sessions. */
const ofTimetable = (value: unknown, session: Fields, clock: EventClock): Event[] =>
  Object.values(fieldsOf(value))
    .filter(isFields)
    .flatMap((entry) => {
      if (entry.entryType === 'Session') return ofTimetable(entry.entries, entry, clock)
      return entry.entryType ? [indicoEvent(entry, session, clock)] : ofTimetable(entry, session, clock)
    })

/** Of Indico, which lists contributions by themselves or below their sessions, in any order. */
const ofIndico = (results: Fields[], clock: EventClock): Event[] =>
  results.flatMap((event) => {
    if (!event.contributions && !event.sessions) return ofTimetable(event, {}, clock)
    return [{ contributions: event.contributions }, ...list(event.sessions)].flatMap((session: Fields) =>
      list(session.contributions).map((one) => indicoEvent(one, session, clock)),
    )
  })

const ofSessionize = (sessions: Fields[], clock: EventClock): Event[] =>
  sessions.map((session) => {
    const [start, end] = [session.startsAt, session.endsAt].map((at) => localMoment(text(at), clock))
    return {
      title: text(session.title),
      presenters: peopleIn(many(session.speakers)),
      date: start?.date ?? '',
      start: start?.time ?? '',
      end: end?.time ?? '',
      hall: text(session.room ?? session.roomId),
      status: /^(?:declined|withdrawn)$/i.test(text(session.status)) ? text(session.status) : '',
    }
  })

/** Of a calendar: each event with the people whom its description names. */
const ofCalendar = (source: string, clock: EventClock): Event[] =>
  new ICAL.Component(ICAL.parse(source) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, location, description } = new ICAL.Event(component)
    const [start, end] = [startDate, endDate].map((at) => localMoment(String(at), clock))
    return {
      title: text(summary),
      presenters: text(description).split('\n').find(isPeopleLine) ?? '',
      date: start?.date ?? '',
      start: start?.time ?? '',
      end: end && end.time !== start?.time ? end.time : '',
      hall: text(location),
      status: component.getFirstPropertyValue('status') === 'CANCELLED' ? 'cancelled' : '',
    }
  })

/** What a text in JSON, or a schedule in XML, says; undefined if it is neither. */
function dataIn(source: string): unknown {
  if (/^\s*[[{]/.test(source)) return withReferences(JSON.parse(source))
  return /^\s*<(?:\?xml|schedule)/.test(source) && source.includes('<schedule')
    ? xml.parse(source)
    : undefined
}

/** The events of a schedule, of which `file` is the data; undefined if the text is none. */
function eventsOf(source: string, file: unknown, clock: EventClock): Event[] | undefined {
  if (source.startsWith('BEGIN:VCALENDAR')) return ofCalendar(source, clock)
  if (file === undefined) return undefined
  const json = fieldsOf(file)
  const { day: days } = fieldsOf(json.schedule)
  if (days) return ofFrab(days, clock, (day) => list(day.room).map((room) => [text(room.name), room.event]))
  const { conference } = fieldsOf(json.schedule ?? json)
  if (conference)
    return ofFrab(fieldsOf(conference).days, clock, (day) => Object.entries(fieldsOf(day.rooms)))
  const sessions = list(json.sessions)
  const isOfSessionize = sessions.some((one) => one.startsAt ?? one.speakers)
  return isOfSessionize ? ofSessionize(sessions, clock) : ofIndico(list(json.results ?? json), clock)
}

/** The sheet of a schedule that a system has exported, in the order of time; undefined if the file is none. Throws if it is damaged. */
export function readSchedule(bytes: Uint8Array, clock: EventClock, name: string): Sheet | undefined {
  const source = bytes[0] === 0x50 ? '' : decoded(bytes).replace(/^\ufeff/, '')
  const file = dataIn(source)
  const events = eventsOf(source, file, clock)
  if (!events) return undefined
  if (events.length === 0) return readJson(file, name.replace(/\.[^.]*$/, ''))
  const inTime = events.toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
  const { columns: known, ...sheet } = sheetOfEntries(inTime)
  return { ...sheet, known }
}
