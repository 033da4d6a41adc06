// Reads one collection: YAML in, entries and problems out.
import { collections, fileOf, type Collection, type CollectionName } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import type { Edition } from './edition'
import { checkEntry, problemAt } from './entries/entry-check'
import { identityOf, recordName } from './entries/entry-names'
import { findDuplicates } from './find-duplicates'
import { ignoringCase } from './fold'
import { memoiseBySource } from './memoise'
import { both, type Problem } from './problem'
import { onceEach, withoutConsequences } from './problems'
import { readYaml, type YamlFile } from './yaml/yaml-file'

export type CollectionFile = {
  name: CollectionName
  yaml: YamlFile
  /** Entries that are valid by themselves; for a single-object collection one at most. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[]
  problems: Problem[]
}

type Entry = CollectionFile['entries'][number]

type Entries = Pick<CollectionFile, 'entries' | 'problems'>

/** Reports that a file is not a list; `label` is what its entries would be called. */
export const listWanted = (yaml: YamlFile, label: Bilingual): Problem =>
  problemAt(yaml, [], {
    message: both('This file must be a list.', 'Bu dosya bir liste olmalı.'),
    advice: both(
      `Begin each ${label.en} with "- ", as in the sample.`,
      `Her kaydı (${label.tr}) örnekteki gibi "- " ile başlatın.`,
    ),
  })

const fieldsWanted = (yaml: YamlFile, { label }: Collection): Problem =>
  problemAt(yaml, [], {
    message: both(
      'This file must contain fields (name: value), not a list.',
      'Bu dosya liste değil, alanlardan (ad: değer) oluşmalı.',
    ),
    advice: both(
      `Delete the dashes before the fields of the ${label.en}.`,
      `Alanların (${label.tr}) önündeki tireleri silin.`,
    ),
  })

function readObject(yaml: YamlFile, collection: Collection): Entries {
  if (yaml.value === null || typeof yaml.value !== 'object' || Array.isArray(yaml.value))
    return { entries: [], problems: [fieldsWanted(yaml, collection)] }
  const { value, problems } = checkEntry(yaml, collection.entry, yaml.value, [], collection.label)
  return { entries: value ? [{ value: value as Record<string, unknown>, path: [] }] : [], problems }
}

/** `keyDates:` above the list of key dates: the list below it, so that this line does not hide what is wrong with the entries. */
function belowTitle(yaml: YamlFile): YamlFile {
  const [[name, list] = [], ...others] = Object.entries(yaml.value ?? {}) as [string, unknown][]
  if (Array.isArray(yaml.value) || name === undefined || others.length > 0 || !Array.isArray(list))
    return yaml
  const message = both(`There is “${name}:” above the list.`, `Listenin üstünde “${name}:” var.`)
  const advice = both(
    'Delete this line. If the lines below it are indented, move all of them to the left, so that the dashes begin their lines.',
    'Bu satırı silin. Altındaki satırlar girintiliyse, tireler satır başına gelecek biçimde hepsini sola kaydırın.',
  )
  return {
    ...yaml,
    value: list,
    problems: [...yaml.problems, problemAt(yaml, [name], { message, advice }, { atKey: true })],
    locate: (path, atKey) => yaml.locate([name, ...path], atKey),
    written: (path) => yaml.written([name, ...path]),
  }
}

function readList(yaml: YamlFile, collection: Collection): Entries {
  const { value: list } = yaml
  if (!Array.isArray(list)) return { entries: [], problems: [listWanted(yaml, collection.label)] }
  const problems: Problem[] = []
  const entries = list.flatMap((entry: unknown, index): Entry[] => {
    const path = [index]
    const checked = checkEntry(yaml, collection.entry, entry, path, recordName(collection, index, entry))
    problems.push(...checked.problems)
    return checked.value ? [{ value: checked.value as Record<string, unknown>, path }] : []
  })
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

/** Reads a collection's file and checks each entry. */
export function readCollection(edition: Edition, name: CollectionName): CollectionFile {
  const whole = readYaml(edition, fileOf(name))
  if (whole.value === undefined) return { name, yaml: whole, entries: [], problems: onceEach(whole.problems) }
  const source = edition.read(whole.file) ?? ''
  return memoiseBySource(`${whole.file} as collection`, source, () => {
    const collection: Collection = collections[name]
    const yaml = collection.many ? belowTitle(whole) : whole
    const { entries, problems } = (collection.many ? readList : readObject)(yaml, collection)
    return { name, yaml, entries, problems: onceEach(withoutConsequences(yaml, problems)) }
  })
}
