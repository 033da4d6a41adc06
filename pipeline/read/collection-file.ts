// Reads one collection: YAML in, entries and problems out.
import { z } from 'zod'
import type { Collection } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import type { Edition } from './edition'
import { bare, explain, metaOf, schemaAt, unknownField, type Explanation } from './explain'
import { both, type Problem } from './problem'
import { remembered } from './remembered'
import type { Meant } from './explain-meant'
import { suggestion } from './suggestion'
import { readYaml, type YamlFile } from './yaml-file'

export type CollectionFile = {
  yaml: YamlFile
  /** Entries that are valid by themselves; for a single-object collection one at most. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[]
  problems: Problem[]
}

const ordinal = (n: number) => {
  const tail = n % 100
  const suffix = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${suffix}`
}

const firstWords = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (value && typeof value === 'object' && 'en' in value) return String(value.en)
  return ''
}

/** What an organiser calls an entry: "3rd speaker, Dr. …". */
export function recordName(collection: Collection, index: number, entry: unknown): Bilingual {
  const fields = (entry ?? {}) as Record<string, unknown>
  const name = ['code', 'number', 'name', 'title', 'label', 'event', 'key', 'year']
    .map((field) => firstWords(fields[field]))
    .find((words) => words !== '')
  const tail = name ? `, ${name}` : ''
  return both(
    `${ordinal(index + 1)} ${collection.label.en}${tail}`,
    `${index + 1}. ${collection.label.tr}${tail}`,
  )
}

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

/** The line with what was meant, from a column on; a number or a yes loses its quotation marks. */
function correctedFrom(line: string, column: number, { from, to, unquoted }: Meant): string | undefined {
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1)]
  const written = (unquoted ? [`'${from}'`, `"${from}"`, from] : [from]).find((words) =>
    after.includes(words),
  )
  return written === undefined ? undefined : `${before}${after.replace(written, () => to)}`
}

/** Writes an explanation as a problem of a place in a file. */
export function problemAt(
  yaml: YamlFile,
  path: readonly PropertyKey[],
  { message, advice, meant }: Explanation,
  more: Partial<Problem> & { atKey?: boolean } = {},
): Problem {
  const { atKey = false, ...rest } = more
  const at = yaml.locate(path, atKey)
  const line = yaml.lineText(at.line)
  const corrected = meant && correctedFrom(line, at.column, meant)
  return {
    severity: 'error',
    file: yaml.file,
    ...at,
    message,
    ...(advice ? { advice } : {}),
    ...(corrected ? { correctedLine: corrected } : {}),
    ...rest,
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((here, step) => (here as Record<PropertyKey, unknown> | undefined)?.[step], value)

/** Whether a field that seems missing is there under a mistyped name, which is told already. */
function misspelt(issues: z.core.$ZodIssue[], schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const [field, parent] = [String(path.at(-1) ?? ''), path.slice(0, -1)]
  const shape = bare(schemaAt(schema, parent))
  const known = shape instanceof z.ZodObject ? Object.keys(shape.shape as object) : []
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      fieldName(issue.path) === fieldName(parent) &&
      issue.keys.some((name) => suggestion(name, known) === field),
  )
}

/** Checks one entry against its schema and tells every problem of it. */
export function checkEntry(
  yaml: YamlFile,
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[],
  record?: Bilingual,
): { value?: unknown; problems: Problem[] } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  const told = (path: readonly PropertyKey[]) => misspelt(result.error.issues, schema, path)
  const issues = result.error.issues.filter(
    (issue) => valueAt(value, issue.path) !== undefined || !told(issue.path),
  )
  const problems = issues.flatMap((issue): Problem[] => {
    const here = schemaAt(schema, issue.path)
    const whole = [...path, ...issue.path]
    const more = { ...(record ? { record } : {}), field: fieldName(issue.path) }
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      return issue.keys.map((name) =>
        problemAt(yaml, [...whole, name], unknownField(name, here), {
          ...more,
          field: fieldName([...issue.path, name]),
          atKey: true,
        }),
      )
    }
    return [problemAt(yaml, whole, explain(issue, valueAt(value, issue.path), here), more)]
  })
  return { problems }
}

