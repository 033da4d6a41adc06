// What a pull request changes: every fact of the data, old and new, and the programme as visitors will read its changes.
import type { ReadEdition } from '../../read'
import { fieldName, identityOf, nameOf, recordName } from '../../read/entries/entry-names'
import { both } from '../../read/problem'
import { derivedChanges } from '../../records/programme-changes/derived-changes'
import { matchItems } from '../../records/programme-changes/match'
import { isPause, posterCode, talkCode } from '../../records/programme-codes'
import { releasedProgramme, scheduleSnapshot, type Remembered } from '../../records/talk-ids'
import { type Collection, type CollectionName, collectionNames, collections } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, isWhole } from '../findings'

/** One value that differs. `before` is absent where it is new, `after` where it is gone. */
type Difference = { path: PropertyKey[]; before?: string; after?: string; money: boolean }

/** One fact that changed. */
export type ChangedFact = Omit<Difference, 'path'> & {
  file: string
  /** Its line in the file as it is now; absent where it was deleted. */
  line?: number
  record: Bilingual
  field: string
}

/** Money that is not an amount with its currency: the bank account, prices of hotel rooms, the discount of the workshops. */
const moneyFields = /(^|\.)(bank|price|single|double|currency|earlyDiscountPercent)(\.|\[|$)/

type Value = { path: PropertyKey[]; text: string; money: boolean }

/** The values of an entry. An item of a list goes by its own name, so that those after a deleted one stay the same. */
function valuesOf(value: unknown, path: PropertyKey[] = [], key = ''): [string, Value][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object')
    return [[key, { path, text: String(value), money: moneyFields.test(fieldName(path)) }]]
  if ('amount' in value && 'currency' in value)
    return [[key, { path, text: `${String(value.amount)} ${String(value.currency)}`, money: true }]]
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      // The site writes ids; they are no news.
      name === 'id' ? [] : valuesOf(inner, [...path, name], `${key}.${name}`),
    )
  const names = value.map(nameOf)
  const isOwn = (name: string | undefined) => names.indexOf(name) === names.lastIndexOf(name)
  const order: [string, Value] = [`${key} order`, { path, text: names.join(', '), money: false }]
  return [
    ...(value.length > 1 ? [order] : []),
    ...value.flatMap((item: unknown, index) =>
      valuesOf(item, [...path, index], `${key}.${(isOwn(names[index]) && names[index]) || index}`),
    ),
  ]
}

/** Whether a list has the same names as before, in another order. */
const isReordered = (before: string, after: string) =>
  before.split(', ').sort().join() === after.split(', ').sort().join()

/** All values that differ between two states of an entry, or that it has where the other is undefined. */
function differences(old: unknown, now: unknown): Difference[] {
  const [before, after] = [new Map(valuesOf(old)), new Map(valuesOf(now))]
  const isOrder = (key: string) => key.endsWith(' order')
  const gone = new Map(
    [...before]
      .filter(([key]) => !after.has(key) && !isOrder(key))
      .map(([, value]) => [fieldName(value.path), value]),
  )
  const present = [...after].flatMap(([key, { path, text, money }]): Difference[] => {
    const field = fieldName(path)
    const was = before.get(key) ?? gone.get(field)
    if (isOrder(key) && !(was && isReordered(was.text, text))) return []
    if (!before.has(key)) gone.delete(field)
    return was?.text === text ? [] : [{ path, before: was?.text, after: text, money }]
  })
  return [...present, ...[...gone.values()].map(({ path, text, money }) => ({ path, before: text, money }))]
}

type Entry = {
  value: unknown
  record: Bilingual
  path: PropertyKey[]
  /** Sessions, talks and posters that come or go are reported with the changes of the programme. */
  isAnnounced?: boolean
}

