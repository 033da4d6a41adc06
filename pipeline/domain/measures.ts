// Numbers with their signs and units (“48 ± 2 MPa”, “= 2.4”, “No: 6/3”) and words such as “e-posta”, which stay on one line of a page and of a PDF. This file imports nothing.

const unit = [
  '(?:(?:wt|vol|mol)\\.?)?%|‰|°C?|phr|ppm|rpm|min|bar|dB|h',
  '[kMGmµμn]?(?:m|g|t|s|L|N|J|K|V|W|Pa|Hz|mol)[²³]?|[cd]m[²³]?',
  'pt|punto|px|dpi|[kMG]B|EUR|TL|USD',
].join('|')

/** kJ, g/m², Pa·s; an exponent that is raised by its style only is a digit here: m2, s−1. */
const units = ` (?:${unit})(?:[/·](?:${unit}))*(?:[−-]?\\d)?(?![\\p{L}\\d])`
const number = '\\d(?:[\\d.,]*\\d)?(?:−\\d+)?'
const following = `(?: [±×·:] ${number}|${units})`

const measure = new RegExp(
  `(?<![\\p{L}\\d])(?:No: ?\\d[\\d/]*|\\p{L}-\\p{L}+)| ?[=<>≤≥≈] [−±]?${number}${following}*|(?<![\\p{L}\\d])${number}${following}+`,
  'gu',
)

/** Splits a text so that the measures, which must not be broken, are at the odd positions. */
export function splitMeasures(text: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(measure)) {
    parts.push(text.slice(end, index), found)
    end = index + found.length
  }
  return [...parts, text.slice(end)]
}

/** The same text with no-break spaces inside the measures; its length stays. */
export const keepMeasures = (text: string): string =>
  splitMeasures(text)
    .map((part, index) => (index % 2 ? part.replaceAll(' ', '\u00a0') : part))
    .join('')
