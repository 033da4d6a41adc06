// Letters: short texts shown in a dialog, as plain paragraphs with their facts filled in.
import { z } from 'zod'
import type { Fact } from './facts'
import type { LetterFile } from '../read'
import { isExpression, ofAttribute } from '../read/texts/nodes'

/** Shape of the GraphQL type `Letter`. */
export const letterRecord = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string().optional(),
  paragraphs: z.array(z.string()),
})

type Node = LetterFile['tree']

function plainText(node: Node, facts: Record<string, Fact>): string {
  if (node.name === 'Fact') return facts[ofAttribute(node)]?.text ?? ''
  if (isExpression(node)) return ''
  return node.value ?? (node.children ?? []).map((child) => plainText(child, facts)).join('')
}

/** The paragraphs of a letter as plain strings. */
export function letterOf(letter: LetterFile, facts: Record<string, Fact>): z.infer<typeof letterRecord> {
  const paragraphs = (letter.tree.children ?? [])
    .map((node) => plainText(node, facts).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return { key: letter.key, title: letter.title, lead: letter.lead, paragraphs }
}
