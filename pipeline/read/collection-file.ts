// Reads one collection: YAML in, entries and problems out.
import { collections, fileOf, type Collection, type CollectionName } from '../schemas'
import { isCountry, type CountryCode } from '../domain/countries'
import type { Edition } from './edition'
import { checkEntry, problemAt, withoutConsequences } from './entries/entry-check'
import { identityOf, recordName } from './entries/entry-names'
import { appearsTwice, findDuplicates } from './find-duplicates'
import { ignoringCase } from '../domain/fold'
import { memoise } from '../domain/memoise'
import type { Diagnostic } from '../messages/diagnostic'
import { readYaml, type YamlFile } from './yaml/yaml-file'

export type CollectionFile = {
  name: CollectionName
  yaml: YamlFile
  /** Entries that are valid by themselves; for a single-object collection one at most. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[]
  /** Sessions whose talks wait for a day and an hour: they are kept in the file, and not published. */
  waiting: CollectionFile['entries']
  problems: Diagnostic[]
}

type Entry = CollectionFile['entries'][number]

/** Posters without a number take, in their order, those that are free. */
function numberPosters(entries: Entry[]) {
  const taken = new Set(entries.map(({ value }) => value.number))
  const free = entries.map((_, index) => index + 1).filter((number) => !taken.has(number))
  for (const entry of entries)
    if (entry.value.number === undefined) entry.value = { ...entry.value, number: free.shift() }
}

function readEntries(
  yaml: YamlFile,
  collection: Collection,
  country: CountryCode | undefined,
): Pick<CollectionFile, 'entries' | 'waiting' | 'problems'> {
  const { entry: shape, many, label, unique } = collection
  if (yaml.value === undefined) return { entries: [], waiting: [], problems: [] }
  if (many && !Array.isArray(yaml.value))
    return { ...checkEntry(yaml, shape.array(), yaml.value, [], label), entries: [], waiting: [] }
  const problems: Diagnostic[] = []
  const values = many ? (yaml.value as unknown[]) : [yaml.value]
  const entries = values.flatMap((value, index): Entry[] => {
    const path = many ? [index] : []
    const entry = many ? recordName(collection, index, value) : label
    const checked = checkEntry(yaml, shape, value, path, entry, country)
    problems.push(...checked.problems)
    return checked.value ? [{ value: checked.value as Record<string, unknown>, path }] : []
  })
  if (collection === collections.posters) numberPosters(entries)
  const name = ({ value }: Entry) => ignoringCase(identityOf(collection, value) ?? '')
  const repeated = unique ? findDuplicates(entries, name) : []
  problems.push(...repeated.map(({ item, before }) => twice(yaml, collection, item, before)))
  // An entry that was pasted again is not also two sessions at one time or two posters with one title.
  const pasted = repeated.filter(
    ({ item, before }) => JSON.stringify(item.value) === JSON.stringify(before.value),
  )
  const known = entries.filter((entry) => pasted.every(({ item }) => item !== entry))
  const isWaiting = ({ value }: Entry) => value.waits === true
  return { entries: known.filter((entry) => !isWaiting(entry)), waiting: known.filter(isWaiting), problems }
}

function twice(yaml: YamlFile, collection: Collection, item: Entry, before: Entry): Diagnostic {
  const [field = ''] = collection.unique ?? []
  const name = identityOf(collection, item.value) ?? ''
  const found = appearsTwice(name, `${yaml.file}:${yaml.locate([...before.path, field]).line}`)
  const entry = recordName(collection, Number(item.path[0]), item.value)
  return problemAt(yaml, [...item.path, field], found, { entry, field })
}

function checked(name: CollectionName, yaml: YamlFile, country: CountryCode | undefined): CollectionFile {
  const { problems, ...read } = readEntries(yaml, collections[name], country)
  return { name, yaml, ...read, problems: withoutConsequences(yaml, problems) }
}

/** What was read of a file, by the country in which its numbers are dialled. */
const known = memoise((_: YamlFile) => new Map<CountryCode | undefined, CollectionFile>())

/** The country of the edition, if site.yaml can be read so far. */
export function countryOf(edition: Edition): CountryCode | undefined {
  const { value } = readYaml(edition, fileOf('site'))
  const country = typeof value === 'object' && value !== null && 'country' in value ? value.country : ''
  return typeof country === 'string' && isCountry(country) ? country : undefined
}

/** Reads a collection; what has not changed since is not read again. */
export function readCollection(edition: Edition, name: CollectionName): CollectionFile {
  const yaml = readYaml(edition, fileOf(name))
  if (collections[name].optional && !edition.exists(yaml.file))
    return { name, yaml: { ...yaml, problems: [] }, entries: [], waiting: [], problems: [] }
  const country = countryOf(edition)
  const file = known(yaml).get(country) ?? checked(name, yaml, country)
  known(yaml).set(country, file)
  return file
}
