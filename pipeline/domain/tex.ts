// TeX in titles and names, as authors send them, becomes the characters that it means. unicodeit knows the symbols.
import { replace } from 'unicodeit'
import tex from './tex-characters.json'

/** Combining accents, and symbols that unicodeit lacks or reads as a rarer character. */
const accents: Partial<Record<string, string>> = tex.accents
const ownSymbols = new Map(Object.entries(tex.symbols))

/** The character of a command such as \\alpha; undefined if there is none. */
function symbol(name: string): string | undefined {
  const read = ownSymbols.get(name) ?? replace(`\\${name}`)
  return read.includes('\\') || read === '' ? undefined : read
}

/** Characters that there are as superscripts and subscripts. */
export const raised = { from: '0123456789+-−=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ' }
export const lowered = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' }

/** The text in characters of a script; undefined if there is not one for each. */
export function inScript(text: string, { from, to }: typeof raised): string | undefined {
  const characters = [...text].map((character) => to[from.indexOf(character)])
  return characters.every(Boolean) ? characters.join('') : undefined
}

/** Italics, subscripts and superscripts are then marked as in Markdown: *italic*, V~f~, x^n+1^. */
const rows: [
  pattern: RegExp,
  becomes: string | ((found: string, first: string, second: string) => string),
][] = [
  // G\"{u}l, {\"O}zlem, \c{C}a\u{g}lar, Caf\'e
  [
    /\{?\\(["'`^~=.]|[cuvHkr](?=[\s{]))\s*\{?\\?(\p{L})\}?\}?/gu,
    (_, accent, letter) => `${letter}${accents[accent] ?? ''}`.normalize('NFC'),
  ],
  [/\\(?:textit|emph|mathit|textsl)\{([^{}]*)\}/g, '*$1*'],
  [/\{\\(?:it|em|sl|itshape)\s+([^{}]*)\}/g, '*$1*'],
  [/\{\\(?:bf|rm|sc|sf|tt|bfseries)\s+([^{}]*)\}/g, '$1'],
  [/\\textsubscript\{([^{}]*)\}/g, '~$1~'],
  [/\\textsuperscript\{([^{}]*)\}/g, '^$1^'],
  [/\\(?:text|textbf|textrm|textsc|textsf|mathrm|mathbf|operatorname)\{([^{}]*)\}/g, '$1'],
  // \ce{Al2O3}: numbers after a letter or a bracket.
  [/\\ce\{([^{}]*)\}/g, (_, formula) => formula.replace(/(?<=[\p{L})\]])\d+/gu, '~$&~')],
  [/\^\{?\\circ\}?/g, '°'],
  [/\{?\\([A-Za-z]+)(?:\{\}|\}|(?![A-Za-z]))/g, (found, name) => symbol(name) ?? found],
  // 5\,MPa
  [/\\[,;:] ?/g, ' '],
  [/\\!/g, ''],
  [/``([^`']+)''/g, '“$1”'],
  [/(?<=\S)---(?=\S)|(?<=\s)---(?=\s)/g, '—'],
  [/(?<=[^\s-])--(?=[^\s-])|(?<=\s)--(?=\s)/g, '–'],
  // K.~Muster, but V~f~ is a subscript.
  [/(?<!~[^\s~]*)(?<=[\p{L}\d.])~(?=[\p{L}\d])(?![^\s~]+~)/gu, ' '],
  // Between dollars only if there is a formula: “from $50 to $60” is an amount.
  [
    /\$([^$\s][^$]*[_^\\][^$]*|[^$\s]*\P{ASCII}[^$\s]*|[_^][^$]+|[^$]*(?:(?![+<=>|~])\p{Sm}|\p{Script=Greek})[^$]*)\$/gu,
    (_, formula) =>
      formula
        .replace(/_(?:\{([^{}]*)\}|(\S))/g, '~$1$2~')
        .replace(/\^(?:\{([^{}]*)\}|([^\s^]))(?!\^)/g, '^$1$2^')
        .replace(/\\[,;! ]/g, ' '),
  ],
  [/\\([%&#_$])/g, '$1'],
  // Braces that keep capitals in bibliographies: {MRI}.
  [/\{(\p{Lu}[^{}]*)\}/gu, '$1'],
  [/~([^\s~]+)~/g, (found, text) => inScript(text, lowered) ?? found],
  [/\^([^\s^]+)\^/g, (found, text) => inScript(text, raised) ?? found],
  [/(?<=[\p{L}\d)])\^(-?\d+)(?![\d.^])/gu, (found, text) => inScript(text, raised) ?? found],
]

/** Reads the TeX in a text; without any, the text stays as it is. */
export const readTex = (text: string): string =>
  /[\\$^{~]|--|``/.test(text)
    ? rows.reduce((read, [pattern, becomes]) => read.replace(pattern, becomes as string), text)
    : text
