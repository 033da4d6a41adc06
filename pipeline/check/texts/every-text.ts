// One way through all words that visitors read: data files, heads of pages, lines of pages and letters.
import type { ReadEdition } from '../../read'
import type { PageFile, TextFile } from '../../read/page-file'
import type { Fault, Problem } from '../../read/problem'
import { collectionNames } from '../../schemas'
import { problemIn, problemInText, valuesIn } from '../problem-in'
import { textsIn } from './texts-in'

/** What is found in a text; `found` are its words, by which its column is known. */
export type Finding = Fault & { found: string }

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

const inHead = (page: PageFile, judge: Judge): Problem[] =>
  textsIn(page.frontmatter, []).flatMap(({ text, path }) => {
    const field = String(path[0])
    const finding = judge(text)
    return finding ? [problemInText(page, page.locate(field), finding, { severity: 'warning', field })] : []
  })

const inLines = (text: TextFile, judge: Judge): Problem[] =>
  withoutComments(text.source)
    .split('\n')
    .flatMap((line, index) => {
      const finding = judge(line)
      if (!finding) return []
      const at = { line: text.firstLine + index, column: line.indexOf(finding.found) + 1 }
      return [problemInText(text, at, finding, { severity: 'warning' })]
    })

/** Warnings of a judge on every text, at most one a line or field. */
export const inEveryText = (read: ReadEdition, judge: Judge): Problem[] => [
  ...inData(read, judge),
  ...read.pages.flatMap((page) => inHead(page, judge)),
  ...read.texts.flatMap((text) => inLines(text, judge)),
]
