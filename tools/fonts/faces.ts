// The files that Archivo is cut into. What every page needs is in two, one a weight; two more come with a name from
// elsewhere in Europe, the last with a rare one.

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const without = (letters: string, ...others: string[]) =>
  [...letters].filter((letter) => !others.some((other) => other.includes(letter))).join('')

/** Signs of programmers, which no text of a symposium has. */
const OF_PROGRAMMERS = '\\^`{|}'

/** English and Turkish with their punctuation. */
const EVERY_PAGE = `${without(range(0x20, 0x7e), OF_PROGRAMMERS)}\u00a0§©«°±·»×−ÂÇÖÜâçîöûüĞğİıŞş–—‘’“”•…€↑↓`

/** What names have in the languages of Western Europe, Azerbaijani, Czech, Hungarian, Polish, Romanian and further south. */
const NEIGHBOURS = 'ÁÅÉØßàáãäåæèéêëíïñóòôõøúýăąćČčđęěłńőřśŠšůűżŽžșțə'

const RARE = `${OF_PROGRAMMERS}${range(0xa1, 0x17f)}ȘȚƏ‚„′″‹›⁄™`

/** No letter is in two: a browser fetches each face that is asked for it. */
const sets = {
  '': EVERY_PAGE,
  '-neighbours': NEIGHBOURS,
  '-rare': without(RARE, EVERY_PAGE, NEIGHBOURS, '\u00adŉſ'),
}

/** The weights in use, with the files of @expo-google-fonts/archivo that they are cut from. */
const weights = { 400: '400Regular/Archivo_400Regular.ttf', 700: '700Bold/Archivo_700Bold.ttf' }

export type Face = {
  /** Name of the file below src/styles/fonts/, without its ending: `archivo-700-neighbours`. */
  name: string
  weight: string
  /** The file that it is cut from. */
  source: string
  letters: string
}

/** The two of every page first. */
export const faces: Face[] = Object.entries(sets).flatMap(([set, letters]) =>
  Object.entries(weights).map(([weight, source]) => ({
    name: `archivo-${weight}${set}`,
    weight,
    source,
    letters,
  })),
)

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
