// Reads the entries of any JSON file that has a list of them, such as talks within sessions within days, as a sheet with headings.
import { withoutInvisible } from '../domain/formats'
import type { Sheet } from './cells'
import { fieldsOf, isFields, type Fields } from './fields'
import { peopleText } from './people'
import { dateIn, daysIn } from './dates-and-times'
import { isHall, isPerson, pauseOf } from './looks'
import { isOf, roleNamed } from './roles'

/** What an entry says by the names of its fields. */
export type Entry = Record<string, string>

/** Fields that name the entry itself, and not what is within it. */
const NAMING = /^(?:id|code|title|name|type|.*[_ ](?:id|code|title|name))$/i

/** What a session or day says of the entries within it. */
const forEntries = (own: Entry): Entry =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [NAMING.test(name) ? `session ${name}` : name, value]),
  )

/** The texts of a field, also of one that groups them: the slot of a talk has its room, and a room its name. */
function leavesOf(name: string, field: unknown): [string, string][] {
  if (typeof field === 'string' || typeof field === 'number') return [[name, String(field)]]
  if (!isFields(field)) return []
  const { en, name: called, date, time } = field
  // Indico writes a moment as a day, a time and a time zone.
  const named = en ?? called ?? field['#text'] ?? (date && time && `${text(date)} ${text(time)}`)
  if (named !== undefined) return leavesOf(name, named)
  return Object.entries(field).flatMap(([own, one]) => (NAMING.test(own) ? [] : leavesOf(own, one)))
}

/** A value as a text; of an object, what it is called. */
export function text(value: unknown): string {
  const { '#text': own, en, name } = fieldsOf(value)
  return value !== null && typeof value === 'object'
    ? text(own ?? en ?? name ?? '')
    : String(value ?? '').trim()
}

/** The values of a field that may be one or a list. */
export const many = (value: unknown): unknown[] => [value ?? []].flat().filter((one) => one !== '')

export const list = (value: unknown): Fields[] => many(value).map(fieldsOf)

/** Whether a field may have a name: full_public_name, fullName. */
const isNaming = (field: string): boolean => /name$/i.test(field)

/** “PETEKÖZ, Ömür” is a surname in capitals before a first name. */
export function nameOf(person: Fields): string {
  const [first, last] = ['first', 'last'].map((part) => {
    const other = part === 'first' ? 'given' : 'family'
    const names = [`${part}_name`, `${part}Name`, part, `${other}_name`, `${other}Name`]
    return text(names.map((name) => person[name]).find((value) => value !== undefined))
  })
  const [, other] = Object.entries(person).find(([field, value]) => isNaming(field) && text(value)) ?? []
  const { public_name: shown, fullName, full_name: full, name: called, '#text': own } = person
  const name = text(shown ?? fullName ?? full ?? called ?? own ?? other)
  return (last && [first, last].filter(Boolean).join(' ')) || name.replace(/^([^,]+), ([^,]+)$/, '$2 $1')
}

/** The name of a list or of a reference to its entries in one form: rooms, room, roomId and room_id. */
const keyOf = (field: string): string =>
  field
    .replace(/_?ids?$/i, '')
    .replace(/s$/i, '')
    .toLowerCase()

/** A file in which a room or speaker that is referred to by its id or code is there itself, from the list of all. */
export function withReferences(json: unknown): unknown {
  const isNamed = (entry: Fields) => Object.keys(entry).some(isNaming)
  const lists = new Map(
    Object.entries(fieldsOf(json)).map(([field, entries]) => [
      keyOf(field),
      new Map(
        list(entries).flatMap((entry) => (isNamed(entry) ? [[text(entry.id ?? entry.code), entry]] : [])),
      ),
    ]),
  )
  const resolved = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolved(one, key))
    if (!isFields(value)) return lists.get(key)?.get(text(value)) ?? value
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, resolved(one, keyOf(field))]),
    )
  }
  return resolved(json, '')
}

