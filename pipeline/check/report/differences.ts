// The single values in which an entry differs from what it was, along its shape.
import type { z } from 'zod'
import { fieldName, nameOf } from '../../read/entries/entry-names'
import { metaOf, schemaAt } from '../../read/entries/schema-walk'
import type { Money } from '../../schemas/money'

/** One value that differs. `before` is absent where it is new, `after` where it is gone. */
export type Difference = {
  /** Its place in the entry as it is now; where it is gone, as it was. */
  path: PropertyKey[]
  before?: string
  after?: string
  /** Money or the bank account: whoever reviews must look twice. */
  money: boolean
}

/** Money that is not of the kind `money`: the bank account, prices of hotel rooms, the discount of the workshops. */
const moneyFields = /(^|\.)(bank|price|single|double|currency|earlyDiscountPercent)(\.|\[|$)/

const written = (value: unknown, isMoney: boolean): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (!isMoney) return String(value)
  const { amount, currency } = value as Money
  return `${amount} ${currency}`
}

/** The items of two lists side by side: those of one name, then what is left in the order of its list. */
function sideBySide(old: unknown[], now: unknown[]): [number | undefined, number | undefined][] {
  const left = [...old.keys()]
  const take = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0])
  const named = now.map((item) => {
    const name = nameOf(item)
    return name === undefined ? undefined : take(left.findIndex((index) => nameOf(old[index]) === name))
  })
  const paired = now.map((_, index): [number | undefined, number] => [named[index] ?? take(0), index])
  return [...paired, ...left.map((index): [number, undefined] => [index, undefined])]
}

/** A changed order of what both lists have, told by the names from the first to the last that changed its place. */
function inOtherOrder(old: unknown[], now: unknown[], path: PropertyKey[]): Difference[] {
  const [were, are] = [old.map(nameOf), now.map(nameOf)]
  const [before, after] = [
    were.filter((name) => are.includes(name)),
    are.filter((name) => were.includes(name)),
  ]
  const isMoved = (name: string | undefined, index: number) => name !== after[index]
  const [first, last] = [before.findIndex(isMoved), before.findLastIndex(isMoved)]
  if (first < 0) return []
  const part = (names: (string | undefined)[]) => names.slice(first, last + 1).join(', ')
  return [{ path, before: part(before), after: part(after), money: false }]
}

/** All values that differ between two states of an entry, or that it has where the other is undefined. */
export function differences(
  schema: z.ZodType | undefined,
  old: unknown,
  now: unknown,
  path: PropertyKey[] = [],
): Difference[] {
  const isMoney = metaOf(schema).kind === 'money'
  const isSingle = (value: unknown) => typeof value !== 'object' || value === null
  if (isMoney || (isSingle(old) && isSingle(now))) {
    const [before, after] = [written(old, isMoney), written(now, isMoney)]
    if (before === after) return []
    return [{ path, before, after, money: isMoney || moneyFields.test(fieldName(path)) }]
  }
  // What was one text for both languages and is one for each now, or the other way round.
  if (isSingle(old) !== isSingle(now) && old !== undefined && now !== undefined) {
    return [...differences(schema, old, undefined, path), ...differences(schema, undefined, now, path)]
  }
  const at = (value: unknown, step: PropertyKey | undefined) =>
    step === undefined ? undefined : (value as Record<PropertyKey, unknown> | undefined)?.[step]
  const within = (before: PropertyKey | undefined, after: PropertyKey | undefined): Difference[] => {
    const step = (after ?? before)!
    const inner = schema && schemaAt(schema, [step])
    return differences(inner, at(old, before), at(now, after), [...path, step])
  }
  if (Array.isArray(old ?? now)) {
    const [were, are] = [(old ?? []) as unknown[], (now ?? []) as unknown[]]
    return [
      ...inOtherOrder(were, are, path),
      ...sideBySide(were, are).flatMap(([before, after]) => within(before, after)),
    ]
  }
  const steps = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...steps].flatMap((step) => within(step, step))
}
