// Reads the entries of any JSON file that has a list of them, such as talks within sessions within days, as a sheet with headings.
import type { Sheet } from './cells'
import { isFields } from './fields'
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
  const { en, name: called } = field
  const named = en ?? called
  if (named !== undefined) return leavesOf(name, named)
  return Object.entries(field).flatMap(([own, one]) => (NAMING.test(own) ? [] : leavesOf(own, one)))
}

type People = (name: string, people: unknown[]) => Entry

function entriesOf(value: unknown, above: Entry, people: People): Entry[] {
  if (Array.isArray(value)) return value.flatMap((one) => entriesOf(one, above, people))
  if (!isFields(value)) return []
  const fields = Object.entries(value)
  const isOfPeople = (name: string) => isOf('people', roleNamed(name) ?? '')
  const own = Object.fromEntries(
    fields.flatMap(([name, field]): [string, string][] => {
      if (isOfPeople(name) && Array.isArray(field)) return Object.entries(people(name, field))
      return leavesOf(name, field)
    }),
  )
  const within = fields.flatMap(([name, field]) =>
    isOfPeople(name) ? [] : entriesOf(field, { ...above, ...forEntries(own) }, people),
  )
  if (within.length > 0) return within
  return Object.keys(own).some((name) => roleNamed(name) === 'title') ? [{ ...above, ...own }] : []
}

/** Entries as a sheet, without the fields that none has. */
export function sheetOfEntries(entries: Entry[]): Sheet & { columns: string[] } {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
  const columns = [...names].filter((name) => entries.some((entry) => entry[name]))
  const rowOf = (entry: Entry) => columns.map((name) => (entry[name] ? { text: entry[name] } : undefined))
  const headings = columns.map((name) => ({ text: name.replaceAll('_', ' ') }))
  return { name: 'schedule', rows: [headings, ...entries.map(rowOf)], hiddenRows: [], columns }
}

/** The entries of a file as a sheet. `people` says what the people of an entry are as cells. */
export const readJson = (json: unknown, people: People): Sheet => sheetOfEntries(entriesOf(json, {}, people))
