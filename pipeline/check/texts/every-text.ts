// One way through all words that visitors read: data files, heads of pages, lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { PageFile, TextFile } from '../../read/page-file'
import type { Problem } from '../../read/problem'
import { collectionNames } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { problemIn, valuesIn } from '../problem-in'
import { textsIn } from './texts-in'

/** What is found in a text; `found` are its words, by which its column is known. */
export type Finding = { found: string; message: Bilingual; advice: Bilingual }

type Judge = (text: string) => Finding | undefined

/** Comments are not read by visitors: each of their signs becomes a blank. */
const withoutComments = (source: string) =>
  source.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, (comment) => comment.replace(/[^\n]/g, ' '))

/** Warnings on the texts and names of data files. */
export const inData = (read: ReadEdition, judge: Judge): Problem[] =>
  collectionNames.flatMap((name) =>
    valuesIn(read.files[name], ['text', 'person-name'])
      .flatMap(({ value, path }) => textsIn(value, path))
      .flatMap(({ text, path }) => {
        const finding = judge(text)
        return finding
          ? [problemIn(read, name, path, finding.message, finding.advice, { severity: 'warning' })]
          : []
      }),
  )

const inHead = ({ file, record, frontmatter = {} as never, locate }: PageFile, judge: Judge): Problem[] =>
  textsIn(frontmatter, []).flatMap(({ text, path: [field] }): Problem[] => {
    const finding = judge(text)
    if (!finding) return []
    const { message, advice } = finding
    return [
      { severity: 'warning', file, ...locate(String(field)), record, field: String(field), message, advice },
    ]
  })

const inLines = ({ file, record, source, firstLine }: TextFile, judge: Judge): Problem[] =>
  withoutComments(source)
    .split('\n')
    .flatMap((line, index): Problem[] => {
      const finding = judge(line)
      if (!finding) return []
      const { found, message, advice } = finding
      const column = line.indexOf(found) + 1
      return [{ severity: 'warning', file, line: firstLine + index, column, record, message, advice }]
    })

/** Warnings of a judge on every text, at most one a line or field. */
export const inEveryText = (read: ReadEdition, judge: Judge): Problem[] => [
  ...inData(read, judge),
  ...read.pages.flatMap((page) => inHead(page, judge)),
  ...[...read.pages, ...read.letters].flatMap((text) => inLines(text, judge)),
]
