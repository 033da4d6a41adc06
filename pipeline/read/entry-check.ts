// One entry against its schema: every problem at its place in the file.
import type { z } from 'zod'
import type { Bilingual } from '../schemas/kinds'
import { fieldName } from './entry-names'
import { textEndsBefore } from './explain-text'
import { explain, type Explanation } from './explain'
import { metaOf, schemaAt } from './schema-walk'
import type { Meant } from './explain-meant'
import type { Problem } from './problem'
import { meantField, unknownField } from './unknown-field'
import type { YamlFile } from './yaml-file'
import { quotedCommas } from './yaml-lines'

/** The line with the suggested value from `column` on; numbers and booleans lose their quotation marks. */
function correctedFrom(
  line: string,
  column: number,
  { from, to, unquoted, currency }: Meant,
): string | undefined {
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1)]
  // 062 is read as 62, +90… as 90… and 9.30 as 9.3: what stands there is what was meant.
  const [number = ''] = /^[^\s,\]}#]+/.exec(after) ?? []
  if (number !== from && Number(number) === Number(from)) {
    return `${before}${to === `'${from}'` ? `'${number}'` : to}${after.slice(number.length)}`
  }
  const written = (unquoted ? [`'${from}'`, `"${from}"`, from] : [from]).find((words) =>
    after.includes(words),
  )
  if (written === undefined) return undefined
  const corrected = `${before}${after.replace(written, () => to)}`
  if (!currency) return corrected
  // “300 EUR” beside “currency: TL” means 300 euros; where the currency is not on the line, nobody knows.
  const beside = /\bcurrency: *[^\s,}]+/
  return beside.test(after) ? corrected.replace(beside, `currency: ${currency}`) : undefined
}

/** Writes an explanation as a problem of a place in a file. */
export function problemAt(
  yaml: YamlFile,
  path: readonly PropertyKey[],
  { message, advice, meant, mended }: Explanation,
  more: Partial<Problem> & { atKey?: boolean } = {},
): Problem {
  const { atKey = false, ...rest } = more
  const at = yaml.locate(path, atKey)
  const line = yaml.lineText(at.line)
  const corrected = meant ? correctedFrom(line, at.column, meant) : mended?.(line)
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

/** Whether a missing field is present under a misspelt name, which is reported already. */
function misspelt(
  issues: z.core.$ZodIssue[],
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): boolean {
  const [field, parent] = [String(path.at(-1) ?? ''), path.slice(0, -1)]
  const entry = (valueAt(value, parent) ?? {}) as Record<string, unknown>
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      fieldName(issue.path) === fieldName(parent) &&
      issue.keys.some((name) => meantField(name, schemaAt(schema, parent), entry) === field),
  )
}

/** `{ route: Emek, Salhane }`: “Salhane” is a field without a value, which nobody writes on purpose. */
function isWithoutColon(yaml: YamlFile, path: readonly PropertyKey[]): boolean {
  const { line, column } = yaml.locate(path, true)
  const after = yaml.lineText(line).slice(column - 1 + String(path.at(-1)).length)
  // “currency:TL” lacks its space.
  return /^\s*[,}]/.test(after) && !String(path.at(-1)).includes(':')
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
  const told = (path: readonly PropertyKey[]) => misspelt(result.error.issues, schema, value, path)
  const issues = result.error.issues.filter(
    (issue) => valueAt(value, issue.path) !== undefined || !told(issue.path),
  )
  const problems = issues.flatMap((issue): Problem[] => {
    const here = schemaAt(schema, issue.path)
    const whole = [...path, ...issue.path]
    const more = { ...(record ? { record } : {}), field: fieldName(issue.path) }
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      const entry = valueAt(value, issue.path) as Record<string, unknown>
      const isCut = (name: string) => entry[name] === null && isWithoutColon(yaml, [...whole, name])
      const cut = issue.keys.find(isCut)
      return issue.keys
        .filter((name) => name === cut || !isCut(name))
        .map((name) =>
          problemAt(
            yaml,
            [...whole, name],
            name === cut
              ? { ...textEndsBefore(name), mended: quotedCommas }
              : unknownField(name, here, entry),
            {
              ...more,
              field: fieldName([...issue.path, name]),
              atKey: true,
            },
          ),
        )
    }
    return [problemAt(yaml, whole, explain(issue, valueAt(value, issue.path), here), more)]
  })
  return { problems }
}
