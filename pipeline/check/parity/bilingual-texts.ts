// All texts of an entry that are written in both languages.
import { z } from 'zod'
import { fieldName, recordName } from '../../read/entry-names'
import { bare, metaOf } from '../../read/schema-walk'
import type { Problem } from '../../read/problem'
import type { Collection } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'

export type BilingualText = {
  text: Bilingual
  /** From the file's root. */
  path: PropertyKey[]
  field: string
  /** The entry's name, where the collection is a list. */
  record: (collection: Collection, entry: unknown) => Pick<Problem, 'record'> | undefined
}

/** Walks an entry along its shape. `path` leads from the file's root to the entry. */
export function bilingualTexts(shape: z.ZodType, entry: unknown, path: PropertyKey[]): BilingualText[] {
  const walk = (schema: z.ZodType, value: unknown, below: PropertyKey[]): BilingualText[] => {
    if (value === undefined || value === null) return []
    if (metaOf(schema).kind === 'text') {
      if (typeof value === 'string') return []
      return [
        {
          text: value as Bilingual,
          path: [...path, ...below],
          field: fieldName(below),
          record: (collection, whole) =>
            collection.many
              ? { record: recordName(collection, Number(path[0]), whole) }
              : { record: collection.label },
        },
      ]
    }
    const inner = bare(schema)
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      return value.flatMap((item, index) => walk(inner.element as z.ZodType, item, [...below, index]))
    }
    if (inner instanceof z.ZodObject) {
      return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
        walk(field, (value as Record<string, unknown>)[name], [...below, name]),
      )
    }
    return []
  }
  return walk(shape, entry, [])
}
