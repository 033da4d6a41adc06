// Signs of YAML that were left out: spaces, dashes, commas, colons, brackets, quotation marks.
import { beginEntry, dashMissing, quoteWhole, writeField, writeLanguages } from '../advice'
import { quotationAdvice } from '../entries/wrong-text'
import { both } from '../problem'
import { brokenText, isWords } from './broken-text'
import { isSecondColon } from './fields'
import { indentOf, keyLine, quoted, quotedLanguages } from './lines'
import { ifItMends, near, written, type Rule } from './rule'

/** `name:Foo`: the space after the colon is missing. */
export const missingSpace = near(
  [0, -1, 1],
  written(/(?<=^\s*(?:- )?[A-Za-z][\w-]*):(?=[^\s/\\])/, {
    to: ': ',
    message: both('The space after the colon is missing.', 'İki noktadan sonraki boşluk eksik.'),
    advice: writeField,
  }),
)

/** `-name: Foo`: the space after the dash is missing. */
export const missingSpaceAfterDash = written(/(?<=^\s*)-(?=[^\s-])/, {
  to: '- ',
  message: both('The space after the dash is missing.', 'Tireden sonraki boşluk eksik.'),
  advice: beginEntry,
})

/** A line that stands where a new entry of a list should begin. */
export const missingDash: Rule = ({ lines, line, text }) => {
  const indent = indentOf(text)
  if (/^\s*(-|#|$)/.test(text)) return undefined
  for (let above = line - 2; above >= 0; above -= 1) {
    const candidate = lines[above]!
    if (candidate.trim() === '' || indentOf(candidate) > indent) continue
    if (indentOf(candidate) < indent || !candidate.trim().startsWith('- ')) return undefined
    if (keyLine(candidate) && !keyLine(text)) return undefined
    return {
      line,
      column: indent + 1,
      message: dashMissing,
      advice: beginEntry,
      correctedLine: `${text.slice(0, indent)}- ${text.slice(indent)}`,
    }
  }
  return undefined
}

/** `{ en: Sea view, Wi-Fi, tr: Deniz manzarası, Wi-Fi }`: the comma ends the text, and what follows it is a field, twice. */
export const commaInBraces: Rule = ({ line, code, text }) => {
  const correctedLine = quotedLanguages(text)
  if (code !== 'DUPLICATE_KEY' || !correctedLine) return undefined
  return {
    line,
    column: text.indexOf('{') + 1,
    message: both('A comma ends the text here.', 'Buradaki virgül metni bitiriyor.'),
    advice: quotationAdvice,
    correctedLine,
  }
}

/** `{ en: x tr: y }`: the comma is missing. */
export const missingComma: Rule = ({ line, text }) => {
  if (!/\{\s*en:.*[^,\s]\s+tr:/.test(text)) return undefined
  return {
    line,
    column: /\s+tr:/.exec(text)!.index + 1,
    message: both('The comma before “tr:” is missing.', '“tr:” öncesindeki virgül eksik.'),
    advice: writeLanguages,
    correctedLine: text.replace(/;?\s+tr:/, ', tr:'),
  }
}

/** `{ en: "Anka" Centre, tr: "Anka" Merkezi }`, `{ en: Institute [A], … }`: texts that need quotation marks around them. */
export const bareLanguages = near(
  [0, -1],
  ifItMends(({ line, text }) => ({
    line,
    column: text.indexOf('{') + 1,
    message: both(
      'A text in the curly brackets contains a sign that ends it.',
      'Süslü ayraçtaki bir metinde onu bitiren bir işaret var.',
    ),
    advice: quotationAdvice,
    correctedLine: quotedLanguages(text),
  })),
)

/** `title: Foo: bar`: the second colon needs quotation marks around the text. */
export const bareColon: Rule = ({ lines, line, code }) => {
  if (!isSecondColon(code)) return undefined
  const text = lines[line - 1] ?? ''
  const written = keyLine(text)
  const inBraces = /[{,]\s*(?:en|tr):\s+[^'"{,}]*:\s/.test(text)
  if (!inBraces && !(written && /:(\s|$)/.test(written.value) && !/^[{['"]/.test(written.value)))
    return undefined
  return {
    line,
    column: (written ? text.length - written.value.length : text.indexOf('{')) + 1,
    message: both(
      'The text contains a colon and is not in quotation marks.',
      'Metinde iki nokta var ama metin tırnak içinde değil.',
    ),
    advice: quoteWhole,
    correctedLine: inBraces ? quotedLanguages(text) : written && `${written.before}${quoted(written.value)}`,
  }
}

/** `city = İzmir`: the sign of other programs. */
export const equalsSign = written(/(?<=^\s*(?:- )*[A-Za-z]\w*)\s*=\s+(?=\S)/, {
  to: ': ',
  message: both(
    'A colon stands after a field’s name, not “=”.',
    'Alan adından sonra “=” değil, iki nokta gelir.',
  ),
  advice: writeField,
})

/** A line with a field's name but no colon after it; there may be one in its value: `booking https://…`. */
export const missingColon: Rule = ({ lines, line, code, text }) => {
  if (
    !['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'UNEXPECTED_TOKEN'].includes(code) ||
    /:(\s|$)/.test(text) ||
    /^\s*(-|$)/.test(text)
  ) {
    return undefined
  }
  const [, before = '', first = '', value = ''] = /^(\s*)(\S+)\s*(.*)$/.exec(text) ?? []
  // `kind; plenary` and `kind -> plenary`: another sign stands for the colon.
  const word = /^\S+$/.test(value) ? first.replace(/[;,]$/, '') : first
  const rest = value.replace(/^(?:->|=>|→)\s*/, '')
  const elsewhere = lines.some(
    (other) =>
      keyLine(other)
        ?.before.trim()
        .replace(/^(- )+/, '') === `${word}:`,
  )
  // “high-performance and” with more words above and below it is a piece of a text.
  const amidText = isWords(lines[line]) || /,\s*$/.test(lines[line - 2] ?? '')
  const oneWord = /^[A-Za-z][\w-]*$/.test(first) && /^\S+$/.test(rest) && !amidText
  if (!elsewhere && text.includes(':')) return undefined
  if (!elsewhere && !oneWord) return brokenText(lines, line)
  return {
    line,
    column: indentOf(text) + 1,
    message: both('The colon after the field’s name is missing.', 'Alan adından sonraki iki nokta eksik.'),
    advice: writeField,
    correctedLine: `${before}${word}: ${rest}`.trimEnd(),
  }
}