/** People of a system, of whom it may have no more than the names, as the text of a cell. */
export const peopleIn = (people: unknown[]): string =>
  peopleText(
    people
      .map((one): Fields => (isFields(one) ? one : { name: one }))
      .map((person) => ({
        name: nameOf(person),
        affiliation: text(person.affiliation ?? person.organization ?? person.organisation),
      })),
  )

/** The people of a field: a list, or in XML elements of one name below it. */
function peopleOf(field: unknown): unknown[] | undefined {
  const [within, ...others] = Object.values(fieldsOf(field)).filter((one) => typeof one === 'object')
  return Array.isArray(field) ? field : within && others.length === 0 ? many(within) : undefined
}

/** “organizingCommittee”, “day_1” and “track2” in words. */
const inWords = (key: string): string => {
  const words = key
    .replace(/_/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}|\d)/gu, ' ')
    .trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** For asking whether a text is a date, whichever it is. */
const ANY_YEAR = { year: 2000, days: [] }

/** What the name of a field says of the entries within it: “Monday, March 23, 2026”, “day1”, “Hall A”, “track2”. */
function saidByKey(key: string): Entry {
  const words = inWords(key)
  if (/^(?:day|g[uü]n) \d{1,2}$/i.test(words) || dateIn(words, ANY_YEAR)) return { date: words }
  if (isHall(words)) return { hall: words }
  return /^(?:track|stream|parallel) \w{1,2}$/i.test(words) ? { track: words } : {}
}

/** Whether a field is an entry of its own. */
const isTitled = (field: unknown): boolean =>
  isFields(field) && Object.keys(field).some((name) => roleNamed(name) === 'title')

function entriesOf(value: unknown, above: Entry): Entry[] {
  if (Array.isArray(value)) return value.flatMap((one) => entriesOf(one, above))
  if (!isFields(value)) return []
  const fields = Object.entries(value)
  const isOfPeople = (name: string) => isOf('people', roleNamed(name) ?? '')
  const own = Object.fromEntries(
    fields.flatMap(([name, field]): [string, string][] => {
      const people = isOfPeople(name) ? peopleOf(field) : undefined
      if (people) return [[name, peopleIn(people)]]
      return isTitled(field) ? [] : leavesOf(name, field)
    }),
  )
  const has = (role: string) => Object.keys(own).some((name) => roleNamed(name) === role)
  const isEntry = has('title') || (own['name'] !== undefined && has('start'))
  // A talk that has another one within it is beside it, and not its session.
  const isBeside = isEntry && Object.keys(own).some(isOfPeople) && Object.values(value).some(isTitled)
  const said = Object.fromEntries(
    Object.entries(own).filter(([name]) => !isBeside || !(NAMING.test(name) || isOfPeople(name))),
  )
  const within = fields.flatMap(([name, field]) =>
    isOfPeople(name) ? [] : entriesOf(field, { ...above, ...forEntries(said), ...saidByKey(name) }),
  )
  if (within.length > 0) return isBeside ? [{ ...above, ...own }, ...within] : within
  if (isEntry) return [{ ...above, ...own }]
  // A break of pretalx has only a description.
  return has('start') && pauseOf(own['description'] ?? '')
    ? [{ ...above, ...own, title: own['description'] ?? '' }]
    : []
}

/** Entries of which none is there twice, as where a file has its sessions by hall and by hour. */
const distinct = (entries: Entry[]): Entry[] =>
  [
    ...new Map(
      entries.toReversed().map((one, at) => [one['id'] ? `${one['id']}\n${one['title']}` : at, one]),
    ).values(),
  ].reverse()

/** Entries as a sheet, without the fields that none has. */
export function sheetOfEntries(entries: Entry[]): Sheet & { columns: string[] } {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
  const columns = [...names].filter((name) => entries.some((entry) => entry[name]))
  const rowOf = (entry: Entry) =>
    columns.map((name) => (entry[name] ? { text: withoutInvisible(entry[name]) } : undefined))
  const headings = columns.map((name) => ({ text: name.replaceAll('_', ' ') }))
  return { name: 'schedule', rows: [headings, ...entries.map(rowOf)], hiddenRows: [], columns }
}

/** A list of a file: what it is called, how deep it is, and its rows. */
type NamedList = { name: string; depth: number; rows: Entry[] }

