// Sets equations with MathJax at build time, as outlines; nothing of it reaches a browser.
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js'
import { MathML } from '@mathjax/src/js/input/mathml.js'
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
// Lets it load parts of its font when they are needed.
import '@mathjax/src/js/util/asyncLoad/node.js'
import type { Formula } from '../../abstracts/abstract'
import { formulaKey, UNITS, type Drawing, type Drawings, type Matrix, type Shape } from './formula'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function markup({ tag, attributes = {}, children }: Formula): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : markup(child)))
  return `<${tag}${written.join('')}>${inner.join('')}</${tag}>`
}

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const numbersIn = (text: string) => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)

/** The matrix of `translate(…) scale(…)`. */
function transformOf(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, kind, values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbersIn(values)
    const step: Matrix = kind === 'scale' ? [x, 0, 0, y ?? x, 0, 0] : [1, 0, 0, 1, x, y ?? 0]
    matrix = multiplied(matrix, step)
  }
  return matrix
}

/** What is read of MathJax's document. */
type Svg = { kind: string; attributes?: Record<string, string | number>; children?: Svg[] }

/** A part of an SVG with its own coordinates, such as the middle of a tall bracket. */
function viewOf({ attributes = {} }: Svg): Matrix {
  const [left = 0, top = 0, across = 1, down = 1] = numbersIn(String(attributes['viewBox'] ?? ''))
  const number = (name: string) => Number(attributes[name] ?? 0)
  const [x, y] = [number('width') / across, number('height') / down]
  return [x, 0, 0, y, number('x') - left * x, number('y') - top * y]
}

function shapesIn(node: Svg, outer: Matrix): Shape[] {
  const { kind, attributes = {}, children = [] } = node
  const own = multiplied(outer, transformOf(String(attributes['transform'] ?? '')))
  if (kind === 'path') return [{ path: String(attributes['d'] ?? ''), matrix: own }]
  if (kind === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name] ?? 0))
    return [{ path: `M${x} ${y}h${width}v${height}h${-width!}z`, matrix: own }]
  }
  const inner = kind === 'svg' ? multiplied(own, viewOf(node)) : own
  return children.flatMap((child) => shapesIn(child, inner))
}

function openMathJax() {
  RegisterHTMLHandler(liteAdaptor())
  const output = new SVG({ fontCache: 'none', linebreaks: { inline: false } })
  return mathjax.document('', { InputJax: new MathML(), OutputJax: output })
}

/** The drawings of equations, by `formulaKey`. */
export async function drawingsOf(formulas: Formula[]): Promise<Drawings> {
  const drawings = new Map<string, Drawing>()
  if (formulas.length === 0) return drawings
  const document = openMathJax()
  for (const formula of formulas) {
    const display = formula.attributes?.['display'] === 'block'
    const container = (await document.convertPromise(markup(formula), { display })) as Svg
    const svg = container.children?.find(({ kind }) => kind === 'svg')
    const [, top = 0, width = 0, height = 0] = numbersIn(String(svg?.attributes?.['viewBox'] ?? ''))
    const shapes = (svg?.children ?? []).flatMap((child) => shapesIn(child, [1, 0, 0, 1, 0, 0]))
    drawings.set(formulaKey(formula), {
      width: width / UNITS,
      ascent: -top / UNITS,
      depth: (height + top) / UNITS,
      shapes,
    })
  }
  return drawings
}
