// Reads one collection: YAML in, entries and problems out.
import { collections, fileOf, type Collection, type CollectionName } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import { findDuplicates } from './find-duplicates'
import type { Edition } from './edition'
import { checkEntry, problemAt } from './entries/entry-check'
import { ignoringCase } from './fold'
import { identityOf, recordName } from './entries/entry-names'
import { both, type Problem } from './problem'
import { contentOfOther } from './other-collection'
import { memoiseBySource } from './memoise'
import { onceEach } from './once-each'
import { indentOf } from './yaml/lines'
import { parseYaml, readYaml, type YamlFile } from './yaml/yaml-file'

export type CollectionFile = {
  name: CollectionName
  yaml: YamlFile
  /** Entries that are valid by themselves; for a single-object collection one at most. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[]
  problems: Problem[]
}

/** A text that was put in quotation marks and is refused even so: that tells more than the missing marks. */
const isWrongAnyhow = (yaml: YamlFile, problem: Problem, problems: Problem[]) =>
  problem.correctedLine === yaml.lineText(problem.line) &&
  problems.some(({ line, column }) => line === problem.line && column === problem.column)

/**
 * Joins the problems of writing with those of the entries. On a line with a problem of writing nothing else is told, for it may
 * only follow from that; but the value of another field is, where its correction is known.
 */
function together(yaml: YamlFile, problems: Problem[]): Problem[] {
  const ofWriting = yaml.problems.filter((problem) => !isWrongAnyhow(yaml, problem, problems))
  const isApart = ({ line, column, correctedLine }: Problem) =>
    correctedLine !== undefined && /: +$/.test(yaml.lineText(line).slice(0, column - 1))
  const follows = (problem: Problem) =>
    ofWriting.some(
      ({ line, column }) => line === problem.line && (column === problem.column || !isApart(problem)),
    )
  return [...ofWriting, ...problems.filter((problem) => !follows(problem))]
}

/** `keyDates:` above the list of key dates. */
function titleAboveList(yaml: YamlFile): Problem | undefined {
  const [[name, value] = [], ...others] = Object.entries(yaml.value ?? {}) as [string, unknown][]
  if (name === undefined || others.length > 0 || !Array.isArray(value)) return undefined
  const explanation = {
    message: both(`“${name}:” stands above the list.`, `Listenin üstünde “${name}:” duruyor.`),
    advice: both(
      'Delete this line. If the lines below it are indented, move all of them to the left, so that the dashes begin their lines.',
      'Bu satırı silin. Altındaki satırlar girintiliyse, tireler satır başına gelecek biçimde hepsini sola kaydırın.',
    ),
  }
  return problemAt(yaml, [name], explanation, { atKey: true })
}

/** Tells that a file is no list; `label` is what its entries would be called. */
export const listWanted = (yaml: YamlFile, label: Bilingual): Problem =>
  titleAboveList(yaml) ??
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
      'This file must be fields (name: value), no list.',
      'Bu dosya liste değil, alanlardan (ad: değer) oluşmalı.',
    ),
    advice: both(
      `Take away the dashes before the fields of the ${label.en}.`,
      `Alanların (${label.tr}) önündeki tireleri kaldırın.`,
    ),
  })

type Entries = Pick<CollectionFile, 'entries' | 'problems'>

function readObject(yaml: YamlFile, collection: Collection): Entries {
  if (yaml.value === null || typeof yaml.value !== 'object' || Array.isArray(yaml.value)) {
    return { entries: [], problems: [...yaml.problems, fieldsWanted(yaml, collection)] }
  }
  const checked = checkEntry(yaml, collection.entry, yaml.value, [], collection.label)
  const entries = checked.value ? [{ value: checked.value as Record<string, unknown>, path: [] }] : []
  return { entries, problems: together(yaml, checked.problems) }
}

function readList(yaml: YamlFile, collection: Collection): Entries {
  const { value: list } = yaml
  if (!Array.isArray(list))
    return { entries: [], problems: [...yaml.problems, listWanted(yaml, collection.label)] }
  const problems: Problem[] = []
  const entries = list.flatMap((entry: unknown, index) => {
    const checked = checkEntry(yaml, collection.entry, entry, [index], recordName(collection, index, entry))
    problems.push(...checked.problems)
    return checked.value ? [{ value: checked.value as Record<string, unknown>, path: [index] }] : []
  })
  return { entries, problems: [...together(yaml, problems), ...duplicates(yaml, collection, entries)] }
}

/** The file without the line above its list, so that one line does not hide what is wrong with the entries. */
function belowTitle(yaml: YamlFile, source: string): YamlFile | undefined {
  if (!titleAboveList(yaml)) return undefined
  const { line } = yaml.locate([Object.keys(yaml.value as object)[0]!], true)
  const lines = source.split('\n').with(line - 1, '')
  const indent = indentOf(lines.find((text) => /^\s*- /.test(text)) ?? '')
  const below = parseYaml(
    lines.map((text) => text.slice(Math.min(indent, indentOf(text)))).join('\n'),
    yaml.file,
  )
  return Array.isArray(below.value) ? below : undefined
}

/** Reads a collection's file and checks each entry. */
export function readCollection(edition: Edition, name: CollectionName): CollectionFile {
  const read = readYaml(edition, fileOf(name))
  const misplaced = contentOfOther(read, name)
  const yaml = misplaced ? { ...read, value: undefined, problems: [misplaced] } : read
  if (yaml.value === undefined) return { name, yaml, entries: [], problems: onceEach(yaml.problems) }
  const collection: Collection = collections[name]
  const source = edition.read(yaml.file) ?? ''
  return memoiseBySource(`${yaml.file} as collection`, source, () => {
    if (!collection.many) {
      const { entries, problems } = readObject(yaml, collection)
      return { name, yaml, entries, problems: onceEach(problems) }
    }
    const below = belowTitle(yaml, source)
    const { entries, problems } = readList(below ?? yaml, collection)
    const above = below ? [listWanted(yaml, collection.label)] : []
    return { name, yaml: below ?? yaml, entries, problems: onceEach([...above, ...problems]) }
  })
}

function duplicates(yaml: YamlFile, collection: Collection, entries: CollectionFile['entries']): Problem[] {
  const [field] = collection.unique ?? []
  if (field === undefined) return []
  const nameOf = ({ value }: CollectionFile['entries'][number]) => identityOf(collection, value) ?? ''
  return findDuplicates(entries, (entry) => ignoringCase(nameOf(entry))).map(({ item, before }) => {
    const { value, path } = item
    const written = nameOf(item)
    const line = yaml.locate([...before.path, field]).line
    return problemAt(
      yaml,
      [...path, field],
      {
        message: both(
          `“${written}” stands twice: it is on line ${line} already.`,
          `“${written}” iki kez geçiyor: ${line}. satırda da var.`,
        ),
        advice: both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.'),
      },
      { record: recordName(collection, Number(path[0]), value), field },
    )
  })
}
