// Corrections by the committee: content/abstracts/2B-3/en.mdx or tr.mdx replaces the author's text in that language.
import { stringify } from 'yaml'
import { z } from 'zod'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { readHeaded } from '../read/texts/text-file'
import type { Diagnostic } from '../messages/diagnostic'
import { wordsOf, type Node } from '../read/texts/nodes'
import { line, named } from '../schemas/fields'
import type { Language } from '../domain/languages'
import type { Block, LanguageText, Run } from './abstract'
import { ABSTRACTS, type Item } from './match'

export const correctionHead = z.strictObject({
  keywords: named(line(), 'Keywords', 'Anahtar sözcükler').optional(),
})

export type Correction = {
  file: string
  /** Id or code of the talk or poster. */
  item: string
  language: Language
  text: LanguageText
  problems: Diagnostic[]
}

const styles: Record<string, Partial<Run>> = {
  emphasis: { italic: true },
  sup: { script: 'sup' },
  sub: { script: 'sub' },
}

function runsOf(node: Node, style: Partial<Run> = {}): Run[] {
  if (node.value !== undefined) return [{ text: wordsOf(node).replace(/\s+/g, ' '), ...style }]
  const own = { ...style, ...styles[node.name ?? node.type] }
  return (node.children ?? []).flatMap((child) => runsOf(child, own))
}

/** The items of a list and of the lists within them. */
function itemsOf({ children = [], start }: Node, level = 0): Block[] {
  return children.flatMap((item, index) => {
    const parts = item.children ?? []
    const own = { ...item, children: parts.filter(({ type }) => type !== 'list') }
    const block: Block = {
      kind: 'item',
      runs: runsOf(own),
      ...(level > 0 && { level }),
      ...(typeof start === 'number' && { number: start + index }),
    }
    return [block, ...parts.filter(({ type }) => type === 'list').flatMap((list) => itemsOf(list, level + 1))]
  })
}

function blocksOf(node: Node): Block[] {
  const { type, children = [] } = node
  if (type === 'table')
    return [{ kind: 'table', rows: children.map((row) => (row.children ?? []).map((cell) => runsOf(cell))) }]
  if (type === 'list') return itemsOf(node)
  if (type === 'paragraph' || type === 'heading') return [{ kind: 'paragraph', runs: runsOf(node) }]
  return children.flatMap(blocksOf)
}

/** Reads one correction, such as content/abstracts/2B-3/en.mdx. Never throws. */
export function readCorrection(source: string, file: string): Correction {
  const [item = '', name] = file.split('/').slice(-2)
  const { head, tree, problems } = readHeaded(source, file, {
    name: { code: 'entry.abstract', values: { item } },
    shape: correctionHead,
    allowed: () => ['sub', 'sup'],
    needsText: () => true,
  })
  const text = { blocks: blocksOf(tree), keywords: head?.keywords ?? '' }
  return { file, item, language: name === 'tr.mdx' ? 'tr' : 'en', text, problems }
}

export const correctionsOf = ({ edition }: ReadEdition): Correction[] =>
  edition
    .list(ABSTRACTS)
    .filter((file) => /\/[^/]+\/(en|tr)\.mdx$/.test(file.slice(ABSTRACTS.length)))
    .map((file) => readCorrection(edition.read(file) ?? '', file))

/** The file of a talk's or poster's correction; a new one is named after the id, which stays when the code changes. */
export function correctionFile(edition: Edition, { id, code }: Item, language: Language): string {
  const fileNamed = (name: string) => `${ABSTRACTS}/${name}/${language}.mdx`
  return fileNamed(id === undefined || edition.exists(fileNamed(code)) ? code : id)
}

/** Text with backslashes before characters that MDX would take for markup. */
const escaped = (text: string) => text.replace(/[\\`*_{[<|~]|&(?=#?\w+;)/g, String.raw`\$&`)

function writeRun({ text, italic, script }: Run): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(text.replace(/\s+/g, ' ')) ?? []
  if (words === '') return before
  const styled = italic ? `*${escaped(words)}*` : escaped(words)
  return `${before}${script ? `<${script}>${styled}</${script}>` : styled}${after}`
}

/** A paragraph, without what would make it a heading, a quotation or an item of a list. */
function writeRuns(runs: Run[]): string {
  const text = runs.map(writeRun).join('').trim()
  return text.replace(/^(\d+(?=[.)] )|(?=#+ |[+-] |>))/, '$1\\')
}

function writeBlock(block: Block): string[] {
  if (block.kind === 'picture') return []
  if (block.kind === 'item') {
    const { level = 0, number, runs } = block
    return [`${' '.repeat(4 * level)}${number === undefined ? '- ' : `${number}. `}${writeRuns(runs)}`]
  }
  if (block.kind !== 'table') return [writeRuns(block.runs)]
  const [head = [], ...rows] = block.rows.map((row) => `| ${row.map(writeRuns).join(' | ')} |`)
  return [[head, `|${' --- |'.repeat(block.rows[0]?.length ?? 0)}`, ...rows].join('\n')]
}

/** An author's text as the file of a correction, to begin with. Its pictures are left out, for a correction can have none. */
export const writeCorrection = ({ blocks, keywords }: LanguageText): string =>
  [
    `---\n${keywords === '' ? '' : stringify({ keywords }, { lineWidth: 0 })}---`,
    ...blocks.flatMap(writeBlock),
  ].join('\n\n') + '\n'
