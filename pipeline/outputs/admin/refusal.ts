// Runs the check on a value or a file in the browser, before anything is saved.
import type { z } from 'zod'
import { readCorrection } from '../../abstracts/corrections'
import { readList } from '../../abstracts/match'
import { placeOf } from '../../check/report/report'
import { readCollection } from '../../read/collection-file'
import type { Edition } from '../../read/edition'
import { explain } from '../../read/entries/explain'
import { schemaAt } from '../../read/entries/schema-walk'
import { readLetter, readPage } from '../../read/page-file'
import type { Diagnostic, Finding } from '../../messages/diagnostic'
import { adviceOf, sentence } from '../../messages/render'
import { fileSchema, kindOf, type FileKind } from './formats'
import type { Language } from '../../domain/languages'

/** The schema of a field, by its path such as `sessions.0.talks.0.minutes` or `page.title`. */
export function schemaOfField(at: string): z.ZodType | undefined {
  const [name = '', ...steps] = at.split('.')
  return schemaAt(fileSchema(name as FileKind), steps)
}

const inWords = (finding: Finding, language: Language): string =>
  [sentence(finding, language), adviceOf(finding, language)].filter(Boolean).join(' ')

/** Why a value is refused, or undefined if it is accepted. Empty fields are left to the editor. */
export function refusalOfValue(at: string, value: unknown, language: Language): string | undefined {
  const schema = schemaOfField(at)
  if (!schema || value === undefined || value === null || value === '') return undefined
  const result = schema.safeParse(value, { reportInput: true })
  const [issue] = result.success ? [] : result.error.issues
  if (!issue) return undefined
  return inWords(explain(issue, value, schema), language)
}

function problemsOfFile(path: string, source: string): Diagnostic[] {
  const kind = kindOf(path)
  /** An edition that consists of this file. */
  const edition: Edition = {
    list: () => [path],
    read: (asked) => (asked === path ? source : undefined),
    bytes: () => undefined,
    exists: (asked) => asked === path,
  }
  if (kind === 'page') return readPage(source, path).problems
  if (kind === 'letter') return readLetter(source, path).problems
  if (kind === 'abstract') return readCorrection(source, path).problems
  if (kind === 'abstractList') return readList(edition).problems
  return kind ? readCollection(edition, kind).problems : []
}

/** Problems shown at once: a notice has no room for more. */
const MOST_SHOWN = 3

/** Why a file cannot be saved, in the check's words; undefined if it can. */
export function refusalOfFile(path: string, source: string, language: Language): string | undefined {
  const errors = problemsOfFile(path, source).filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return undefined
  const lines = errors.slice(0, MOST_SHOWN).map((problem) => {
    const where = placeOf(problem, language)
    return [where && `${where}:`, inWords(problem, language)].filter(Boolean).join(' ')
  })
  const rest = errors.length - lines.length
  return [...lines, ...(rest > 0 ? [`+ ${rest}`] : [])].join(' — ')
}
