// Shared by all rules: a finding becomes a problem at a field of a collection or at a place of a text.
import type { z } from 'zod'
import type { ReadEdition } from '../read'
import type { CollectionFile } from '../read/collection-file'
import { problemAt } from '../read/entries/entry-check'
import { fieldName, recordName } from '../read/entries/entry-names'
import { valuesOfKind, type ValueOfKind } from '../read/entries/schema-walk'
import { memoise } from '../domain/memoise'
import type { TextFile } from '../read/page-file'
import {
  inFile,
  type Diagnostic,
  type Finding,
  type Found,
  type Position,
  type Replacement,
} from '../messages/diagnostic'
import { replacedFrom } from '../read/positions'
import { suggestion } from '../read/suggestion'
import type { Place } from '../schemas/places'
import { lineIn } from '../read/texts/text-file'
import { collections, type CollectionName, type EditionData } from '../schemas'

/** A name that is none of the known ones: the nearest of them is proposed in its place. */
export function notAmong(
  known: readonly string[],
  name: string,
  finding: Finding,
  replacement: (near: string) => Replacement = (near) => ({ from: name, to: near }),
): Finding {
  const near = suggestion(name, known)
  return near === undefined ? finding : { ...finding, suggestion: near, replace: replacement(near) }
}

/** What an organiser calls a place of a collection: its entry, where the file is a list of them, and its field. */
export function namesOf(
  { name, yaml }: CollectionFile,
  path: PropertyKey[],
): Pick<Diagnostic, 'entry' | 'field'> {
  const collection = collections[name]
  const [index] = path
  if (!collection.many) return { field: fieldName(path) }
  const list = yaml.value as unknown[] | undefined
  const entry = typeof index === 'number' ? recordName(collection, index, list?.[index]) : undefined
  return { entry, field: fieldName(path.slice(1)) }
}

/** A problem of a field. The path begins with the entry's index in the file where the file is a list. */
export const problemInFile = (file: CollectionFile, path: PropertyKey[], finding: Finding): Diagnostic =>
  problemAt(file.yaml, path, finding, namesOf(file, path))

/** A problem of a field of a collection. */
export const problemIn = (
  { files }: ReadEdition,
  name: CollectionName,
  path: PropertyKey[],
  finding: Finding,
): Diagnostic => problemInFile(files[name], path, finding)

/** A finding at a place of a page or letter. */
export function problemInText(
  text: TextFile,
  { line, column }: Position,
  finding: Finding,
  more: Partial<Diagnostic> = {},
): Diagnostic {
  const { file, entry } = text
  const { replace } = finding
  const fix = replace && replacedFrom(lineIn(text, line), column, replace.from, replace.to)
  return inFile(file, finding, { line, column, entry, fix, ...more })
}

/** The values of a file's valid entries that are of one of these kinds (schemas/kinds.ts), each with its path in the file. */
export const valuesIn = ({ name, entries }: CollectionFile, kinds: readonly string[]): ValueOfKind[] =>
  entries.flatMap(({ value, path }) => valuesOfKind(collections[name].entry, value, kinds, path))

type ValueRule = (value: unknown, name: CollectionName, path: PropertyKey[]) => Finding | undefined

/** A check that applies a rule to all values of some kinds in the data files; in a file that has not changed only once. */
export function valueCheck(kinds: readonly string[], rule: ValueRule): (read: ReadEdition) => Diagnostic[] {
  const check = memoise((file: CollectionFile) =>
    valuesIn(file, kinds).flatMap(({ value, path }): Found => {
      const finding = rule(value, file.name, path)
      return finding ? problemInFile(file, path, finding) : []
    }),
  )
  return ({ files }) => Object.values(files).flatMap(check)
}

/** A value of the data and its place in its file; `each` names the entries in place of the `*` of `valuesAt`. */
export type Located<Value = unknown> = {
  in: CollectionName
  path: PropertyKey[]
  value: Value
  each?: string[]
}

