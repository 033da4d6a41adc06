// The files that Archivo is cut into, one for each weight and set of letters. Every page needs the first two; the next two are
// fetched for names from elsewhere in Europe, the last two for rare letters.

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (letters: string, ...others: string[]) =>
  [...letters].filter((letter) => !others.some((other) => other.includes(letter))).join('')

/** Signs used by programmers, which do not occur in the texts of a symposium. */
const OF_PROGRAMMERS = '\\^`{|}'

/** English and Turkish with their punctuation. */
const EVERY_PAGE = `${without(range(0x20, 0x7e), OF_PROGRAMMERS)}\u00a0§©«°±·»×−ÂÇÖÜâçîöûüĞğİıŞş–—‘’“”•…€↑↓`

/** Letters of names in the languages of Western Europe, Azerbaijani, Czech, Hungarian, Polish, Romanian and further south. */
const NEIGHBOURS = 'ÁÅÉØßàáãäåæèéêëíïñóòôõøúýăąćČčđęěłńőřśŠšůűżŽžșțə'

const RARE = `${OF_PROGRAMMERS}${range(0xa1, 0x17f)}ȘȚƏ‚„′″‹›⁄™`

/** No letter is in two sets: a browser fetches every face whose range has a letter that it needs. */
const sets = {
  '': EVERY_PAGE,
  '-neighbours': NEIGHBOURS,
  '-rare': without(RARE, EVERY_PAGE, NEIGHBOURS, '\u00adŉſ'),
}

/** The weights in use, with the files of @expo-google-fonts/archivo that they are cut from. */
const weights = { 400: '400Regular/Archivo_400Regular.ttf', 700: '700Bold/Archivo_700Bold.ttf' }

export type Face = {
  /** Name of the file below src/styles/fonts/, without its extension: `archivo-700-neighbours`. */
  name: string
  weight: string
  /** The file from which it is cut. */
  source: string
  letters: string
}

/** The two faces that every page needs come first. */
export const faces: Face[] = Object.entries(sets).flatMap(([set, letters]) =>
  Object.entries(weights).map(([weight, source]) => ({
    name: `archivo-${weight}${set}`,
    weight,
    source,
    letters,
  })),
)

/** Kept: kerning, composed and Turkish letters, figures of equal width. Without the other features a file is a tenth smaller. */
export const FEATURES = ['kern', 'ccmp', 'locl', 'tnum']

/** Code points in the form of CSS: `U+0100-010F, U+0131`. */
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
