// Looks up the schema at a path of a collection, and its metadata.
import { z } from 'zod'
import type { Meta } from '../../schemas/fields'
import { memoise } from '../../domain/memoise'

/** A schema without its wrappers: optional and default. */
export const bare = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema

/** What somebody wrote under a name, and not what every JavaScript object has, such as constructor. */
const ownOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined

/** The schema of a field (in any of several shapes), an item of a list or a value of a record; undefined where there is none. */
function within(schema: z.ZodType | undefined, step: PropertyKey): z.ZodType | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return ownOf(inner.shape, step) as z.ZodType | undefined
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  if (inner instanceof z.ZodUnion)
    return (inner.options as z.ZodType[]).map((option) => within(option, step)).find(Boolean)
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
}

/** The schema of the value at a path, with its wrappers, or undefined where the path leads out of it. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>(within, schema)

/** A value without its empty lists (`firms:` and nothing after it), where the schema takes a missing list for an empty one. */
export function withoutEmptyLists(schema: z.ZodType | undefined, value: unknown): unknown {
  const inner = bare(schema)
  const isList = inner instanceof z.ZodArray || inner instanceof z.ZodRecord
  if (value === null && schema instanceof z.ZodDefault && isList) return undefined
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutEmptyLists(within(schema, 0), item))
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withoutEmptyLists(within(schema, name), field),
  ])
  return Object.fromEntries(fields)
}

/** The fields of a group, by their names; none where the schema is not a group. */
export function fieldsOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const inner = bare(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

/** What the entries of a list are; undefined where the schema is not a list. */
export function elementOf(schema: z.ZodType | undefined): z.ZodType | undefined {
  return bare(schema) instanceof z.ZodArray ? within(schema, 0) : undefined
}

/** The value at a path of another; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => path.reduce(ownOf, value)

/** zod puts the metadata of a schema together whenever it is asked, and the check asks for each value. */
const metaOfBare = memoise((schema: z.ZodType): Meta => schema.meta() ?? {})

/** What a schema says of itself, below `optional` and `default`: its labels and kind. */
export function metaOf(schema: z.ZodType | undefined): Meta {
  const inner = bare(schema)
  return inner ? metaOfBare(inner) : {}
}

/** A value of an entry, its place, and its kind (schemas/kinds.ts). */
export type ValueOfKind = { kind: string; marked: boolean; value: unknown; path: PropertyKey[] }

/** All values of an entry that are of one of these kinds, with their path from `path` on. Absent ones are left out. */
export function valuesOfKind(
  schema: z.ZodType | undefined,
  value: unknown,
  kinds: readonly string[],
  path: PropertyKey[] = [],
): ValueOfKind[] {
  if (!schema || value === undefined || value === null) return []
  const { kind, marked = false } = metaOf(schema)
  if (kind && kinds.includes(kind)) return [{ kind, marked, value, path }]
  if (typeof value !== 'object') return []
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return steps.flatMap((step) =>
    valuesOfKind(within(schema, step), valueAt(value, [step]), kinds, [...path, step]),
  )
}
