// Equations of Word (OMML) as MathML, and as plain words for search and feeds.
import type { Formula } from './abstract'
import { allNamed, childNamed, childrenNamed, elementsIn, isOn, valueOf, type Element } from './word-xml'

const make = (tag: string, children: Formula['children'], attributes?: Record<string, string>): Formula => ({
  tag,
  children,
  ...(attributes && { attributes }),
})

const row = (parts: Formula[]): Formula => (parts.length === 1 && parts[0] ? parts[0] : make('mrow', parts))

const operator = (text: string, attributes?: Record<string, string>) => make('mo', [text], attributes)

const NUMBER = /^\d+(?:[.,]\d+)*/
const TOKEN = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|./gsu

/** Numbers, variables and operators of a text. Letters are variables, each for itself, unless they are set upright. */
function tokensOf(text: string, isUpright: boolean): Formula[] {
  const words = isUpright ? /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*|\s+|./gsu : TOKEN
  return (text.match(words) ?? []).map((token) => {
    if (NUMBER.test(token)) return make('mn', [token])
    if (/^\s/.test(token)) return make('mtext', ['\u00a0'])
    if (!/^\p{L}/u.test(token)) return operator(token === '-' ? '−' : token)
    return make('mi', [token], isUpright && token.length === 1 ? { mathvariant: 'normal' } : undefined)
  })
}

/** A run: an equation's text, in which & aligns lines. */
function runOf(run: Element): Formula[] {
  const properties = childNamed(run, 'm:rPr')
  const text = [...allNamed(run, 'm:t'), ...allNamed(run, 'w:t')].map((one) => one.textContent ?? '').join('')
  if (childNamed(properties, 'm:nor')) return text ? [make('mtext', [text])] : []
  return tokensOf(text.replaceAll('&', ''), valueOf(properties, 'm:sty') === 'p')
}

const contents = (node: Element | undefined): Formula[] => (node ? elementsIn(node).flatMap(partsOf) : [])

const part = (node: Element, name: string) => row(contents(childNamed(node, `m:${name}`)))

/** A character that a property names; Word leaves out the usual one. */
const characterOf = (node: Element, name: string, usual: string) => {
  const properties = childNamed(node, `${node.nodeName}Pr`)
  return childNamed(properties, `m:${name}`) ? (valueOf(properties, `m:${name}`) ?? '') : usual
}

const isSet = (node: Element, name: string) =>
  isOn(childNamed(childNamed(node, `${node.nodeName}Pr`), `m:${name}`)) ?? false

/** Accents as characters of their own. */
const accents: Record<string, string> = {
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '¯',
  '\u0305': '¯',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u030c': 'ˇ',
  '\u20d7': '→',
}

function delimited(node: Element): Formula[] {
  const parts = childrenNamed(node, 'm:e')
  const separator = characterOf(node, 'sepChr', '|')
  const inner = parts.flatMap((one, index) => [
    ...(index > 0 && separator ? [operator(separator)] : []),
    ...contents(one),
  ])
  const fence = (name: string, usual: string) => {
    const character = characterOf(node, name, usual)
    return character ? [operator(character, { stretchy: 'true' })] : []
  }
  return [make('mrow', [...fence('begChr', '('), ...inner, ...fence('endChr', ')')])]
}

function summed(node: Element): Formula[] {
  const sign = characterOf(node, 'chr', '∫')
  const limits = characterOf(node, 'limLoc', /[∫∬∭∮]/.test(sign) ? 'subSup' : 'undOvr')
  const [below, above] = [!isSet(node, 'subHide'), !isSet(node, 'supHide')]
  const [both, under, over] =
    limits === 'undOvr' ? ['munderover', 'munder', 'mover'] : ['msubsup', 'msub', 'msup']
  const tag = below && above ? both : below ? under : over
  const scripts = [...(below ? [part(node, 'sub')] : []), ...(above ? [part(node, 'sup')] : [])]
  const symbol = operator(sign)
  return [scripts.length > 0 ? make(tag!, [symbol, ...scripts]) : symbol, part(node, 'e')]
}

function tableOf(rows: Formula[][]): Formula {
  const cells = rows.map((cells) =>
    make(
      'mtr',
      cells.map((cell) => make('mtd', [cell])),
    ),
  )
  return make('mtable', cells)
}

const cellsOf = (node: Element) => childrenNamed(node, 'm:e').map((cell) => row(contents(cell)))

