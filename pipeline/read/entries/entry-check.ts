// One entry against its schema: every problem at its place in the file.
import type { z } from 'zod'
import type { CountryCode } from '../../domain/countries'
import type { Bilingual } from '../../domain/languages'
import { inFile, type Diagnostic, type Finding } from '../../messages/diagnostic'
import { replacedFrom } from '../positions'
import { indentOf } from '../yaml/lines'
import type { YamlFile } from '../yaml/yaml-file'
import { fieldName } from './entry-names'
import { explain, unknownField } from './explain'
import { guessValue } from './guess'
import { elementOf, fieldsOf, schemaAt, valueAt, withoutEmptyLists } from './schema-walk'

/** A finding at a value of a YAML file; with `atKey`, at the name of its field. */
export function problemAt(
  yaml: YamlFile,
  path: readonly PropertyKey[],
  finding: Finding,
  { atKey = false, ...more }: Partial<Diagnostic> & { atKey?: boolean } = {},
): Diagnostic {
  const { replace } = finding
  const at = yaml.locate(path, atKey)
  // A correction of a whole group begins before the field on which it is reported.
  const column = /^[{ ]/.test(replace?.from ?? '') ? 1 : at.column
  const line = yaml.lineText(at.line)
  const fix = replace && replacedFrom(line, column, replace.from, replace.to)
  const indented = fix !== undefined && indentOf(fix) !== indentOf(line)
  return inFile(yaml.file, finding, { ...at, path, fix, indented, ...more })
}

type Issue = z.core.$ZodIssue

/** Of a value that may have several shapes, what is wrong with the one that its author has chosen. */
function unpacked(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const isChosen = (inner: Issue) => inner.path.length > 0 || inner.code !== 'invalid_type'
  const chosen = issue.errors.find((issues) => issues.some(isChosen))
  return chosen?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** Checks a value against its schema; problems name line, entry and field. */
export function checkEntry(
  yaml: YamlFile,
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[],
  entry?: Bilingual,
  country?: CountryCode,
): { value?: unknown; problems: Diagnostic[] } {
  const result = schema.safeParse(withoutEmptyLists(schema, value))
  if (result.success) return { value: result.data, problems: [] }
  /** Fields that are there under a misspelt name, and groups that are corrected as a whole: both are reported already. */
  const reported = new Set<string>()
  const isUnknown = ({ code }: Issue) => Number(code !== 'unrecognized_keys')
  const all = result.error.issues.flatMap(unpacked).toSorted((a, b) => isUnknown(a) - isUnknown(b))
  const untyped = new Set(all.flatMap(({ code, path }) => (code === 'invalid_type' ? fieldName(path) : [])))
  // Of a value that is no list, its length says nothing.
  const issues = all.filter(({ code, path }) => !/^too_/.test(code) || !untyped.has(fieldName(path)))
  const problems = issues.flatMap((issue): Diagnostic[] => {
    const here = schemaAt(schema, issue.path)
    const found = valueAt(value, issue.path)
    const whole = [...path, ...issue.path]
    const written = yaml.written(whole)
    const field = fieldName(issue.path)
    const parent = issue.path.slice(0, -1)
    const group = fieldName(parent)
    if ((found ?? undefined) === undefined && (reported.has(field) || reported.has(group))) return []
    if (issue.code !== 'unrecognized_keys') {
      const finding = explain(issue, found, here, written, country)
      // Several institutions as one: a list has a field of its own, with an s.
      const [from, to] = [String(issue.path.at(-1)), `${String(issue.path.at(-1))}s`]
      const isMany = Array.isArray(found) && fieldsOf(schemaAt(schema, parent))[to]?.safeParse(found).success
      const other = isMany ? { suggestion: to, replace: { from, to } } : {}
      return [problemAt(yaml, whole, { ...finding, ...other }, { field, entry, atKey: isMany === true })]
    }
    // A correction of the whole group corrects all its fields at once.
    const guess = written === undefined ? undefined : guessValue(written, here, country)
    if (guess) reported.add(field)
    const above = schemaAt(schema, parent)
    const around = elementOf(above) ? {} : fieldsOf(above)
    const isFree = (name: string, written: unknown) =>
      Object.hasOwn(around, name) &&
      valueAt(value, [...parent, name]) === undefined &&
      around[name]?.safeParse(written).success === true
    return issue.keys.slice(0, guess ? 1 : undefined).map((name) => {
      const { intended, ...finding } = unknownField(name, here, found as Record<string, unknown>, isFree)
      if (intended) reported.add(fieldName([...issue.path, intended]))
      const more = { field: fieldName([...issue.path, name]), entry, atKey: true }
      return problemAt(yaml, [...whole, name], { ...finding, replace: guess ?? finding.replace }, more)
    })
  })
  return { problems }
}

/** What is refused as a whole: in quotation marks it would be no better. */
const isNoText = ({ code }: Diagnostic) => /^(?:kind\.|value\.not-)/.test(code)

/** Drops problems of entries that follow from the writing of their lines, and corrected lines that the schema refuses. */
export function withoutConsequences(yaml: YamlFile, ofEntries: Diagnostic[]): Diagnostic[] {
  const linesOf = (problems: Diagnostic[]) => new Set(problems.map(({ line }) => line))
  const refused = linesOf(ofEntries.filter(isNoText))
  const ofYaml = yaml.problems.filter(({ code, line }) => code !== 'yaml.wrong-quotes' || !refused.has(line))
  // A number with a full stop is read as a number: what else is wrong with its line does not follow from that.
  const ofWriting = linesOf(ofYaml.filter(({ code }) => code !== 'yaml.thousands'))
  const ofValues = linesOf(ofEntries)
  const withoutRefused = ({ fix, line }: Diagnostic) => (fix === yaml.lineText(line) ? undefined : fix)
  const unread = yaml.problems.filter(
    ({ code, line, fix }) => /unread|wrong|brackets/.test(code) && (fix === undefined || refused.has(line)),
  )
  /** What is missing may be on a line of the entry that could not be read. */
  const isUnread = ({ code, line, path: [index] = [] }: Diagnostic) => {
    const next = typeof index === 'number' ? yaml.locate([index + 1]).line : 0
    const end = next > line ? next : Infinity
    return /\.(?:missing|empty)/.test(code) && unread.some((other) => line <= other.line && other.line < end)
  }
  return [
    ...ofYaml.map((problem) =>
      ofValues.has(problem.line) ? { ...problem, fix: withoutRefused(problem) } : problem,
    ),
    ...ofEntries.filter((problem) => !ofWriting.has(problem.line) && !isUnread(problem)),
  ]
}
