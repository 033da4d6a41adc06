// The files that Archivo is cut into. What every page needs is in the first two; the third comes with a name from
// elsewhere in Europe, the last with a rare one.

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const TURKISH = 'ĞğİŞş'

/** Of Azerbaijani, Czech, Hungarian, Polish, Romanian and the languages south of them. */
const NEIGHBOURS = 'ĂăąćČčĐđęěŁłńňőŘřŚśŠšůűźŻżŽžȘșȚțə'

export type Face = {
  /** Name of the file below src/styles/fonts/, without its ending. */
  name: string
  /** The file of @fontsource-variable/archivo that it is cut from. */
  source: string
  letters: string
}

export const faces: Face[] = [
  {
    name: 'archivo-latin',
    source: 'archivo-latin-wght-normal.woff2',
    letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…′″‹›⁄€™↑↓−`,
  },
  { name: 'archivo-turkish', source: 'archivo-latin-ext-wght-normal.woff2', letters: TURKISH },
  { name: 'archivo-neighbours', source: 'archivo-latin-ext-wght-normal.woff2', letters: NEIGHBOURS },
  {
    name: 'archivo-rare',
    source: 'archivo-latin-ext-wght-normal.woff2',
    letters: [...range(0x100, 0x17f), 'Ə']
      .filter((letter) => !`${TURKISH}${NEIGHBOURS}ıŒœŉſ`.includes(letter))
      .join(''),
  },
]

/** The weights in use; the source has 100 to 900. */
export const WEIGHTS = { min: 400, max: 700 }

/** Kerning, composed and Turkish letters, figures of one width; without the rest a file is a tenth smaller. */
export const FEATURES = ['kern', 'ccmp', 'locl', 'tnum']

/** `U+0100-010F, U+0131`, as CSS wants it. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0)!))].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
