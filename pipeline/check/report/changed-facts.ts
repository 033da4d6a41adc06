// What a pull request changes: every fact of the data, old and new, and the programme as visitors will read its changes.
import type { ReadEdition } from '../../read'
import { fieldName, identityOf, nameOf, recordName } from '../../read/entries/entry-names'
import { inBothLanguages } from '../../messages/render'
import { derivedChanges } from '../../records/programme-changes/derived-changes'
import { matchItems } from '../../records/programme-changes/match'
import { isPresented, keyOf, quotedTitle } from '../../records/programme-changes/released-schedule'
import { isPause, posterCode, talkCode } from '../../domain/programme-codes'
import { currentSchedule, scheduleSnapshot } from '../../records/talk-ids'
import { type Collection, type CollectionName, collectionNames, collections } from '../../schemas'
import { inBoth, type Bilingual } from '../../domain/languages'
import { isWhole } from '../findings'

/** One fact that changed. `before` is absent where it is new, `after` where it is gone. */
export type ChangedFact = {
  file: string
  /** Its line in the file as it is now; absent where it was deleted. */
  line?: number | undefined
  entry: Bilingual
  field: string
  /** From the entry to the value. */
  path: PropertyKey[]
  before?: string | undefined
  after?: string | undefined
  money: boolean
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
  const names = Array.isArray(value) ? value.map(nameOf) : []
  return Object.entries(value).flatMap(([field, inner]) => {
    const name = names[Number(field)]
    const isOwn = names.indexOf(name) === names.lastIndexOf(name)
    const step = Array.isArray(value) ? Number(field) : field
    // The site writes ids; they are not news.
    return field === 'id' ? [] : valuesOf(inner, [...path, step], `${key}.${(isOwn && name) || field}`)
  })
}

/** A value as it was and as it is now, with its path in the state that has it. */
type ChangedValue = Pick<Value, 'path' | 'money'> & { was?: Value | undefined; is?: Value | undefined }

/** All values that differ between two states of an entry, or that it has where the other is undefined. */
function differences(old: unknown, now: unknown): ChangedValue[] {
  const [before, after] = [new Map(valuesOf(old)), new Map(valuesOf(now))]
  // What has another name now, such as a person, is recognised by its place in the list.
  const gone = new Map(
    [...before].filter(([key]) => !after.has(key)).map(([, value]) => [fieldName(value.path), value]),
  )
  const present = [...after].map(([key, is]) => {
    const field = fieldName(is.path)
    const was = before.get(key) ?? gone.get(field)
    if (!before.has(key)) gone.delete(field)
    return { path: is.path, money: is.money, was, is }
  })
  return [
    ...present.filter(({ was, is }) => was?.text !== is.text),
    ...[...gone.values()].map((was) => ({ path: was.path, money: was.money, was })),
  ]
}

type Entry = { value: Record<string, unknown>; entry: Bilingual; path: PropertyKey[] }

/** The entries of a file by what identifies them; sessions and, apart from them, their talks, and posters by their codes. */
function entriesByIdentity(read: ReadEdition, name: CollectionName): Map<string, Entry> {
  const collection: Collection = collections[name]
  const entries = read.files[name].entries.flatMap(
    ({ value: { talks = [], ...value }, path }): [string, Entry][] => {
      const entry = collection.many ? recordName(collection, Number(path[0]), value) : collection.label
      const ofTalks = (talks as Entry['value'][]).map((talk, at): [string, Entry] => {
        const code = talkCode(String(value.code), at)
        const values = { code, name: nameOf(talk) ?? '' }
        const entry = inBothLanguages({ code: 'entry.talk', values })
        return [code, { value: talk, entry, path: [...path, 'talks', at] }]
      })
      const identity = name === 'posters' ? posterCode(value) : identityOf(collection, value)
      return [[identity ?? String(path[0]), { value, entry, path }], ...ofTalks]
    },
  )
  return new Map(entries)
}

const isOfProgramme = (name: CollectionName) => name === 'sessions' || name === 'posters'

function changesOf(now: ReadEdition, name: CollectionName, before?: Entry, after?: Entry): ChangedFact[] {
  const { yaml } = now.files[name]
  const known = after ?? before
  if (!known) return []
  const { entry, value } = known
  const changes = differences(before?.value, after?.value).map(({ was, is, path, money }): ChangedFact => ({
    file: yaml.file,
    entry,
    field: fieldName(path),
    path,
    before: was?.text,
    after: is?.text,
    line: after && is && yaml.locate([...after.path, ...is.path]).line,
    // The interface only names money.
    money: money && name !== 'interface',
  }))
  const [first] = changes
  if ((before && after) || !first) return changes
  // Sessions, talks and posters that come or go are reported with the changes of the programme.
  if (isOfProgramme(name) && !isPause(String(value.kind))) return []
  // An added or deleted entry is one change instead of one per field; its amounts are still listed.
  const words = entry.en.replace(/^[^,]*, /, '')
  const whole = { ...first, field: '', money: false, [after ? 'after' : 'before']: words }
  return [whole, ...changes.filter(({ money }) => money)]
}

export type ChangedProgramme = {
  /** As the schedule announces its changes. */
  announced: { kind: 'added' | 'moved' | 'cancelled' | 'changed'; text: Bilingual }[]
  /** Codes of sessions, talks and posters as they were, by those that they have now. */
  formerCodes: ReadonlyMap<string, string>
}

/** Compares two programmes as a release does; undefined while one of them cannot be read whole: what is damaged is not cancelled. */
export function changedProgramme(old: ReadEdition, now: ReadEdition): ChangedProgramme | undefined {
  const { programme, sessions, posters } = now.data
  const before = currentSchedule(old)
  const areWhole = [old, now].every((read) => isWhole(read, 'sessions', 'posters'))
  if (!areWhole || !before || !programme || !sessions || !posters) return undefined
  const after = scheduleSnapshot({ programme, sessions, posters }, before)
  const matched = matchItems(before.items, after.items)
  // In the list of changes, what is withdrawn has its title as its name.
  const named = new Map(before.items.filter(isPresented).map((item) => [keyOf(item), quotedTitle(item)]))
  const withName = (text: Bilingual, name: Bilingual | undefined): Bilingual =>
    name ? inBoth((language) => `${name[language]}: ${text[language]}`) : text
  return {
    announced: derivedChanges(before, after, matched).map(({ kind, item, text }) => ({
      kind,
      text: kind === 'cancelled' ? withName(text, named.get(item)) : text,
    })),
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
    if (!isWhole(old, name) || !isWhole(now, name) || (isOfProgramme(name) && !programme)) return []
    const gone = entriesByIdentity(old, name)
    const present = [...entriesByIdentity(now, name)].flatMap(([identity, is]) => {
      const former = isOfProgramme(name) ? (programme?.formerCodes.get(identity) ?? '') : identity
      const was = gone.get(former)
      gone.delete(former)
      return changesOf(now, name, was, is)
    })
    return [...present, ...[...gone.values()].flatMap((was) => changesOf(now, name, was))]
  })
}
