// Equations of Word (OMML) as MathML, and as plain words for search and feeds.
import { inScript, lowered, raised } from '../domain/tex'
import type { Formula } from './abstract'
import equationAccents from './equation-accents.json'
import { childNamed, childrenNamed, contentsOf, isOn, valueOf, type Element } from './word-xml'

const make = (tag: string, children: Formula['children'], attributes?: Record<string, string>): Formula => ({
  tag,
  children,
  ...(attributes && { attributes }),
})

const row = (parts: Formula[]): Formula => (parts.length === 1 && parts[0] ? parts[0] : make('mrow', parts))

const operator = (text: string, attributes?: Record<string, string>) => make('mo', [text], attributes)

/** Letters are variables, each for itself, unless they are set upright as words are. */
const VARIABLES = /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|./gsu
const WORDS = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|\s+|./gsu

/** Letters of sets of numbers. */
const doubleStruck: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }

/** A run: an equation's text, in which & aligns lines. */
function textOf(run: Element): Formula[] {
  const properties = childNamed(run, 'm:rPr')
  const isUpright = valueOf(properties, 'm:sty') === 'p'
  const isDouble = valueOf(properties, 'm:scr') === 'double-struck'
  const text = contentsOf(run)
    .map((one) => (/:t$/.test(one.nodeName) ? (one.textContent ?? '') : ''))
    .join('')
    .replace(/[CHNPQRZ]/g, (letter) => (isDouble ? (doubleStruck[letter] ?? letter) : letter))
  if (childNamed(properties, 'm:nor')) return text ? [make('mtext', [text])] : []
  return (text.replaceAll('&', '').match(isUpright ? WORDS : VARIABLES) ?? []).map((token) => {
    if (/^\d/.test(token)) return make('mn', [token])
    if (/^\s/.test(token)) return make('mtext', ['\u00a0'])
    if (!/^\p{L}/u.test(token)) return operator(token === '-' ? '−' : token)
    return make('mi', [token], isUpright && token.length === 1 ? { mathvariant: 'normal' } : undefined)
  })
}

const contents = (node: Element | undefined): Formula[] => (node ? contentsOf(node).flatMap(partsOf) : [])

const part = (node: Element, name: string) => row(contents(childNamed(node, `m:${name}`)))

const propertyOf = (node: Element, name: string) =>
  childNamed(childNamed(node, `${node.nodeName}Pr`), `m:${name}`)

/** What a property says; Word leaves out the usual value. */
const saidOf = (node: Element, name: string, usual: string) => {
  const property = propertyOf(node, name)
  return property ? (property.getAttribute('m:val') ?? '') : usual
}

/** An operator with what is below and above it; either may be hidden. */
function summed(node: Element): Formula[] {
  const sign = saidOf(node, 'chr', '∫')
  const isBeside = saidOf(node, 'limLoc', /[∫∬∭∮]/.test(sign) ? 'subSup' : 'undOvr') === 'subSup'
  const [below, above] = [!isOn(propertyOf(node, 'subHide')), !isOn(propertyOf(node, 'supHide'))]
  const tags = isBeside ? { below: 'sub', above: 'sup' } : { below: 'under', above: 'over' }
  const tag = `m${below ? tags.below : ''}${above ? tags.above : ''}`
  const limits = [...(below ? [part(node, 'sub')] : []), ...(above ? [part(node, 'sup')] : [])]
  return [make(limits.length > 0 ? tag : 'mrow', [operator(sign), ...limits]), part(node, 'e')]
}

const fence = (character: string) => (character ? [operator(character, { stretchy: 'true' })] : [])

function delimited(node: Element): Formula[] {
  const separator = saidOf(node, 'sepChr', '|')
  const inner = childrenNamed(node, 'm:e').flatMap((one, index) => [
    ...(index > 0 && separator ? [operator(separator)] : []),
    ...contents(one),
  ])
  return [
    make('mrow', [...fence(saidOf(node, 'begChr', '(')), ...inner, ...fence(saidOf(node, 'endChr', ')'))]),
  ]
}

const rowOf = (cells: Formula[]): Formula => ({
  tag: 'mtr',
  children: cells.map((cell) => make('mtd', [cell])),
})

const tableOf = (rows: Formula[][]): Formula => make('mtable', rows.map(rowOf))

const cellsOf = (node: Element) => childrenNamed(node, 'm:e').map((cell) => row(contents(cell)))

const isHash = (child: Formula | string) =>
  typeof child === 'object' && child.tag === 'mo' && child.children[0] === '#'

/** A line of an equation array, in which Word shows what is after # at its end: “E=mc²#(1)”. */
const withNumberApart = (line: Formula): Formula => ({
  ...line,
  children: line.children.map((child) => (isHash(child) ? make('mtext', ['\u2003']) : child)),
})

/** A sign below or above something. */
const marked = (node: Element, isAbove: boolean, sign: string, attributes?: Record<string, string>) => [
  make(isAbove ? 'mover' : 'munder', [part(node, 'e'), operator(sign)], attributes),
]

/** Accents as characters of their own. */
const accents: Partial<Record<string, string>> = equationAccents

/** Elements that MathML has, too: their names there, and their parts in its order. */
const same: Record<string, { tag: string; parts: string[] }> = {
  'm:sSub': { tag: 'msub', parts: ['e', 'sub'] },
  'm:sSup': { tag: 'msup', parts: ['e', 'sup'] },
  'm:sSubSup': { tag: 'msubsup', parts: ['e', 'sub', 'sup'] },
  'm:limLow': { tag: 'munder', parts: ['e', 'lim'] },
  'm:limUpp': { tag: 'mover', parts: ['e', 'lim'] },
}

