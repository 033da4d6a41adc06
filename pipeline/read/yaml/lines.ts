// YAML as an organiser sees it: how it is parsed, and its single lines: field, value, quotation marks, braces.
import type { DocumentOptions, ParseOptions, SchemaOptions } from 'yaml'
import type { Finding, Position } from '../../messages/diagnostic'

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  version: '1.2',
  // `<<: *other` takes over the fields of another entry, as in YAML 1.1.
  merge: true,
  // A field that is written twice is reported by misreadings.ts, as are the parser's warnings.
  uniqueKeys: false,
  logLevel: 'error',
}

/** What is wrong with a line, and the line as it should be. Lines and columns count from 1. */
export type LineFault = Finding & Position & { fix?: string | undefined }

/** By how many characters a line is indented. */
export const indentOf = (line: string): number => line.length - line.trimStart().length

/** A line that has a field: what comes before the value, the value, and the column (from 0) at which the field begins. */
export function keyLine(line: string): { before: string; value: string; column: number } | undefined {
  const parts = /^(\s*(?:- )*)([\p{L}][^:'"#]*:(?:\s+|$))(.*)$/u.exec(line)
  if (!parts) return undefined
  const [, dash = '', field = '', value = ''] = parts
  return { before: `${dash}${field}`, value: value.trimEnd(), column: dash.length }
}

/** A text without the quotation marks at its ends, be they a pair, “…” or one whose counterpart was lost. */
export function withoutMarks(text: string): string {
  for (const mark of ['"', "'"]) {
    const count = text.split(mark).length - 1
    const isPair = text.startsWith(mark) && text.endsWith(mark) && (count === 2 || count % 2 === 1)
    if (isPair && count > 1) return text.slice(1, -1)
    if (count % 2 === 1) return text.replace(new RegExp(`^${mark}|${mark}$`), '')
  }
  return text.replace(/^[“”„‟«‘’‚`´]([^“”„‟«»`´]*)[“”‟»’‘`´]$/, '$1')
}

/** A text in the quotation marks that suit it, which replace others around it. */
export function quoted(value: string): string {
  const text = withoutMarks(value)
  return text.includes("'") && !text.includes('\\') ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`
}

/** The values of `{ en: Home: first, tr: Ana sayfa }`. {n} within a text is replaced by a number on the site. */
const valuesInBraces =
  /(?<=[{,]\s*[\w-]+\s*:\s+)(?![\s[]|\{(?!\w+\}\s*\p{L}))(?:\{\w*\}|[^{}])+?(?=\s*(?:,\s*[\w-]+:\s|\}\s*(?:[,}\])]|#|$)))/gu

/** A line with the texts between braces that need quotation marks in them; undefined if there are none. */
export function quotedInBraces(line: string): string | undefined {
  const corrected = line.replace(valuesInBraces, (value) => {
    const isQuoted = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(value)
    return !isQuoted && /[,:{}[\]#'"]|^[*&!@%|>?-]\s?\S|^[“‘’`]/.test(value) ? quoted(value) : value
  })
  return corrected === line ? undefined : corrected
}