const leavesIn = (fields: Fields): Entry =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => leavesOf(name, field)))

const isText = (value: unknown): value is string => typeof value === 'string'

/** A name and an institution, or a name alone. */
const memberOf = ([name = '', affiliation = '']: string[]): Entry => ({ name, affiliation })

/** The rows of a list of names, each perhaps with an institution: [“A. Örnek”, “Örnek University”]; undefined if it is none. */
function rowsOfNames(value: unknown[]): Entry[] | undefined {
  const members = value.filter((one): one is string[] => Array.isArray(one) && one.every(isText))
  if (members.length === value.length) return members.map(memberOf)
  if (!value.every(isText)) return undefined
  const [, second = ''] = value
  return value.length === 2 && !isPerson(second) ? [memberOf(value)] : value.map((name) => memberOf([name]))
}

/** Fewer fields than these are no list. */
const LEAST_FIELDS = 2

/** The rows of an object whose fields are its entries: names with institutions, events with dates; undefined if it is none. */
function rowsOfFields(value: Fields): Entry[] | undefined {
  const fields = Object.entries(value)
  if (fields.length < LEAST_FIELDS) return undefined
  if (fields.every(([key, field]) => isPerson(key) && isText(field)))
    return fields.map(([name, field]) => memberOf([name, text(field)]))
  const dateOf = (field: unknown) => text(isFields(field) ? field.date : field)
  const areDates = fields.every(
    ([, field]) => dateIn(dateOf(field), ANY_YEAR) ?? daysIn(dateOf(field), ANY_YEAR),
  )
  return areDates ? fields.map(([key, field]) => ({ event: inWords(key), date: dateOf(field) })) : undefined
}

/** The lists of a file, each called by its field, or by the entry that it is within. */
function listsIn(value: unknown, name = '', depth = 0): NamedList[] {
  if (Array.isArray(value)) {
    if (!value.every(isFields)) {
      const rows = rowsOfNames(value)
      return rows ? [{ name, depth, rows }] : []
    }
    const within = value.flatMap((one) => listsIn(one, nameOf(one), depth + 1))
    return [{ name, depth, rows: value.map(leavesIn) }, ...within]
  }
  if (!isFields(value)) return []
  const rows = rowsOfFields(value)
  if (rows) return [{ name, depth, rows }]
  return Object.entries(value).flatMap(([key, field]) =>
    listsIn(
      field,
      Array.isArray(field) && /^(?:members|people|list|items|entries)$/i.test(key) ? name : inWords(key),
      depth + 1,
    ),
  )
}

/** What the lists of a file are called in a column of their own. */
const GROUP = 'Committee / Category'

/** The rows of the lists of a file that have most of them, each with what its list is called; one list may be a grid. */
function rowsOfLists(json: unknown): Entry[] {
  // Links and logos of an entry are no lists.
  const lists = listsIn(json).filter(({ rows }) => rows.some((row) => Object.keys(row).length > 1))
  const atDepth = [...new Set(lists.map(({ depth }) => depth))].map((depth) =>
    lists.filter((one) => one.depth === depth),
  )
  const countOf = (own: NamedList[]) => own.reduce((sum, { rows }) => sum + rows.length, 0)
  const [longest = []] = atDepth.sort((a, b) => countOf(b) - countOf(a))
  if (longest.length < 2) return longest.flatMap(({ rows }) => rows)
  return longest.flatMap(({ name, rows }) =>
    rows.map(({ event, ...row }) =>
      event ? { event: `${name}: ${event}`, ...row } : { [GROUP]: name, ...row },
    ),
  )
}

/** The entries of a file as a sheet; if none has a title, the rows of its longest lists. */
export function readJson(json: unknown, name: string): Sheet {
  // What the whole file is called is no session.
  const file = isFields(json)
    ? Object.fromEntries(Object.entries(json).filter(([key, field]) => !NAMING.test(key) || !isText(field)))
    : json
  const entries = distinct(entriesOf(file, {}))
  return { ...sheetOfEntries(entries.length > 0 ? entries : rowsOfLists(file)), name }
}
