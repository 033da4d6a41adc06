// Rewrites the XML of a Word file into what mammoth reads, so that what the author sees is what is read: symbols, fields, hidden and
// struck-out text, text boxes, numbers of lists, equations. What cannot be carried over is named.
import { XMLSerializer } from '@xmldom/xmldom'
import { codePoint } from 'dingbat-to-unicode'
import type { Formula, Remark, RemarkCode } from './abstract'
import { formulaOf } from './equations'
import type { WordPackage } from './word-package'
import {
  allNamed,
  childNamed,
  elementsIn,
  isOn,
  listCounter,
  parseXml,
  stylesOf,
  valueOf,
  type Element,
  type ListItem,
} from './word-xml'

/** What mammoth is to carry over is named by bookmarks: “equation 3”, “list {…}”. */
export const MARKER = /^(equation|list) (.+)$/s

const SYMBOL_FONT = /^(Symbol|Webdings|Wingdings( [23])?|Zapf ?Dingbats)$/i

/** Arrows of Wingdings; the first of each eight in Unicode is the one to the left. */
const ARROWS = '←↑→↓↖↗↘↙'

/** A character of a symbol font, whose codes are those of Latin letters, or 0xF000 more. */
function symbolOf(font: string, code: number): string | undefined {
  const known = codePoint(font, code >= 0xf000 ? code - 0xf000 : code)
  if (!known) return undefined
  const { codePoint: found, string } = known
  return found >= 0x1f850 && found <= 0x1f8ad ? ARROWS[(found - 0x1f850) % 8] : string
}

/** Changes of formatting and of the text that the author has not accepted yet, and remains of former versions. */
const REMOVED = /^(w:(del|moveFrom|proofErr|lastRenderedPageBreak|bookmarkStart|bookmarkEnd)|mc:Fallback)$/

type Field = { code: string; isResult: boolean }

/** How many words before something name its place. */
const WORDS_BEFORE = 6

/** The last words before a place of a text. */
export const lastWords = (text: string) => text.trim().split(/\s+/).slice(-WORDS_BEFORE).join(' ')

export type Markup = ReturnType<typeof markupOf>

