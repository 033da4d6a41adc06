// Reads one collection: YAML in, entries and problems out.
import { collections, fileOf, type Collection, type CollectionName } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import type { Edition } from './edition'
import { checkEntry, problemAt } from './entries/entry-check'
import { identityOf, recordName } from './entries/entry-names'
import { findDuplicates } from './find-duplicates'
import { ignoringCase } from './fold'
import { memoiseBySource } from './memoise'
import { both, fault, type Problem } from './problem'
import { withoutConsequences } from './problems'
import { parseYaml, readYaml, type YamlFile } from './yaml/yaml-file'

export type CollectionFile = {
  name: CollectionName
  yaml: YamlFile
  /** Entries that are valid by themselves; for a single-object collection one at most. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[]
  problems: Problem[]
}

type Entry = CollectionFile['entries'][number]

type Entries = Pick<CollectionFile, 'entries' | 'problems'>

/** Reports that a file is not a list; `label` is what its entries are called. */
export const listWanted = (yaml: YamlFile, label: Bilingual): Problem =>
  problemAt(yaml, [], {
    message: both('This file must be a list.', 'Bu dosya bir liste olmalı.'),
    advice: both(
      `Begin each ${label.en} with "- " at the beginning of a line, without a name above the list.`,
      `Her kaydı (${label.tr}) satır başında "- " ile başlatın; listenin üstüne ad yazmayın.`,
    ),
  })

const fieldsWanted = (yaml: YamlFile, { label }: Collection): Problem =>
  problemAt(
    yaml,
    [],
    fault(
      'This file must contain fields (name: value), not a list.',
      'Bu dosya liste değil, alanlardan (ad: değer) oluşmalı.',
      `Delete the dashes before the fields of the ${label.en}.`,
      `Alanların (${label.tr}) önündeki tireleri silin.`,
    ),
  )

/** The values to check, each with its path and its name; for a single-object collection one. */
function valuesOf(yaml: YamlFile, collection: Collection) {
  const { value } = yaml
  if (!collection.many) return [{ value, path: [] as PropertyKey[], record: collection.label }]
  return (value as unknown[]).map((entry, index) => ({
    value: entry,
    path: [index],
    record: recordName(collection, index, entry),
  }))
}

/** Posters without a number take, in their order, those that are free. */
function numberPosters(entries: Entry[]) {
  const taken = new Set(entries.map(({ value }) => value.number))
  let next = 1
  for (const entry of entries.filter(({ value }) => value.number === undefined)) {
    while (taken.has(next)) next += 1
    entry.value = { ...entry.value, number: next }
    next += 1
  }
}

function readEntries(yaml: YamlFile, collection: Collection): Entries {
  const isList = Array.isArray(yaml.value)
  if (collection.many && !isList) return { entries: [], problems: [listWanted(yaml, collection.label)] }
  if (!collection.many && isList) return { entries: [], problems: [fieldsWanted(yaml, collection)] }
  const problems: Problem[] = []
  const entries = valuesOf(yaml, collection).flatMap(({ value, path, record }): Entry[] => {
    const checked = checkEntry(yaml, collection.entry, value, path, record)
    problems.push(...checked.problems)
    return checked.value ? [{ value: checked.value as Record<string, unknown>, path }] : []
  })
  if (collection === collections.posters) numberPosters(entries)
  const repeated = collection.unique
    ? findDuplicates(entries, ({ value }) => ignoringCase(identityOf(collection, value) ?? ''))
    : []
  problems.push(...repeated.map(({ item, before }) => twice(yaml, collection, item, before)))
  // An entry that was pasted again is not also two sessions at one time or two posters with one title.
  const pasted = repeated.filter(
    ({ item, before }) => JSON.stringify(item.value) === JSON.stringify(before.value),
  )
  return { entries: entries.filter((entry) => pasted.every(({ item }) => item !== entry)), problems }
}

function twice(yaml: YamlFile, collection: Collection, item: Entry, before: Entry): Problem {
  const field = collection.unique![0]!
  const name = identityOf(collection, item.value) ?? ''
  const { line } = yaml.locate([...before.path, field])
  const message = both(
    `“${name}” appears twice; it is already on line ${line}.`,
    `“${name}” iki kez geçiyor: ${line}. satırda da var.`,
  )
  const advice = both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.')
  const record = recordName(collection, Number(item.path[0]), item.value)
  return problemAt(yaml, [...item.path, field], { message, advice }, { record, field })
}

/** The file without the line of a name above its list, such as `keyDates:`; undefined where there is none. */
function withoutNameAbove({ value, file, locate }: YamlFile, source: string): YamlFile | undefined {
  const [[name = '', list] = []] = Object.entries(value ?? {})
  if (!Array.isArray(list)) return undefined
  const lines = source.split('\n').with(locate([name], true).line - 1, '')
  return parseYaml(lines.join('\n'), file)
}

/** Reads a collection's file and checks each entry. */
export function readCollection(edition: Edition, name: CollectionName): CollectionFile {
  const yaml = readYaml(edition, fileOf(name))
  const source = edition.read(yaml.file) ?? ''
  if (yaml.value === undefined) return { name, yaml, entries: [], problems: yaml.problems }
  return memoiseBySource(`${yaml.file} as collection`, source, () => {
    const collection: Collection = collections[name]
    const isNamed = collection.many && !Array.isArray(yaml.value)
    const list = (isNamed && withoutNameAbove(yaml, source)) || yaml
    const { entries, problems } = readEntries(list, collection)
    const ofName = list === yaml ? [] : [listWanted(yaml, collection.label)]
    const all = [...ofName, ...withoutConsequences(list, problems)]
    return { name, yaml: list, entries, problems: all }
  })
}
