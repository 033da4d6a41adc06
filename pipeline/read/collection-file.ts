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
  const runs = repeatedRuns(collection, entries)
  // What is pasted once more is told as such, not as two sessions of one hour or two posters of one title.
  const pasted = new Set(
    runs.filter(({ length }) => length > 1).flatMap((run) => run.map(({ item }) => item)),
  )
  return {
    entries: entries.filter((entry) => !pasted.has(entry)),
    problems: [...together(yaml, problems), ...runs.map((run) => twice(yaml, collection, run))],
  }
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

/** How many entries, one below the other, are one mistake where they repeat as many above them. */
const FEWEST_PASTED = 3

type Entry = CollectionFile['entries'][number]

type Repeated = { item: Entry; before: Entry }

/** Repeated entries, those that follow one another as the ones that they repeat do together. */
function inRuns(repeated: Repeated[]): Repeated[][] {
  const at = ({ path }: Entry) => Number(path[0])
  const runs: Repeated[][] = []
  for (const next of repeated) {
    const last = runs.at(-1)?.at(-1)
    const goesOn = last && at(next.item) === at(last.item) + 1 && at(next.before) === at(last.before) + 1
    if (goesOn) runs.at(-1)!.push(next)
    else runs.push([next])
  }
  return runs.flatMap((run) => (run.length < FEWEST_PASTED ? run.map((one) => [one]) : [run]))
}

const standsTwice = (name: string, line: number) => ({
  message: both(
    `“${name}” stands twice: it is on line ${line} already.`,
    `“${name}” iki kez geçiyor: ${line}. satırda da var.`,
  ),
  advice: both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.'),
})

const pastedTwice = (count: number, line: number) => ({
  message: both(
    `These ${count} entries stand twice: they begin on line ${line} already.`,
    `Bu ${count} kayıt iki kez geçiyor: ${line}. satırdan başlayarak da var.`,
  ),
  advice: both(
    'They seem to be pasted once more: delete them here or there.',
    'Bir kez daha yapıştırılmış görünüyorlar: Burada ya da orada silin.',
  ),
})

/** What an entry is called; entries of a list without names of their own are never the same. */
const nameIn = (collection: Collection, { value }: Entry) => identityOf(collection, value) ?? ''

const repeatedRuns = (collection: Collection, entries: Entry[]): Repeated[][] =>
  collection.unique ? inRuns(findDuplicates(entries, (entry) => ignoringCase(nameIn(collection, entry)))) : []

function twice(yaml: YamlFile, collection: Collection, run: Repeated[]): Problem {
  const { item, before } = run[0]!
  const field = collection.unique![0]!
  const { line } = yaml.locate([...before.path, field])
  return problemAt(
    yaml,
    [...item.path, field],
    run.length === 1 ? standsTwice(nameIn(collection, item), line) : pastedTwice(run.length, line),
    { record: recordName(collection, Number(item.path[0]), item.value), field },
  )
}
