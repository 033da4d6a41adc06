// What a rule is that looks for a mistake in the lines of a YAML file, and the ways to make one.
import type { Fault, Position } from '../problem'
import { readsBeyond } from './parser'

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

/** The first fault that a rule finds when it is tried at these lines, one after the other. */
function firstAt(numbers: number[], rule: Rule, error: ParseError): LineFault | undefined {
  for (const line of numbers) {
    const fault = rule({ ...error, line, text: error.lines[line - 1] ?? '' })
    if (fault) return fault
  }
  return undefined
}

/** A rule that is tried at lines around the failing one, in this order, by their distance from it. */
export const near =
  (distances: number[], rule: Rule): Rule =>
  (error) =>
    firstAt(
      distances.map((distance) => error.line + distance),
      rule,
      error,
    )

/** A rule that is tried at every line from the top of the file down to the failing one. */
export const fromTop =
  (rule: Rule): Rule =>
  (error) =>
    firstAt(
      [...error.lines.slice(0, error.line).keys()].map((index) => index + 1),
      rule,
      error,
    )

/** A rule that only counts where the file can be read further with its corrected line. */
export const ifItMends =
  (rule: Rule): Rule =>
  (error) => {
    const fault = rule(error)
    const { line, correctedLine } = fault ?? {}
    return line !== undefined &&
      correctedLine !== undefined &&
      readsBeyond(error.lines.with(line - 1, correctedLine), line)
      ? fault
      : undefined
  }

/** What is wrong with a piece of a line. `to` is what should stand in its place, or makes the corrected line from the whole one. */
export type WrittenFault = Fault & { to?: string | ((text: string) => string | undefined) }

/** A rule for a mistake that the line itself shows: it is told where the pattern matches. */
export const written =
  (pattern: RegExp, { to, ...fault }: WrittenFault): Rule =>
  ({ line, text }) => {
    const found = pattern.exec(text)
    if (!found) return undefined
    const correctedLine = typeof to === 'string' ? text.replace(pattern, to).trimEnd() : to?.(text)
    return { line, column: found.index + 1, ...fault, correctedLine }
  }
