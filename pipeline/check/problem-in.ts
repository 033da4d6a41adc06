// Shared by all checks: a problem told at the place of a collection's field.
import type { z } from 'zod'
import { collectionNames, collections, type CollectionName, type EditionData } from '../schemas'
import type { ReadEdition } from '../read'
import type { CollectionFile } from '../read/collection-file'
import { problemAt } from '../read/entries/entry-check'
import type { Meant } from '../read/entries/meant-kind'
import { fieldName, recordName } from '../read/entries/entry-names'
import type { TextFile } from '../read/page-file'
import { fileProblem, namedLines, type Fault, type Position, type Problem } from '../read/problem'
import { valuesOfKind, type ValueOfKind } from '../read/entries/schema-walk'

/** What an organiser calls a place of a collection: its entry, where the file is a list of them, and its field. */
export function namesOf(
  { name, yaml }: CollectionFile,
  path: PropertyKey[],
): Pick<Problem, 'record' | 'field'> {
  const collection = collections[name]
  const [index] = path
  if (!collection.many) return { field: fieldName(path) }
  const list = yaml.value as unknown[] | undefined
  const record = typeof index === 'number' ? recordName(collection, index, list?.[index]) : undefined
  return { record, field: fieldName(path.slice(1)) }
}

/** What is told of a field: an error unless it says otherwise, and the value that was meant where it is known. */
export type Told = Fault & { meant?: Meant | undefined; severity?: Problem['severity'] }

/** Tells a problem of a collection; the path begins with the entry's index in the file where it is a list. */
export function problemIn(
  { files }: ReadEdition,
  name: CollectionName,
  path: PropertyKey[],
  { severity = 'error', ...told }: Told,
): Problem {
  return problemAt(files[name].yaml, path, told, { ...namesOf(files[name], path), severity })
}

/** The same as a warning. */
export const warningIn = (
  read: ReadEdition,
  name: CollectionName,
  path: PropertyKey[],
  told: Told,
): Problem => problemIn(read, name, path, { ...told, severity: 'warning' })

/** Tells a problem of a page's or letter's text at a place of its file. */
export const problemInText = (
  { file, record }: TextFile,
  { line, column }: Position,
  { message, advice }: Fault,
  more: Partial<Problem> = {},
): Problem => fileProblem(file, { line, column, record, message, advice, ...more })

/** The values of a file's valid entries that are of one of these kinds (schemas/kinds.ts), each with its path in the file. */
export const valuesIn = ({ name, entries }: CollectionFile, kinds: readonly string[]): ValueOfKind[] =>
  entries.flatMap(({ value, path }) => valuesOfKind(collections[name].entry, value, kinds, path))

/** Asks a judge about all values of some kinds in the data files; what it tells is a warning, unless it says otherwise. */
export const inValues = (
  read: ReadEdition,
  kinds: readonly string[],
  judge: (value: unknown, name: CollectionName, path: PropertyKey[]) => Told | undefined,
): Problem[] =>
  collectionNames.flatMap((name) =>
    valuesIn(read.files[name], kinds).flatMap(({ value, path }) => {
      const told = judge(value, name, path)
      return told ? problemIn(read, name, path, { severity: 'warning', ...told }) : []
    }),
  )

/** Within a sentence that goes on, few lines are named. */
const MOST_LINES = 6

/** The lines of some places of a collection’s file, as they stand in a message. */
export const linesOf = (read: ReadEdition, name: CollectionName, paths: PropertyKey[][]): string =>
  namedLines(
    paths.map((path) => read.files[name].yaml.locate(path).line),
    MOST_LINES,
  )

type EntryOf<Name extends CollectionName> = EditionData[Name] extends (infer Entry)[]
  ? Entry
  : EditionData[Name]

/** The valid entries of a list with their index in the file. */
export function entriesOf<Name extends CollectionName>(
  read: ReadEdition,
  name: Name,
): { entry: EntryOf<Name>; index: number }[] {
  return read.files[name].entries.map(({ value, path }) => ({
    // Each was parsed by the schema of this collection.
    entry: value as unknown as EntryOf<Name>,
    index: Number(path[0]),
  }))
}

/** The valid fields of a file, so that one invalid field does not hide problems of other files. */
export function soundFields<Name extends CollectionName>(
  read: ReadEdition,
  name: Name,
): Partial<EditionData[Name]> {
  const whole: EditionData[Name] | undefined = read.data[name]
  if (whole) return whole
  const written = read.files[name].yaml.value
  if (typeof written !== 'object' || written === null) return {}
  const shape = collections[name].entry.shape as Record<string, z.ZodType>
  const sound = Object.entries(shape).flatMap(([field, schema]) => {
    const { success, data } = schema.safeParse((written as Record<string, unknown>)[field])
    return success ? [[field, data]] : []
  })
  return Object.fromEntries(sound) as Partial<EditionData[Name]>
}
