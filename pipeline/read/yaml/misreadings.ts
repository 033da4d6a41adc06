// Valid YAML that is silently read as something else: 6.000 as 6, a text cut off at “ #”, a star as a command.
import { isAlias, isPair, isScalar, visit, type Alias, type Document, type Scalar, type YAMLMap } from 'yaml'
import { quoteWhole } from '../advice'
import { both, fileProblem, replacedFrom, type Fault, type Position, type Problem } from '../problem'
import { quoted } from './lines'

/** A value as it is written, what precedes and follows it on its line, and the field that holds it. */
type Plain = { text: string; before: string; rest: string; field: string }

/** Finds what to replace, and by what if that can be known; `after`: how far from the value's beginning. */
type Rule = Fault & { find: (plain: Plain) => { from: string; to?: string; after?: number } | undefined }

/** Fields whose numbers are whole: 6.000, written as in Turkish, would be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

const rules: Rule[] = [
  {
    find: ({ text, rest, field }) =>
      amounts.has(field) && /^\d{1,3}(\.\d{3})+$/.test(text) && !/^,\d/.test(rest)
        ? { from: text, to: text.replaceAll('.', '') }
        : undefined,
    message: both(
      'A full stop is a decimal point here: the number would be read as a thousandth of what it seems.',
      'Nokta burada ondalık ayırır: Sayı göründüğünün binde biri olarak okunur.',
    ),
    advice: both('Write the number without a full stop.', 'Sayıyı noktasız yazın.'),
  },
  {
    find: ({ text, rest }) => {
      const from = /^[ \t]+#[^\s#].*/.test(rest) ? text + rest.trimEnd() : undefined
      return from && text ? { from, to: quoted(from) } : undefined
    },
    message: both('The text is cut off at “ #”.', 'Metin “ #” işaretinde kesiliyor.'),
    advice: both(
      'Put quotation marks around the whole text. In a comment, write a space after #.',
      'Metnin tamamını tırnak içine alın. Yorumsa # işaretinden sonra boşluk bırakın.',
    ),
  },
  {
    find: ({ text }) => {
      const dash = /\n\s*-[^\S\n]/.exec(text)
      return dash ? { from: '-', after: dash.index + dash[0].length - 2 } : undefined
    },
    message: both(
      'This dash is too far to the right: it is read as part of the text above.',
      'Bu tire fazla içeride: üstündeki metnin devamı sayılıyor.',
    ),
    advice: both('Begin each entry of a list with “- ”.', 'Listenin her kaydını “- ” ile başlatın.'),
  },
  {
    // The first quotation mark was deleted, and the second would be published. In 32" and the students' it is a symbol.
    find: ({ text }) =>
      /^[^'"\n]+(?:[^'"\d\s]"|[^'"\d\ss]')$/.test(text) ? { from: text, to: text.slice(0, -1) } : undefined,
    message: both(
      'A quotation mark at the end has no counterpart at the beginning.',
      'Sondaki tırnak işaretinin başta karşılığı yok.',
    ),
    advice: both(
      'Delete it, or write one at the beginning as well.',
      'Silin ya da metnin başına da tırnak koyun.',
    ),
  },
  {
    // `&name` before the value, `!important`, or `*name` as the value.
    find: ({ text, before, rest }) => {
      const isAlias = text.startsWith('*')
      const [command = ''] = isAlias ? [] : (/(?<=(?:^|[:?,{[-])\s*)[&!][^\s"',]*\s*$/.exec(before) ?? [])
      const from = isAlias ? text + rest : command + text
      return isAlias || command ? { from, to: quoted(from), after: -command.length } : undefined
    },
    message: both(
      'This text begins with *, & or !, which have a special meaning here.',
      'Bu metin, burada özel anlamı olan *, & ya da ! ile başlıyor.',
    ),
    advice: quoteWhole,
  },
]

/** A field that its group has already. Which of the two is right only an organiser knows. */
const writtenTwice = (name: string): Fault => ({
  message: both(`“${name}” is written twice in one entry.`, `“${name}” bir kayıtta iki kez yazılmış.`),
  advice: both(
    'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
    'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
  ),
})

/** What is written once, as `&etu { … }`, and repeated elsewhere as `*etu`: good YAML. */
function repeatedNames(document: Document): Set<string> {
  const names = new Set<string>()
  visit(document, { Alias: (_, node) => void (node.resolve(document) && names.add(node.source)) })
  return names
}

/** A value with what is around it. */
function plainAt(
  source: string,
  [offset, end]: readonly number[],
  parent: unknown,
): Plain & { line: string } {
  const begin = source.lastIndexOf('\n', offset! - 1) + 1
  const [line = ''] = source.slice(begin).split('\n', 1)
  const [rest = ''] = source.slice(end).split('\n', 1)
  const field = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : ''
  return { line, text: source.slice(offset, end), before: source.slice(begin, offset), rest, field }
}

/** Everything in a document that is silently misread. `place` says where an offset of the source is in its file. */
export function misreadingsOf(
  document: Document,
  source: string,
  file: string,
  place: (offset: number) => Position,
): Problem[] {
  const repeated = repeatedNames(document)
  const problems: Problem[] = []
  const apply = (_: unknown, node: Scalar | Alias, path: readonly unknown[]) => {
    const isPlain = isAlias(node) ? !repeated.has(node.source) : node.type === 'PLAIN'
    if (!isPlain || !node.range) return
    const plain = plainAt(source, node.range, path.at(-1))
    for (const { find, message, advice } of rules) {
      const { from, to, after = 0 } = find(plain) ?? {}
      if (from === undefined || (after < 0 && repeated.has(node.anchor ?? ''))) continue
      const correctedLine = to && replacedFrom(plain.line, plain.before.length + after + 1, from, to)
      problems.push(fileProblem(file, { ...place(node.range[0] + after), message, advice, correctedLine }))
    }
  }
  const findTwice = (_: unknown, { items }: YAMLMap) => {
    const keys = items.flatMap(({ key }) => (isScalar(key) ? [key] : []))
    const again = keys.find(({ value }, index) => keys.findIndex((key) => key.value === value) < index)
    if (!again?.range) return
    problems.push(fileProblem(file, { ...place(again.range[0]), ...writtenTwice(String(again.value)) }))
  }
  visit(document, { Alias: apply, Scalar: apply, Map: findTwice })
  return problems
}
