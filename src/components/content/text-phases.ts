// When a part of a page's text is shown: a tag in the text says it of everything that follows, until the next of these tags.
import type { TextPart } from '../../../pipeline/nodes/page-text'

/** Until the symposium is over, or from then on. */
type Phase = 'before' | 'over'

/** `<Announced />` begins what was written before the symposium: it is always shown, and afterwards said to be that. */
const phases: Record<string, Phase | undefined> = {
  Beforehand: 'before',
  Afterwards: 'over',
  Always: undefined,
  Announced: undefined,
}

export type PhaseOfText = { when?: Phase | undefined; isAnnounced: boolean; parts: TextPart[] }

/** The parts of a page’s text, which GraphQL knows only as JSON. */
export const partsOf = (text: unknown): readonly TextPart[] => (text ?? []) as readonly TextPart[]

/** The text of a page in its phases; those without `when` are always shown. */
export function phasesOf(text: unknown): PhaseOfText[] {
  const all: PhaseOfText[] = [{ isAnnounced: false, parts: [] }]
  for (const part of partsOf(text)) {
    const tag = typeof part === 'string' ? '' : String(part[0])
    if (tag in phases) all.push({ when: phases[tag], isAnnounced: tag === 'Announced', parts: [] })
    else all.at(-1)?.parts.push(part)
  }
  return all
}