/** Prepares the parts of a file: `rewrite` is called with its text, then with its notes. */
export function markupOf(parts: Pick<WordPackage, 'styles' | 'numbering' | 'pictures'>) {
  const styles = stylesOf(parts.styles)
  const itemOf = listCounter(parts.numbering, styles)
  const formulas: Formula[] = []
  const remarks: Remark[] = []
  let before = ''
  let fields: Field[] = []
  let floating: Element[] = []

  function name(code: RemarkCode, words?: string) {
    const after = lastWords(before)
    const last = remarks.at(-1)
    // Word splits text wherever it was edited.
    if (words && last?.code === code && last.after === after) last.words = `${last.words}${words}`
    else remarks.push({ code, after, ...(words !== undefined && { words }) })
  }

  const remove = (node: Element) => node.parentNode?.removeChild(node)

  const append = (parent: Element, tag: string): Element => {
    const child = create(parent, tag)
    parent.appendChild(child)
    return child
  }

  const create = (node: Element, tag: string): Element =>
    node.ownerDocument!.createElementNS(node.ownerDocument!.documentElement!.lookupNamespaceURI('w'), tag)

  function bookmark(node: Element, marker: string) {
    const mark = create(node, 'w:bookmarkStart')
    mark.setAttribute('w:name', marker)
    return mark
  }

  function replaceText(node: Element, text: string) {
    const written = create(node, 'w:t')
    written.setAttribute('xml:space', 'preserve')
    written.textContent = text
    node.parentNode?.replaceChild(written, node)
    before += text
  }

  function equation(node: Element) {
    const formula = formulaOf(node)
    if (!formula) return void remove(node)
    node.parentNode?.replaceChild(bookmark(node, `equation ${formulas.length}`), node)
    formulas.push(formula)
  }

  /** Whether a picture is in the file, not only linked. */
  const isKept = (picture: Element) => {
    const source = allNamed(picture, 'a:blip')[0] ?? picture
    return parts.pictures.has(source.getAttribute('r:embed') ?? source.getAttribute('r:id') ?? '')
  }

  /** Keeps pictures; text boxes follow their paragraph; all else is named. */
  function figure(node: Element) {
    const boxes = allNamed(node, 'w:txbxContent')
    const groups = ['wpg:wgp', 'wpc:wpc', 'v:group'].flatMap((tag) => allNamed(node, tag))
    const is = (...tags: string[]) => tags.some((tag) => allNamed(node, tag).length > 0)
    const program = allNamed(node, 'o:OLEObject')[0]?.getAttribute('ProgID') ?? ''
    const pictures = [
      ...allNamed(node, 'pic:pic').filter(({ parentNode }) => parentNode?.nodeName === 'a:graphicData'),
      ...allNamed(node, 'v:imagedata'),
    ]
    // The texts of a drawing of several parts say nothing without it.
    if (boxes.length > 0 && !(groups.length > 0 && boxes.length > 1)) {
      floating.push(...boxes.flatMap(elementsIn))
    } else if (/^equation/i.test(program)) name('equation')
    else if (pictures.length > 0 && pictures.every(isKept) && groups.length === 0) return
    else if (is('c:chart', 'cx:chart')) name('chart')
    else if (is('dgm:relIds')) name('diagram')
    else if (is('pic:pic', 'v:imagedata')) name('picture')
    else if (
      !/o:hr="t/.test(String(node)) &&
      is('wps:wsp', 'wpg:wgp', 'wpc:wpc', 'v:shape', 'v:group', 'a:graphic')
    )
      name('drawing')
    remove(node)
  }

  /** Word shows the result of a field; of some it computes the text from the code. */
  function endField(node: Element) {
    const { code = '', isResult = true } = fields.pop() ?? {}
    const [, character = '', font = 'Symbol'] = /^\s*SYMBOL\s+(\w+)(?:.*\\f\s*"?([^"\\]+))?/i.exec(code) ?? []
    const symbol = symbolOf(font.trim(), Number(character))
    if (character && symbol) return replaceText(node, symbol)
    if (/^\s*EQ\s/i.test(code) && !isResult) name('equation')
    remove(node)
  }

  function field(node: Element) {
    const type = node.getAttribute('w:fldCharType')
    const current = fields.at(-1)
    if (type === 'end') return endField(node)
    if (type === 'begin') fields.push({ code: '', isResult: false })
    // Word shows a symbol by its number, whatever the result says.
    else if (current) current.isResult = !/^\s*SYMBOL\s/i.test(current.code)
    remove(node)
  }

  const isInCode = () => fields.some(({ isResult }) => !isResult)

  function text(node: Element, font: string) {
    const written = node.textContent ?? ''
    const hasSymbols = SYMBOL_FONT.test(font)
    const characters = [...written].map((character) => {
      const code = character.codePointAt(0) ?? 0
      const isPrivate = code >= 0xf000 && code <= 0xf0ff
      if (!isPrivate && !(hasSymbols && code <= 0xff)) return character
      const symbol = symbolOf(hasSymbols ? font : 'Symbol', code)
      if (symbol === undefined) name('symbol')
      return symbol ?? ''
    })
    const shown = characters.join('')
    if (/^(Error! Reference source not found|Hata! Başvuru kaynağı bulunamadı)/.test(shown))
      name('broken-reference')
    if (shown === written) before += shown
    else replaceText(node, shown)
  }

  function symbol(node: Element) {
    const code = Number.parseInt(node.getAttribute('w:char') ?? '', 16)
    const font = node.getAttribute('w:font') ?? 'Symbol'
    const known =
      symbolOf(font, code) ??
      (code < 0xf000 && !SYMBOL_FONT.test(font) ? String.fromCodePoint(code) : undefined)
    if (known === undefined) name('symbol')
    replaceText(node, known ?? '')
  }

  /** Writes into the run itself what its style or position says. */
  function format(run: Element, paragraph: Element | undefined) {
    const property = (tag: string) => styles.ofRun(run, tag) ?? styles.ofItsRuns(paragraph, tag)
    const position = Number(property('w:position')?.getAttribute('w:val') ?? 0)
    const script =
      property('w:vertAlign')?.getAttribute('w:val') ??
      (position >= 3 ? 'superscript' : position <= -3 ? 'subscript' : undefined)
    const own = childNamed(run, 'w:rPr') ?? create(run, 'w:rPr')
    if (own.parentNode !== run) run.insertBefore(own, run.firstChild)
    const set = (tag: string, value: string) => {
      if (childNamed(own, tag)) return
      append(own, tag).setAttribute('w:val', value)
    }
    if (script && /^su[bp]/.test(script)) set('w:vertAlign', script)
    if (isOn(styles.ofRun(run, 'w:i'))) set('w:i', '1')
    return {
      font:
        ['w:ascii', 'w:hAnsi'].map((of) => property('w:rFonts')?.getAttribute(of) ?? '').find(Boolean) ?? '',
      isHidden: isOn(property('w:vanish')),
      isStruckOut: isOn(property('w:strike')) || isOn(property('w:dstrike')),
    }
  }

  function run(node: Element, paragraph: Element | undefined) {
    const { font, isHidden, isStruckOut } = format(node, paragraph)
    for (const child of elementsIn(node)) {
      const tag = child.nodeName
      if (tag === 'w:fldChar') field(child)
      else if (tag === 'w:instrText') {
        const current = fields.at(-1)
        if (current) current.code += child.textContent ?? ''
        remove(child)
      } else if (isInCode() && tag !== 'w:rPr') remove(child)
      else if ((isHidden || isStruckOut) && tag !== 'w:rPr') {
        const words = child.textContent ?? ''
        if (words.trim()) name(isHidden ? 'hidden' : 'struck-out', words)
        remove(child)
      } else if (tag === 'w:t') text(child, font)
      else if (tag === 'w:sym') symbol(child)
      else if (tag === 'w:cr') node.replaceChild(create(node, 'w:br'), child)
      else if (tag === 'w:ptab') node.replaceChild(create(node, 'w:tab'), child)
      else if (tag !== 'w:rPr') visit(child, paragraph)
    }
  }

  /** Of two versions of something, the newer one, unless only the older one is a picture. */
  function alternatives(node: Element, paragraph: Element | undefined) {
    const choice = childNamed(node, 'mc:Choice')
    const fallback = childNamed(node, 'mc:Fallback')
    const has = (version: Element | undefined, ...tags: string[]) =>
      version !== undefined && tags.some((tag) => allNamed(version, tag).length > 0)
    // Ink and models have a picture to show instead; in place of a chart it would say that there is one.
    const isReadable = has(choice, 'w:txbxContent', 'pic:pic', 'c:chart', 'cx:chart', 'dgm:relIds')
    for (const child of elementsIn((isReadable || !has(fallback, 'pic:pic') ? choice : fallback) ?? node)) {
      node.parentNode?.insertBefore(child, node)
      visit(child, paragraph)
    }
    remove(node)
  }

  function labelOf(item: ListItem, paragraph: Element) {
    const properties = childNamed(paragraph, 'w:pPr')
    const isHeading = /^heading/i.test(styles.nameOf(valueOf(properties, 'w:pStyle')))
    const label = item.label ?? (isHeading ? `${item.number ?? ''}.` : undefined)
    if (label === undefined) return bookmark(paragraph, `list ${JSON.stringify(item)}`)
    const written = create(paragraph, 'w:r')
    const words = append(written, 'w:t')
    words.setAttribute('xml:space', 'preserve')
    words.textContent = label && `${label} `
    return written
  }

  function paragraph(node: Element) {
    const properties = childNamed(node, 'w:pPr')
    const [outer, item] = [floating, itemOf(node)]
    floating = []
    const marker = item && labelOf(item, node)
    for (const child of elementsIn(node)) if (child !== properties) visit(child, node)
    if (marker && (node.textContent ?? '').trim())
      node.insertBefore(marker, properties ? properties.nextSibling : node.firstChild)
    before += ' '
    const boxes = floating
    floating = outer
    const next = node.nextSibling
    for (const box of boxes) {
      node.parentNode?.insertBefore(box, next)
      visit(box, undefined)
    }
    // The end of a paragraph that was moved or deleted: mammoth joins it to the next.
    const mark = childNamed(properties, 'w:rPr')
    if (childNamed(mark, 'w:moveFrom') && mark) mark.appendChild(create(node, 'w:del'))
  }

  /** Cells that Word leaves out at the beginning of a row, and those merged in the manner of old versions. */
  function tableRow(node: Element) {
    const properties = childNamed(node, 'w:trPr')
    if (
      childNamed(properties, 'w:del') ??
      (isOn(childNamed(properties, 'w:hidden')) ? properties : undefined)
    )
      return void remove(node)
    let previous: Element | undefined
    for (const cell of elementsIn(node).filter(({ nodeName }) => nodeName === 'w:tc')) {
      const own = childNamed(cell, 'w:tcPr')
      const merge = childNamed(own, 'w:hMerge')
      const before = childNamed(previous, 'w:tcPr')
      if (merge && merge.getAttribute('w:val') !== 'restart' && before) {
        const span = childNamed(before, 'w:gridSpan') ?? append(before, 'w:gridSpan')
        span.setAttribute('w:val', String(Number(span.getAttribute('w:val') || 1) + 1))
        remove(cell)
      } else previous = cell
    }
    const left = Number(valueOf(properties, 'w:gridBefore') ?? 0)
    for (let count = 0; count < Math.min(left, 20); count += 1)
      node.insertBefore(create(node, 'w:tc'), childNamed(node, 'w:tc') ?? null)
    for (const child of elementsIn(node)) visit(child, undefined)
  }

  function visit(node: Element, ofParagraph: Element | undefined) {
    const tag = node.nodeName
    if (REMOVED.test(tag)) return void remove(node)
    if (tag === 'w:p') return paragraph(node)
    if (tag === 'w:r') return run(node, ofParagraph)
    if (tag === 'm:oMath' || tag === 'm:oMathPara') return equation(node)
    if (/^w:(drawing|pict|object)$/.test(tag)) return figure(node)
    if (tag === 'mc:AlternateContent') return alternatives(node, ofParagraph)
    if (tag === 'w:tr') return tableRow(node)
    if (tag === 'w:altChunk') return name('inserted-file')
    const isPlaceholder = tag === 'w:sdt' && childNamed(childNamed(node, 'w:sdtPr'), 'w:showingPlcHdr')
    if (isPlaceholder) return void remove(node)
    for (const child of elementsIn(node)) visit(child, ofParagraph)
    if (!/^w:(fldSimple|bdo|dir)$/.test(tag)) return
    for (const child of elementsIn(node)) node.parentNode?.insertBefore(child, node)
    remove(node)
  }

  /** Rewrites a part, and returns it with the texts of its paragraphs. */
  function rewrite(xml: string): { xml: string; texts: string[] } {
    const document = parseXml(xml)
    const ends = [...allNamed(document, 'w:fldChar')].map((one) => one.getAttribute('w:fldCharType'))
    const count = (type: string) => ends.filter((one) => one === type).length
    // A field without an end would hide the rest of the text.
    if (count('begin') !== count('end')) for (const one of allNamed(document, 'w:fldChar')) remove(one)
    before = ''
    fields = []
    floating = []
    if (document.documentElement) visit(document.documentElement, undefined)
    const texts = allNamed(document, 'w:p').map((one) =>
      ['w:t', 'a:t'].flatMap((tag) => allNamed(one, tag).map((text) => text.textContent ?? '')).join(''),
    )
    return { xml: new XMLSerializer().serializeToString(document), texts }
  }

  return { rewrite, formulas, remarks }
}
