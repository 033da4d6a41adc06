// How the pages of a Word file are set.
import type { Layout } from './abstract'
import type { WordPackage } from './word-package'
import type { Paragraph } from './word-paragraph'
import { allNamed } from './word-xml'

/** Word counts in twentieths of a point. */
const millimetres = (twips: string | null | undefined) => Math.round((Number(twips ?? NaN) / 1440) * 25.4)

type Fonts = Paragraph['fonts']

/** The font or size that most characters have. */
function most<Key extends 'font' | 'size'>(fonts: Fonts, key: Key): Fonts[number][Key] | undefined {
  const sums = new Map<Fonts[number][Key], number>()
  for (const one of fonts) sums.set(one[key], (sums.get(one[key]) ?? 0) + one.length)
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The layout of a file; `titles` and `body` are its paragraphs of these kinds. */
export function layoutOf({ document }: WordPackage, titles: Paragraph[], body: Paragraph[]): Layout {
  const fonts = body.flatMap((paragraph) => paragraph.fonts)
  const measures = (element: string, ...names: string[]) =>
    names.map((name) => millimetres(allNamed(document, element)[0]?.getAttribute(`w:${name}`)))
  return {
    page: measures('w:pgSz', 'w', 'h'),
    margins: measures('w:pgMar', 'top', 'right', 'bottom', 'left'),
    font: most(fonts, 'font'),
    size: most(fonts, 'size'),
    titleIsBold: titles.every(({ isBold }) => isBold),
    titleIsCentred: titles.every(({ isCentred }) => isCentred),
  }
}
