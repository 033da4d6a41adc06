// The texts that visitors read, one by one: values of data files, and the lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { problemAt } from '../../read/entries/entry-check'
import { memoise } from '../../read/memoise'
import type { Problem } from '../../read/problem'
import { collectionNames } from '../../schemas'
import { namesOf, problemInText, valuesIn, type Finding } from '../findings'

/** A finding in a text. `found` are the words at whose column it is reported. */
export type TextFinding = Finding & { found: string }

export type TextRule = (text: string) => TextFinding | undefined

type Passage = {
  /** The kind of its value (schemas/kinds.ts), or where it is in a text. */
  kind: string
  /** Whether its value may have marks. */
  marked?: boolean
  file: string
  text: string
  report: (finding: TextFinding) => Problem
}

/** All texts within a value, with the place of each below `path`. */
export function textsIn(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, [...path, isList ? Number(name) : name]),
  )
}

const ofData = memoise((file: CollectionFile): Passage[] => {
  const values = valuesIn(file, ['text', 'person-name']).flatMap(({ value, path, ...of }) =>
    textsIn(value, path).map((text) => [text.path.join(), of] as const),
  )
  const kinds = new Map(values)
  return file.entries
    .flatMap(({ value, path }) => textsIn(value, path))
    .map(({ text, path }) => ({
      ...(kinds.get(path.join()) ?? { kind: 'other' }),
      file: file.name,
      text,
      report: (finding) => problemAt(file.yaml, path, finding, namesOf(file, path)),
    }))
})

/** Visitors do not read comments: each of their characters becomes a space. */
const ofTexts = ({ edition, texts }: ReadEdition): Passage[] =>
  texts.flatMap((text) =>
    (edition.read(text.file) ?? '')
      .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .map((words, index): Passage => {
        const line = index + 1
        const isHead = line < text.firstLine
        const [field] = (isHead && /^\w+(?=:)/.exec(words)) || []
        return {
          kind: field === 'template' ? field : isHead ? 'head' : 'line',
          file: text.file,
          text: words,
          report: (finding) =>
            problemInText(text, { line, column: words.indexOf(finding.found) + 1 }, finding, { field }),
        }
      }),
  )

const passagesOf = memoise((read: ReadEdition) => [
  ...collectionNames.flatMap((name) => ofData(read.files[name])),
  ...ofTexts(read),
])

/** The passages to which a rule may apply. */
const scopes = {
  /** All values: names of firms, addresses and short names, too. */
  values: ({ kind }) => ['text', 'person-name', 'other'].includes(kind),
  words: ({ kind }) => ['text', 'person-name'].includes(kind),
  /** Words in which marks would be shown as they are written. */
  unmarked: ({ kind, marked }) => ['text', 'person-name'].includes(kind) && !marked,
  texts: ({ kind }) => kind === 'text',
  names: ({ kind }) => kind === 'person-name',
  /** What the PDF of the programme prints. */
  printed: ({ file }) => ['programme', 'sessions', 'posters'].includes(file),
  heads: ({ kind }) => kind === 'head',
  lines: ({ kind }) => ['head', 'line'].includes(kind),
} satisfies Record<string, (passage: Passage) => boolean>

export type Scope = keyof typeof scopes

/** Applies a rule to all passages of some scopes: at most one finding a line or value. */
export const inPassages = (read: ReadEdition, rule: TextRule, ...where: Scope[]): Problem[] =>
  passagesOf(read).flatMap((passage) => {
    const finding = where.some((scope) => scopes[scope](passage)) ? rule(passage.text) : undefined
    return finding ? passage.report(finding) : []
  })
