// Places of the data as rules name them, such as `keyDates.*.date`: one that does not exist does not compile.
import type { CollectionName, EditionData } from '.'
import type { MeaningfulKey } from './meaningful-keys'

/** The places below a value: names of fields, and `*` or a number for the items of a list or a record. */
type Below<Value> = Value extends readonly (infer Item)[]
  ? '*' | `${'*' | number}.${Below<Item>}`
  : Value extends object
    ? string extends keyof Value
      ? '*'
      : { [Name in keyof Value & string]: Name | `${Name}.${Below<NonNullable<Value[Name]>>}` }[keyof Value &
          string]
    : never

type Entry<Name extends 'keyDates' | 'sessions'> = EditionData[Name] extends (infer Item)[] ? Item : never

/** Entries that are found by a key with a meaning (meaningful-keys.ts). */
type Keyed =
  | `keyDates.${MeaningfulKey<'keyDates'>}.${Below<Entry<'keyDates'>>}`
  | `sessions.${MeaningfulKey<'sessions'>}.${Below<Entry<'sessions'>>}`
  | `fees.categories.${MeaningfulKey<'feeCategories'>}.${Below<EditionData['fees']['categories'][number]>}`

export type Place =
  | { [Name in CollectionName]: Name | `${Name}.${Below<NonNullable<EditionData[Name]>>}` }[CollectionName]
  | Keyed
