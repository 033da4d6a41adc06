import type { TextPart } from '../../../pipeline/nodes/page-text'

type Attributes = Record<string, string>

const areAttributes = (held: unknown) => typeof held === 'object' && !Array.isArray(held)

/** Takes a tag of a text apart: its name, its attributes and its contents. */
export function openElement(part: Exclude<TextPart, string>) {
  const [tag, ...held] = part
  const attributes = (areAttributes(held[0]) ? held.shift() : {}) as Attributes
  return { tag, attributes, held: held as TextPart[] }
}
