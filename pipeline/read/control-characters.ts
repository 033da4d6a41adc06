// Control characters: HTML, XML and BibTeX cannot hold them, and nobody sees them.
import { isScalar, parseDocument, visit, type Document } from 'yaml'
import { error, type Finding, type Position } from '../messages/diagnostic'
import { memoiseByText } from '../domain/memoise'

/** All but tabs and line ends, halves of characters, and those that XML forbids. */
const control = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** Word's line breaks (\v) and page breaks (\f), which are read as spaces. */
const breaks = /[\v\f]+/g

const allControl = new RegExp(control, 'gu')

/** Removes them from a text whose author is not asked. */
export const withoutControl = (text: string): string => text.replace(breaks, ' ').replace(allControl, '')

const isReported = (text: string): boolean => control.test(text.replace(breaks, ' '))

const found = error('file.control-character')

/** A control character with its line as it should be. */
export type ControlFault = Finding & Position & { fix: string }

/** Those that a text contains as they are. */
export const controlsIn = (source: string): ControlFault[] =>
  source.split('\n').flatMap((line, index) => {
    const at = line.search(control)
    const place = { line: index + 1, column: at + 1 }
    return at < 0 ? [] : [{ ...found, ...place, fix: withoutControl(line) }]
  })

/** `\\e`, `\\x1b` and the like, as they are written between double quotation marks. */
const escapes = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|.)/gi

const meansControl = memoiseByText((escape) => isReported(String(parseDocument(`"${escape}"`).toJS())))

/** Those that YAML writes as escapes. `place` says where an offset of the source is in its file. */
export function escapedControls(
  document: Document,
  source: string,
  place: (offset: number) => Position,
): ControlFault[] {
  // A line is reported once, with all of them corrected.
  const faults = new Map<number, ControlFault>()
  visit(document, {
    Scalar: (_, node) => {
      if (!isScalar<string>(node) || node.type !== 'QUOTE_DOUBLE' || !node.range || !isReported(node.value))
        return
      const [begin] = node.range
      const lineStart = source.lastIndexOf('\n', begin) + 1
      const [line = ''] = source.slice(lineStart).split('\n', 1)
      const fix = line.replace(escapes, (escape) => (meansControl(escape) ? '' : escape))
      faults.set(lineStart, { ...found, ...place(begin), fix })
    },
  })
  return [...faults.values()]
}
