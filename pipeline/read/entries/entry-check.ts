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

/** The line with the intended value from `column` on. */
function correctedFrom(line: string, column: number, { from, to, currency }: Guess): string | undefined {
  // “300 EUR” beside “currency: TL” may mean either: only an organiser knows.
  if (currency && !to.includes(currency) && to !== '0' && !line.includes(`currency: ${currency}`))
    return undefined
  // A correction of a whole group begins before the field on which it is reported.
  return replacedFrom(line, from.startsWith('{') ? 1 : column, from, to)
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

/** Checks one entry against its schema and reports every problem of it. */
export function checkEntry(
  yaml: YamlFile,
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[],
  record?: Bilingual,
): { value?: unknown; problems: Problem[] } {
  // `- key:` and nothing more: reported once, not field by field. All fields of a correction's header may be left out.
  const isBare = value && typeof value === 'object' && Object.values(value).every((field) => field === null)
  if (isBare && !schema.safeParse({}).success) return checkEntry(yaml, schema, null, path, record)
  const result = schema.safeParse(withoutEmptyLists(schema, value))
  if (result.success) return { value: result.data, problems: [] }
  /** Missing fields that are there under a misspelt name, which is reported already. */
  const misspelt = new Set<string>()
  const unknownFirst = result.error.issues.toSorted((issue) => (issue.code === 'unrecognized_keys' ? -1 : 1))
  const problems = unknownFirst.flatMap((issue): Problem[] => {
    const here = schemaAt(schema, issue.path)
    const found = valueAt(value, issue.path)
    const whole = [...path, ...issue.path]
    const written = yaml.written(whole)
    if (found === undefined && misspelt.has(fieldName(issue.path))) return []
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      const entry = found as Record<string, unknown>
      // A correction of the whole group corrects all its fields at once.
      const guess = written?.startsWith('{') ? guessValue(written, here) : undefined
      return issue.keys.slice(0, guess ? 1 : undefined).map((name) => {
        const intended = intendedField(name, here, entry)
        if (intended) misspelt.add(fieldName([...issue.path, intended.field]))
        const explanation = unknownField(name, here, entry, intended)
        const more = { field: fieldName([...issue.path, name]), record, atKey: true }
        return problemAt(yaml, [...whole, name], { ...explanation, guess: guess ?? explanation.guess }, more)
      })
    }
    const { at, guess, ...explanation } = explain(issue, found, here, written)
    const more = { field: fieldName(issue.path), record, atKey: at !== undefined }
    if (at === undefined) return [problemAt(yaml, whole, { ...explanation, guess }, more)]
    const writtenAt = at === 'en' || at === 'tr' ? yaml.written([...whole, at]) : undefined
    const guessAt = writtenAt === undefined ? undefined : guessValue(writtenAt, here)
    return [problemAt(yaml, [...whole, at], { ...explanation, guess: guess ?? guessAt }, more)]
  })
  return { problems }
}
