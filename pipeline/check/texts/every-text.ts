// Applies rules to the texts that visitors read: data files, heads of pages, lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import type { TextFile } from '../../read/page-file'
import { memoise } from '../../read/memoise'
import type { Problem } from '../../read/problem'
import { collectionNames } from '../../schemas'
import { problemIn, problemInText, valuesIn, type Finding } from '../findings'

/** A finding in a text. `found` are the words at whose column it is reported. */
export type TextFinding = Finding & { found: string }

type Rule = (text: string) => TextFinding | undefined

type Placed = { text: string; path: PropertyKey[] }

/** All texts within a value, with the place of each below `path`. */
export function textsIn(value: unknown, path: PropertyKey[]): Placed[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, [...path, name]))
}

/** The texts of some kinds; `takesMarked`: also those that may have marks. */
const ofKinds = (kinds: readonly string[], takesMarked = true) =>
  memoise((file: CollectionFile) =>
    valuesIn(file, kinds).flatMap(({ marked, value, path }) =>
      marked && !takesMarked ? [] : textsIn(value, path),
    ),
  )

/** Parts of the data to which a rule may apply. */
export const scopes = {
  /** Everything that is not a number: names of firms, addresses and short names, too. */
  strings: ({ entries }: CollectionFile): Placed[] =>
    entries.flatMap(({ value, path }) => textsIn(value, path)),
  words: ofKinds(['text', 'person-name']),
  /** Words in which marks would be shown as they are written. */
  unmarked: ofKinds(['text', 'person-name'], false),
  texts: ofKinds(['text']),
  names: ofKinds(['person-name']),
}

export const inData = (read: ReadEdition, rule: Rule, scope: keyof typeof scopes): Problem[] =>
  collectionNames.flatMap((name) =>
    scopes[scope](read.files[name]).flatMap(({ text, path }) => {
      const finding = rule(text)
      return finding ? problemIn(read, name, path, finding) : []
    }),
  )

/** The heads of pages, without the name of the template. */
export const inHeads = ({ pages }: ReadEdition, rule: Rule): Problem[] =>
  pages.flatMap((page) =>
    textsIn({ ...page.frontmatter, template: undefined }, []).flatMap(({ text, path }) => {
      const field = String(path[0])
      const finding = rule(text)
      return finding ? problemInText(page, page.locate(field), finding, { field }) : []
    }),
  )

/** Visitors do not read comments: each of their characters becomes a space. */
const withoutComments = (source: string) =>
  source.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))

const inLines = (text: TextFile, rule: Rule): Problem[] =>
  withoutComments(text.source)
    .split('\n')
    .flatMap((line, index) => {
      const finding = rule(line)
      if (!finding) return []
      const at = { line: text.firstLine + index, column: line.indexOf(finding.found) + 1 }
      return problemInText(text, at, finding)
    })

/** Every text, at most one finding a line or field. */
export const inEveryText = (
  read: ReadEdition,
  rule: Rule,
  scope: keyof typeof scopes = 'words',
): Problem[] => [
  ...inData(read, rule, scope),
  ...inHeads(read, rule),
  ...read.texts.flatMap((text) => inLines(text, rule)),
]
