// Single lines of YAML as an organiser sees them: field, value, quotation marks, brackets.

export const indentOf = (line: string) => line.length - line.trimStart().length

const blanksOf = (line: string) => line.slice(0, indentOf(line))

/** The corrected line for a problem, if known, and whether the correction changes its indentation. */
export const correctionOf = (correctedLine: string | undefined, line: string) =>
  correctedLine ? { correctedLine, indented: blanksOf(correctedLine) !== blanksOf(line) } : {}

/** A line that writes a field: what stands before the value, the value, and the column at which the field begins. */
export function keyLine(line: string): { before: string; value: string; column: number } | undefined {
  const parts = /^(\s*(?:- )*)([\p{L}][^:'"#]*:(?:\s+|$))(.*)$/u.exec(line)
  if (!parts) return undefined
  const [, dash = '', field = '', value = ''] = parts
  return { before: `${dash}${field}`, value: value.trimEnd(), column: dash.length }
}

/** Marks around a whole text that YAML does not know: ’…’, “…” and those of a code, `…`. */
const otherMarks = /^(?:[“”„‟«‘’‚]([^“”„‟«»]*)[“”‟»’‘]|([`´])([^`´]*)[`´])$/

/** The text between such marks; undefined where there are none. */
export function betweenOtherMarks(value: string): string | undefined {
  const [, curly, , code] = otherMarks.exec(value) ?? []
  return curly ?? code
}

/** A text in the quotation marks that suit it, which take the place of others around it. */
export function quoted(value: string): string {
  const text = betweenOtherMarks(value) ?? value
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** A text as it is written between braces: in quotation marks where a sign of it would end it. */
export const withinBraces = (text: string) => (/[,:{}[\]#'"]/.test(text) ? quoted(text) : text)

/** `name: #1 Rui`: a text of which YAML makes a comment; undefined where there is none. */
export function quotedHash(line: string): string | undefined {
  const [, field, text] = /^(\s*(?:- )*\p{L}[\w-]*: +)(#[^\s#].*)$/u.exec(line) ?? []
  return field && text ? field + quoted(text.trimEnd()) : undefined
}

/** Where the quotation mark that opens a value is closed; -1 where it is not closed on its line. */
export function closing(value: string): number {
  const mark = value[0]
  for (let index = 1; index < value.length; index += 1) {
    if (mark === '"' && value[index] === '\\') index += 1
    else if (value[index] === mark) {
      if (mark === "'" && value[index + 1] === "'") index += 1
      else return index
    }
  }
  return -1
}

/** `{ en: Home: first, tr: Ana sayfa }` with both texts in quotation marks; undefined where there is nothing to quote. */
export function quotedLanguages(line: string): string | undefined {
  // {n} within a text stands for a number.
  const [whole, en, tr] =
    /\{\s*en:\s+(.+?),\s*tr:\s+((?:\{[^{}]*\}|[^{}])+?)\s*\}(?=\s*(?:[,}]|$))/.exec(line) ?? []
  if (!whole || !en || !tr) return undefined
  const inQuotes = (text: string) => {
    const end = /^['"]/.test(text) ? closing(text) : -1
    if (end === text.length - 1) return text
    return quoted(end > 0 && text.at(-1) === text[0] ? text.slice(1, -1) : text)
  }
  const correctedLine = line.replace(whole, () => `{ en: ${inQuotes(en)}, tr: ${inQuotes(tr)} }`)
  return correctedLine === line ? undefined : correctedLine
}

/** `{ number: 62, route: Emek, Salhane, terminus: … }` with the texts that hold a comma in quotation marks. */
export function quotedCommas(line: string): string | undefined {
  const correctedLine = line.replace(
    /(?<=[{,]\s*[\w-]+:\s+)[^\s'"{}[\]:][^'"{}[\]:]*?,[^'"{}[\]:]*?(?=,\s*[\w-]+:\s|\s*\})/g,
    quoted,
  )
  return correctedLine === line ? undefined : correctedLine
}

/** The value of a field or of a plain list entry. */
export function valueOf(line: string): { before: string; value: string } | undefined {
  const field = keyLine(line)
  if (field) return field
  const parts = /^(\s*- +)(\S.*)$/.exec(line)
  return parts ? { before: parts[1]!, value: parts[2]!.trimEnd() } : undefined
}
