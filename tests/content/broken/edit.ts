// One mistake of an organiser, and what the check must say about it.
import { source } from '../edition'

export type Broken = {
  /** What the organiser did. */
  name: string
  /** New contents of files by path; undefined deletes a file. */
  changed: Record<string, string | Buffer | undefined>
  /** The file in which the problem must be reported. */
  file: string
  line: number
  /** A part of the English message, advice or corrected line. */
  says: string | RegExp
  severity?: 'error' | 'warning'
  /** The most errors that may be reported for this one mistake. */
  most?: number
  /** Nothing else may be reported, not even a warning. */
  only?: boolean
}

type More = {
  /** Finds the line of the problem; by default, it is the first line that the edit changes. */
  at?: string | RegExp
  /** How many lines below that line the problem is. */
  below?: number
  /** The file of the problem, if it is not the edited one. */
  told?: string
  severity?: 'warning'
  most?: number
  only?: boolean
}

const matches = (line: string, marker: string | RegExp) =>
  typeof marker === 'string' ? line.includes(marker) : marker.test(line)

function lineOf(before: string, after: string, told: string | undefined, { at, below = 0 }: More): number {
  const lines = (told ?? after).split('\n')
  const old = before.split('\n')
  const index = at
    ? lines.findIndex((line) => matches(line, at))
    : lines.findIndex((line, i) => line !== old[i])
  if (index < 0) throw new Error(`No line for ${String(at)}`)
  return index + 1 + below
}

/** Replaces the first occurrence of `from` in a file. */
export function edit(
  file: string,
  name: string,
  from: string | RegExp,
  to: string | (() => string),
  says: string | RegExp,
  more: More = {},
): Broken {
  const before = source(file)
  const after = before.replace(from, to as string)
  if (after === before) throw new Error(`${name}: nothing to replace in ${file}`)
  const told = more.told && more.told !== file ? source(more.told) : undefined
  return {
    name,
    changed: { [file]: after },
    file: more.told ?? file,
    line: lineOf(before, after, told, more),
    says,
    severity: more.severity,
    most: more.most,
    only: more.only,
  }
}

/** Changes, adds or deletes whole files. */
export const whole = (
  name: string,
  changed: Broken['changed'],
  file: string,
  says: string | RegExp,
  more: { severity?: 'warning'; line?: number; most?: number; only?: boolean } = {},
): Broken => ({ name, changed, file, line: 1, says, ...more })

/** Adds a line at the end of a page's text. */
export function append(
  file: string,
  name: string,
  text: string,
  says: string | RegExp,
  more: More = {},
): Broken {
  const before = source(file)
  const after = `${before.trimEnd()}\n\n${text}\n`
  return {
    name,
    changed: { [file]: after },
    file,
    line: after.split('\n').length - 1 - (more.below ?? 0),
    says,
    severity: more.severity,
    most: more.most,
    only: more.only,
  }
}
