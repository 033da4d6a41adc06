// What a pull request changes: every fact of the data, old and new.
import type { z } from 'zod'
import type { ReadEdition } from '../../read'
import { fieldName, identityOf, nameOf, recordName } from '../../read/entries/entry-names'
import { schemaAt } from '../../read/entries/schema-walk'
import { both } from '../../read/problem'
import { isPause } from '../../records/pauses'
import { posterCode, talkCode } from '../../records/programme-codes'
import { type Collection, type CollectionName, collectionNames, collections } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { session } from '../../schemas/programme'
import { entriesOf } from '../findings'
import type { ChangedProgramme } from './changed-programme'
import { differences, type Difference } from './differences'

/** One fact that changed. */
export type ChangedFact = Omit<Difference, 'path'> & {
  file: string
  /** Its line in the file as it is now; absent where it was deleted. */
  line?: number
  record: Bilingual
  field: string
}

type Entry = {
  schema: z.ZodType
  value: unknown
  record: Bilingual
  path: PropertyKey[]
  /** Sessions, talks and posters that come or go are reported with the changes of the programme. */
  isAnnounced?: boolean
}

/** Sessions and, apart from them, their talks, by their codes. */
function programmeEntries(read: ReadEdition): [string, Entry][] {
  const talkSchema = schemaAt(session, ['talks', 0])!
  return entriesOf(read, 'sessions').flatMap(({ entry, index }): [string, Entry][] => {
    const { talks, ...own } = entry
    const record = recordName(collections.sessions, index, entry)
    return [
      [entry.code, { schema: session, value: own, record, path: [index], isAnnounced: !isPause(entry.kind) }],
      ...talks.map((talk, at): [string, Entry] => {
        const code = talkCode(entry.code, at)
        const named = both(`talk ${code}, ${nameOf(talk)}`, `${code} bildirisi, ${nameOf(talk)}`)
        return [
          code,
          { schema: talkSchema, value: talk, record: named, path: [index, 'talks', at], isAnnounced: true },
        ]
      }),
    ]
  })
}

/** The entries of a file by what identifies them. */
function entriesByIdentity(read: ReadEdition, name: CollectionName): Map<string, Entry> {
  if (name === 'sessions') return new Map(programmeEntries(read))
  const collection: Collection = collections[name]
  const { entry: schema, many, label } = collection
  return new Map(
    read.files[name].entries.map(({ value, path }, position) => {
      if (!many) return ['', { schema, value, record: label, path }]
      const record = recordName(collection, Number(path[0]), value)
      if (name === 'posters') {
        return [posterCode(Number(value.number)), { schema, value, record, path, isAnnounced: true }]
      }
      return [identityOf(collection, value) ?? String(position), { schema, value, record, path }]
    }),
  )
}

function changesOf(
  collection: CollectionName,
  before: Entry | undefined,
  after: Entry | undefined,
  now: ReadEdition,
): ChangedFact[] {
  const { yaml } = now.files[collection]
  const entry = (after ?? before)!
  return differences(entry.schema, before?.value, after?.value).map(({ path, money, ...values }) => ({
    ...values,
    file: yaml.file,
    line: after && values.after !== undefined ? yaml.locate([...after.path, ...path]).line : undefined,
    record: entry.record,
    field: fieldName(path),
    // The interface only names money.
    money: collection !== 'interface' && money,
  }))
}

/** An added or deleted entry is reported as one change instead of one per field; its amounts are still listed. */
function briefly(changes: ChangedFact[], entry: Entry, kind: 'before' | 'after'): ChangedFact[] {
  const [first] = changes
  if (!first || entry.isAnnounced) return []
  const name = entry.record.en.replace(/^[^,]*, /, '')
  const { money: _, before: _old, after: _new, ...place } = first
  return [{ ...place, field: '', [kind]: name, money: false }, ...changes.filter(({ money }) => money)]
}

/** Whether every entry of a file could be read: one that could not is neither new nor deleted. */
const isWhole = ({ files }: ReadEdition, name: CollectionName) =>
  !files[name].problems.some(({ severity }) => severity === 'error')

/** Every fact of the data that differs between two editions. Files with errors are not compared. */
export function changedFacts(
  old: ReadEdition,
  now: ReadEdition,
  programme: ChangedProgramme | undefined,
): ChangedFact[] {
  return collectionNames.flatMap((name) => {
    if (!isWhole(old, name) || !isWhole(now, name)) return []
    const isOfProgramme = name === 'sessions' || name === 'posters'
    if (isOfProgramme && !programme) return []
    const [before, after] = [entriesByIdentity(old, name), entriesByIdentity(now, name)]
    const formerIdentity = (identity: string) =>
      isOfProgramme ? programme?.formerCodes.get(identity) : identity
    const present = [...after].map(
      ([identity, is]) => [before.get(formerIdentity(identity) ?? ''), is] as const,
    )
    const found = new Set(present.map(([was]) => was))
    return [
      ...present.flatMap(([was, is]) => {
        const changes = changesOf(name, was, is, now)
        return was ? changes : briefly(changes, is, 'after')
      }),
      ...[...before.values()]
        .filter((was) => !found.has(was))
        .flatMap((was) => briefly(changesOf(name, was, undefined, now), was, 'before')),
    ]
  })
}
