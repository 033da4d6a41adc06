// The parts of a Word file as trees, and the styles and lists that they define.
import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'
import type { NumberFormat } from './abstract'

export type { Document, Element }

/** Reads a part; whatever is wrong with it throws. */
export const parseXml = (xml: string): Document =>
  new DOMParser({ locator: false, onError: () => undefined }).parseFromString(xml, 'text/xml')

const isElement = (node: Node): node is Element => node.nodeType === 1

export const elementsIn = (node: Node): Element[] => Array.from(node.childNodes).filter(isElement)

export const childNamed = (node: Node | undefined, name: string): Element | undefined =>
  node && elementsIn(node).find(({ nodeName }) => nodeName === name)

/** All elements with a name below a node. */
export const allNamed = (node: Document | Element, name: string): Element[] =>
  Array.from(node.getElementsByTagName(name))

/** The value of a property such as `<w:jc w:val="center"/>`. */
export const valueOf = (node: Node | undefined, name: string): string | undefined => {
  const child = childNamed(node, name)
  return child?.getAttribute(`${name.split(':')[0]}:val`) ?? undefined
}

/** Whether a property such as `<w:strike/>` is on; undefined where it is not given. */
export function isOn(property: Element | undefined): boolean | undefined {
  if (!property) return undefined
  return !/^(0|false|off|none)$/.test(property.getAttribute('w:val') ?? '')
}

/** Finds a property of runs or paragraphs: their own, or that of their styles. */
export function stylesOf(xml: string) {
  const styles = new Map(
    (xml ? allNamed(parseXml(xml), 'w:style') : []).map((style) => [
      style.getAttribute('w:styleId') ?? '',
      style,
    ]),
  )
  const inStyle = (id: string | undefined, group: string, name: string, depth = 0): Element | undefined => {
    const style = id === undefined || depth > 20 ? undefined : styles.get(id)
    if (!style) return undefined
    const own = childNamed(childNamed(style, group), name)
    return own ?? inStyle(valueOf(style, 'w:basedOn'), group, name, depth + 1)
  }
  return {
    nameOf: (id: string | undefined) => valueOf(styles.get(id ?? ''), 'w:name') ?? '',
    /** Of a run: its own property, or that of its style. */
    ofRun: (run: Element, name: string): Element | undefined => {
      const own = childNamed(run, 'w:rPr')
      return childNamed(own, name) ?? inStyle(valueOf(own, 'w:rStyle'), 'w:rPr', name)
    },
    /** Of a paragraph: its style's property for all its runs. */
    ofItsRuns: (paragraph: Element | undefined, name: string): Element | undefined =>
      inStyle(valueOf(childNamed(paragraph, 'w:pPr'), 'w:pStyle'), 'w:rPr', name),
    ofParagraph: (paragraph: Element, name: string): Element | undefined => {
      const own = childNamed(paragraph, 'w:pPr')
      return childNamed(own, name) ?? inStyle(valueOf(own, 'w:pStyle'), 'w:pPr', name)
    },
  }
}

export type Styles = ReturnType<typeof stylesOf>

const formats: Record<string, NumberFormat> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

/** Writes the number of an item, such as c or iii; letters end at z. */
export function writeNumber(number: number, format: NumberFormat): string {
  const lower = /a/i.test(format)
    ? String.fromCharCode(96 + Math.min(number, 26))
    : ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][number % 10]!
  if (format === '1') return String(number)
  const written = /i/i.test(format) ? 'x'.repeat(Math.floor(number / 10)) + lower : lower
  return format === format.toUpperCase() ? written.toUpperCase() : written
}

/** The item that a paragraph is: with a number, with a dot, or with a label that is neither, such as “[1]”. */
export type ListItem = { level?: number; number?: number; format?: NumberFormat; label?: string }

/** Counts the items of a file's lists; to be called with its paragraphs in their order. */
export function listCounter(xml: string, styles: Styles): (paragraph: Element) => ListItem | undefined {
  const numbering = xml ? parseXml(xml) : undefined
  const named = (name: string, id: string) =>
    new Map(numbering ? allNamed(numbering, name).map((one) => [one.getAttribute(id) ?? '', one]) : [])
  const abstracts = named('w:abstractNum', 'w:abstractNumId')
  const lists = named('w:num', 'w:numId')
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()
  /** How far the items around an item are indented: a list within another is often one of its own in Word. */
  let indents: number[] = []
  const deeper = (level: number, indent: number) => {
    indents = indents.filter((outer) => outer <= indent)
    if (indents.at(-1) !== indent) indents.push(indent)
    const depth = Math.max(level, indents.length - 1)
    return depth > 0 ? { level: depth } : {}
  }
  return (paragraph) => {
    const properties = styles.ofParagraph(paragraph, 'w:numPr')
    const list = valueOf(properties, 'w:numId')
    const abstract = valueOf(lists.get(list ?? ''), 'w:abstractNumId')
    const levels = allNamed(abstracts.get(abstract ?? '') ?? paragraph, 'w:lvl')
    if (list === undefined || abstract === undefined) {
      if (paragraph.textContent?.trim()) indents = []
      return undefined
    }
    const style = valueOf(childNamed(paragraph, 'w:pPr'), 'w:pStyle')
    const ofStyle = levels.findIndex((level) => style !== undefined && valueOf(level, 'w:pStyle') === style)
    const level = Number(valueOf(properties, 'w:ilvl') ?? Math.max(ofStyle, 0))
    const definition = levels.find((one) => one.getAttribute('w:ilvl') === String(level))
    const format = valueOf(definition, 'w:numFmt') ?? 'decimal'
    const indent =
      styles.ofParagraph(paragraph, 'w:ind') ?? childNamed(childNamed(definition, 'w:pPr'), 'w:ind')
    const at = deeper(level, Number(indent?.getAttribute('w:left') ?? indent?.getAttribute('w:start') ?? 0))
    if (format === 'bullet' || format === 'none') return at
    const counted = counts.get(abstract) ?? []
    counts.set(abstract, counted)
    const override = elementsIn(lists.get(list)!).find((one) => one.getAttribute('w:ilvl') === String(level))
    const start = Number(valueOf(override, 'w:startOverride') ?? valueOf(definition, 'w:start') ?? 1)
    const isAnew = valueOf(override, 'w:startOverride') !== undefined && !begun.has(`${list} ${level}`)
    begun.add(`${list} ${level}`)
    counted.length = Math.min(counted.length, level + 1)
    counted[level] = isAnew ? start : (counted[level] ?? start - 1) + 1
    const text = valueOf(definition, 'w:lvlText') ?? ''
    const simple = formats[format]
    if (simple && /^%\d[.)]?$/.test(text))
      return { ...at, number: counted[level], ...(simple !== '1' && { format: simple }) }
    const label = text.replace(/%(\d)/g, (_, of: string) => {
      const written = levels.find((one) => one.getAttribute('w:ilvl') === String(Number(of) - 1))
      return writeNumber(counted[Number(of) - 1] ?? 1, formats[valueOf(written, 'w:numFmt') ?? ''] ?? '1')
    })
    return { ...at, label }
  }
}
