// Schedules that pretalx, frab and Indico export, as a sheet of talks.
import { XMLParser } from 'fast-xml-parser'
import { choiceCalled } from '../read/entries/guess'
import { talkKinds } from '../schemas/programme'
import { decoded, type Sheet } from './read-sheets'

type Fields = Record<string, unknown>

/** A talk or a break; what a system does not know is left out. */
type Event = Partial<Record<(typeof headings)[number], string>>

const headings = [
  'Title',
  'Presenter',
  'Affiliation',
  'Date',
  'Start',
  'Minutes',
  'Hall',
  'Session',
  'Type',
  'Language',
] as const

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const list = (value: unknown): Fields[] =>
  Array.isArray(value) ? (value as Fields[]) : value === undefined || value === '' ? [] : [fields(value)]

const text = (value: unknown): string =>
  typeof value === 'object'
    ? text(fields(value)['#text'] ?? fields(value).en ?? '')
    : String(value ?? '').trim()

/** 00:30 is 30 minutes. */
const minutes = (duration: unknown) => {
  const [hours = 0, rest = 0] = text(duration).split(':').map(Number)
  return String(hours * 60 + rest)
}

const lines = (people: Fields[], name: (person: Fields) => string) => people.map(name).join('\n').trimEnd()

/** A language that the site knows, of `en-gb` or `tr`. */
const language = (value: unknown) => /^(en|tr)\b/.exec(text(value))?.[1] ?? ''

const kind = (value: unknown) => choiceCalled(text(value), talkKinds) ?? ''

/** An event of the format of frab, which pretalx has taken over. */
const frabEvent = (event: Fields, date: string, room: string, persons: Fields[]): Event => ({
  Title: text(event.title),
  Presenter: lines(persons, (person) => text(person.public_name ?? person.name ?? person)),
  Date: date,
  Start: text(event.start),
  Minutes: minutes(event.duration),
  Hall: room,
  Type: kind(event.type),
  Language: language(event.language),
})

function ofFrabJson(conference: Fields): Event[] {
  return list(conference.days).flatMap((day) =>
    Object.entries(fields(day.rooms)).flatMap(([room, events]) =>
      list(events).map((event) => frabEvent(event, text(day.date), room, list(event.persons))),
    ),
  )
}

function ofFrabXml(source: string): Event[] {
  const repeated = ['day', 'room', 'event', 'person']
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    // A room within an event is its name; one within a day holds events.
    isArray: (name, path) => repeated.includes(name) && !String(path).endsWith('event.room'),
  })
  const { schedule } = parser.parse(source) as { schedule: Fields }
  return list(schedule.day).flatMap((day) =>
    list(day.room).flatMap((room) =>
      list(room.event).map((event) =>
        frabEvent(event, text(day['@date']), text(room['@name']), list(fields(event.persons).person)),
      ),
    ),
  )
}

const fullName = (person: Fields) =>
  [person.first_name, person.last_name ?? person.family_name].map(text).filter(Boolean).join(' ') ||
  text(person.fullName ?? person.name)

function indicoEvent(contribution: Fields, session: string): Event {
  const speakers = list(contribution.speakers)
  const people =
    speakers.length > 0 ? speakers : [...list(contribution.primaryauthors), ...list(contribution.coauthors)]
  const start = fields(contribution.startDate)
  return {
    Title: text(contribution.title),
    Presenter: lines(people, fullName),
    Affiliation: lines(people, ({ affiliation }) => text(affiliation)),
    Date: text(start.date),
    Start: text(start.time).slice(0, 5),
    Minutes: text(contribution.duration),
    Hall: text(contribution.room),
    Session: text(contribution.session) || session,
    Type: kind(contribution.type),
    Language: language(contribution.language),
  }
}

/** Indico lists contributions by themselves or below their sessions, in any order. */
const ofIndico = (results: Fields[]): Event[] =>
  results
    .flatMap((event) => [
      ...list(event.contributions).map((one) => indicoEvent(one, '')),
      ...list(event.sessions).flatMap((session) =>
        list(session.contributions).map((one) => indicoEvent(one, text(session.title))),
      ),
    ])
    .toSorted((a, b) => `${a.Date} ${a.Start}`.localeCompare(`${b.Date} ${b.Start}`))

function eventsOf(source: string): Event[] | undefined {
  if (/^\s*<(\?xml|schedule)/.test(source))
    return source.includes('<schedule') ? ofFrabXml(source) : undefined
  if (!/^\s*\{/.test(source)) return undefined
  const json = fields(JSON.parse(source))
  const conference = fields(json.schedule).conference
  return conference ? ofFrabJson(fields(conference)) : ofIndico(list(json.results))
}

/** The sheet of an exported schedule; undefined if the file is none. Throws if it is damaged. */
export function scheduleSheet(bytes: Uint8Array): Sheet | undefined {
  const events = bytes[0] === 0x50 ? undefined : eventsOf(decoded(bytes))
  if (!events) return undefined
  const used = headings.filter((heading) => events.some((event) => event[heading]))
  return {
    name: 'schedule',
    rows: [
      used.map((heading) => ({ text: heading })),
      ...events.map((event) => used.map((heading) => ({ text: event[heading] ?? '' }))),
    ],
  }
}
