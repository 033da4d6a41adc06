// Valid YAML that is silently read as something else: 6.000 as 6, a text cut off at “ #”, a star as a command.
import { isScalar, visit, type Document, type Pair, type Scalar } from 'yaml'
import { beginEntry, quoteWhole } from '../advice'
import { both, fileProblem, replacedFrom, type Fault, type Position, type Problem } from '../problem'
import { betweenOtherMarks, quoted } from './lines'

/** A value with what follows it on its line, and the field that holds it. */
type Plain = { node: Scalar; source: string; rest: string; field: string }

/** Finds what to replace, or where a mistake without a certain correction is. */
type Rule = Fault & { find: (plain: Plain) => { from: string; to?: string; after?: number } | undefined }

/** Fields whose numbers are whole: 6.000, written as in Turkish, would be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

const rules: Rule[] = [
  {
    find: ({ node, source, rest, field }) =>
      typeof node.value === 'number' && amounts.has(field) && /^\d{1,3}(\.\d{3})+$/.test(source) && !/^,\d/.test(rest)
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
      const [hash] = /^[ \t]+#[^\s#].*/.exec(rest) ?? []
      return hash === undefined ? undefined : { from: source + hash.trimEnd(), to: quoted(source + hash.trimEnd()) }
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
    find: ({ source }) => {
      const to = betweenOtherMarks(source)
      return to === undefined ? undefined : { from: source, to }
    },
    message: both(
      'There are curly quotation marks around the text; they would be shown on the page.',
      'Metnin çevresinde kıvrık tırnaklar var; sayfada görünürler.',
    ),
    advice: both("Delete them, or use straight ones: '…'.", "Silin ya da düz tırnak kullanın: '…'."),
  },
]

const command: Fault = {
  message: both(
    'A text begins with *, & or !, which have a meaning of their own here.',
    'Bir metin, burada özel anlamı olan *, & ya da ! ile başlıyor.',
  ),
  advice: quoteWhole,
}

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
  const report = ({ message, advice }: Fault, offset: number, from?: string, to?: string) => {
    const begin = source.lastIndexOf('\n', offset - 1) + 1
    const [line = ''] = /^.*/.exec(source.slice(begin)) ?? []
    const correctedLine = from && to && replacedFrom(line, offset - begin + 1, from, to)
    problems.push(fileProblem(file, { ...place(offset), message, advice, correctedLine }))
  }
  /** The command is written before the value of its node. */
  const reportCommand = (offset: number) => {
    const begin = source.lastIndexOf('\n', offset) + 1
    const [line = ''] = /^.*/.exec(source.slice(begin)) ?? []
    const [written] = /(?<=[:-]\s+)[*&!][^,}]*(?=$|\s*[,}])/.exec(line) ?? []
    report(command, written ? begin + line.indexOf(written) : offset, written, written && quoted(written))
  }
  visit(document, {
    Alias: (_, node) => {
      if (!repeated.has(node.source)) reportCommand(node.range?.[0] ?? 0)
    },
    Scalar: (_, node, path) => {
      const [offset = 0, end = 0] = node.range ?? []
      const isCommand = node.anchor
        ? !repeated.has(node.anchor)
        : node.tag?.startsWith('!') && node.type === 'PLAIN'
      if (isCommand) reportCommand(offset)
      if (node.type !== 'PLAIN' || node.value === null) return
      const [rest = ''] = /^.*/.exec(source.slice(end)) ?? []
      const pair = path.at(-1) as Pair | undefined
      const field = isScalar(pair?.key) ? String(pair.key.value) : ''
      const plain = { node, source: source.slice(offset, end), rest, field }
      for (const rule of rules) {
        const found = rule.find(plain)
        if (found) report(rule, offset + (found.after ?? 0), found.from, found.to)
      }
    },
  })
  return problems
}