/** What every other element becomes; one that is not listed becomes what is in it. */
const converters: Record<string, (node: Element) => Formula[]> = {
  'm:r': textOf,
  'w:r': textOf,
  'm:f': (node) => {
    const [above, below] = [part(node, 'num'), part(node, 'den')]
    const type = saidOf(node, 'type', 'bar')
    if (type === 'lin' || type === 'skw') return [make('mrow', [above, operator('/'), below])]
    return [make('mfrac', [above, below], type === 'noBar' ? { linethickness: '0' } : undefined)]
  },
  'm:sPre': (node) => [
    make('mmultiscripts', [part(node, 'e'), make('mprescripts', []), part(node, 'sub'), part(node, 'sup')]),
  ],
  'm:rad': (node) => {
    const degree = isOn(propertyOf(node, 'degHide')) ? [] : contents(childNamed(node, 'm:deg'))
    return [
      degree.length > 0 ? make('mroot', [part(node, 'e'), row(degree)]) : make('msqrt', [part(node, 'e')]),
    ]
  },
  'm:d': delimited,
  'm:nary': summed,
  'm:func': (node) => [part(node, 'fName'), operator('\u2061'), part(node, 'e')],
  'm:acc': (node) => {
    const accent = saidOf(node, 'chr', '\u0302')
    return marked(node, true, accents[accent] ?? accent, { accent: 'true' })
  },
  'm:bar': (node) =>
    saidOf(node, 'pos', 'bot') === 'top' ? marked(node, true, '¯') : marked(node, false, '_'),
  'm:groupChr': (node) => marked(node, saidOf(node, 'pos', 'bot') === 'top', saidOf(node, 'chr', '⏟')),
  'm:m': (node) => [tableOf(childrenNamed(node, 'm:mr').map(cellsOf))],
  'm:phant': (node) => (isOn(propertyOf(node, 'show')) === false ? [] : contents(childNamed(node, 'm:e'))),
  'm:eqArr': (node) => [tableOf(cellsOf(node).map((cell) => [withNumberApart(cell)]))],
}

function partsOf(node: Element): Formula[] {
  const known = same[node.nodeName]
  if (known) return [{ tag: known.tag, children: known.parts.map((name) => part(node, name)) }]
  if (/Pr$/.test(node.nodeName)) return []
  return converters[node.nodeName]?.(node) ?? contents(node)
}

/** An equation (m:oMath) or several lines of them (m:oMathPara, which Word displays on a line of its own). */
export function formulaOf(node: Element): Formula | undefined {
  const isDisplayed = node.nodeName === 'm:oMathPara'
  const lines = (isDisplayed ? childrenNamed(node, 'm:oMath') : [node]).map(contents)
  const [first, ...others] = lines.filter((line) => line.length > 0)
  if (!first) return undefined
  const parts = others.length > 0 ? [tableOf([first, ...others].map((line) => [row(line)]))] : first
  return make('math', parts, isDisplayed ? { display: 'block' } : undefined)
}

const scripts = { sub: { script: lowered, mark: '_' }, sup: { script: raised, mark: '^' } }

function scripted(kind: keyof typeof scripts, text: string): string {
  const { script, mark } = scripts[kind]
  const number = /^[\d+−]+$/.test(text) ? inScript(text, script) : undefined
  return number ?? mark + (text.length > 1 ? `(${text})` : text)
}

const grouped = (text: string) => (/[\s/+−·×]/.test(text) && !/^\(.*\)$/.test(text) ? `(${text})` : text)

const RELATION = /^[=≠<>≤≥≈∼≅≡∝→⇒+−±×·]$/

/** What is written for an element whose parts are in words; for any other, its parts one after the other. */
const written: Record<string, (...parts: string[]) => string> = {
  mo: (text = '') => (RELATION.test(text) ? ` ${text} ` : text.replace('\u2061', ' ')),
  mtext: (text = '') => text.replace(/\s/g, ' '),
  mfrac: (above = '', below = '') => `${grouped(above)}/${grouped(below)}`,
  msub: (base = '', below = '') => base + scripted('sub', below),
  msup: (base = '', above = '') => base + scripted('sup', above),
  msubsup: (base = '', below = '', above = '') => base + scripted('sub', below) + scripted('sup', above),
  mover: (base = '', accent = '') => base + accent,
  mmultiscripts: (base = '', _ = '', below = '', above = '') =>
    scripted('sub', below) + scripted('sup', above) + base,
  msqrt: (root) => `√(${root})`,
  mroot: (root, degree = '') => `${scripted('sup', degree)}√(${root})`,
  mtr: (...cells) => cells.join(' '),
  mtable: (...rows) => rows.join('; '),
}

/** Limits are written as scripts are; a sign above a variable is an accent. */
const limits: Record<string, string> = { munder: 'msub', munderover: 'msubsup' }

/** An equation in plain words, such as “σ = F/A₀”. */
export function wordsOf({ tag, children }: Formula): string {
  const [base] = children
  const isLimit = tag === 'mover' && typeof base === 'object' && base.tag === 'mo'
  const write = written[isLimit ? 'msup' : (limits[tag] ?? tag)]
  const parts = children.map((child) => (typeof child === 'string' ? child : wordsOf(child)))
  return write ? write(...parts) : parts.join('').replace(/ {2,}/g, ' ').trim()
}
