// An SVG as it is served: read by SVGO, and written again of nothing but what only shows something. Opened by itself, a file with a
// script would run it as a page of this site.
import { optimize, type CustomPlugin } from 'svgo'
import { error, warning, type Finding } from '../../messages/diagnostic'
import { memoiseByText } from '../../domain/memoise'
import {
  elements,
  isStyleValue,
  isWithinFile,
  notShown,
  plainAttributes,
  servedStyles,
  styledAttributes,
} from './svg-styles'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

type Root = Parameters<CustomPlugin['fn']>[0]
type Child = Root['children'][number]
type Element = Extract<Child, { type: 'element' }>

export type ServedSvg = {
  /** Why there is nothing to serve. */
  refused?: 'definitions' | 'damaged' | 'repeated'
  text: string
  /** What was left out although it may have been seen or may have acted: <script>, onload, style. */
  removed: string[]
}

/** Is called for what may have been seen or may have acted. */
type Report = (what: string) => void

/** Elements within one another. */
const DEEPEST = 200

/** A DOCTYPE that defines entities or default attributes, which each program reads in its own way. */
const definitions = /<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*')*\[/i

function servedAttributes({ name, attributes }: Element, report: Report): Record<string, string> {
  const served = Object.entries(attributes).flatMap(([attribute, value]): [string, string][] => {
    if (plainAttributes.has(attribute)) return [[attribute, value]]
    if (attribute === 'style') {
      const { text, isWhole } = servedStyles(value, 'declarationList')
      if (!isWhole) report(attribute)
      return text ? [[attribute, text]] : []
    }
    const isLink = attribute === 'href' || attribute === 'xlink:href'
    const isKnown = isLink || styledAttributes.has(attribute)
    if (isKnown && (isLink ? isWithinFile(value) : isStyleValue(value))) return [[attribute, value]]
    if (isKnown || /^on/i.test(attribute)) report(`${attribute}="…" (<${name}>)`)
    return []
  })
  return Object.fromEntries(served)
}

/** The words of a style sheet, be they written as CDATA or not. */
const textIn = ({ children }: Element) =>
  children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')

function servedChildren(children: Child[], report: Report, depth = 0): Child[] {
  if (depth > DEEPEST) throw new Error('too many elements within one another')
  return children.flatMap((child): Child[] => {
    if (child.type === 'text' || child.type === 'cdata') return [{ type: 'text', value: child.value }]
    // The licence of somebody else's drawing.
    if (child.type === 'comment') return child.value.startsWith('!') ? [child] : []
    if (child.type === 'instruction' && child.name === 'xml-stylesheet') report(`<?${child.name}?>`)
    if (child.type !== 'element' || notShown.has(child.name)) return []
    const { name, attributes } = child
    // A link within a picture does not work on a page; what it shows stays.
    if (name === 'a') return servedChildren(child.children, report, depth + 1)
    const isForeign = name.includes(':') || attributes['requiredExtensions'] !== undefined
    if (isForeign) return []
    if (!elements.has(name) || (attributes['xmlns'] ?? SVG) !== SVG) {
      report(`<${name}>`)
      return []
    }
    return [servedElement(child, report, depth + 1)]
  })
}

function servedElement(element: Element, report: Report, depth = 0): Element {
  const { name, children } = element
  const attributes = servedAttributes(element, report)
  if (name !== 'style')
    return { type: 'element', name, attributes, children: servedChildren(children, report, depth) }
  const { text, isWhole } = servedStyles(textIn(element), 'stylesheet')
  if (!isWhole) report('<style>')
  return { type: 'element', name, attributes, children: [{ type: 'text', value: text }] }
}

/** Elements that a drawing shows. Ten <use> of ten <use>, nine times over, are a thousand million, and no browser shows the page. */
const MOST_SHOWN = 100_000

const elementsIn = ({ children }: Element): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? child : []))

/** How many elements a drawing shows: what a <use> shows again counts again. */
function shownElements(drawing: Element): number {
  const byLink = new Map<string | undefined, Element>()
  const remember = (element: Element): void => {
    const { id } = element.attributes
    if (id) byLink.set(`#${id}`, element)
    elementsIn(element).forEach(remember)
  }
  const counts = new Map<Element, number>()
  const countIn = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    // What is within itself is not shown.
    counts.set(element, 0)
    const { name, attributes } = element
    const repeated = name === 'use' && byLink.get(attributes['href'] ?? attributes['xlink:href'])
    const shown = [...elementsIn(element), ...(repeated ? [repeated] : [])]
    const count = shown.reduce((sum, one) => sum + countIn(one), 1)
    counts.set(element, count)
    return count
  }
  remember(drawing)
  return countIn(drawing)
}

/** A drawing that shows more elements than a browser can. */
class RepeatedParts extends Error {}

/** The allow-list as a plugin of SVGO; throws where there is no drawing, or where it shows too much. */
const allowList = (report: Report): CustomPlugin => ({
  name: 'allow-list',
  fn: (root) => {
    const drawing = root.children.find((child) => child.type === 'element')
    if (drawing?.name !== 'svg' || drawing.attributes['xmlns'] !== SVG) throw new Error('not an SVG')
    const before = servedChildren(
      root.children.filter(({ type }) => type !== 'element' && type !== 'text'),
      report,
    )
    const served = servedElement(drawing, report)
    if (shownElements(served) > MOST_SHOWN) throw new RepeatedParts()
    served.attributes = { xmlns: SVG, 'xmlns:xlink': XLINK, ...served.attributes }
    root.children = [...before, served]
    return null
  },
})

/** The text of a file in the encoding that it names itself, as browsers read it. */
function decoded(bytes: Buffer): string {
  const [, named] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(bytes.toString('latin1', 0, 200)) ?? []
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)]
  return new TextDecoder(utf16 ?? named).decode(bytes)
}

/** By its bytes as text, for a drawing is read again with each edition and is the same for years. */
const servedBytes = memoiseByText((latin1: string): ServedSvg => {
  try {
    const source = decoded(Buffer.from(latin1, 'latin1'))
    if (definitions.test(source)) return { refused: 'definitions', text: '', removed: [] }
    const removed = new Set<string>()
    const { data } = optimize(source, { plugins: [allowList((what) => removed.add(what))] })
    return { text: data, removed: [...removed] }
  } catch (reason) {
    return { refused: reason instanceof RepeatedParts ? 'repeated' : 'damaged', text: '', removed: [] }
  }
})

export const servedSvg = (bytes: Buffer): ServedSvg => servedBytes(bytes.toString('latin1'))

/** Bytes. Larger SVGs are photographs in disguise, and take a phone a minute. */
const LARGEST = 2_000_000

/** What is wrong with an SVG, or what the site leaves out of it; undefined if everything that can be seen in it is shown. */
export function svgFault(bytes: Buffer): Finding | undefined {
  if (bytes.length > LARGEST) return error('svg.too-large', { most: LARGEST / 1_000_000 })
  const { refused, removed } = servedSvg(bytes)
  if (refused) return error(`svg.${refused}`)
  const parts = removed.map((part) => `“${part}”`).join(', ')
  return parts ? warning('svg.left-out', { parts }) : undefined
}
