// Whether an SVG only draws: opened by itself, one with a script would run it as a page of this site.
import { create } from 'xmlbuilder2'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** The elements of SVG that draw or describe. */
const drawing =
  /^(svg|g|defs|symbol|use|a|switch|title|desc|metadata|style|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|image|marker|pattern|mask|clipPath|linearGradient|radialGradient|stop|view|filter|fe[A-Z]\w+)$/

/** Entities of its own, style sheets elsewhere, encodings in which a browser may read other characters than we do; a bare &, which it refuses. */
const misleading =
  /<!ENTITY|<\?xml-stylesheet|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|iso-8859-1)|&(?!#?\w+;)/i

/** A part of the same file, or a picture within it. */
const isWithin = (address: string) => /^\s*(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(address)

const staysWithin = (css: string) =>
  !/@import/i.test(css) && [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].every(([, url = '']) => isWithin(url))

const isHarmless = ({ localName, value }: Attr) =>
  !/^on/i.test(localName) && (!/^(href|src)$/i.test(localName) || isWithin(value)) && staysWithin(value)

/** Elements of drawing programs are in namespaces of their own, and no browser knows them. */
const onlyDraws = (element: Element): boolean =>
  element.namespaceURI !== XHTML &&
  (element.namespaceURI !== SVG || drawing.test(element.localName)) &&
  (element.localName !== 'style' || staysWithin(element.textContent ?? '')) &&
  Array.from(element.attributes).every(isHarmless) &&
  Array.from(element.children).every(onlyDraws)

/** Whether an SVG has no scripts, no HTML and nothing from other addresses. Without its namespace, browsers show nothing of it. */
export function isDrawing(bytes: Buffer): boolean {
  const source = bytes.toString('utf8')
  try {
    // xmlbuilder2 calls its elements nodes.
    const root = create(source).root().node as unknown as Element
    return (
      !misleading.test(source) && root.localName === 'svg' && root.namespaceURI === SVG && onlyDraws(root)
    )
  } catch {
    return false
  }
}
