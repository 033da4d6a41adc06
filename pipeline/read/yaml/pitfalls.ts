// Valid YAML that the organiser cannot have meant: curly quotation marks, anchors, tags, numbers cut by a comma.
import { write } from '../advice'
import { isScalar, visit, type Document, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { both, fileProblem, placeAt, replacedFrom, type Fault, type Position, type Problem } from '../problem'
import { slippedWords } from './indents'
import { betweenOtherMarks, correctionOf, quoted } from './lines'
import { otherMarksAround } from './quotes'
import { beginsWith, cutAtHash, noBreakSpace, startSign } from './signs'

/** A fault at an offset of the source, and the words to be replaced there, where they can be told. */
type Pitfall = Fault & { offset: number; from?: string; to?: string }

/** Amounts that an organiser writes as in Turkish: 6.000 would silently be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

const startOf = (node: unknown) => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)

/** `firms: [Anka; Delta]`: one firm of a long name. */
const semicolons = ({ flow, items }: YAMLSeq): Pitfall[] =>
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

/** `{ amount: 6,000 }`: the comma ends the number, and what follows it is taken for a field. */
function cutNumber(map: YAMLMap): Pitfall | undefined {
  for (const [index, { key, value }] of map.flow ? map.items.entries() : []) {
    const before = map.items[index - 1]?.value
    if (!isScalar(key) || !isScalar(before) || typeof before.value !== 'number') continue
    const [whole, rest] = [before.source ?? '', key.source ?? '']
    if (!/^\d+$/.test(rest) || (isScalar(value) ? value.value : value) !== null) continue
    // “62, 68” are two numbers; “6,000” is one.
    if (key.range?.[0] !== (before.range?.[1] ?? 0) + 1) continue
    const thousands = whole.replaceAll('.', '')
    const from = `${whole},${rest}`
    const to = rest.length === 3 ? `${thousands}${rest}` : `${thousands}.${rest}`.replace(/\.0+$/, '')
    return {
      offset: startOf(before),
      message: both(`The comma in “${from}” ends the number.`, `“${from}” içindeki virgül sayıyı bitiriyor.`),
      advice: write(to),
      from,
      to,
    }
  }
  return undefined
}

/** `amount: 6.000`. What a comma cuts is told with the comma. */
function pointInNumber({ key, value }: Pair, source: string): Pitfall | undefined {
  if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return undefined
  const written = value.source ?? ''
  if (!amounts.has(String(key.value)) || !/^\d{1,3}(\.\d{3})+$/.test(written)) return undefined
  if (/^,\d/.test(source.slice(value.range?.[1] ?? 0))) return undefined
  return {
    offset: startOf(value),
    message: both(
      `“${written}” would be read as ${value.value}: the point begins the decimals here.`,
      `“${written}” ${value.value} olarak okunur: burada nokta ondalık ayırır.`,
    ),
    advice: both('Write the number without a point.', 'Sayıyı noktasız yazın.'),
    from: written,
    to: written.replaceAll('.', ''),
  }
}

/** A text without quotation marks that is not what it seems to be. */
function plainText(node: Scalar, source: string): Pitfall[] {
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return []
  const [offset, end] = [startOf(node), node.range?.[1] ?? 0]
  const text = source.slice(offset, end)
  const found: Pitfall[] = []
  const hash = /^[ \t]+#[^\s#][^\n]*/.exec(source.slice(end, source.indexOf('\n', end) + 1 || undefined))
  if (hash) {
    const from = text + hash[0].trimEnd()
    found.push({ offset, ...cutAtHash, from, to: quoted(from) })
  }
  const melted = /\n[^\S\n]*-[^\S\n]/.exec(text)
  if (melted) {
    found.push({
      offset: offset + melted.index + melted[0].length - 2,
      message: both(
        'This dash stands too far to the right: it is read as part of the text above.',
        'Bu tire fazla içeride: üstündeki metnin devamı sayılıyor.',
      ),
      advice: slippedWords.dash.advice,
    })
  }
  const to = melted ? undefined : betweenOtherMarks(node.value)
  if (to !== undefined) found.push({ offset, ...otherMarksAround(node.value), from: node.value, to })
  return found
}

/** What is written once, as `&etu { … }`, and repeated elsewhere as `*etu`. */
function repeatedNames(document: Document): Set<string> {
  const names = new Set<string>()
  visit(document, {
    Alias: (_, node) => {
      if (node.resolve(document)) names.add(node.source)
    },
  })
  return names
}

/** Problems of a document that could be read. `place` tells where an offset of the source stands. */
export function pitfallsOf(
  document: Document,
  source: string,
  file: string,
  place: (offset: number) => Position,
): Problem[] {
  const problems: Problem[] = []
  const lines = source.split('\n')
  const lineAt = (offset: number) => {
    const { line } = placeAt(source, offset)
    return { line, text: lines[line - 1] ?? '' }
  }
  const tell = (offset: number, { message, advice, correctedLine }: Fault & { correctedLine?: string }) => {
    const correction = correctionOf(correctedLine, lineAt(offset).text)
    problems.push(fileProblem(file, { ...place(offset), message, advice, ...correction }))
  }
  const tellAll = (pitfalls: (Pitfall | undefined)[]) => {
    for (const { offset, from, to = '', ...fault } of pitfalls.filter((found) => found !== undefined)) {
      const correctedLine = from && replacedFrom(lineAt(offset).text, place(offset).column, from, to)
      tell(offset, { ...fault, correctedLine })
    }
  }
  const repeated = repeatedNames(document)
  // *, & and ! are commands of YAML, which nobody means here.
  const tellCommand = (offset: number, sign: string) =>
    tell(offset, startSign(lineAt(offset)) ?? beginsWith(sign))
  visit(document, {
    // `&etu { … }` and `*etu` further down are good YAML; a star that repeats nothing begins a text.
    Alias: (_, node) => {
      if (!repeated.has(node.source)) tellCommand(node.range?.[0] ?? 0, '*')
    },
    Seq: (_, list) => tellAll(semicolons(list)),
    Map: (_, map) => tellAll([cutNumber(map)]),
    Pair: (_, pair) => {
      const { key } = pair
      const name = isScalar(key) && typeof key.value === 'string' ? key.value : ''
      const wide = /^\s|:\s/.test(name) ? noBreakSpace(lineAt(startOf(key))) : undefined
      if (wide) tell(startOf(key), wide)
      tellAll([pointInNumber(pair, source)])
    },
    Scalar: (_, node) => {
      if (node.anchor && !repeated.has(node.anchor)) tellCommand(startOf(node), '&')
      else if (node.tag?.startsWith('!') && source[startOf(node)] !== "'") tellCommand(startOf(node), '!')
      tellAll(plainText(node, source))
    },
  })
  return problems
}