/** What the writing of a place explains already needs no second explanation. */
const untold = (yaml: YamlFile, problems: Problem[]) =>
  problems.filter(({ line }) => !yaml.problems.some((problem) => problem.line === line))

const listWanted = (yaml: YamlFile, { label }: Collection): Problem =>
  problemAt(yaml, [], {
    message: both('This file must be a list.', 'Bu dosya bir liste olmalı.'),
    advice: both(
      `Begin each ${label.en} with "- ", as in the sample.`,
      `Her kaydı (${label.tr}) örnekteki gibi "- " ile başlatın.`,
    ),
  })

const fieldsWanted = (yaml: YamlFile, { label }: Collection): Problem =>
  problemAt(yaml, [], {
    message: both(
      'This file must be fields (name: value), no list.',
      'Bu dosya liste değil, alanlardan (ad: değer) oluşmalı.',
    ),
    advice: both(
      `Take away the dashes before the fields of the ${label.en}.`,
      `Alanların (${label.tr}) önündeki tireleri kaldırın.`,
    ),
  })

function readObject(yaml: YamlFile, collection: Collection): CollectionFile {
  const problems = [...yaml.problems]
  if (yaml.value === null || typeof yaml.value !== 'object' || Array.isArray(yaml.value)) {
    return { yaml, entries: [], problems: [...problems, fieldsWanted(yaml, collection)] }
  }
  const checked = checkEntry(yaml, collection.entry, yaml.value, [], collection.label)
  const entries = checked.value ? [{ value: checked.value as Record<string, unknown>, path: [] }] : []
  return { yaml, entries, problems: [...problems, ...untold(yaml, checked.problems)] }
}

function readList(yaml: YamlFile, collection: Collection): CollectionFile {
  const problems = [...yaml.problems]
  const { value: list } = yaml
  if (!Array.isArray(list))
    return { yaml, entries: [], problems: [...problems, listWanted(yaml, collection)] }
  const entries = list.flatMap((entry: unknown, index) => {
    const checked = checkEntry(yaml, collection.entry, entry, [index], recordName(collection, index, entry))
    problems.push(...untold(yaml, checked.problems))
    return checked.value ? [{ value: checked.value as Record<string, unknown>, path: [index] }] : []
  })
  return { yaml, entries, problems: [...problems, ...duplicates(yaml, collection, entries)] }
}

/** Reads a collection's file and checks each entry. */
export function readCollection(edition: Edition, collection: Collection): CollectionFile {
  const yaml = readYaml(edition, `content/${collection.file}`)
  if (yaml.value === undefined) return { yaml, entries: [], problems: yaml.problems }
  const source = edition.read(yaml.file) ?? ''
  return remembered(`${yaml.file} as ${collection.type}`, source, () =>
    collection.many ? readList(yaml, collection) : readObject(yaml, collection),
  )
}

function duplicates(yaml: YamlFile, collection: Collection, entries: CollectionFile['entries']): Problem[] {
  const { unique } = collection
  if (!unique) return []
  const seen = new Map<string, number>()
  return entries.flatMap(({ value, path }) => {
    const name = String(value[unique]).toLowerCase()
    const index = Number(path[0])
    const before = seen.get(name)
    if (before === undefined) {
      seen.set(name, index)
      return []
    }
    const line = yaml.locate([before, unique]).line
    return [
      problemAt(
        yaml,
        [...path, unique],
        {
          message: both(
            `“${String(value[unique])}” stands twice: it is on line ${line} already.`,
            `“${String(value[unique])}” iki kez geçiyor: ${line}. satırda da var.`,
          ),
          advice: both('Change one of the two, or delete it.', 'İkisinden birini değiştirin ya da silin.'),
        },
        { record: recordName(collection, index, value), field: unique },
      ),
    ]
  })
}