/** What each element becomes; any other becomes what is in it. */
const converters: Record<string, (node: Element) => Formula[]> = {
  'm:r': runOf,
  'w:r': runOf,
  'w:del': () => [],
  'm:f': (node) => {
    const [above, below] = [part(node, 'num'), part(node, 'den')]
    const type = characterOf(node, 'type', 'bar')
    if (type === 'lin' || type === 'skw') return [make('mrow', [above, operator('/'), below])]
    return [make('mfrac', [above, below], type === 'noBar' ? { linethickness: '0' } : undefined)]
  },
  'm:sSub': (node) => [make('msub', [part(node, 'e'), part(node, 'sub')])],
  'm:sSup': (node) => [make('msup', [part(node, 'e'), part(node, 'sup')])],
  'm:sSubSup': (node) => [make('msubsup', [part(node, 'e'), part(node, 'sub'), part(node, 'sup')])],
  'm:sPre': (node) => [
    make('mmultiscripts', [part(node, 'e'), make('mprescripts', []), part(node, 'sub'), part(node, 'sup')]),
  ],
  'm:rad': (node) => {
    const degree = contents(childNamed(node, 'm:deg'))
    const root = part(node, 'e')
    return [
      degree.length > 0 && !isSet(node, 'degHide')
        ? make('mroot', [root, row(degree)])
        : make('msqrt', [root]),
    ]
  },
  'm:d': delimited,
  'm:nary': summed,
  'm:func': (node) => [part(node, 'fName'), operator('\u2061'), part(node, 'e')],
  'm:limLow': (node) => [make('munder', [part(node, 'e'), part(node, 'lim')])],
  'm:limUpp': (node) => [make('mover', [part(node, 'e'), part(node, 'lim')])],
  'm:acc': (node) => {
    const accent = characterOf(node, 'chr', '\u0302')
    return [make('mover', [part(node, 'e'), operator(accents[accent] ?? accent)], { accent: 'true' })]
  },
  'm:bar': (node) => [
    characterOf(node, 'pos', 'bot') === 'top'
      ? make('mover', [part(node, 'e'), operator('¯')])
      : make('munder', [part(node, 'e'), operator('_')]),
  ],
  'm:groupChr': (node) => [
    make(characterOf(node, 'pos', 'bot') === 'top' ? 'mover' : 'munder', [
      part(node, 'e'),
      operator(characterOf(node, 'chr', '⏟')),
    ]),
  ],
  'm:m': (node) => [tableOf(childrenNamed(node, 'm:mr').map(cellsOf))],
  'm:eqArr': (node) => [tableOf(cellsOf(node).map((cell) => [cell]))],
}

function partsOf(node: Element): Formula[] {
  if (/Pr$/.test(node.nodeName)) return []
  return converters[node.nodeName]?.(node) ?? contents(node)
}

/** An equation (m:oMath) or several lines of them (m:oMathPara, which Word displays on a line of its own). */
export function formulaOf(node: Element): Formula | undefined {
  const isDisplayed = node.nodeName === 'm:oMathPara'
  const lines = isDisplayed ? childrenNamed(node, 'm:oMath').map(contents) : [contents(node)]
  const written = lines.filter((line) => line.length > 0)
  const [first, ...others] = written
  if (!first) return undefined
  const parts = others.length > 0 ? [tableOf(written.map((line) => [row(line)]))] : first
  return make('math', parts, isDisplayed ? { display: 'block' } : undefined)
}

const scripts = {
  msub: { plain: '0123456789+−=()aehijklmnoprstuvx', set: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', mark: '_' },
  msup: { plain: '0123456789+−=()ni', set: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', mark: '^' },
}

function scripted(kind: keyof typeof scripts, text: string): string {
  const { plain, set, mark } = scripts[kind]
  const isDigits = /^[\d+−]+$/.test(text)
  const raised = [...text].map((character) => [...set][[...plain].indexOf(character)])
  if (isDigits && !raised.includes(undefined)) return raised.join('')
  return mark + (text.length > 1 ? `(${text})` : text)
}

const grouped = (text: string) => (/[\s/+−·×]/.test(text) && !/^\(.*\)$/.test(text) ? `(${text})` : text)

const RELATION = /^[=≠<>≤≥≈∼≅≡∝→⇒+−±×·]$/

/** An equation in plain words, such as “σ = F/A₀”. */
export function wordsOf({ tag, children }: Formula): string {
  const parts = children.map((child) => (typeof child === 'string' ? child : wordsOf(child)))
  const [first = '', second = '', third = ''] = parts
  const last = children[0]
  if (tag === 'mo') return RELATION.test(first) ? ` ${first} ` : first.replace('\u2061', ' ')
  if (tag === 'mfrac') return `${grouped(first)}/${grouped(second)}`
  if (tag === 'msub' || tag === 'munder') return first + scripted('msub', second)
  if (tag === 'msup' || (tag === 'mover' && typeof last === 'object' && last.tag === 'mo'))
    return first + scripted('msup', second)
  if (tag === 'mover') return first + second
  if (tag === 'msubsup' || tag === 'munderover')
    return first + scripted('msub', second) + scripted('msup', third)
  if (tag === 'mmultiscripts') return scripted('msub', third) + scripted('msup', parts[3] ?? '') + first
  if (tag === 'msqrt') return `√(${first})`
  if (tag === 'mroot') return `${scripted('msup', second)}√(${first})`
  if (tag === 'mtr') return parts.join(' ')
  if (tag === 'mtable') return parts.join('; ')
  return parts.join('').replace(/ {2,}/g, ' ').trim()
}
