// One lost or slipped line makes those below it part of another field: tells that slip once, instead of line by line.
import type { z } from 'zod'
import { languages } from '../../schemas/kinds'
import type { Explanation } from './explain'
import { both } from '../problem'
import { withinBraces } from '../yaml/lines'
import { elementOf, fieldsOf, metaOf, schemaAt, valueAt } from './schema-walk'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** An issue with the explanation that replaces its own, and the paths of the issues that only follow from the same slip. */
type Slip = {
  issue: Issue
  explanation: Explanation
  followers: Path[]
  /** The field at whose name it is told, if not where the issue is. */
  at?: Path
}

/** Whether a value is a group of fields that are all in a shape. */
const hasFieldsOf = (schema: z.ZodType | undefined, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => name in fieldsOf(schema))

/** `talks:` is deleted, and its entries go on with the list of chairs above them. */
function lostHead(issue: Issue, schema: z.ZodType, value: unknown): Slip | undefined {
  const [index, list, entryPath] = [issue.path.at(-1), issue.path.slice(0, -1), issue.path.slice(0, -2)]
  if (typeof index !== 'number' || !['invalid_type', 'invalid_union'].includes(issue.code)) return undefined
  const item = valueAt(value, issue.path)
  const entry = (valueAt(value, entryPath) ?? {}) as Record<string, unknown>
  const [field] =
    Object.entries(fieldsOf(schemaAt(schema, entryPath))).find(
      ([name, shape]) => entry[name] === undefined && hasFieldsOf(elementOf(shape), item),
    ) ?? []
  if (field === undefined) return undefined
  const rest = (valueAt(value, list) as unknown[]).length - index - 1
  return {
    issue,
    explanation: {
      message: both(
        `The line “${field}:” above this one is missing.`,
        `Bu satırın üstünde “${field}:” satırı eksik.`,
      ),
      advice: both(
        `Write “${field}:” above it, below the fields before.`,
        `Üstüne, önceki alanlarla aynı hizada “${field}:” yazın.`,
      ),
    },
    followers: [[...entryPath, field], ...Array.from({ length: rest }, (_, at) => [...list, index + 1 + at])],
  }
}

/** The fields of the group that an issue is about, where they stand beside it and not in it. */
function straysOf(issue: Issue, schema: z.ZodType, value: unknown) {
  const parent = issue.path.slice(0, -1)
  const here = schemaAt(schema, issue.path)
  const entry = (valueAt(value, parent) ?? {}) as Record<string, unknown>
  const known = fieldsOf(schemaAt(schema, parent))
  const within: readonly string[] = metaOf(here).kind === 'text' ? languages : Object.keys(fieldsOf(here))
  const strays = Object.keys(entry).filter((name) => !(name in known) && within.includes(name))
  return { strays, entry, parent, here }
}

/** `amount:` and `currency:` without `standard:` above them, or `en:` and `tr:` without `title:`. */
function lostGroupHead(issue: Issue, schema: z.ZodType, value: unknown): Slip | undefined {
  const { strays, entry, parent, here } = straysOf(issue, schema, value)
  const group = Object.fromEntries(strays.map((name) => [name, entry[name]]))
  if (valueAt(value, issue.path) !== undefined || strays.length < 2 || !here?.safeParse(group).success)
    return undefined
  const field = String(issue.path.at(-1))
  const fields = strays.map((name) => `${name}: ${withinBraces(String(entry[name]))}`)
  const whole = `${field}: { ${fields.join(', ')} }`
  const followers = strays.map((name) => [...parent, name])
  return {
    issue,
    explanation: {
      message: both(
        `This belongs to “${field}”, which is missing.`,
        `Bu, “${field}” alanına ait; o alanın kendisi ise eksik.`,
      ),
      advice: both(`Write it as one field: ${whole}`, `Tek alan olarak yazın: ${whole}`),
    },
    followers,
    at: followers[0]!,
  }
}

/** `standard:` with `amount:` and `currency:` exactly below it, or `title:` with `en:` and `tr:`. */
function unindentedFields(issue: Issue, schema: z.ZodType, value: unknown): Slip | undefined {
  const { strays, parent } = straysOf(issue, schema, value)
  if (valueAt(value, issue.path) !== null || strays.length === 0) return undefined
  const field = String(issue.path.at(-1))
  const names = strays.map((name) => `“${name}:”`).join(', ')
  return {
    issue,
    explanation: {
      message: both(
        `The fields of “${field}” stand beside it.`,
        `“${field}” alanının içindekiler onunla aynı hizada.`,
      ),
      advice: both(
        `Begin ${names} two spaces further to the right than “${field}:”.`,
        `${names} satırlarını “${field}:” satırından iki boşluk daha içeriden başlatın.`,
      ),
    },
    followers: strays.map((name) => [...parent, name]),
  }
}

/** `firms:` whose names stand at the dash of the category itself. */
function unindentedList(issue: Issue, schema: z.ZodType, value: unknown): Slip | undefined {
  const [field, index, list] = [issue.path.at(-1), issue.path.at(-2), issue.path.slice(0, -2)]
  const element = elementOf(schemaAt(schema, issue.path))
  const siblings = valueAt(value, list)
  if (valueAt(value, issue.path) !== null || !element || !Array.isArray(siblings)) return undefined
  const below = siblings.slice(Number(index) + 1) as unknown[]
  const own = elementOf(schemaAt(schema, list))
  const end = below.findIndex((item) => !element.safeParse(item).success || own?.safeParse(item).success)
  const count = end < 0 ? below.length : end
  if (count === 0) return undefined
  return {
    issue,
    explanation: {
      message: both(
        `The list of “${String(field)}” is not indented below it.`,
        `“${String(field)}” listesi altında girintili değil.`,
      ),
      advice: both(
        `Begin the dashes of this list two spaces further to the right than “${String(field)}:”.`,
        `Bu listenin tirelerini “${String(field)}:” satırından iki boşluk daha içeriden başlatın.`,
      ),
    },
    followers: below.slice(0, count).map((_, at) => [...list, Number(index) + 1 + at]),
  }
}

const beginsWith = (path: Path, begin: Path) => begin.every((step, at) => path[at] === step)

/** The slips of an entry; an issue that follows from one begins none of its own. */
export function slipsOf(issues: Issue[], schema: z.ZodType, value: unknown): Slip[] {
  const slips: Slip[] = []
  for (const issue of issues) {
    if (follows(issue.path, slips)) continue
    const slip = [lostHead, lostGroupHead, unindentedFields, unindentedList]
      .map((look) => look(issue, schema, value))
      .find((found) => found !== undefined)
    if (slip) slips.push(slip)
  }
  return slips
}

/** Whether what stands at a path is wrong only because of a slip. */
export const follows = (path: Path, slips: Slip[]) =>
  slips.some(({ followers }) => followers.some((begin) => beginsWith(path, begin)))
