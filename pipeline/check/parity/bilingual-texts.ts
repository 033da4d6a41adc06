// All texts of an entry that are written in both languages.
import type { z } from 'zod'
import { fieldName, recordName } from '../../read/entries/entry-names'
import { valuesOfKind } from '../../read/entries/schema-walk'
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

/** The texts of an entry. `path` leads from the file's root to the entry. */
export const bilingualTexts = (shape: z.ZodType, entry: unknown, path: PropertyKey[]): BilingualText[] =>
  valuesOfKind(shape, entry, ['text']).flatMap(({ value, path: below }) =>
    // A plain one is shared by both languages.
    typeof value === 'string'
      ? []
      : [
          {
            text: value as Bilingual,
            path: [...path, ...below],
            field: fieldName(below),
            record: (collection, whole) =>
              collection.many
                ? { record: recordName(collection, Number(path[0]), whole) }
                : { record: collection.label },
          },
        ],
  )
