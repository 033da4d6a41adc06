// The numbers of the items of a Word file's lists.
import type { NumberFormat } from './abstract'
import { attributeIn, propertyIn, type Styles } from './word-styles'
import { allNamed, childNamed, childrenNamed, valueOf, type Document, type Element } from './word-xml'

const formats: Record<string, NumberFormat> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** Writes the number of an item, such as c or iii; letters end at z. */
export function writeNumber(number: number, format: NumberFormat = '1'): string {
  if (format === '1') return String(number)
  const written = /a/i.test(format)
    ? String.fromCharCode(96 + Math.min(number, 26))
    : `${'x'.repeat(Math.floor(number / 10))}${ROMAN[number % 10]}`
  return format === format.toUpperCase() ? written.toUpperCase() : written
}

/** The item that a paragraph is: with a number, with a dot, or with a label that is neither, such as “[1]”. */
export type ListItem = { level?: number; number?: number; format?: NumberFormat; label?: string }

/** Counts the items of a file's lists; to be called with its paragraphs in their order. */
export function listCounter(
  numbering: Document | undefined,
  styles: Styles,
): (paragraph: Element) => ListItem | undefined {
  const byId = (name: string, id: string) =>
    new Map(allNamed(numbering, name).map((one) => [one.getAttribute(id), one]))
  const abstracts = byId('w:abstractNum', 'w:abstractNumId')
  const lists = byId('w:num', 'w:numId')
  /** How far the items around an item are indented: a list within another is often one of its own in Word. */
  let indents: number[] = []
  const counts = new Map<Element, number[]>()
  return (paragraph) => {
    const properties = styles.ofParagraph(paragraph)
    const numPr = propertyIn(properties, 'w:numPr')
    const list = lists.get(valueOf(numPr, 'w:numId') ?? '')
    const named = abstracts.get(valueOf(list, 'w:abstractNumId') ?? '')
    // Of a list style, only the style's own list has the levels.
    const link = valueOf(named, 'w:numStyleLink')
    const isLinked = (one: Element) => valueOf(one, 'w:styleLink') === link
    const abstract = link === undefined ? named : [...abstracts.values()].find(isLinked)
    if (!list || !abstract) {
      if (paragraph.textContent?.trim()) indents = []
      return undefined
    }
    const levels = childrenNamed(abstract, 'w:lvl')
    const style = valueOf(childNamed(paragraph, 'w:pPr'), 'w:pStyle')
    const ofStyle = levels.findIndex((level) => style !== undefined && valueOf(level, 'w:pStyle') === style)
    const level = Number(valueOf(numPr, 'w:ilvl') ?? Math.max(ofStyle, 0))
    const ofLevel = (all: Element[], at: number) =>
      all.find((one) => one.getAttribute('w:ilvl') === String(at))
    const definition = ofLevel(levels, level)
    const format = valueOf(definition, 'w:numFmt') ?? 'decimal'
    const groups = [paragraph, definition].flatMap((one) => childNamed(one, 'w:pPr') ?? []).concat(properties)
    const [left, leading] = ['w:left', 'w:start'].map((name) => attributeIn(groups, 'w:ind', name))
    const indent = Number(left ?? leading ?? 0)
    indents = [...indents.filter((outer) => outer < indent), indent]
    const depth = Math.max(level, indents.length - 1)
    const at = depth > 0 ? { level: depth } : {}
    if (format === 'bullet' || format === 'none') return at
    const start = valueOf(ofLevel(childrenNamed(list, 'w:lvlOverride'), level), 'w:startOverride')
    // A list that starts again is one of its own.
    const key = start === undefined ? abstract : list
    const counted = (counts.get(key) ?? []).slice(0, level + 1)
    counted[level] = (counted[level] ?? Number(start ?? valueOf(definition, 'w:start') ?? 1) - 1) + 1
    counts.set(key, counted)
    const text = valueOf(definition, 'w:lvlText') ?? ''
    const simple = formats[format]
    if (simple && /^\(?%\d[.)]?$/.test(text))
      return { ...at, number: counted[level], ...(simple !== '1' && { format: simple }) }
    const label = text.replace(/%(\d)/g, (_, of: string) => {
      const outer = Number(of) - 1
      const written = formats[valueOf(ofLevel(levels, outer), 'w:numFmt') ?? ''] ?? '1'
      return writeNumber(counted[outer] ?? 1, written)
    })
    return { ...at, label }
  }
}
