// How the runs and paragraphs of a Word file look: their own properties, then those of their styles.
import type { Run } from './abstract'
import { allNamed, childNamed, isOn, valueOf, type Document, type Element } from './word-xml'

/** Groups of properties (w:rPr or w:pPr) that apply to a run or paragraph, the nearest first. */
export type Properties = Element[]

/** A property from the nearest group that has it, with an attribute if one is named. */
export const propertyIn = (groups: Properties, name: string, attribute?: string): Element | undefined =>
  groups
    .map((group) => childNamed(group, name))
    .find((property) => property && (!attribute || property.getAttribute(attribute)))

export const attributeIn = (groups: Properties, name: string, attribute = 'w:val'): string | undefined =>
  propertyIn(groups, name, attribute)?.getAttribute(attribute) ?? undefined

/** How a run looks; sizes are points. It is set off if it is bold, in italics, in capitals or underlined. */
export type Look = { style: Partial<Run>; isBold: boolean; isSetOff: boolean; font: string; size: number }

/** Points from the baseline at which text counts as raised or lowered. */
const RAISED = 1.5

/** How a run looks, by its own properties and those of its paragraph's style. */
export function lookOf(own: Properties, usual: Properties): Look {
  const all = [...own, ...usual]
  const raised = Number(attributeIn(all, 'w:position') ?? 0) / 2
  const position = raised >= RAISED ? 'superscript' : raised <= -RAISED ? 'subscript' : ''
  const script = { superscript: 'sup', subscript: 'sub' }[attributeIn(all, 'w:vertAlign') ?? position]
  return {
    style: {
      // Whole paragraphs in italics are a matter of their style.
      ...(isOn(propertyIn(own, 'w:i')) && { italic: true }),
      ...(script && { script: script as Run['script'] }),
    },
    isBold: isOn(propertyIn(all, 'w:b')) ?? false,
    isSetOff: ['w:b', 'w:i', 'w:u', 'w:caps', 'w:smallCaps'].some((name) => isOn(propertyIn(all, name))),
    font: attributeIn(all, 'w:rFonts', 'w:ascii') ?? attributeIn(all, 'w:rFonts', 'w:hAnsi') ?? '',
    size: Number(attributeIn(all, 'w:sz') ?? 20) / 2,
  }
}

/** How the paragraphs and runs of a file look. */
export type Styles = {
  nameOf: (paragraph: Element) => string
  ofParagraph: (paragraph: Element) => Properties
  /** What a paragraph's style says of all its runs. */
  ofItsRuns: (paragraph: Element) => Properties
  ofRun: (run: Element) => Properties
}

/** Looks up the styles of a file. */
export function stylesOf(document: Document | undefined): Styles {
  const all = allNamed(document, 'w:style')
  const byId = new Map(all.map((style) => [style.getAttribute('w:styleId'), style]))
  const usual = all.find((style) => valueOf(style, 'w:name')?.toLowerCase() === 'normal')
  const defaults = allNamed(document, 'w:rPrDefault').flatMap((one) => childNamed(one, 'w:rPr') ?? [])
  const own = (node: Element, group: string) => childNamed(node, group) ?? []
  /** The groups of a style and of those on which it is based. */
  const groupsOf = (style: Element | undefined, group: string, depth = 0): Properties => {
    if (!style || depth > 20) return []
    const basis = byId.get(valueOf(style, 'w:basedOn') ?? '')
    return [own(style, group), groupsOf(basis, group, depth + 1)].flat()
  }
  const styleOf = (paragraph: Element) =>
    byId.get(valueOf(childNamed(paragraph, 'w:pPr'), 'w:pStyle') ?? '') ?? usual
  return {
    nameOf: (paragraph) => valueOf(styleOf(paragraph), 'w:name') ?? '',
    ofParagraph: (paragraph) => [own(paragraph, 'w:pPr'), groupsOf(styleOf(paragraph), 'w:pPr')].flat(),
    ofItsRuns: (paragraph) => [...groupsOf(styleOf(paragraph), 'w:rPr'), ...defaults],
    ofRun: (run) => {
      const style = byId.get(valueOf(childNamed(run, 'w:rPr'), 'w:rStyle') ?? '')
      return [own(run, 'w:rPr'), groupsOf(style, 'w:rPr')].flat()
    },
  }
}
