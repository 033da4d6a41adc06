// Reads the entries of any JSON file that has a list of them, such as talks within sessions within days, as a sheet with headings.
import { withoutInvisible } from '../domain/formats'
import type { Sheet } from './cells'
import { fieldsOf, isFields, type Fields } from './fields'
import { peopleText } from './people'
import { pauseOf } from './looks'
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

function entriesOf(value: unknown, above: Entry): Entry[] {
  if (Array.isArray(value)) return value.flatMap((one) => entriesOf(one, above))
  if (!isFields(value)) return []
  const fields = Object.entries(value)
  const isOfPeople = (name: string) => isOf('people', roleNamed(name) ?? '')
  const own = Object.fromEntries(
    fields.flatMap(([name, field]): [string, string][] => {
      const people = isOfPeople(name) ? peopleOf(field) : undefined
      return people ? [[name, peopleIn(people)]] : leavesOf(name, field)
    }),
  )
  const within = fields.flatMap(([name, field]) =>
    isOfPeople(name) ? [] : entriesOf(field, { ...above, ...forEntries(own) }),
  )
  if (within.length > 0) return within
  const has = (role: string) => Object.keys(own).some((name) => roleNamed(name) === role)
  if (has('title') || (own['name'] && has('start'))) return [{ ...above, ...own }]
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

/** The lists of a file whose entries have fields. */
function listsIn(value: unknown): Fields[][] {
  const within = value !== null && typeof value === 'object' ? Object.values(value).flatMap(listsIn) : []
  return Array.isArray(value) && value.every(isFields) ? [value, ...within] : within
}

/** The rows of the longest list of a file, which may be a grid. */
function rowsOfLongestList(json: unknown): Entry[] {
  const [longest = []] = listsIn(json).sort((a, b) => b.length - a.length)
  return longest.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, field]) => leavesOf(name, field))),
  )
}

/** The entries of a file as a sheet; if none has a title, the rows of its longest list. */
export function readJson(json: unknown): Sheet {
  const entries = distinct(entriesOf(json, {}))
  return sheetOfEntries(entries.length > 0 ? entries : rowsOfLongestList(json))
}
