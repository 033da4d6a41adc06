// One entry against its schema: every problem at its place in the file.
import type { z } from 'zod'
import type { Bilingual } from '../../schemas/kinds'
import { fieldName } from './entry-names'
import { follows, slipsOf } from './slips'
import { textEndsBefore } from './wrong-text'
import { explain, type Explanation } from './explain'
import { fieldsOf, metaOf, schemaAt, valueAt, withoutEmptyLists } from './schema-walk'
import type { Meant } from './meant-kind'
import { fileProblem, type Problem } from '../problem'
import { fieldCalled, gluedField, meantField, unknownField } from './unknown-field'
import type { YamlFile } from '../yaml/yaml-file'
import { quoted, quotedCommas } from '../yaml/lines'

/** The line with the suggested value from `column` on; numbers and booleans lose their quotation marks. */
function correctedFrom(
  line: string,
  column: number,
  { from, to, unquoted, currency }: Meant,
  known: unknown,
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
  // What a correction keeps as a comment would take the rest of the line with it.
  if (to.includes(' # ') && after.replace(written, '').trim() !== '') return undefined
  // +49301234567 would be read as a number.
  const value = /^\+\d+$/.test(to) && after.startsWith(written) ? quoted(to) : to
  const corrected = `${before}${after.replace(written, () => value)}`
  if (!currency || currency === known) return corrected
  // “300 EUR” beside “currency: TL” means 300 euros; where the currency stands nowhere near, nobody knows.
  const beside = /\bcurrency: *[^\s,}]+/
  return beside.test(after) ? corrected.replace(beside, `currency: ${currency}`) : undefined
}

/** The currency in which the amounts of an entry are, as that of a hotel with its rooms. */
const currencyOf = (yaml: YamlFile, path: readonly PropertyKey[]) =>
  path.map((_, end) => valueAt(yaml.value, [...path.slice(0, end), 'currency'])).find(Boolean)

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
  const correctedLine = meant ? correctedFrom(line, at.column, meant, currencyOf(yaml, path)) : mended?.(line)
  return fileProblem(yaml.file, { ...at, message, advice, correctedLine, ...rest })
}

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
      issue.keys.some((name) =>
        [meantField, fieldCalled].some((meant) => meant(name, schemaAt(schema, parent), entry) === field),
      ),
  )
}

/** `{ route: Emek, Salhane }`: “Salhane” is a field without a value, which nobody writes on purpose. */
function isWithoutColon(yaml: YamlFile, path: readonly PropertyKey[]): boolean {
  const { line, column } = yaml.locate(path, true)
  const after = yaml.lineText(line).slice(column - 1 + String(path.at(-1)).length)
  // “currency:TL” lacks its space.
  return /^\s*[,}]/.test(after) && !String(path.at(-1)).includes(':')
}

/** Fields that a group does not know, each told at its name. Where commas have cut a text into such fields, only the first is. */
function unknownFields(
  yaml: YamlFile,
  path: readonly PropertyKey[],
  names: string[],
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Problem[] {
  const isCut = (name: string) => entry[name] === null && isWithoutColon(yaml, [...path, name])
  const cut = names.find(isCut)
  // { amount:6000,currency:TL }: what lacks its space is told, and mended, with the first.
  const glued = names.find((name) => gluedField(name, schema))
  return names
    .filter((name) => (isCut(name) ? name === cut : name === glued || !gluedField(name, schema)))
    .map((name) =>
      problemAt(
        yaml,
        [...path, name],
        name === cut ? { ...textEndsBefore(name), mended: quotedCommas } : unknownField(name, schema, entry),
        { field: name, atKey: true },
      ),
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
  // `- key:` and nothing more: told once, not field by field.
  if (value && typeof value === 'object' && Object.values(value).every((field) => field === null))
    return checkEntry(yaml, schema, null, path, record)
  const sound = schema.safeParse(withoutEmptyLists(schema, value))
  // Told as it is written: beside other mistakes an empty list may be one that has lost its indentation.
  const result = sound.success ? sound : schema.safeParse(value)
  if (result.success) return { value: result.data, problems: [] }
  const slips = slipsOf(result.error.issues, schema, value)
  const told = (path: readonly PropertyKey[]) =>
    follows(path, slips) ||
    (valueAt(value, path) === undefined && misspelt(result.error.issues, schema, value, path))
  // What a group lacks as a whole may stand in it under the name that is not known.
  const ofUnknown = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' &&
    result.error.issues.some(
      ({ code, path: other }) => code === 'unrecognized_keys' && fieldName(other) === fieldName(issue.path),
    )
  const problems = result.error.issues.flatMap((issue): Problem | Problem[] => {
    const here = schemaAt(schema, issue.path)
    const whole = [...path, ...issue.path]
    const more = { record, field: fieldName(issue.path) }
    const slip = slips.find((found) => found.issue === issue)
    if (slip) {
      const { at = issue.path, explanation } = slip
      return problemAt(yaml, [...path, ...at], explanation, { ...more, atKey: slip.at !== undefined })
    }
    if (told(issue.path) || ofUnknown(issue)) return []
    if (issue.code === 'unrecognized_keys' && metaOf(here).kind !== 'text') {
      const names = issue.keys.filter((name) => !follows([...issue.path, name], slips))
      return unknownFields(
        yaml,
        whole,
        names,
        here,
        valueAt(value, issue.path) as Record<string, unknown>,
      ).map((problem) => ({ ...more, ...problem, field: fieldName([...issue.path, problem.field ?? '']) }))
    }
    const explained = explain(issue, valueAt(value, issue.path), here, {
      written: yaml.written(whole),
      inEntry: whole.some((step) => typeof step === 'number'),
      siblings: Object.keys(fieldsOf(schemaAt(schema, issue.path.slice(0, -1)))),
    })
    const { at } = explained
    return problemAt(yaml, at ? [...whole, at] : whole, explained, { ...more, atKey: at !== undefined })
  })
  return { problems }
}
