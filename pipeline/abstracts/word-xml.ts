// Reads a part of a Word file as a tree.
import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'

export type { Document, Element }

/** The usual prefixes, by the ends of the namespaces, which are the same in strict files. */
const PREFIXES: [RegExp, string][] = [
  [/\/wordprocessingml\/(2006\/)?main$/, 'w'],
  [/\/officeDocument\/(2006\/)?math$/, 'm'],
  [/\/officeDocument\/(2006\/)?relationships$/, 'r'],
  [/\/drawingml\/(2006\/)?main$/, 'a'],
  [/\/drawingml\/(2006\/)?picture$/, 'pic'],
  [/\/markup-compatibility\//, 'mc'],
  [/\/package\/2006\/relationships$/, ''],
]

/** Gives an element, its attributes and all below it the usual prefixes: programs other than Word may have chosen others. */
function rename(element: Element): void {
  for (const node of [element, ...Array.from(element.attributes)]) {
    const [, prefix = node.prefix ?? ''] = PREFIXES.find(([end]) => end.test(node.namespaceURI ?? '')) ?? []
    const name = prefix ? `${prefix}:${node.localName}` : node.localName
    if (name !== node.nodeName) Object.assign(node, { prefix, nodeName: name, tagName: name, name })
  }
  elementsIn(element).forEach(rename)
}

/** Reads a part; whatever is wrong with it throws. */
export function parseXml(xml: string): Document {
  const parser = new DOMParser({ locator: false, onError: () => undefined })
  const document = parser.parseFromString(xml, 'text/xml')
  elementsIn(document).forEach(rename)
  return document
}

export const isElement = (node: Node): node is Element => node.nodeType === 1

export const elementsIn = (node: Node): Element[] => Array.from(node.childNodes).filter(isElement)

export const childNamed = (node: Node | undefined, name: string): Element | undefined =>
  node && elementsIn(node).find(({ nodeName }) => nodeName === name)

export const childrenNamed = (node: Node, name: string): Element[] =>
  elementsIn(node).filter(({ nodeName }) => nodeName === name)

/** All elements with one of these names below a node. */
export const allNamed = (node: Document | Element | undefined, ...names: string[]): Element[] =>
  names.flatMap((name) => (node ? Array.from(node.getElementsByTagName(name)) : []))

/** The value of a property such as `<w:jc w:val="center"/>`. */
export const valueOf = (node: Node | undefined, name: string): string | undefined =>
  childNamed(node, name)?.getAttribute(`${name.split(':')[0]}:val`) ?? undefined

/** Whether a property such as `<w:strike/>` is on; undefined where it is not given. */
export const isOn = (property: Element | undefined): boolean | undefined =>
  property && !/^(0|false|off|none)$/.test(property.getAttribute(`${property.prefix}:val`) ?? '')

/** Elements that only hold others, and changes that the author has not accepted yet, which are taken as accepted. */
const WRAPPER =
  /^(w:(hyperlink|ins|moveTo|smartTag|sdt|sdtContent|customXml|fldSimple|bdo|dir)|mc:Choice|mc:Fallback)$/
const DELETED = /^w:(del|moveFrom)$/

/** Of two versions of something, the newer one, unless only the older one is a picture. */
function versionOf(node: Element): Element {
  const choice = childNamed(node, 'mc:Choice')
  const fallback = childNamed(node, 'mc:Fallback')
  // Ink and models have a picture to show instead; in place of a chart it would say that there is one.
  const readable = ['w:txbxContent', 'pic:pic', 'c:chart', 'cx:chart', 'dgm:relIds']
  const isOlder = allNamed(choice, ...readable).length === 0 && allNamed(fallback, 'pic:pic').length > 0
  return (isOlder ? fallback : choice) ?? node
}

/** What an element shows: wrappers are replaced by what they hold. */
export const contentsOf = (node: Element): Element[] =>
  elementsIn(node).flatMap((child) => {
    if (child.nodeName === 'mc:AlternateContent') return contentsOf(versionOf(child))
    const isPlaceholder = childNamed(childNamed(child, 'w:sdtPr'), 'w:showingPlcHdr')
    if (DELETED.test(child.nodeName)) return []
    return WRAPPER.test(child.nodeName) && !isPlaceholder ? contentsOf(child) : [child]
  })
