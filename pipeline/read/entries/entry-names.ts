// What organisers call an entry and a field of it.
import type { Collection } from '../../schemas'
import { inBoth, type Bilingual, type Language } from '../../domain/languages'
import { sentence } from '../../messages/render'
import { valueAt } from './schema-walk'

const asWords = (value: unknown, language: Language): string =>
  value !== null && typeof value === 'object'
    ? asWords(valueAt(value, [language]), language)
    : String(value ?? '')

/** Fields that name an entry, the most telling first. */
export const namingFields = ['code', 'number', 'name', 'title', 'label', 'event', 'key', 'year']

/** The words by which people know an entry or an item of a list, in a language; undefined if it has none. */
function nameIn(entry: unknown, language: Language): string | undefined {
  const fields = (entry ?? {}) as Record<string, unknown>
  const names = [entry, ...namingFields.map((field) => fields[field])]
  return names.map((name) => asWords(name, language)).find((words) => words !== '')
}

/** The English words by which people know an entry; undefined if it has none. */
export const nameOf = (entry: unknown): string | undefined => nameIn(entry, 'en')

/** What an organiser calls an entry: "3rd speaker, Dr. …". */
export const recordName = ({ label }: Pick<Collection, 'label'>, index: number, entry: unknown): Bilingual =>
  inBoth((language) => {
    const name = nameIn(entry, language)
    const values = { n: index + 1, label }
    return name === undefined
      ? sentence({ code: 'entry.nth', values }, language)
      : sentence({ code: 'entry.nth-named', values: { ...values, name } }, language)
  })

/** The values of an entry's unique fields: `2017, 5th International …`; undefined if its collection has none. */
export const identityOf = ({ unique }: Collection, entry: Record<string, unknown>): string | undefined =>
  unique?.map((field) => asWords(entry[field], 'en')).join(', ')

/** Dots between names, brackets around numbers from 1: `talks[2].presenters[1].name`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
