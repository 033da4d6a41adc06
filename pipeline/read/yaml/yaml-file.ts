// Parses one YAML file and remembers where everything is.
import { isCollection, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import type { Edition } from '../edition'
import { memoiseBySource } from '../memoise'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { damageIn } from '../whole-file'
import { indentOf } from './lines'
import { misreadingsOf } from './misreadings'
import { yamlOptions } from './parser'
import { repaired, type LineFault } from './syntax-errors'
import { unexplained } from './syntax-rules'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Problem[]
  /** Where a value is, or its nearest written parent. With `atKey`, where the field's name is. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** A value on one line as it is written, with its quotation marks or brackets; “#Cure” where that is read as a comment. */
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

/** Walks a document along a path. A list with dashes is located by its field, for it begins on the line below. */
function locateIn(document: Document, position: (offset: number) => Position): YamlFile['locate'] {
  return (path, atKey = false) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isNode(node) && node.range) offset = node.range[0]
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        : undefined
      if (isNode(pair?.key)) offset = pair.key.range?.[0] ?? offset
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined
      if (!isNode(node) || (pair && isScalar(node) && node.value === null)) return position(offset)
    }
    if (atKey || !isNode(node) || (isSeq(node) && !node.flow)) return position(offset)
    return position(node.range?.[0] ?? offset)
  }
}

function writtenIn(document: Document, source: string): YamlFile['written'] {
  return (path) => {
    const node = document.getIn(path, true)
    if (!isNode(node) || !node.range || (isCollection(node) && !node.flow)) return undefined
    const [begin, end] = node.range
    const [comment] = /^[ \t]*#[^\s#].*/.exec(source.slice(end)) ?? []
    return comment && isScalar(node) && node.value === null ? comment.trim() : source.slice(begin, end)
  }
}

function parse(source: string): { document: Document; place: (offset: number) => Position } {
  const counter = new LineCounter()
  const document: Document = parseDocument(source, { ...yamlOptions, lineCounter: counter })
  const place = (offset: number): Position => {
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return { document, place }
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
  const inFile = <Place extends Position>(at: Place): Place => ({ ...at, line: at.line + firstLine - 1 })
  const damage = damageIn(source, file)
  if (damage) return { ...unreadable(file, damage), problems: [inFile(damage)] }
  const whole = parse(source)
  const { text, faults } =
    whole.document.errors.length > 0 ? repaired(source) : { text: source, faults: [] as LineFault[] }
  const { document, place } = faults.length > 0 ? parse(text) : whole
  const [lines, writtenLines] = [text.split('\n'), source.split('\n')]
  const position = (offset: number): Position => inFile(place(offset))
  const isReadable = document.errors.length === 0
  const isIndented = ({ line, correctedLine }: LineFault) =>
    correctedLine !== undefined && indentOf(correctedLine) !== indentOf(writtenLines[line - 1] ?? '')
  const value = isReadable ? plainValue(document) : undefined
  const problems = [
    ...faults.map((fault) =>
      fileProblem(file, { ...inFile(fault), indented: isIndented(fault) || undefined }),
    ),
    ...(isReadable ? misreadingsOf(document, text, file, position) : []),
  ]
  return {
    file,
    value,
    // `<<: 3` has no error, and no value either.
    problems:
      value === undefined && problems.length === 0
        ? [fileProblem(file, { line: firstLine, ...unexplained })]
        : problems,
    locate: locateIn(document, position),
    written: writtenIn(document, text),
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
