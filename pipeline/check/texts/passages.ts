// The texts that visitors read, one by one: values of data files, and the lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { memoise } from '../../domain/memoise'
import type { TextFile } from '../../read/page-file'
import type { Diagnostic, Finding } from '../../messages/diagnostic'
import type { CollectionName } from '../../schemas'
import { problemInFile, problemInText, valuesIn } from '../findings'

/** A finding in a text. `found` are the words at whose column it is reported. */
export type TextFinding = Finding & { found: string }

export type TextRule = (text: string) => TextFinding | undefined

type Passage = { kind: string; text: string; report: (finding: TextFinding) => Diagnostic }

/** All texts within a value, with the place of each below `path`. */
function textsIn(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, [...path, isList ? Number(name) : name]),
  )
}

/** Collections of which the PDF of the programme prints all. */
const printed: CollectionName[] = ['programme', 'sessions', 'posters']

/** Each text as a value of any kind, and those that are words again as such. */
const ofData = memoise((file: CollectionFile): Passage[] => {
  const kind = printed.includes(file.name) ? 'printed' : 'value'
  const values = file.entries.map((entry) => ({ ...entry, kind, marked: false }))
  return [...values, ...valuesIn(file, ['text', 'person-name'])].flatMap(({ kind, marked, ...of }) =>
    textsIn(of.value, of.path).map(({ text, path }) => ({
      kind: marked ? 'marked' : kind,
      text,
      report: (finding) => problemInFile(file, path, finding),
    })),
  )
})

/** Visitors do not read comments: each of their characters becomes a space. */
const ofText = memoise((text: TextFile): Passage[] =>
  text.written
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .map((words, index): Passage => {
      const line = index + 1
      const isHead = line < text.firstLine
      const [field] = (isHead && /^\w+(?=:)/.exec(words)) || []
      return {
        kind: field === 'template' ? field : isHead ? 'head' : 'line',
        text: words,
        report: (finding) =>
          problemInText(text, { line, column: words.indexOf(finding.found) + 1 }, finding, { field }),
      }
    }),
)

/** The passages to which a rule may apply, by their kinds. */
const scopes = {
  /** All values: names of firms, addresses and short names, too. */
  values: ['value', 'printed'],
  printed: ['printed'],
  words: ['text', 'marked', 'person-name'],
  /** Words in which marks would be shown as they are written. */
  unmarked: ['text', 'person-name'],
  texts: ['text', 'marked'],
  names: ['person-name'],
  heads: ['head'],
  lines: ['head', 'line'],
}

export type Scope = keyof typeof scopes

/** What a rule finds in a file, by scope. A file that has not changed since is not searched again. */
const foundBy = memoise((rule: TextRule) => {
  const inKinds = (kinds: readonly string[]) =>
    memoise((file: CollectionFile | TextFile): Diagnostic[] =>
      ('yaml' in file ? ofData(file) : ofText(file)).flatMap(({ kind, text, report }) => {
        const finding = kinds.includes(kind) ? rule(text) : undefined
        return finding ? report(finding) : []
      }),
    )
  const entries = Object.entries(scopes).map(([scope, kinds]) => [scope, inKinds(kinds)])
  return Object.fromEntries(entries) as Record<Scope, ReturnType<typeof inKinds>>
})

/** Applies a rule to all passages of some scopes: at most one finding a line or value. */
export const inPassages = (read: ReadEdition, rule: TextRule, ...where: Scope[]): Diagnostic[] =>
  [...Object.values(read.files), ...read.texts].flatMap((file) =>
    where.flatMap((scope) => foundBy(rule)[scope](file)),
  )
