// One entry against its schema: every problem at its place in the file.
import type { z } from 'zod'
import { languages, type Bilingual } from '../../schemas/kinds'
import { both, fileProblem, type Problem } from '../problem'
import { quotedInBraces } from '../yaml/lines'
import type { YamlFile } from '../yaml/yaml-file'
import { fieldName } from './entry-names'
import { explain, textEndsBefore } from './explain'
import type { Explanation, Meant } from './meant-kind'
import { fieldsOf, metaOf, schemaAt, valueAt, withoutEmptyLists } from './schema-walk'
import { gluedField, meantField, unknownField } from './unknown-field'

type Path = readonly PropertyKey[]

type Issue = z.core.$ZodIssue

/** The line with the intended value from `column` on; numbers, lists and groups lose their quotation marks. */
function correctedFrom(
  line: string,
  column: number,
  { from, to, unquoted, currency }: Meant,
  known: unknown,
): string | undefined {
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1)]
  const inQuotes = [`'${from}'`, `"${from}"`]
  const isWhole = unquoted || /^['"]/.test(to)
  const written = [...(isWhole ? inQuotes : []), from].find((words) => after.includes(words))
  if (written === undefined) return undefined
  const corrected = `${before}${after.replace(written, () => to)}`
  if (!currency || currency === known || to.includes(currency) || to === '0') return corrected
  // “300 EUR” beside “currency: TL” means 300 euros; if the currency is nowhere near, nobody knows.
  const beside = /\bcurrency: *[^\s,}]+/
  return beside.test(after) ? corrected.replace(beside, `currency: ${currency}`) : undefined
}

/** The currency in which the amounts of an entry are, as that of a hotel with its rooms. */
const currencyOf = (yaml: YamlFile, path: Path) =>
  path.map((_, end) => valueAt(yaml.value, [...path.slice(0, end), 'currency'])).find(Boolean)

/** Writes an explanation as a problem of a place in a file. */
export function problemAt(
  yaml: YamlFile,
  path: Path,
  { message, advice, meant, mended }: Explanation,
  more: Partial<Problem> & { atKey?: boolean } = {},
): Problem {
  const { atKey = false, ...rest } = more
  const at = yaml.locate(path, atKey)
  const line = yaml.lineText(at.line)
  const corrected = meant ? correctedFrom(line, at.column, meant, currencyOf(yaml, path)) : mended?.(line)
  const correctedLine = corrected === line ? undefined : corrected
  return fileProblem(yaml.file, { ...at, message, advice, correctedLine, ...rest })
}

/** Whether a missing field is present under a misspelt name, which is reported already. */
function isMisspelt(issues: Issue[], schema: z.ZodType, value: unknown, path: Path): boolean {
  const [field, parent] = [String(path.at(-1) ?? ''), path.slice(0, -1)]
  const entry = (valueAt(value, parent) ?? {}) as Record<string, unknown>
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      fieldName(issue.path) === fieldName(parent) &&
      issue.keys.some((name) => meantField(name, schemaAt(schema, parent), entry)?.field === field),
  )
}

/** The fields of an empty or missing group that are beside it instead of in it: `en:` exactly below `title:`. */
function straysOf({ path }: Issue, schema: z.ZodType, value: unknown): string[] {
  const here = schemaAt(schema, path)
  const parent = path.slice(0, -1)
  const known = fieldsOf(schemaAt(schema, parent))
  const within: readonly string[] = metaOf(here).kind === 'text' ? languages : Object.keys(fieldsOf(here))
  const isEmpty = (valueAt(value, path) ?? null) === null
  const names = Object.keys((valueAt(value, parent) ?? {}) as object)
  return isEmpty ? names.filter((name) => !(name in known) && within.includes(name)) : []
}

