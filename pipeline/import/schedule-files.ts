import { XMLParser } from 'fast-xml-parser'
import { talkKinds } from '../domain/programme-kinds'
import { fieldsOf, type Fields } from './fields'
import { decoded, type Sheet } from './read-sheets'
import { choiceCalled } from './words'

/** A talk or a break, by headings that the import knows; what a system does not say is empty. */
type Event = Record<string, string>

const list = (value: unknown): Fields[] =>
  value === undefined || value === '' ? [] : [value].flat().map(fieldsOf)

const text = (value: unknown): string =>
  typeof value === 'object'
    ? text(fieldsOf(value)['#text'] ?? fieldsOf(value).en ?? '')
    : String(value ?? '').trim()

/** Of 00:30 and 30, both 30. */
function minutes(duration: unknown): string {
  const parts = text(duration).split(':').map(Number)
  return String(parts.reduce((sum, part) => sum * 60 + part, 0))
}

/** What a person is called by one of these systems. */
function nameOf(person: Fields): string {
  const { public_name, first_name, last_name = person.family_name } = person
  const parts = [first_name, last_name].map(text).filter(Boolean).join(' ')
  return parts || text(public_name ?? person.fullName ?? person.name ?? person['#text'])
}

/** What all these systems call the same. */
const common = (event: Fields, people: Fields[]): Event => ({
  Title: text(event.title),
  Presenter: people.map(nameOf).join('\n'),
  Affiliation: people
    .map(({ affiliation }) => text(affiliation))
    .join('\n')
    .trimEnd(),
  Minutes: minutes(event.duration),
  Type: choiceCalled(text(event.type), talkKinds) ?? '',
  // Such as en-gb.
  Language: /^(en|tr)\b/.exec(text(event.language))?.[1] ?? '',
})

/** Of frab, whose format pretalx has taken over: days with rooms with events. */
const ofFrab = (days: unknown, roomsOf: (day: Fields) => [name: string, events: unknown][]): Event[] =>
  list(days).flatMap((day) =>
    roomsOf(day).flatMap(([room, events]) =>
      list(events).map((event) => ({
        ...common(event, list(fieldsOf(event.persons).person ?? event.persons)),
        Date: text(day.date),
        Start: text(event.start),
        Hall: room,
      })),
    ),
  )

function ofFrabXml(source: string): Event[] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false })
  const { schedule } = parser.parse(source) as { schedule: Fields }
  return ofFrab(schedule.day, (day) => list(day.room).map((room) => [text(room.name), room.event]))
}

/** Of Indico, which lists contributions by themselves or below their sessions, in any order. */
const ofIndico = (results: Fields[]): Event[] =>
  results
    .flatMap((event) => [{ ...event, title: '' }, ...list(event.sessions)])
    .flatMap(({ title, contributions }) =>
      list(contributions).map((one) => {
        const speakers = list(one.speakers)
        const people = speakers.length > 0 ? speakers : [...list(one.primaryauthors), ...list(one.coauthors)]
        const { date, time } = fieldsOf(one.startDate)
        return {
          ...common(one, people),
          Date: text(date),
          Start: text(time).slice(0, 5),
          Hall: text(one.room),
          Session: text(one.session) || text(title),
        }
      }),
    )
    .sort((a, b) => `${a.Date} ${a.Start}`.localeCompare(`${b.Date} ${b.Start}`))

function eventsOf(source: string): Event[] | undefined {
  if (/^\s*<(\?xml|schedule)/.test(source))
    return source.includes('<schedule') ? ofFrabXml(source) : undefined
  if (!/^\s*\{/.test(source)) return undefined
  const json = fieldsOf(JSON.parse(source))
  const { conference } = fieldsOf(json.schedule)
  if (!conference) return ofIndico(list(json.results))
  return ofFrab(fieldsOf(conference).days, (day) => Object.entries(fieldsOf(day.rooms)))
}

/** The sheet of a schedule that pretalx, frab or Indico has exported; undefined if the file is none. Throws if it is damaged. */
export function scheduleSheets(bytes: Uint8Array): Sheet[] | undefined {
  const events = bytes[0] === 0x50 ? undefined : eventsOf(decoded(bytes))
  if (!events) return undefined
  const headings = [...new Set(events.flatMap(Object.keys))]
  const used = headings.filter((heading) => events.some((event) => event[heading]))
  const rows = [used, ...events.map((event) => used.map((heading) => event[heading] ?? ''))]
  return [{ name: 'schedule', rows: rows.map((texts) => texts.map((one) => ({ text: one }))) }]
}
