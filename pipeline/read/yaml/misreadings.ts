// Valid YAML that is silently read as something else: 6.000 as 6, a text cut off at “ #”, a star as a command.
import { isScalar, visit, type Document, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { beginEntry, quoteWhole, write } from '../advice'
import { both, fileProblem, placeAt, replacedFrom, type Fault, type Position, type Problem } from '../problem'
import { betweenOtherMarks, quoted } from './lines'

/** A fault at an offset of the source, and what to replace there, if it can be known. */
type Misreading = Fault & { offset: number; from?: string; to?: string }

/** Fields whose numbers are whole: 6.000, written as in Turkish, would be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

const startOf = (node: unknown) => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)

const cutAtHash: Fault = {
  message: both('The text is cut off at “ #”.', 'Metin “ #” işaretinde kesiliyor.'),
  advice: both(
    'Put quotation marks around the whole text. In a comment, write a space after #.',
    'Metnin tamamını tırnak içine alın. Yorumsa # işaretinden sonra boşluk bırakın.',
  ),
}

const otherMarks: Fault = {
  message: both(
    'There are curly quotation marks around the text; they would be shown on the page.',
    'Metnin çevresinde kıvrık tırnaklar var; sayfada görünürler.',
  ),
  advice: both("Delete them, or use straight ones: '…'.", "Silin ya da düz tırnak kullanın: '…'."),
}

const dashInText: Fault = {
  message: both(
    'This dash is too far to the right: it is read as part of the text above.',
    'Bu tire fazla içeride: üstündeki metnin devamı sayılıyor.',
  ),
  advice: beginEntry,
}

const command: Fault = {
  message: both(
    'A text begins with *, & or !, which have a meaning of their own here.',
    'Bir metin, burada özel anlamı olan *, & ya da ! ile başlıyor.',
  ),
  advice: quoteWhole,
}

/** `firms: [Anka; Delta]` is one company with a long name. */
const semicolons = ({ flow, items }: YAMLSeq): Misreading[] =>
  (flow ? items : [])
    .filter((item): item is Scalar & { source: string } => isScalar(item) && item.type === 'PLAIN')
    .filter(({ source }) => /;\s/.test(source))
    .map((item) => ({
      offset: startOf(item),
      message: both(
        'A semicolon does not separate the entries of a list.',
        'Noktalı virgül liste öğelerini ayırmaz.',
      ),
      advice: both('Separate them by commas.', 'Aralarına virgül koyun.'),
      from: item.source,
      to: item.source.replace(/\s*;\s+/g, ', '),
    }))

/** `{ amount: 6,000 }`: the comma ends the number, and what follows it is read as a field. */
function cutNumbers({ flow, items }: YAMLMap): Misreading[] {
  return (flow ? items : []).flatMap(({ key, value }, index) => {
    const before = items[index - 1]?.value
    if (!isScalar(key) || !isScalar(before) || typeof before.value !== 'number') return []
    const [whole, rest] = [before.source ?? '', key.source ?? '']
    // “62, 68” are two numbers.
    const isGlued = key.range?.[0] === (before.range?.[1] ?? 0) + 1
    if (!/^\d+$/.test(rest) || !isGlued || (isScalar(value) ? value.value : value) !== null) return []
    const thousands = whole.replaceAll('.', '')
    const from = `${whole},${rest}`
    const to = rest.length === 3 ? `${thousands}${rest}` : `${thousands}.${rest}`.replace(/\.0+$/, '')
    const message = both(
      `The comma in “${from}” ends the number.`,
      `“${from}” içindeki virgül sayıyı bitiriyor.`,
    )
    return [{ offset: startOf(before), message, advice: write(to), from, to }]
  })
}

/** `amount: 6.000`. */
function pointInNumber({ key, value }: Pair, source: string): Misreading[] {
  if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return []
  const written = value.source ?? ''
  if (!amounts.has(String(key.value)) || !/^\d{1,3}(\.\d{3})+$/.test(written)) return []
  // Of 6.000,50 see cutNumbers.
  if (/^,\d/.test(source.slice(value.range?.[1] ?? 0))) return []
  const message = both(
    `“${written}” would be read as ${value.value}: here a full stop is a decimal point.`,
    `“${written}” ${value.value} olarak okunur: burada nokta ondalık ayırır.`,
  )
  const advice = both('Write the number without a full stop.', 'Sayıyı noktasız yazın.')
  return [{ offset: startOf(value), message, advice, from: written, to: written.replaceAll('.', '') }]
}

/** A text without quotation marks that is read otherwise than it looks. */
function plainText(node: Scalar, source: string): Misreading[] {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return []
  const [offset, end] = [startOf(node), node.range?.[1] ?? 0]
  const text = source.slice(offset, end)
  const [hash] = /^[ \t]+#[^\s#][^\n]*/.exec(source.slice(end)) ?? []
  if (hash) {
    const from = text + hash.trimEnd()
    return [{ offset, ...cutAtHash, from, to: quoted(from) }]
  }
  const dash = /\n[^\S\n]*-[^\S\n]/.exec(text)
  if (dash) return [{ offset: offset + dash.index + dash[0].length - 2, ...dashInText }]
  const to = betweenOtherMarks(node.value)
  return to === undefined ? [] : [{ offset, ...otherMarks, from: node.value, to }]
}

/** What is written once, as `&etu { … }`, and repeated elsewhere as `*etu`: good YAML. */
function repeatedNames(document: Document): Set<string> {
  const names = new Set<string>()
  visit(document, {
    Alias: (_, node) => {
      if (node.resolve(document)) names.add(node.source)
    },
  })
  return names
}

/** Everything in a document that is silently misread. `place` says where an offset of the source is in its file. */
export function misreadingsOf(
  document: Document,
  source: string,
  file: string,
  place: (offset: number) => Position,
): Problem[] {
  const found: Misreading[] = []
  const repeated = repeatedNames(document)
  visit(document, {
    Alias: (_, node) => {
      if (!repeated.has(node.source)) found.push({ offset: node.range?.[0] ?? 0, ...command })
    },
    Seq: (_, list) => void found.push(...semicolons(list)),
    Map: (_, map) => void found.push(...cutNumbers(map)),
    Pair: (_, pair) => void found.push(...pointInNumber(pair, source)),
    Scalar: (_, node) => {
      const isCommand = node.anchor
        ? !repeated.has(node.anchor)
        : node.tag?.startsWith('!') && node.type === 'PLAIN'
      if (isCommand) found.push({ offset: startOf(node), ...command })
      found.push(...plainText(node, source))
    },
  })
  const lines = source.split('\n')
  return found.map(({ offset, from, to = '', ...fault }) => {
    const text = lines[placeAt(source, offset).line - 1] ?? ''
    const at = place(offset)
    const written =
      from === undefined && fault.message === command.message
        ? /(?<=[:-]\s+)[*&!][^,}]*(?=$|\s*[,}])/.exec(text)?.[0]
        : from
    const replacement = written !== undefined && from === undefined ? quoted(written) : to
    const correctedLine =
      written && replacedFrom(text, from === undefined ? 1 : at.column, written, replacement)
    return fileProblem(file, { ...at, ...fault, correctedLine })
  })
}
