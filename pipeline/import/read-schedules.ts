// Reads the schedules of pretalx and frab (JSON or XML) and of Indico as a sheet whose columns are known.
import { XMLParser } from 'fast-xml-parser'
import { fieldsOf, type Fields } from './fields'
import type { Cell, Sheet } from './cells'
import { decoded } from './read-workbook'

const columns = [
  'title',
  'authors',
  'presenters',
  'affiliations',
  'date',
  'start',
  'end',
  'hall',
  'session',
  'kind',
  'language',
  'status',
] as const

type Event = Partial<Record<(typeof columns)[number], string>>

type Person = { name: string; affiliation: string }

const list = (value: unknown): Fields[] =>
  value === undefined || value === null || value === '' ? [] : [value].flat().map(fieldsOf)

function text(value: unknown): string {
  if (value !== null && typeof value === 'object')
    return text(fieldsOf(value)['#text'] ?? fieldsOf(value).en ?? fieldsOf(value).name ?? '')
  return String(value ?? '').trim()
}

/** Of 00:30, 30 and 1:00:00 the minutes. */
function minutesOf(duration: unknown): number {
  const parts = text(duration).split(':').map(Number)
  const [hours = 0, minutes = 0] = parts.length > 1 ? parts : [0, parts[0]]
  return hours * 60 + (minutes || 0)
}

type Moment = { date: string; time: string }

/** The day and time in İstanbul of a moment with a time zone; as it is written where none is given, or another place's own time. */
export function localMoment(written: string): Moment | undefined {
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?/.exec(written) ?? []
  if (!date || !time) return undefined
  // Only UTC is not the time on the wall; an offset belongs to the wall time before it.
  if (zone !== 'Z' && !/^\+00:?00$/.test(zone ?? '')) return { date, time }
  const local = new Date(new Date(`${date}T${time}Z`).getTime() + ISTANBUL_HOURS * 3_600_000).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Hours of İstanbul before UTC, all year. */
const ISTANBUL_HOURS = 3

const later = (time: string, minutes: number): string => {
  const total = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes) % (24 * 60)
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** “PETEKÖZ, Ömür” is a surname in capitals before a first name. */
function nameOf(person: Fields): string {
  const parts = [person.first_name ?? person.given_name, person.last_name ?? person.family_name]
    .map(text)
    .filter(Boolean)
  if (parts.length > 0) return parts.join(' ')
  const name = text(
    person.public_name ?? person.fullName ?? person.full_name ?? person.name ?? person['#text'],
  )
  const [surname = '', first, ...others] = name.split(', ')
  return first && others.length === 0 ? `${first} ${surname}` : name
}

const personOf = (person: Fields): Person => ({
  name: nameOf(person),
  affiliation: text(person.affiliation ?? person.organization ?? person.organisation),
})

/** People as cells: a line each, with the numbers of their institutions. */
function peopleCells(people: Person[]): Pick<Event, 'authors' | 'affiliations'> {
  const all = [...new Set(people.flatMap(({ affiliation }) => affiliation || []))]
  const lines = people.map(({ name, affiliation }) =>
    affiliation ? `${name} (${all.indexOf(affiliation) + 1})` : name,
  )
  return { authors: lines.join('\n'), affiliations: all.map((one, at) => `(${at + 1}) ${one}`).join('\n') }
}

/** A break of frab has a type, or a title without persons; what was cancelled has a state. */
const stateOf = (event: Fields): string =>
  /^(?:withdrawn|cancel+ed|rejected)$/i.test(text(event.state)) ? text(event.state) : ''

function frabEvent(event: Fields, day: string, room: string): Event {
  const people = list(fieldsOf(event.persons).person ?? event.persons ?? event.speakers).map(personOf)
  const named = peopleCells(people)
  const moment = localMoment(text(event.date))
  const start = moment?.time ?? text(event.start).slice(0, 5).padStart(5, '0')
  // After midnight an event still is below the day that began in the morning.
  const isNight = !moment && start < '05:00'
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10)
  const minutes = minutesOf(event.duration)
  return {
    title: [text(event.title), text(event.subtitle)].filter(Boolean).join(': '),
    presenters: named.authors ?? '',
    affiliations: named.affiliations ?? '',
    date: moment?.date ?? (isNight ? next : day),
    start,
    end: minutes > 0 ? later(start, minutes) : '',
    hall: text(event.room) || room,
    session: text(event.track),
    kind: text(event.type),
    language: text(event.language),
    status: stateOf(event),
  }
}

