// What looks for a mistake in the lines of a YAML file.
import type { Fault, Position } from '../problem'

/**
 * An error of the YAML parser, with the lines of its text. Line and column count from 1; `text` is the line where it is, `firstLine` that
 * of the file on which the text begins.
 */
export type ParseError = Position & {
  code: string
  message: string
  lines: string[]
  text: string
  firstLine: number
}

/** The place to correct, often a line above the one where parsing failed, and the line as it should be. */
export type LineFault = Fault & Position & { correctedLine?: string }

/** Looks for one kind of mistake in the lines of a file. */
export type Rule = (error: ParseError) => LineFault | undefined

/** A rule that is tried at lines around the failing one, in this order, by their distance from it. */
export const near =
  (distances: number[], rule: Rule): Rule =>
  (error) => {
    for (const distance of distances) {
      const line = error.line + distance
      const fault = rule({ ...error, line, text: error.lines[line - 1] ?? '' })
      if (fault) return fault
    }
    return undefined
  }
