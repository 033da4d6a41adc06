// Corrections by the committee: content/abstracts/2B-3/en.mdx or tr.mdx replaces the author's text in that language.
import { basename, dirname } from 'node:path/posix'
import { z } from 'zod'
import type { ReadEdition } from '../read'
import { readHeaded } from '../read/page-file'
import type { Problem } from '../read/problem'
import { wordsOf, type Node } from '../read/texts/nodes'
import { line, named, type Language } from '../schemas/kinds'
import type { Block, LanguageText, Run } from './abstract'
import { ABSTRACTS } from './match'

const shape = z.strictObject({
  keywords: named(line(), 'Keywords', 'Anahtar sözcükler').optional(),
})

export type Correction = {
  file: string
  /** Id or code of the talk or poster. */
  item: string
  language: Language
  text: LanguageText
  problems: Problem[]
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

function blocksOf(node: Node): Block[] {
  const { type, children = [] } = node
  if (type === 'table')
    return [{ kind: 'table', rows: children.map((row) => (row.children ?? []).map((cell) => runsOf(cell))) }]
  if (type === 'listItem') return [{ kind: 'item', runs: runsOf(node) }]
  if (type === 'paragraph' || type === 'heading') return [{ kind: 'paragraph', runs: runsOf(node) }]
  return children.flatMap(blocksOf)
}

/** All corrections of an edition. */
export const correctionsOf = ({ edition }: ReadEdition): Correction[] =>
  edition
    .list(ABSTRACTS)
    .filter((file) => /\/[^/]+\/(en|tr)\.mdx$/.test(file.slice(ABSTRACTS.length)))
    .map((file) => {
      const language = basename(file, '.mdx') as Language
      const item = basename(dirname(file))
      const { head, tree, problems } = readHeaded(edition.read(file) ?? '', file, {
        name: [`abstract of ${item}`, `${item} özeti`],
        shape,
        fields: 'keywords',
        allowed: () => ['sub', 'sup'],
        needsText: () => false,
      })
      return {
        file,
        item,
        language,
        text: { blocks: blocksOf(tree), keywords: head?.keywords ?? '' },
        problems,
      }
    })
