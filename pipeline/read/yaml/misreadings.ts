// Valid YAML that is silently read as something else: 6.000 as 6, a text cut off at “ #”, a star as a command.
import { isScalar, visit, type Document, type Pair, type Scalar } from 'yaml'
import { beginEntry, quoteWhole } from '../advice'
import { both, fileProblem, replacedFrom, type Fault, type Position, type Problem } from '../problem'
import { quoted } from './lines'

/** A value with what precedes and follows it on its line, and the field that holds it. */
type Plain = { node: Scalar; source: string; before: string; rest: string; field: string }

/** Finds what to replace, and by what if that can be known; `after`: how far from the value's beginning. */
type Rule = Fault & { find: (plain: Plain) => { from: string; to?: string; after?: number } | undefined }

/** Fields whose numbers are whole: 6.000, written as in Turkish, would be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

const rules: Rule[] = [
  {
    find: ({ source, rest, field }) =>
      amounts.has(field) && /^\d{1,3}(\.\d{3})+$/.test(source) && !/^,\d/.test(rest)
        ? { from: source, to: source.replaceAll('.', '') }
        : undefined,
    message: both(
      'A full stop is a decimal point here: the number would be read as a thousandth of what it seems.',
      'Nokta burada ondalık ayırır: Sayı göründüğünün binde biri olarak okunur.',
    ),
    advice: both('Write the number without a full stop.', 'Sayıyı noktasız yazın.'),
  },
  {
    find: ({ source, rest }) => {
      const from = /^[ \t]+#[^\s#].*/.test(rest) ? source + rest.trimEnd() : undefined
      return from && source ? { from, to: quoted(from) } : undefined
    },
    message: both('The text is cut off at “ #”.', 'Metin “ #” işaretinde kesiliyor.'),
    advice: both(
      'Put quotation marks around the whole text. In a comment, write a space after #.',
      'Metnin tamamını tırnak içine alın. Yorumsa # işaretinden sonra boşluk bırakın.',
    ),
  },
  {
    find: ({ source }) => {
      const dash = /\n\s*-[^\S\n]/.exec(source)
      return dash ? { from: '-', after: dash.index + dash[0].length - 2 } : undefined
    },
    message: both(
      'This dash is too far to the right: it is read as part of the text above.',
      'Bu tire fazla içeride: üstündeki metnin devamı sayılıyor.',
    ),
    advice: beginEntry,
  },
  {
    // `&name` before the value, `!important`, or `*name` as the value.
    find: ({ source, before, rest }) => {
      const [command] =
        /(?<=(?:^|[:?,{[-])\s*)[&!*][^\s"',]*\s*$/.exec(before + (source.startsWith('*') ? source : '')) ?? []
      if (command === undefined) return undefined
      const from = source.startsWith('*') ? source + rest : command + source
      return { from, to: quoted(from), after: source.startsWith('*') ? 0 : -command.length }
    },
    message: both(
      'A text begins with *, & or !, which have a meaning of their own here.',
      'Bir metin, burada özel anlamı olan *, & ya da ! ile başlıyor.',
    ),
    advice: quoteWhole,
  },
]

/** What is written once, as `&etu { … }`, and repeated elsewhere as `*etu`: good YAML. */
function repeatedNames(document: Document): Set<string> {
  const names = new Set<string>()
  visit(document, { Alias: (_, node) => void (node.resolve(document) && names.add(node.source)) })
  return names
}

/** Everything in a document that is silently misread. `place` says where an offset of the source is in its file. */
export function misreadingsOf(
  document: Document,
  source: string,
  file: string,
  place: (offset: number) => Position,
): Problem[] {
  const problems: Problem[] = []
  const repeated = repeatedNames(document)
  const apply = (applied: Rule[], node: Scalar, parent: unknown) => {
    const [offset, end] = node.range ?? [0, 0]
    const begin = source.lastIndexOf('\n', offset - 1) + 1
    const [line = ''] = /^.*/.exec(source.slice(begin)) ?? []
    const [rest = ''] = /^.*/.exec(source.slice(end)) ?? []
    const { key } = (parent ?? {}) as Partial<Pair>
    const field = isScalar(key) ? String(key.value) : ''
    const plain = {
      node,
      source: source.slice(offset, end),
      before: line.slice(0, offset - begin),
      rest,
      field,
    }
    for (const { find, message, advice } of applied) {
      const { from, to, after = 0 } = find(plain) ?? {}
      if (from === undefined) continue
      const correctedLine = to && replacedFrom(line, offset - begin + after + 1, from, to)
      problems.push(fileProblem(file, { ...place(offset + after), message, advice, correctedLine }))
    }
  }
  visit(document, {
    Alias: (_, node, path) => {
      if (!repeated.has(node.source)) apply(rules, node as unknown as Scalar, path.at(-1))
    },
    Scalar: (_, node, path) => {
      const isName = node.anchor !== undefined && repeated.has(node.anchor)
      if (node.type === 'PLAIN') apply(isName ? rules.slice(0, -1) : rules, node, path.at(-1))
    },
  })
  return problems
}
