// Places in a text, and a line with a part of it replaced.
import type { Position } from '../messages/diagnostic'

/** The place of an offset of a text in its file, in which the text begins at `start`. */
export function placeAt(text: string, offset: number, start: Position = { line: 1, column: 1 }): Position {
  const before = text.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  const column = before.length === 1 ? start.column : 1
  return { line: start.line + before.length - 1, column: column + last.length }
}

/** A line with the first `from` at or after a column (from 1) replaced; undefined where there is none. */
export function replacedFrom(line: string, column: number, from: string, to: string): string | undefined {
  const at = line.indexOf(from, column - 1)
  return at < 0 ? undefined : `${line.slice(0, at)}${to}${line.slice(at + from.length)}`
}
