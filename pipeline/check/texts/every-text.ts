// Applies rules to the texts that visitors read: data files, heads of pages, lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
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
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, [...path, isList ? Number(name) : name]),
  )
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
  /** What the PDF of the programme prints. */
  printed: (file: CollectionFile) =>
    ['programme', 'sessions', 'posters'].includes(file.name) ? scopes.strings(file) : [],
  names: ofKinds(['person-name']),
}

export const inData = (read: ReadEdition, rule: Rule, scope: keyof typeof scopes): Problem[] =>
  collectionNames.flatMap((name) =>
    scopes[scope](read.files[name]).flatMap(({ text, path }) => {
      const finding = rule(text)
      return finding ? problemIn(read, name, path, finding) : []
    }),
  )

/** The lines of pages and letters. Visitors do not read comments: each of their characters becomes a space. */
const linesOf = memoise(({ edition, texts }: ReadEdition) =>
  texts.flatMap((text) =>
    (edition.read(text.file) ?? '')
      .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .map((words, index) => ({ text, words, line: index + 1, isHead: index + 1 < text.firstLine }))
      .filter(({ isHead, words }) => !isHead || !words.startsWith('template:')),
  ),
)

/** At most one finding a line; `where`: only in the heads of pages, or everywhere. */
export const inLines = (read: ReadEdition, rule: Rule, where: 'heads' | 'lines'): Problem[] =>
  linesOf(read).flatMap(({ text, words, line, isHead }) => {
    const finding = isHead || where === 'lines' ? rule(words) : undefined
    if (!finding) return []
    const [field] = (isHead && /^\w+(?=:)/.exec(words)) || []
    return problemInText(text, { line, column: words.indexOf(finding.found) + 1 }, finding, { field })
  })

/** Every text, at most one finding a line or field. */
export const inEveryText = (
  read: ReadEdition,
  rule: Rule,
  scope: keyof typeof scopes = 'words',
): Problem[] => [...inData(read, rule, scope), ...inLines(read, rule, 'lines')]
