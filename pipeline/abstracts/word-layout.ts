// How the pages of a Word file are set, and what is on each.
import type { Layout } from './abstract'
import type { Paragraph } from './word-document'
import type { WordPackage } from './word-package'

/** Word counts in twentieths of a point. */
const millimetres = (twips: string | undefined) => Math.round((Number(twips) / 1440) * 25.4)

const attribute = (xml: string, element: string, name: string) =>
  new RegExp(`<w:${element}\\b[^>]*\\bw:${name}="([^"]*)"`).exec(xml)?.[1]

const styleNamed = (styles: string, name: string) =>
  styles
    .split(/(?=<w:style )/)
    .find((style) => attribute(style, 'name', 'val')?.toLowerCase() === name.toLowerCase()) ?? ''

/** The value that most characters have. */
function most<T>(values: [value: T, length: number][]): T | undefined {
  const sums = new Map<T, number>()
  for (const [value, length] of values) sums.set(value, (sums.get(value) ?? 0) + length)
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The layout of a file; `titles` and `body` are its paragraphs of these kinds. */
export function layoutOf({ document, styles }: WordPackage, titles: Paragraph[], body: Paragraph[]): Layout {
  const [defaults = ''] = /<w:docDefaults>[\s\S]*?<\/w:docDefaults>/.exec(styles) ?? []
  const usual = (element: string, name: string) =>
    attribute(styleNamed(styles, 'Normal'), element, name) ?? attribute(defaults, element, name)
  const font = usual('rFonts', 'ascii')
  const size = Number(usual('sz', 'val') ?? 20) / 2
  const fonts = body.flatMap((paragraph) => paragraph.fonts)
  const inStyle = (style: string, pattern: RegExp) => pattern.test(styleNamed(styles, style))
  const measures = (element: string, ...names: string[]) =>
    names.map((name) => millimetres(attribute(document, element, name)))
  return {
    page: measures('pgSz', 'w', 'h'),
    margins: measures('pgMar', 'top', 'right', 'bottom', 'left'),
    font: most(fonts.map((one) => [one.font ?? font, one.length])),
    size: most(fonts.map((one) => [one.size ?? size, one.length])),
    titleIsBold: titles.every(({ isBold, style }) => isBold || inStyle(style, /<w:b\/>/)),
    titleIsCentred: titles.every(({ alignment, style }) =>
      alignment ? alignment === 'center' : inStyle(style, /<w:jc w:val="center"/),
    ),
  }
}

/** The text of each page; Word saves where its pages ended when it last showed the file. */
export const pagesOf = ({ document }: WordPackage): string[] =>
  document
    .replace(/<w:del [\s\S]*?<\/w:del>/g, '')
    .replace(/<w:lastRenderedPageBreak\/>|<w:br w:type="page"\/>|<w:pageBreakBefore\/>/g, '\f')
    .replace(/<\/w:p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split(/\f+/)