function strayProblem(yaml: YamlFile, path: Path, field: string, strays: string[]): Problem {
  const names = strays.map((name) => `“${name}:”`).join(', ')
  const message = both(
    `The fields of “${field}” are not indented below it.`,
    `“${field}” alanının içindekiler altında girintili değil.`,
  )
  const advice = both(
    `Begin ${names} two spaces further to the right, below a line “${field}:”.`,
    `${names} satırlarını “${field}:” satırının altında, iki boşluk daha içeriden başlatın.`,
  )
  const isWritten = valueAt(yaml.value, path) !== undefined
  const at = isWritten ? path : [...path.slice(0, -1), strays[0]!]
  return problemAt(yaml, at, { message, advice }, { field, atKey: true })
}

/** Fields that a group does not know, each reported at its name. If commas have cut a text into such fields, only the first is. */
function unknownFields(
  yaml: YamlFile,
  path: Path,
  names: string[],
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Problem[] {
  const isCut = (name: string) =>
    entry[name] === null &&
    !name.includes(':') &&
    quotedInBraces(yaml.lineText(yaml.locate([...path, name], true).line)) !== undefined
  const cut = names.find(isCut)
  // { amount:6000,currency:TL }: what lacks its space is reported, and corrected, with the first.
  const glued = names.find((name) => gluedField(name, schema))
  return names
    .filter((name) => (isCut(name) ? name === cut : name === glued || !gluedField(name, schema)))
    .map((name) => {
      const explanation = name === cut ? textEndsBefore(name) : unknownField(name, schema, entry)
      return problemAt(yaml, [...path, name], explanation, { field: name, atKey: true })
    })
}

/** Checks one entry against its schema and reports every problem of it. */
export function checkEntry(
  yaml: YamlFile,
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[],
  record?: Bilingual,
): { value?: unknown; problems: Problem[] } {
  // `- key:` and nothing more: reported once, not field by field.
  if (value && typeof value === 'object' && Object.values(value).every((field) => field === null))
    return checkEntry(yaml, schema, null, path, record)
  const result = schema.safeParse(withoutEmptyLists(schema, value))
  if (result.success) return { value: result.data, problems: [] }
  const { issues } = result.error
  const strays = new Map(issues.map((issue) => [issue, straysOf(issue, schema, value)]))
  const isStray = (parent: Path, name: string) =>
    issues.some(
      (issue) =>
        strays.get(issue)!.includes(name) && fieldName(issue.path.slice(0, -1)) === fieldName(parent),
    )
  // What a group lacks as a whole may be in it under the name that is not known.
  const followsUnknown = (issue: Issue) =>
    issue.code === 'custom' &&
    issues.some(({ code, path }) => code === 'unrecognized_keys' && fieldName(path) === fieldName(issue.path))
  const problemsOf = (issue: Issue): Problem[] => {
    const here = schemaAt(schema, issue.path)
    const found = valueAt(value, issue.path)
    const whole = [...path, ...issue.path]
    if (strays.get(issue)!.length > 0)
      return [strayProblem(yaml, whole, String(issue.path.at(-1)), strays.get(issue)!)]
    if (followsUnknown(issue)) return []
    if (found === undefined && isMisspelt(issues, schema, value, issue.path)) return []
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      const names = issue.keys.filter((name) => !isStray(issue.path, name))
      return unknownFields(yaml, whole, names, here, found as Record<string, unknown>)
    }
    const inEntry = whole.some((step) => typeof step === 'number')
    const explanation = explain(issue, found, here, { written: yaml.written(whole), inEntry })
    const { at } = explanation
    return [problemAt(yaml, at ? [...whole, at] : whole, explanation, { atKey: at !== undefined })]
  }
  const problems = issues.flatMap((issue) =>
    problemsOf(issue).map((problem) => {
      const isKey = issue.code === 'unrecognized_keys' && problem.field !== undefined
      const field = fieldName(isKey ? [...issue.path, problem.field!] : issue.path)
      return { ...problem, record, field }
    }),
  )
  return { problems }
}
