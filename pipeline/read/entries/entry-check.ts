// One entry against its schema: every problem at its place in the file.
import type { z } from 'zod'
import type { Bilingual } from '../../schemas/kinds'
import { fileProblem, replacedFrom, type Problem } from '../problem'
import type { YamlFile } from '../yaml/yaml-file'
import { fieldName } from './entry-names'
import { explain } from './explain'
import { guessValue, type Explanation, type Guess } from './guess'
import { metaOf, schemaAt, valueAt, withoutEmptyLists } from './schema-walk'
import { intendedField, unknownField } from './unknown-field'

type Path = readonly PropertyKey[]

type Issue = z.core.$ZodIssue

/** The line with the intended value from `column` on; numbers, lists and groups lose their quotation marks. */
function correctedFrom(
  line: string,
  column: number,
  { from, to, unquoted, currency }: Guess,
): string | undefined {
  // “300 EUR” beside “currency: TL” may mean either: only an organiser knows.
  if (currency && !to.includes(currency) && to !== '0' && !line.includes(`currency: ${currency}`))
    return undefined
  const isWhole = unquoted || /^['"]/.test(to)
  const written = [...(isWhole ? [`'${from}'`, `"${from}"`] : []), from]
  // A correction of a whole group begins before the field on which it is reported.
  const start = from.startsWith('{') ? 1 : column
  return written
    .map((words) => replacedFrom(line, start, words, to))
    .find((corrected) => corrected !== undefined)
}

/** Writes an explanation as a problem of a place in a file. */
export function problemAt(
  yaml: YamlFile,
  path: Path,
  { message, advice, guess }: Explanation,
  more: Partial<Problem> & { atKey?: boolean } = {},
): Problem {
  const { atKey = false, ...rest } = more
  const at = yaml.locate(path, atKey)
  const correctedLine = guess && correctedFrom(yaml.lineText(at.line), at.column, guess)
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
      issue.keys.some((name) => intendedField(name, schemaAt(schema, parent), entry)?.field === field),
  )
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
  const problems = issues.flatMap((issue): Problem[] => {
    const here = schemaAt(schema, issue.path)
    const found = valueAt(value, issue.path)
    const whole = [...path, ...issue.path]
    const written = yaml.written(whole)
    if (found === undefined && isMisspelt(issues, schema, value, issue.path)) return []
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      // A correction of the whole group corrects all its fields at once.
      const guess = written?.startsWith('{') ? guessValue(written, here) : undefined
      return issue.keys.slice(0, guess ? 1 : undefined).map((name) => {
        const explanation = unknownField(name, here, found as Record<string, unknown>)
        const field = fieldName([...issue.path, name])
        const more = { field, record, atKey: true }
        return problemAt(yaml, [...whole, name], { ...explanation, guess: guess ?? explanation.guess }, more)
      })
    }
    const explanation = explain(issue, found, here, written)
    const { at, guess } = explanation
    const more = { field: fieldName(issue.path), record, atKey: at !== undefined }
    if (at === undefined) return [problemAt(yaml, whole, explanation, more)]
    const writtenAt = at === 'en' || at === 'tr' ? yaml.written([...whole, at]) : undefined
    const guessAt = writtenAt === undefined ? undefined : guessValue(writtenAt, here)
    return [problemAt(yaml, [...whole, at], { ...explanation, guess: guess ?? guessAt }, more)]
  })
  return { problems }
}