/** The entries of a file by what identifies them; sessions and, apart from them, their talks by their codes. */
function entriesByIdentity(read: ReadEdition, name: CollectionName): Map<string, Entry> {
  const collection: Collection = collections[name]
  if (name === 'sessions')
    return new Map(
      entriesOf(read, name).flatMap(({ entry, index }): [string, Entry][] => {
        const { talks, ...value } = entry
        const record = recordName(collection, index, entry)
        const ofTalks = talks.map((talk, at): [string, Entry] => {
          const code = talkCode(entry.code, at)
          const named = both(`talk ${code}, ${nameOf(talk)}`, `${code} bildirisi, ${nameOf(talk)}`)
          return [code, { value: talk, record: named, path: [index, 'talks', at], isAnnounced: true }]
        })
        return [[entry.code, { value, record, path: [index], isAnnounced: !isPause(entry.kind) }], ...ofTalks]
      }),
    )
  return new Map(
    read.files[name].entries.map(({ value, path }, position) => {
      if (!collection.many) return ['', { value, record: collection.label, path }]
      const entry = { value, record: recordName(collection, Number(path[0]), value), path }
      if (name === 'posters') return [posterCode(Number(value.number)), { ...entry, isAnnounced: true }]
      return [identityOf(collection, value) ?? String(position), entry]
    }),
  )
}

function changesOf(
  name: CollectionName,
  before: Entry | undefined,
  after: Entry | undefined,
  now: ReadEdition,
) {
  const { yaml } = now.files[name]
  const { record } = (after ?? before)!
  const changes = differences(before?.value, after?.value).map(({ path, money, ...values }): ChangedFact => ({
    ...values,
    file: yaml.file,
    line: after && values.after !== undefined ? yaml.locate([...after.path, ...path]).line : undefined,
    record,
    field: fieldName(path),
    // The interface only names money.
    money: money && name !== 'interface',
  }))
  if (before && after) return changes
  // An added or deleted entry is one change instead of one per field; its amounts are still listed.
  const [first] = changes
  if (!first || (after ?? before)!.isAnnounced) return []
  const words = record.en.replace(/^[^,]*, /, '')
  const whole = { file: first.file, line: first.line, record, field: '', money: false }
  return [{ ...whole, [after ? 'after' : 'before']: words }, ...changes.filter(({ money }) => money)]
}

export type ChangedProgramme = {
  /** As the schedule announces its changes. */
  announced: Bilingual[]
  /** Codes of sessions, talks and posters as they were, by those that they have now. */
  formerCodes: ReadonlyMap<string, string>
}

/** Undefined where a file cannot be read whole: what is damaged is not cancelled. */
function snapshotOf(read: ReadEdition, remembered: Remembered | undefined) {
  const { programme, sessions, posters } = read.data
  if (!programme || !sessions || !posters || !isWhole(read, 'sessions', 'posters')) return undefined
  return scheduleSnapshot({ programme, sessions, posters }, remembered)
}

/** Compares two programmes as a release does; undefined while one of them cannot be read. */
export function changedProgramme(old: ReadEdition, now: ReadEdition): ChangedProgramme | undefined {
  const before = snapshotOf(old, releasedProgramme(old))
  const after = snapshotOf(now, before)
  if (!before || !after) return undefined
  const matched = matchItems(before.items, after.items)
  return {
    announced: derivedChanges(before, after, matched).map(({ text }) => text),
    formerCodes: new Map(matched.pairs.map((pair) => [pair.now.code, pair.before.code])),
  }
}

/** Every fact of the data that differs between two editions. Files with errors are not compared. */
export function changedFacts(
  old: ReadEdition,
  now: ReadEdition,
  programme: ChangedProgramme | undefined,
): ChangedFact[] {
  return collectionNames.flatMap((name) => {
    const isOfProgramme = name === 'sessions' || name === 'posters'
    if (!isWhole(old, name) || !isWhole(now, name) || (isOfProgramme && !programme)) return []
    const [before, after] = [entriesByIdentity(old, name), entriesByIdentity(now, name)]
    const pairs = [...after].map(([identity, is]): [Entry | undefined, Entry | undefined] => {
      const former = isOfProgramme ? programme?.formerCodes.get(identity) : identity
      return [before.get(former ?? ''), is]
    })
    const gone = [...before.values()].filter((was) => pairs.every(([other]) => other !== was))
    return [...pairs, ...gone.map((was): [Entry, undefined] => [was, undefined])].flatMap(([was, is]) =>
      changesOf(name, was, is, now),
    )
  })
}
