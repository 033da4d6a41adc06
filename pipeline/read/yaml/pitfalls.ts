// Valid YAML that the organiser cannot have meant: curly quotation marks, anchors, tags, numbers cut by a comma.
import { isScalar, visit, type Document, type YAMLMap } from 'yaml'
import { both, replacedFrom, type Position, type Problem } from '../problem'
import type { Bilingual } from '../../schemas/kinds'
import { betweenOtherMarks, correctionOf, quoted } from './lines'
import { otherMarksAround } from './quotes'
import { beginsWith, cutAtHash, startSignFault, wideSpaceFault } from './signs'
import type { Fault } from './syntax'

type Place = (offset: number) => Position

/** Amounts that an organiser writes as in Turkish: 6.000 would silently be six. */
const amounts = new Set(['amount', 'price', 'single', 'double', 'capacity', 'seats'])

/** `{ amount: 6,000 }`: the comma ends the number, and what follows it is taken for a field. */
function cutNumber(map: YAMLMap): { offset: number; written: string; meant: string } | undefined {
  if (!map.flow) return undefined
  for (const [index, { key, value }] of map.items.entries()) {
    const before = map.items[index - 1]?.value
    if (!isScalar(key) || !isScalar(before) || typeof before.value !== 'number') continue
    const [whole, rest] = [before.source ?? '', key.source ?? '']
    if (!/^\d+$/.test(rest) || (isScalar(value) ? value.value : value) !== null) continue
    // “62, 68” are two numbers; “6,000” is one.
    if (key.range?.[0] !== (before.range?.[1] ?? 0) + 1) continue
    const thousands = whole.replaceAll('.', '')
    return {
      offset: before.range?.[0] ?? 0,
      written: `${whole},${rest}`,
      meant: rest.length === 3 ? `${thousands}${rest}` : `${thousands}.${rest}`.replace(/\.0+$/, ''),
    }
  }
  return undefined
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
export function pitfallsOf(document: Document, source: string, file: string, place: Place): Problem[] {
  const problems: Problem[] = []
  const lines = source.split('\n')
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const textAt = (offset: number) => lines[lineOf(offset) - 1] ?? ''
  const tell = (offset: number, message: Bilingual, advice: Bilingual, from = '', to = '') => {
    const at = place(offset)
    const correctedLine = from && replacedFrom(textAt(offset), at.column, from, to)
    problems.push({
      severity: 'error',
      file,
      ...at,
      message,
      advice,
      ...(correctedLine ? { correctedLine } : {}),
    })
  }
  const tellFault = (offset: number, { message, advice, corrected }: Omit<Fault, 'line' | 'column'>) =>
    problems.push({
      severity: 'error',
      file,
      ...place(offset),
      message,
      advice,
      ...correctionOf(corrected, textAt(offset)),
    })
  const repeated = repeatedNames(document)
  // *, & and ! are commands of YAML, which nobody means here.
  const tellCommand = (offset: number, sign: string) =>
    tellFault(offset, startSignFault(lines, { line: lineOf(offset) }) ?? beginsWith(sign))
  visit(document, {
    // `&etu { … }` and `*etu` further down are good YAML; a star that repeats nothing begins a text.
    Alias: (_, node) => {
      if (!repeated.has(node.source)) tellCommand(node.range?.[0] ?? 0, '*')
    },
    // `firms: [Anka; Delta]`: one firm of a long name.
    Seq: (_, { flow, items }) => {
      for (const item of flow ? items : []) {
        if (!isScalar(item) || item.type !== 'PLAIN' || !/;\s/.test(item.source ?? '')) continue
        tell(
          item.range?.[0] ?? 0,
          both(
            'A semicolon does not separate the entries of a list.',
            'Noktalı virgül liste öğelerini ayırmaz.',
          ),
          both('Separate them by commas.', 'Aralarına virgül koyun.'),
          item.source,
          item.source!.replace(/\s*;\s+/g, ', '),
        )
      }
    },
    Map: (_, map) => {
      const cut = cutNumber(map)
      if (!cut) return
      tell(
        cut.offset,
        both(
          `The comma in “${cut.written}” ends the number.`,
          `“${cut.written}” içindeki virgül sayıyı bitiriyor.`,
        ),
        both(`Write ${cut.meant}.`, `${cut.meant} yazın.`),
        cut.written,
        cut.meant,
      )
    },
    Pair: (_, pair) => {
      const { key, value } = pair
      const keyText = isScalar(key) && typeof key.value === 'string' ? key.value : ''
      const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0
      const wide = /^\s|:\s/.test(keyText) && wideSpaceFault(lines, { line: lineOf(offset) })
      if (wide) tellFault(offset, wide)
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number') return
      const written = value.source ?? ''
      if (!amounts.has(String(key.value)) || !/^\d{1,3}(\.\d{3})+$/.test(written)) return
      // What a comma cuts is told with the comma.
      if (/^,\d/.test(source.slice(value.range?.[1] ?? 0))) return
      tell(
        value.range?.[0] ?? 0,
        both(
          `“${written}” would be read as ${value.value}: the point begins the decimals here.`,
          `“${written}” ${value.value} olarak okunur: burada nokta ondalık ayırır.`,
        ),
        both('Write the number without a point.', 'Sayıyı noktasız yazın.'),
        written,
        written.replaceAll('.', ''),
      )
    },
    Scalar: (_, node) => {
      const offset = node.range?.[0] ?? 0
      const end = node.range?.[1] ?? 0
      const hash = /^[ \t]+#[^\s#][^\n]*/.exec(source.slice(end, source.indexOf('\n', end) + 1 || undefined))
      if (node.type === 'PLAIN' && typeof node.value === 'string' && hash) {
        const whole = source.slice(offset, end) + hash[0].trimEnd()
        tell(offset, cutAtHash.message, cutAtHash.advice, whole, quoted(whole))
      }
      const melted = /\n[^\S\n]*-[^\S\n]/.exec(source.slice(offset, end))
      if (node.type === 'PLAIN' && melted) {
        tell(
          offset + melted.index + melted[0].length - 2,
          both(
            'This dash stands too far to the right: it is read as part of the text above.',
            'Bu kısa çizgi fazla içeride: üstündeki metnin devamı sayılıyor.',
          ),
          both(
            'Put it exactly under the dash of the entry before it.',
            'Önceki kaydın kısa çizgisiyle aynı hizaya getirin.',
          ),
        )
        return
      }
      if (node.anchor && !repeated.has(node.anchor)) tellCommand(offset, '&')
      else if (node.tag?.startsWith('!') && source[offset] !== "'") tellCommand(offset, '!')
      if (node.type !== 'PLAIN' || typeof node.value !== 'string') return
      const inner = betweenOtherMarks(node.value)
      if (inner === undefined) return
      const { message, advice } = otherMarksAround(node.value)
      tell(offset, message, advice, node.value, inner)
    },
  })
  return problems
}
