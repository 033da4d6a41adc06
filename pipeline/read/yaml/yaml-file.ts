// Parses one YAML file and remembers where everything is.
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLMap,
} from 'yaml'
import { controlsIn, escapedControls } from '../control-characters'
import type { Edition } from '../edition'
import { memoise, memoiseByText } from '../../domain/memoise'
import { error, inFile as diagnosticIn, type Diagnostic, type Position } from '../../messages/diagnostic'
import { refusalOf } from '../whole-file'
import { indentOf, yamlOptions, type LineFault } from './lines'
import { misreadingsOf } from './misreadings'
import { repetitionsIn } from './repetitions'
import { repaired, unexplained, wrongBeginning } from './syntax-errors'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Diagnostic[]
  /** Where a value is, or its nearest written parent. With `atKey`, where the field's name is. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** A value on one line as it is written, with its quotation marks or brackets. */
  written(path: readonly PropertyKey[]): string | undefined
  /** The text of a line, from 1. */
  lineText(line: number): string
}

/** A file of which nothing is known but a problem. */
const unreadable = (problem: Diagnostic): YamlFile => ({
  ...parseYaml('', problem.file),
  value: undefined,
  problems: [problem],
})

const parsed = memoiseByText((source, file) => {
  const yaml = parseYaml(source, file)
  return yaml.value === null ? unreadable(diagnosticIn(file, error('file.empty'))) : yaml
})

/** Reads and parses a file of the edition. Never throws: what is wrong is in `problems`. */
export const readYaml = (edition: Edition, file: string): YamlFile => parsed(edition.read(file) ?? '', file)

/** The fields of a group by their names; of one that is there twice the first. */
const fieldsOf = memoise(
  ({ items }: YAMLMap) =>
    new Map(
      items.toReversed().map((pair) => [isScalar(pair.key) ? String(pair.key.value) : undefined, pair]),
    ),
)

/** Walks a document along a path. A list with dashes is located by its field, for it begins on the line below. */
function locateIn(document: Document, position: (offset: number) => Position): YamlFile['locate'] {
  return (path, atKey = false) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of path) {
      if (isNode(node) && node.range) offset = node.range[0]
      const pair = isMap(node) ? fieldsOf(node).get(String(step)) : undefined
      if (isNode(pair?.key)) offset = pair.key.range?.[0] ?? offset
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined
      if (!isNode(node) || (pair && isScalar(node) && node.value === null)) return position(offset)
    }
    if (atKey || !isNode(node) || (isSeq(node) && !node.flow)) return position(offset)
    return position(node.range?.[0] ?? offset)
  }
}

/** The value as plain data, or undefined where an alias leads nowhere. */
function plainValue(document: Document): unknown {
  try {
    // A long programme may repeat an institution two hundred times, more than the parser's own limit: see repetitions.ts.
    return document.toJS({ maxAliasCount: -1 })
  } catch {
    return undefined
  }
}

/** A text with other characters before the fields at some offsets: a dash that was lost, or no dash. */
const withBefore = (text: string, offsets: number[], from: string, to: string): string =>
  offsets.reduce(
    (done, offset) =>
      done.slice(0, offset - 2) + done.slice(offset - 2, offset).replace(from, to) + done.slice(offset),
    text,
  )

function parse(source: string) {
  const lineCounter = new LineCounter()
  const document: Document = parseDocument(source, { ...yamlOptions, lineCounter })
  return { document, lineCounter }
}

/** Parses YAML text; `firstLine` is the line of the file on which the text begins. */
export function parseYaml(source: string, file: string, firstLine = 1): YamlFile {
  const inFile = <Place extends Position>(at: Place): Place => ({ ...at, line: at.line + firstLine - 1 })
  const refusal = refusalOf(source, file, 'yaml')
  if (refusal) return unreadable(inFile(refusal))
  const whole = parse(source)
  const { text: readable, faults } =
    whole.document.errors.length > 0 ? repaired(source) : { text: source, faults: [] as LineFault[] }
  const corrected = faults.length > 0 ? parse(readable) : whole
  const written = repetitionsIn(corrected.document)
  const { twice, entries } = written
  const rests = written.rests.filter((offset) => readable.slice(offset - 2, offset) === '- ')
  const text = withBefore(withBefore(readable, entries, '  ', '- '), rests, '- ', '  ')
  const { document, lineCounter } = text === readable ? corrected : parse(text)
  const isRead = document.errors.length === 0
  const repetitions = text === readable ? written : repetitionsIn(document)
  const [lines, linesBefore] = [text.split('\n'), source.split('\n')]
  const isIndented = ({ line, fix }: LineFault) =>
    fix !== undefined && indentOf(fix) !== indentOf(linesBefore[line - 1] ?? '')
  const position = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(Math.min(offset, text.length))
    return inFile({ line: Math.max(line, 1), column: Math.max(col, 1) })
  }
  if (repetitions.excess) {
    const { offset, ...excess } = repetitions.excess
    return unreadable(diagnosticIn(file, { ...excess, ...position(offset) }))
  }
  const value = isRead ? plainValue(document) : undefined
  const found = [
    ...faults.map((fault) => ({ ...inFile(fault), indented: isIndented(fault) })),
    ...twice.map((offset) => {
      const at = position(offset)
      const line = lines[at.line - firstLine] ?? ''
      const fault = { ...at, ...error('yaml.field-twice'), indented: true }
      return entries.includes(offset) && /^\s*- /.test(line) ? { ...fault, fix: line } : fault
    }),
    ...rests.map((offset) => {
      const at = position(offset)
      return { ...at, ...wrongBeginning, indented: true, fix: lines[at.line - firstLine] }
    }),
    ...controlsIn(source).map(inFile),
    ...(isRead
      ? [
          ...escapedControls(document, text, position),
          ...misreadingsOf(document, text, position, repetitions),
        ]
      : []),
  ]
  // `<<: 3` has no error, and no value either.
  if (value === undefined && found.length === 0) found.push({ line: firstLine, column: 1, ...unexplained })
  return {
    file,
    value,
    problems: found.map((fault) => diagnosticIn(file, fault)),
    locate: locateIn(document, position),
    written: (path) => {
      const node = document.getIn(path, true)
      const isBlock = isCollection(node) && !node.flow
      return isNode(node) && node.range && !isBlock ? text.slice(node.range[0], node.range[1]) : undefined
    },
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
