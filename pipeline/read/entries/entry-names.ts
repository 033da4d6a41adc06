// What organisers call an entry and a field of it.
import type { Collection } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { both } from '../problem'

/** 1st, 2nd, 11th, 23rd. */
export const ordinal = (n: number) => {
  const tail = n % 100
  const suffix = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

const firstWords = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value && typeof value === 'object' && 'en' in value ? firstWords(value.en) : ''
}

/** Fields that name an entry, the most telling first. */
export const namingFields = ['code', 'number', 'name', 'title', 'label', 'event', 'key', 'year']

/** The words by which people know an entry or an item of a list; undefined where it has none. */
export function nameOf(entry: unknown): string | undefined {
  const fields = (entry ?? {}) as Record<string, unknown>
  const named = namingFields.map((field) => firstWords(fields[field]))
  return [firstWords(entry), ...named].find((words) => words !== '')
}

/** What an organiser calls an entry: "3rd speaker, Dr. …". */
export function recordName(collection: Collection, index: number, entry: unknown): Bilingual {
  const name = nameOf(entry)
  const tail = name ? `, ${name}` : ''
  return both(
    `${ordinal(index + 1)} ${collection.label.en}${tail}`,
    `${index + 1}. ${collection.label.tr}${tail}`,
  )
}

/** The values of an entry's unique fields: `2017, 5th International …`; undefined if its collection has none. */
export const identityOf = ({ unique }: Collection, entry: Record<string, unknown>) =>
  unique?.map((field) => firstWords(entry[field])).join(', ')

/** Dots between names, brackets around numbers from 1: `talks[2].presenters[1].name`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, step) =>
      typeof step === 'number'
        ? `${name}[${step + 1}]`
        : name === ''
          ? String(step)
          : `${name}.${String(step)}`,
    '',
  )
