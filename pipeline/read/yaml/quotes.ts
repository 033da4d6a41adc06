// Quotation marks that are missing, wrong or in the wrong place, each with the mended line.
import { both } from '../problem'
import { isWords } from './broken-text'
import { betweenOtherMarks, closing, indentOf, keyLine, quoted, quotedLanguages, valueOf } from './lines'
import { fromTop, near, type Rule } from './rule'

/** What is wrong with marks around a text that are not the straight ones. */
export const otherMarksAround = (text: string) => ({
  message: /^[`´]/.test(text)
    ? both('The text stands between backticks.', 'Metin ters kesme işaretleri (`) arasında duruyor.')
    : both(
        'Curly quotation marks stand around the text; they would be shown on the page.',
        'Metnin çevresinde kıvrık tırnaklar var; sayfada görünürler.',
      ),
  advice: both("Take them away or use straight ones: '…'.", "Kaldırın ya da düz tırnak kullanın: '…'."),
})

/** `en: ’Vitrimer: blade root’`, “start: `09:30`”: the marks hold nothing together in YAML. */
export const otherMarks: Rule = ({ line, text }) => {
  const written = valueOf(text)
  const inBraces = /[{,]\s*(?:en|tr):\s+(?=([“”„‟«‘’‚`]).*[“”‟»’‘`]\s*[,}])/.exec(text)
  const whole = written !== undefined && betweenOtherMarks(written.value) !== undefined
  if (!whole && !inBraces) return undefined
  const correctedLine = whole ? `${written.before}${quoted(written.value)}` : quotedLanguages(text)
  return {
    line,
    column: (whole ? written.before.length : text.indexOf('{')) + 1,
    ...otherMarksAround(whole ? written.value : inBraces![1]!),
    correctedLine,
  }
}

const openQuote = {
  message: both('A quotation mark is opened and not closed.', 'Bir tırnak açılmış ama kapatılmamış.'),
  advice: both(
    'Close it at the end of the text, or take it away.',
    'Metnin sonunda kapatın ya da tırnağı kaldırın.',
  ),
}

/** Where in `["A, B]` or `{ en: "Foo, tr: Bar }` a mark begins a text that ends on no other; -1 where none does. */
function openWithin(value: string): number {
  const begins = /(?<=[[{,]\s*|:\s+)['"]/g
  for (;;) {
    const mark = begins.exec(value)
    if (!mark) return -1
    const end = closing(value.slice(mark.index))
    if (end < 0) return mark.index
    begins.lastIndex = mark.index + end + 1
  }
}

/** `firms: ["A, B]`: a quotation mark between brackets that is closed on none of them. */
export const unclosedQuoteWithin = fromTop(({ line, text }) => {
  const { before, value } = valueOf(text) ?? { before: '', value: '' }
  const at = /^(?:\[.*\]|\{.*\})$/.test(value) ? openWithin(value) : -1
  if (at < 0) return undefined
  const correctedLine = `${before}${value.slice(0, at)}${value.slice(at + 1)}`
  return { line, column: before.length + at + 1, ...openQuote, correctedLine }
})

/** A quotation mark that is opened and closed on none of the lines that follow. */
export const unclosedQuote = fromTop(({ lines, line, text }) => {
  const { before, value } = valueOf(text) ?? { before: '', value: '' }
  if (!/^['"]/.test(value)) return undefined
  // A text may run over lines: its mark is closed before the next field or entry.
  const next = lines.findIndex((other, at) => at >= line && (keyLine(other) || /^\s*- /.test(other)))
  const below = lines.slice(line, next < 0 ? undefined : next)
  if (closing([value, ...below].join('\n')) >= 0) return undefined
  return {
    line,
    column: before.length + 1,
    ...openQuote,
    // '09:30’ and "Foo': a mark that does not close it goes.
    correctedLine: `${before}${quoted(value.slice(1).replace(/(?<=.)["'’”`´]$/, ''))}`,
  }
})

/** A comma or semicolon behind the closing mark, as other programs write it. */
export const signBehindQuote: Rule = ({ line, text }) => {
  const written = valueOf(text)
  const end = /^['"]/.test(written?.value ?? '') ? closing(written!.value) : -1
  const sign = end > 0 ? /^\s*([,;.])$/.exec(written!.value.slice(end + 1))?.[1] : undefined
  if (!written || sign === undefined) return undefined
  return {
    line,
    column: text.lastIndexOf(sign) + 1,
    message: both(
      `After the closing quotation mark stands “${sign}”.`,
      `Kapatan tırnaktan sonra “${sign}” duruyor.`,
    ),
    advice: both('Take it away.', 'Silin.'),
    correctedLine: `${written.before}${written.value.slice(0, end + 1)}`,
  }
}

const inSingleQuotes = both(
  "Put the whole text between single quotation marks '…', or use “…” within it.",
  "Metnin tamamını tek tırnak '…' içine alın ya da metnin içinde “…” kullanın.",
)

/** `"Cure of "smart" films"`: of four marks the outer ones are those of the text. */
const isAround = (value: string) => /^"[^"]*\S "[^"]+"(?!\p{L})[^"]+"$/u.test(value)

/** A text in quotation marks that goes on in the line below them. */
export const textAfterQuote = near([0, -1], ({ lines, line, text }) => {
  const above = keyLine(lines[line - 2] ?? '')
  if (!above || !isWords(text) || indentOf(text) <= above.column) return undefined
  if (!/^['"]/.test(above.value) || closing(above.value) !== above.value.length - 1) return undefined
  return {
    line,
    column: indentOf(text) + 1,
    message: both(
      'The text ends with the quotation mark of the line above.',
      'Metin, üst satırdaki kapatan tırnakla bitiyor.',
    ),
    advice: both('Move that quotation mark to the end of this line.', 'O tırnağı bu satırın sonuna taşıyın.'),
  }
})

/** `keywords: "venue", "map"`: a list without its brackets. */
export const quotedList: Rule = ({ lines, line }) => {
  const written = keyLine(lines[line - 1] ?? '')
  if (!written || !/^(["'])[^"']*\1(?:\s*[,;]\s*\1[^"']*\1)+$/.test(written.value)) return undefined
  return {
    line,
    column: written.before.length + 1,
    message: both(
      'A list in one line stands in square brackets.',
      'Tek satırlık liste köşeli ayraç içinde yazılır.',
    ),
    advice: both('Write [first, second].', '[birinci, ikinci] biçiminde yazın.'),
    correctedLine: `${written.before}[${written.value.replaceAll(';', ',')}]`,
  }
}

/** `'İzmir'de'`, `"Smart" fibres`: a quotation mark inside the text ends it too early. */
export const earlyQuote: Rule = ({ lines, line: at }) => {
  const text = lines[at - 1] ?? ''
  const advice = both(
    'Put the text between double quotation marks "…", or write the apostrophe as ’.',
    'Metni çift tırnak "…" içine alın ya da kesme işaretini ’ olarak yazın.',
  )
  const message = both(
    'A quotation mark in the middle ends the text too early.',
    'Ortadaki bir tırnak metni erken bitiriyor.',
  )
  const inside = /'[^',{}]*\p{L}'\p{L}[^',{}]*'/u.exec(text)
  const written = valueOf(text)
  if (!inside) {
    if (!written || !/^['"]/.test(written.value)) return undefined
    const end = closing(written.value)
    if (end < 0 || /^\s*(#.*)?$/.test(written.value.slice(end + 1))) return undefined
    const ends = written.value.at(-1) === written.value[0]
    // "Cure of ""smart"" films": a table writes each mark of the text twice.
    const ofTable = /^"(?:[^"]|"")*"$/.test(written.value)
      ? `${written.before}${quoted(written.value.slice(1, -1).replaceAll('""', '"'))}`
      : undefined
    const [inner, rest] = [written.value.slice(1, end), written.value.slice(end + 1)]
    // 'Foo: bar' (withdrawn): the marks are those of the whole text; "Smart" films: they belong to the word.
    const whole = /^\s*\(/.test(rest) || /: | #/.test(inner) ? `${inner}${rest}` : written.value
    return {
      line: at,
      column: written.before.length + 1,
      message,
      advice: written.value.startsWith('"') ? inSingleQuotes : advice,
      // A mark at the end, too, may belong to the last words or to the whole text.
      ...(ends && !isAround(written.value)
        ? { correctedLine: ofTable }
        : { correctedLine: `${written.before}${quoted(ends ? written.value.slice(1, -1) : whole)}` }),
    }
  }
  const correctedLine = text.replace(inside[0], () => JSON.stringify(inside[0].slice(1, -1)))
  return { line: at, column: inside.index + 1, message, advice, correctedLine }
}
