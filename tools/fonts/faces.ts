// The files of the font that src/styles/fonts.css names. Every page needs the first two; the next two are fetched for names from
// elsewhere in Europe, the last two for rare letters. A letter is in one file of each weight: a browser fetches every file whose
// range has a letter that it needs.

export type Face = {
  /** Name of the file below src/styles/fonts/, without its extension: `archivo-700-neighbours`. */
  name: string
  weight: string
  letters: string
}

/** The letters of a range as in CSS: `U+0100-010F, U+0131`. */
const lettersIn = (range: string) =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      const length = Number.parseInt(to, 16) - first + 1
      return Array.from({ length }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')

/** The faces of a stylesheet that have a file. */
export function facesIn(css: string): Face[] {
  const face =
    /font-weight: (?<weight>\d+);[^}]*url\('\.\/fonts\/(?<name>[\w-]+)\.woff2'\)[^}]*unicode-range:(?<range>[^;]+);/g
  return [...css.matchAll(face)].map(({ groups: { name = '', weight = '', range = '' } = {} }) => ({
    name,
    weight,
    letters: lettersIn(range),
  }))
}
