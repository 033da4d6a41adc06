// Sets equations with MathJax at build time, as outlines; nothing of it reaches a browser.
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js'
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js'
import { MathML } from '@mathjax/src/js/input/mathml.js'
import { mathjax } from '@mathjax/src/js/mathjax.js'
import { SVG } from '@mathjax/src/js/output/svg.js'
// Lets it load parts of its font when they are needed.
import '@mathjax/src/js/util/asyncLoad/node.js'
import type { Formula } from '../../abstracts/abstract'
import { escaped } from '../../domain/markup'
import { formulaKey, numbersIn, UNITS, type Drawing, type Drawings, type Svg } from './formula'

function markup({ tag, attributes = {}, children }: Formula): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : markup(child)))
  return `<${tag}${written.join('')}>${inner.join('')}</${tag}>`
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
    const [, top = 0, width = 0, height = 0] = numbersIn(svg?.attributes?.['viewBox'])
    drawings.set(formulaKey(formula), {
      width: width / UNITS,
      ascent: -top / UNITS,
      depth: (height + top) / UNITS,
      svg: svg?.children ?? [],
    })
  }
  return drawings
}
