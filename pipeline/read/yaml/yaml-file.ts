// Parses one YAML file and remembers where everything stands.
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import type { Edition } from '../edition'
import { memoiseBySource } from '../memoise'
import { both, fileProblem, type Fault, type Position, type Problem } from '../problem'
import { damageIn, ungarbled } from '../whole-file'
import { indentOf, keyLine } from './lines'
import { misreadingsOf } from './misreadings'
import { explainParseError, type LineFault } from './mistakes'
import { readsBeyond, yamlOptions } from './parser'

export type YamlFile = {
  file: string
  /** The parsed value; undefined where the file is missing, empty or broken. */
  value: unknown
  problems: Problem[]
  /** Where a value stands, or its nearest written parent. With `atKey`, where the field's name stands. */
  locate(path: readonly PropertyKey[], atKey?: boolean): Position
  /** A number or another plain value as it is written. */
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

const bringBack = both(
  'Bring it back from an earlier version, or write it again.',
  'Önceki bir sürümden geri getirin ya da yeniden yazın.',
)

/** Reads and parses a file of the edition. Never throws: what is wrong is in `problems`. */
export function readYaml(edition: Edition, file: string): YamlFile {
  const source = edition.read(file)
  if (source === undefined) {
    return unreadable(file, { message: both('This file is missing.', 'Bu dosya yok.'), advice: bringBack })
  }
  if (source.replace(/^\s*#.*$/gm, '').trim() === '') {
    return unreadable(file, {
      message: both('This file is empty.', 'Bu dosya boş.'),
      advice: both(
        `${bringBack.en} A list that has no entries yet is written as [].`,
        `${bringBack.tr} Henüz kaydı olmayan bir liste [] olarak yazılır.`,
      ),
    })
  }
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
    if (isSeq(node) || atKey) return position(offset)
    return position(isNode(node) && node.range ? node.range[0] : offset)
  }
}

type Parsed = {
  source: string
  document: Document
  lines: string[]
  place: (offset: number) => Position
}

function parse(source: string): Parsed {
  const counter = new LineCounter()
  const document: Document = parseDocument(source, { ...yamlOptions, lineCounter: counter })
  const place = (offset: number): Position => {
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  return { source, document, lines: source.split('\n'), place }
}

/** How often a file is read again to find the next mistake of writing. */
const MOST_TRIES = 40

/** The lines with an entry of a list, or a field with everything below it, left out; its dash stays, so that others keep their numbers. */
function withoutEntry(lines: string[], line: number): string[] {
  const start = lines.slice(0, line).findLastIndex((text) => /^(?:- |[\w-]+:)|^\s+- /.test(text))
  const head = lines[Math.max(start, 0)]!
  const below = lines
    .slice(start + 1)
    .findIndex((text) => text.trim() !== '' && indentOf(text) <= indentOf(head))
  const end = below < 0 ? lines.length : start + 1 + below
  return lines.map((text, at) =>
    at < start || at >= end
      ? text
      : at > start
        ? ''
        : head.trimStart().startsWith('-')
          ? head.replace(/-.*/, '-')
          : '',
  )
}

/**
 * The lines to go on reading with: one is corrected or, if only its author knows how, left out: its value, all of it or its
 * whole entry, whatever is enough.
 */
function readingOn(
  lines: string[],
  { line, correctedLine }: { line: number; correctedLine?: string | undefined },
): string[] | undefined {
  if (correctedLine !== undefined) return lines.with(line - 1, correctedLine)
  const withoutValue = keyLine(lines[line - 1] ?? '')?.before.trimEnd()
  const attempts = [
    ...(withoutValue === undefined ? [] : [lines.with(line - 1, withoutValue)]),
    lines.with(line - 1, ''),
    withoutEntry(lines, line),
  ]
  return attempts.find((left) => readsBeyond(left, line))
}

type Repaired = { parsed: Parsed; faults: LineFault[]; readable: boolean }

/** Finds every syntax error of a text: after each, the rest is read with its line corrected or left out. */
function repaired(source: string, firstLine: number): Repaired {
  const faults: LineFault[] = []
  let parsed = parse(source)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [error] = parsed.document.errors
    if (!error) return { parsed, faults, readable: true }
    const { lines } = parsed
    const fault = explainParseError({ ...parsed.place(error.pos[0]), code: error.code, lines, firstLine })
    // What is still wrong with a line after its correction follows from the same mistake; the line is left out.
    const isKnown = faults.some(({ line }) => line === fault.line)
    if (!isKnown) faults.push(fault)
    const next = readingOn(lines, isKnown ? { ...fault, correctedLine: undefined } : fault)
    if (!next) break
    parsed = parse(next.join('\n'))
  }
  return { parsed, faults, readable: false }
}

/** The value as plain data, or undefined where an alias leads nowhere. */
function plainValue(document: Document): unknown {
  try {
    // An institution may be written once and meant two hundred times: the parser's own limit guards against strangers' files.
    return document.toJS({ maxAliasCount: -1 })
  } catch {
    return undefined
  }
}

/** Parses YAML text; `firstLine` is the line of the file on which the text begins. */
export function parseYaml(source: string, file: string, firstLine = 1): YamlFile {
  const damage = damageIn(source, file)
  const intended = ungarbled(source)
  const lost = damageIn(intended, file) !== undefined
  const { parsed, faults, readable } = lost
    ? { parsed: parse(''), faults: [], readable: false }
    : repaired(intended, firstLine)
  const { document, lines, place } = parsed
  const inFile = <Place extends Position>(at: Place): Place => ({ ...at, line: at.line + firstLine - 1 })
  const position = (offset: number): Position => inFile(place(offset))
  return {
    file,
    value: readable ? plainValue(document) : undefined,
    problems: [
      ...(damage ? [inFile(damage)] : []),
      ...faults.map((fault) => {
        const indented =
          fault.correctedLine !== undefined &&
          indentOf(fault.correctedLine) !== indentOf(intended.split('\n')[fault.line - 1] ?? '')
        return fileProblem(file, { ...inFile(fault), ...(indented ? { indented } : {}) })
      }),
      ...(readable ? misreadingsOf(document, parsed.source, file, position) : []),
    ],
    locate: locateIn(document, position),
    written: (path) => {
      const node = document.getIn(path, true)
      return isScalar(node) ? node.source : undefined
    },
    lineText: (line) => lines[line - firstLine] ?? '',
  }
}
