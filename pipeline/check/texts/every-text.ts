// Asks a judge about all texts that visitors read: data files, heads of pages, lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import type { Meant } from '../../read/entries/meant-kind'
import type { TextFile } from '../../read/page-file'
import { memoise } from '../../read/memoise'
import { both, type Fault, type Problem } from '../../read/problem'
import { collectionNames } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { problemIn, problemInText, valuesIn } from '../problem-in'

/** What is wrong with a text. `found` are the words at whose column it is told, `meant` is what a data file should say. */
export type Finding = Fault & { found: string; meant?: Meant }

/** Tells of signs that mean nothing to this site, so that visitors would see them. */
export const shownAsWritten = (found: string, advice: Bilingual): Finding => ({
  found,
  message: both(`“${found}” would be shown as it is written.`, `“${found}” sayfada yazıldığı gibi görünür.`),
  advice,
})

type Judge = (text: string) => Finding | undefined

/** Comments are not read by visitors: each of their signs becomes a blank. */
const withoutComments = (source: string) =>
  source.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))

/** All texts within a value, with the place of each below `path`. */
export function textsIn(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => textsIn(field, [...path, name]))
}

const wordsIn = (file: CollectionFile, kinds: readonly string[]) =>
  valuesIn(file, kinds).flatMap(({ value, path }) => textsIn(value, path))

/** The texts for people and the names of persons of a file. */
const wordsOf = memoise((file: CollectionFile) => wordsIn(file, ['text', 'person-name']))

/** Everything of a file that is no number: names of firms, addresses and short names, too. */
export const stringsOf = ({ entries }: CollectionFile) =>
  entries.flatMap(({ value, path }) => textsIn(value, path))

type Way = {
  severity: Problem['severity']
  textsOf: (file: CollectionFile) => { text: string; path: PropertyKey[] }[]
}

/** What a judge says of data files: warnings on their words, unless another way is asked for. */
export const inData = (
  read: ReadEdition,
  judge: Judge,
  { severity = 'warning', textsOf = wordsOf }: Partial<Way> = {},
): Problem[] =>
  collectionNames.flatMap((name) =>
    textsOf(read.files[name]).flatMap(({ text, path }) => {
      const finding = judge(text)
      return finding ? problemIn(read, name, path, { ...finding, severity }) : []
    }),
  )

/** What a judge says of the heads of pages; the name of a template is no text. */
export const inHeads = (
  { pages }: ReadEdition,
  judge: Judge,
  severity: Problem['severity'] = 'warning',
): Problem[] =>
  pages.flatMap((page) =>
    textsIn({ ...page.frontmatter, template: undefined }, []).flatMap(({ text, path }) => {
      const field = String(path[0])
      const finding = judge(text)
      return finding ? problemInText(page, page.locate(field), finding, { severity, field }) : []
    }),
  )

const inLines = (text: TextFile, judge: Judge): Problem[] =>
  withoutComments(text.source)
    .split('\n')
    .flatMap((line, index) => {
      const finding = judge(line)
      if (!finding) return []
      const at = { line: text.firstLine + index, column: line.indexOf(finding.found) + 1 }
      return problemInText(text, at, finding, { severity: 'warning' })
    })

/** Warnings of a judge on every text, at most one a line or field; of data files on those of some kinds, where they are named. */
export const inEveryText = (read: ReadEdition, judge: Judge, kinds?: readonly string[]): Problem[] => [
  ...inData(read, judge, kinds && { textsOf: (file) => wordsIn(file, kinds) }),
  ...inHeads(read, judge),
  ...read.texts.flatMap((text) => inLines(text, judge)),
]