/** A place of the data as messages name it: content/data/fees.yaml:9. */
export function placeOf({ files }: ReadEdition, { in: name, path }: Omit<Located, 'value'>): string {
  const { yaml } = files[name]
  return `${yaml.file}:${yaml.locate(path).line}`
}

/** The valid entries of a list, each with its place. */
export const entriesOf = <Name extends CollectionName>(
  read: ReadEdition,
  name: Name,
): Located<z.output<(typeof collections)[Name]['entry']>>[] =>
  read.files[name].entries.map(
    // Each was parsed by the schema of this collection.
    (entry) => ({ in: name, ...entry }) as Located<z.output<(typeof collections)[Name]['entry']>>,
  )

/** What an entry of a list goes by: its key or code, or its index. */
function nameOfItem(item: unknown, index: number): string {
  const { key, code } = (item ?? {}) as { key?: string; code?: string }
  return String(key ?? code ?? index)
}

/** Values one step further: of a list by key, code or index, of a group by field; `*` is each. */
function within({ in: collection, path, value, each = [] }: Located, step: string): Located[] {
  if (typeof value !== 'object' || value === null) return []
  const at = (key: PropertyKey, name: string, inner: unknown): Located[] =>
    inner === undefined
      ? []
      : [{ in: collection, path: [...path, key], value: inner, each: step === '*' ? [...each, name] : each }]
  if (Array.isArray(value))
    return value.flatMap((inner: unknown, index) => {
      const name = nameOfItem(inner, index)
      return ['*', name, String(index)].includes(step) ? at(index, name, inner) : []
    })
  const fields = step === '*' ? Object.keys(value) : [step].filter((field) => Object.hasOwn(value, field))
  return fields.flatMap((field) => at(field, field, (value as Record<string, unknown>)[field]))
}

/** What a file has at the places that were asked for so far. */
const valuesOf = memoise((_: CollectionFile) => new Map<string, Located[]>())

/**
 * The values at a place such as `fees.categories.workshop.standard`: an entry of a list goes by its key or code, `*` is each.
 * `of`: the entries in which another value is (its `each`); of these alone, not of all.
 */
export function valuesAt(read: ReadEdition, place: Place, of: readonly string[] = []): Located[] {
  const names = [...of]
  const filled = place.replace(/\*/g, () => names.shift() ?? '*')
  // A place begins with the name of a collection.
  const [name, ...steps] = filled.split('.') as [CollectionName, ...string[]]
  const file = read.files[name]
  const known = valuesOf(file).get(filled)
  if (known) return known
  const entries: unknown[] = []
  for (const { value, path } of file.entries) entries[Number(path[0])] = value
  const value = collections[name].many ? entries : soundFields(read, name)
  const values = steps.reduce<Located[]>(
    (places, step) => places.flatMap((found) => within(found, step)),
    [{ in: name, path: [], value }],
  )
  valuesOf(file).set(filled, values)
  return values
}

/** Whether every entry of a file could be read. What an entry with errors says is not known. */
export const isWhole = ({ files }: ReadEdition, ...names: CollectionName[]): boolean =>
  names.every((name) => files[name].problems.every(({ severity }) => severity !== 'error'))

/** The fields of a file with mistakes that are valid by themselves; of a damaged file none. */
const soundFieldsIn = memoise(({ name, yaml }: CollectionFile): Record<string, unknown> => {
  const written = yaml.value as Record<string, unknown> | null | undefined
  if (written === undefined) return {}
  const sound = Object.entries<z.ZodType>(collections[name].entry.shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse(written?.[field])
    return success ? [[field, data]] : []
  })
  return Object.fromEntries(sound) as Record<string, unknown>
})

/** The valid fields of a file, so that one invalid field does not hide problems of other files; of a damaged file none. */
export function soundFields<Name extends CollectionName>(
  read: ReadEdition,
  name: Name,
): Partial<NonNullable<EditionData[Name]>> {
  const whole: EditionData[Name] | undefined = read.data[name]
  return whole ?? (soundFieldsIn(read.files[name]) as Partial<NonNullable<EditionData[Name]>>)
}
