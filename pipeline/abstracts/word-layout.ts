// How the pages of a Word file are set.
import type { Layout } from './abstract'
import type { WordPackage } from './word-package'
import { isBold, type Paragraph } from './word-paragraph'
import { allNamed } from './word-xml'

/** Word counts in twentieths of a point. */
const millimetres = (twips: string | null | undefined) => Math.round((Number(twips || NaN) / 1440) * 25.4)

/** The value that most characters have. */
function most<Value>(values: { value: Value; length: number }[]): Value | undefined {
  const sums = new Map<Value, number>()
  for (const { value, length } of values) sums.set(value, (sums.get(value) ?? 0) + length)
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The layout of a file; `titles` and `body` are its paragraphs of these kinds. */
export function layoutOf({ document }: WordPackage, titles: Paragraph[], body: Paragraph[]): Layout {
  const written = body.flatMap((paragraph) => paragraph.written)
  const measures = (element: string, ...names: string[]) =>
    names.map((name) => millimetres(allNamed(document, element)[0]?.getAttribute(`w:${name}`)))
  return {
    page: measures('w:pgSz', 'w', 'h'),
    margins: measures('w:pgMar', 'top', 'right', 'bottom', 'left'),
    font: most(written.map(({ font, length }) => ({ value: font, length }))) || undefined,
    size: most(written.map(({ size, length }) => ({ value: size, length }))),
    titleIsBold: titles.every(isBold),
    titleIsCentred: titles.every(({ isCentred }) => isCentred),
  }
}
