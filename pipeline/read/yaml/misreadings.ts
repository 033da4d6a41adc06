// Valid YAML that is silently read as something else: 6.000 as 6, a text cut off at “ #”, a star as a command.
import { isAlias, isPair, isScalar, visit, type Alias, type Document, type Scalar } from 'yaml'
import { error, type Finding, type Position } from '../../messages/diagnostic'
import { replacedFrom } from '../positions'
import { quoted, type LineFault } from './lines'
import type { Repetitions } from './repetitions'
import { wrongBeginning, wrongQuotes } from './syntax-errors'

/** A value as it is written, what precedes and follows it on its line, and the field that holds it. */
type Plain = { text: string; before: string; rest: string; field: string }

/** What to replace, and by what if that can be known; `after`: how far from the value's beginning. */
type Misread = { from: string; to?: string; after?: number } | '' | undefined

type Rule = { finding: Finding; find: (plain: Plain) => Misread }

/** Fields whose numbers are whole: 6.000, written as in Turkish, would be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

export const misreadings: Rule[] = [
  {
    find: ({ text, rest, field }) =>
      amounts.has(field) && /^\d{1,3}(\.\d{3})+$/.test(text) && !/^,\d/.test(rest)
        ? { from: text, to: text.replaceAll('.', '') }
        : undefined,
    finding: error('yaml.thousands'),
  },
  {
    find: ({ text, rest }: Plain): Misread => {
      const from = /^[ \t]*#[^\s#]/.test(rest) ? text + rest.trimEnd() : undefined
      return from && { from: from.trim(), to: quoted(from.trim()) }
    },
    finding: error('yaml.cut-off'),
  },
  {
    find: ({ text }: Plain): Misread => {
      const dash = /\n\s*-[^\S\n]/.exec(text)
      return dash ? { from: '-', after: dash.index + dash[0].length - 2 } : undefined
    },
    finding: wrongBeginning,
  },
  {
    // The first quotation mark was deleted, and the second would be published. In 32" and the students' it is a symbol.
    find: ({ text }) =>
      /^[^'"\n]+(?:[^'"\d\s]"|[^'"\d\ss]')$/.test(text) ? { from: text, to: text.slice(0, -1) } : undefined,
    finding: wrongQuotes,
  },
  {
    // A comma after a name, as between braces or in a spreadsheet. A text such as “Dear guests,” may end with one.
    find: ({ text, before }) =>
      /^[^\n]*,$/.test(text) && /^(?:\s*- +|(?:[\s-]* )?name: +)$/.test(before)
        ? { from: text, to: text.slice(0, -1) }
        : undefined,
    finding: error('yaml.brackets'),
  },
  {
    // `&name` before the value, `!important`, or `*name` as the value.
    find: ({ text, before, rest }: Plain): Misread => {
      const isAlias = text.startsWith('*')
      const [command = ''] = isAlias ? [] : (/(?<=(?:^|[:?,{[-])\s*)[&!][^\s"',]*\s*$/.exec(before) ?? [])
      const from = isAlias ? text + rest : command + text
      return isAlias || command ? { from, to: quoted(from), after: -command.length } : undefined
    },
    finding: wrongQuotes,
  },
]

/** Everything in a document that is silently misread. `place` says where an offset of the source is in its file. */
export function misreadingsOf(
  document: Document,
  source: string,
  place: (offset: number) => Position,
  // What is written once, as `&etu { … }`, and repeated elsewhere as `*etu`, is good YAML.
  { aliases, anchors }: Repetitions,
): LineFault[] {
  const found: LineFault[] = []
  const apply = (_: unknown, node: Scalar | Alias, path: readonly unknown[]) => {
    const isPlain = isAlias(node) ? !aliases.has(node) : node.type === 'PLAIN'
    if (!isPlain || !node.range) return
    const [offset, end] = node.range
    const begin = source.lastIndexOf('\n', offset - 1) + 1
    const [line = ''] = source.slice(begin).split('\n', 1)
    const [rest = ''] = source.slice(end).split('\n', 1)
    const pair = path.at(-1)
    const field = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''
    const before = source.slice(begin, offset)
    for (const { find, finding } of misreadings) {
      const { from, to, after = 0 } = find({ text: source.slice(offset, end), before, rest, field }) || {}
      if (from === undefined || (after < 0 && anchors.has(node.anchor ?? ''))) continue
      const fix = to && replacedFrom(line, before.length + after + 1, from, to)
      found.push({ ...finding, ...place(offset + after), fix: fix || undefined })
    }
  }
  visit(document, { Alias: apply, Scalar: apply })
  return found
}