const ofFrab = (days: unknown, roomsOf: (day: Fields) => [name: string, events: unknown][]): Event[] =>
  list(days).flatMap((day) =>
    roomsOf(day).flatMap(([room, events]) =>
      list(events).map((event) => frabEvent(event, text(day.date), room)),
    ),
  )

function ofFrabXml(source: string): Event[] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false })
  const { schedule } = parser.parse(source) as { schedule: Fields }
  return ofFrab(schedule.day, (day) => list(day.room).map((room) => [text(room.name), room.event]))
}

function indicoEvent(entry: Fields, session: Fields): Event {
  const authors = [
    ...list(entry.primaryauthors),
    ...list(entry.primary_authors),
    ...list(entry.coauthors),
  ].map(personOf)
  const speakers = list(entry.speakers ?? entry.presenters).map(personOf)
  const people = [...authors, ...speakers.filter(({ name }) => !authors.some((one) => one.name === name))]
  const at = (value: unknown) => {
    const { date, time, tz } = fieldsOf(value)
    const written = text(value) || `${text(date)} ${text(time)}`
    return localMoment(text(tz) === 'UTC' ? `${written}Z` : written)
  }
  const [start, end] = [at(entry.startDate ?? entry.start_dt), at(entry.endDate ?? entry.end_dt)]
  const minutes = minutesOf(entry.duration)
  return {
    title: text(entry.title),
    ...peopleCells(people),
    presenters: speakers.map(({ name }) => name).join('\n'),
    date: start?.date ?? '',
    start: start?.time ?? '',
    end: end?.time ?? (start && minutes > 0 ? later(start.time, minutes) : ''),
    hall: text(entry.room ?? entry.roomFullname) || text(session.room),
    session: text(entry.session) || text(session.title),
    kind: text(entry.type),
  }
}

/** Of Indico, which lists contributions by themselves or below their sessions, in any order. */
const ofIndico = (results: Fields[]): Event[] =>
  results.flatMap((event) => [
    ...list(event.contributions).map((one) => indicoEvent(one, {})),
    ...list(event.sessions).flatMap((session) =>
      list(session.contributions).map((one) => indicoEvent(one, session)),
    ),
  ])

function eventsOf(source: string): Event[] | undefined {
  if (/^\s*<(\?xml|schedule)/.test(source))
    return source.includes('<schedule') ? ofFrabXml(source) : undefined
  if (!/^\s*[[{]/.test(source)) return undefined
  const json = fieldsOf(JSON.parse(source))
  const { conference } = fieldsOf(json.schedule)
  if (!conference) return ofIndico(list(json.results))
  return ofFrab(fieldsOf(conference).days, (day) => Object.entries(fieldsOf(day.rooms)))
}

/** The sheet of a schedule that a system has exported, in the order of time; undefined if the file is none. Throws if it is damaged. */
export function readSchedule(bytes: Uint8Array): Sheet | undefined {
  const events = bytes[0] === 0x50 ? undefined : eventsOf(decoded(bytes).replace(/^\ufeff/, ''))
  if (!events) return undefined
  const inTime = events.toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
  const used = columns.filter((column) => inTime.some((event) => event[column]))
  const cellOf = (value: string | undefined): Cell | undefined => (value ? { text: value } : undefined)
  return {
    name: 'schedule',
    rows: [
      used.map((column) => ({ text: column })),
      ...inTime.map((event) => used.map((column) => cellOf(event[column]))),
    ],
    hiddenRows: [],
    known: { list: 'programme', columns: [...used] },
  }
}
