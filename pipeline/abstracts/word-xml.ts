// Reads a part of a Word file as a tree.
import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'

export type { Document, Element }

/** Reads a part; whatever is wrong with it throws. */
export const parseXml = (xml: string): Document =>
  new DOMParser({ locator: false, onError: () => undefined }).parseFromString(xml, 'text/xml')

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
    if (isPlaceholder || DELETED.test(child.nodeName)) return []
    return WRAPPER.test(child.nodeName) ? contentsOf(child) : [child]
  })
