// Parses one YAML file and remembers where everything is.
import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml'
import type { Edition } from '../edition'
import { memoiseBySource } from '../memoise'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { damageIn, ungarbled } from '../whole-file'
import { indentOf, keyLine } from './lines'
import { misreadingsOf } from './misreadings'
import { readsBeyond, yamlOptions } from './parser'
import { explainSyntaxError, type LineFault } from './syntax-errors'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Problem[]
  /** Where a value is, or its nearest written parent. With `atKey`, where the field's name is. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** A plain value, or one within brackets, as it is written; “#Cure” where that is read as a comment. */
  written(path: readonly PropertyKey[]): string | undefined
  /** The text of a line, from 1. */
  lineText(line: number): string
}

/** A file of which nothing is known but a problem. */
const unreadable = (file: string, fault: Fault): YamlFile => ({
  file,
  value: undefined,
  locate: () => ({ line: 1, column: 1 }),
  written: () => undefined,
  lineText: () => '',
  problems: [fileProblem(file, fault)],
})

const restore = both(
  'Bring it back from an earlier version, or write it again. A list that has no entries yet is written as [].',
  'Önceki bir sürümden geri getirin ya da yeniden yazın. Henüz kaydı olmayan bir liste [] olarak yazılır.',
)

/** Reads and parses a file of the edition. Never throws: what is wrong is in `problems`. */
export function readYaml(edition: Edition, file: string): YamlFile {
  const source = edition.read(file)
  if (source === undefined)
    return unreadable(file, { message: both('This file is missing.', 'Bu dosya yok.'), advice: restore })
  if (source.replace(/^\s*#.*$/gm, '').trim() === '')
    return unreadable(file, { message: both('This file is empty.', 'Bu dosya boş.'), advice: restore })
  return memoiseBySource(file, source, () => parseYaml(source, file))
}

/** Walks a document along a path. */
function locateIn(document: Document, position: (offset: number) => Position): YamlFile['locate'] {
  return (path, atKey = false) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isNode(node) && node.range) offset = node.range[0]
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
        )
        if (!pair || !isScalar(pair.key)) return position(offset)
        offset = pair.key.range?.[0] ?? offset
        if (pair.value === null || (isScalar(pair.value) && pair.value.value === null))
          return position(offset)
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(step)]
        if (!item) return position(offset)
        node = item
      } else return position(offset)
    }
    if (isSeq(node) && !node.flow) return position(offset)
    return position(!atKey && isNode(node) && node.range ? node.range[0] : offset)
  }
}

function writtenIn(document: Document, source: string): YamlFile['written'] {
  return (path) => {
    const node = document.getIn(path, true)
    if (isScalar(node)) {
      const [comment] = /^[ \t]*#[^\s#].*/.exec(source.slice(node.range?.[1])) ?? []
      return node.value === null && comment ? comment.trim() : node.source
    }
    return isCollection(node) && node.flow && node.range
      ? source.slice(node.range[0], node.range[1])
      : undefined
  }
}

type Parsed = { source: string; document: Document; place: (offset: number) => Position }

function parse(source: string): Parsed {
  const counter = new LineCounter()
  const document: Document = parseDocument(source, { ...yamlOptions, lineCounter: counter })
  const place = (offset: number): Position => {
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return { source, document, place }
}

/** How many syntax errors of a file are reported at once. */
const MOST_ERRORS = 40

/** The lines to read on with: one is corrected or, if only its author knows how, it loses its value or is left out. */
function readingOn(lines: string[], { line, correctedLine }: LineFault): string[] | undefined {
  if (correctedLine !== undefined) return lines.with(line - 1, correctedLine)
  const withoutValue = keyLine(lines[line - 1] ?? '')?.before.trimEnd() ?? ''
  return [withoutValue, ''].map((text) => lines.with(line - 1, text)).find((left) => readsBeyond(left, line))
}

/** Finds every syntax error of a text: after each, the rest is read with its line corrected or left out. */
function repaired(source: string): { parsed: Parsed; faults: LineFault[]; readable: boolean } {
  const faults: LineFault[] = []
  let parsed = parse(source)
  while (faults.length < MOST_ERRORS) {
    const [error] = parsed.document.errors
    if (!error) return { parsed, faults, readable: true }
    const lines = parsed.source.split('\n')
    const fault = explainSyntaxError({ ...parsed.place(error.pos[0]), code: error.code, lines })
    // What is still wrong with a line after its correction follows from the same mistake.
    const known = faults.find(({ line }) => line === fault.line)
    if (known && known.correctedLine === undefined) break
    if (known) delete known.correctedLine
    else faults.push(fault)
    const next = readingOn(lines, known ?? fault)
    if (!next) break
    parsed = parse(next.join('\n'))
  }
  return { parsed, faults, readable: false }
}

/** The value as plain data, or undefined where an alias leads nowhere. */
function plainValue(document: Document): unknown {
  try {
    // A long programme may repeat an institution two hundred times: the parser's own limit guards against strangers' files.
    return document.toJS({ maxAliasCount: -1 })
  } catch {
    return undefined
  }
}

/** Parses YAML text; `firstLine` is the line of the file on which the text begins. */
export function parseYaml(source: string, file: string, firstLine = 1): YamlFile {
  const damage = damageIn(source, file)
  const intended = ungarbled(source)
  const isLost = damageIn(intended, file) !== undefined
  const { parsed, faults, readable } = repaired(isLost ? '' : intended)
  const { document, place } = parsed
  const [lines, writtenLines] = [parsed.source.split('\n'), source.split('\n')]
  const inFile = <Place extends Position>(at: Place): Place => ({ ...at, line: at.line + firstLine - 1 })
  const position = (offset: number): Position => inFile(place(offset))
  const isIndented = ({ line, correctedLine }: LineFault) =>
    correctedLine !== undefined && indentOf(correctedLine) !== indentOf(writtenLines[line - 1] ?? '')
  return {
    file,
    value: readable && !isLost ? plainValue(document) : undefined,
    problems: [
      ...(damage ? [inFile(damage)] : []),
      ...faults.map((fault) =>
        fileProblem(file, { ...inFile(fault), indented: isIndented(fault) || undefined }),
      ),
      ...(readable ? misreadingsOf(document, parsed.source, file, position) : []),
    ],
    locate: locateIn(document, position),
    written: writtenIn(document, parsed.source),
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
