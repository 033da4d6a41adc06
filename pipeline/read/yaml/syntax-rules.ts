// Usual slips in the writing of YAML, each with the line as it may have been intended.
import { fault, type Fault } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks } from './lines'

/** A line, the lines of its entry above it, and the names of all fields of the file. */
type Context = { text: string; above: string[]; fields: Set<string> }

export type Rule = Fault & {
  /** The line as it may have been intended: the first that makes the entry readable is the correction. */
  guesses: (context: Context) => (string | undefined)[]
  /** Lines on which to look for it however far from the failing one. */
  above?: RegExp
}

/** The text changed after its field or dash. */
const ofValue = (text: string, change: (value: string) => string) => {
  const [dashes = ''] = /^(?:\s|- )*/.exec(text) ?? []
  const { before, value } = keyLine(text) ?? { before: dashes, value: text.slice(dashes.length).trimEnd() }
  return before + change(value)
}

/** The text in quotation marks, unless one of its own would be left over at its beginning. */
const wrapped = (value: string) =>
  /^(['"])(?!\S(?:[^'"]*\S)?\1)/.test(withoutMarks(value)) ? value : quoted(value)

/** The line at the columns at which lines above it and their fields begin, the nearest first. */
function realigned({ text, above }: Context): string[] {
  const columns = above.flatMap((line) => [indentOf(line), keyLine(line)?.column ?? 0]).toReversed()
  return [...new Set(columns)].map((column) => ' '.repeat(column) + text.trim())
}

/** `kind`, `kind plenary`, `kind = plenary`, `kind:plenary`, where other lines have such a field. */
function withColon({ text, fields }: Context): string | undefined {
  const written = /^(\s*(?:- )?)([A-Za-z][\w-]*)(?:\s*(?:[=;]|->|→)\s*|:(?=[^\s/\\])|\s+|$)(.*)$/.exec(text)
  const [, before = '', name = '', value = ''] = written ?? []
  return fields.has(name) ? `${before}${name}: ${value}`.trimEnd() : undefined
}

/** A quotation mark before a value that has no counterpart after it. */
const opensQuote = /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/

export const wrongBeginning = fault(
  'The beginning of this line is wrong (indentation, dash, or the colon after a field), or a character only looks like a space.',
  'Bu satırın başı yanlış (girinti, tire ya da alandan sonraki iki nokta) ya da bir karakter yalnızca boşluk gibi görünüyor.',
  'Align it with the field or dash above it, by ordinary spaces and no tabs. An entry of a list begins with “- ”, a field with “name: ”; the second line of a text is indented by two more spaces.',
  'Satırı, önceki alan ya da tireyle aynı hizada, sekmeyle değil normal boşlukla başlatın. Liste kaydı “- ”, alan “ad: ” ile başlar; süren bir metin iki boşluk daha içeriden yazılır.',
)

export const wrongQuotes = fault(
  'This text needs quotation marks around it, or those that it has do not match.',
  'Bu metin tırnak içinde olmalı ya da tırnakları birbirini tutmuyor.',
  'Put quotation marks around the whole text: \'…\'. If it contains an apostrophe, use "…".',
  'Metnin tamamını tırnak içine alın: \'…\'. İçinde kesme işareti varsa "…" kullanın.',
)

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
export const rules: Rule[] = [
  {
    guesses: ({ text }) => [
      text.replace(/^(\s*(?:- )?[\w-]+: )(en: .*tr: .*[^}\s])\s*$/, '$1{ $2 }'),
      text.replace(/[{[].*\S(?=\s*$)/, '$& }'),
      text.replace(/\[.*\S(?=\s*$)/, '$&]'),
      text.replace(/(\{.*)\s*\)\s*$/, '$1 }'),
      text.replace(/([}\]])\s*\1/, '$1'),
      text.replace(/\s*\[\s*\].*/, ''),
      text.replace(/([^,;\s]);?\s+tr:/, '$1, tr:'),
    ],
    ...fault(
      'A bracket or a comma on this line is missing or one too many.',
      'Bu satırda bir parantez ya da virgül eksik ya da fazla.',
      'Write { en: …, tr: … } or [one, two]. Before a list with dashes there is no [].',
      '{ en: …, tr: … } ya da [bir, iki] biçiminde yazın. Tireli bir listenin önünde [] olmaz.',
    ),
  },
  {
    guesses: (context) => {
      const text = context.text.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  ')
      const begins = text !== context.text || keyLine(text) || /^\s*-/.test(text)
      return [
        text,
        withColon(context),
        text.replace(/^(\s*)(?:-(?=[^\s-])|(?:[–—•*]|-\s|\d+[.)])\s+(?=\S))/, '$1- '),
        ...(begins ? realigned({ ...context, text }) : []),
        text.replace(/^\s*(?!-)/, '$&- '),
        text.replace(/^(\s*)- (?=[\w-]+:(?: |$))/, '$1'),
      ]
    },
    // A field whose group is below it.
    above: /^\s*[\w-]+:$/,
    ...wrongBeginning,
  },
  {
    guesses: ({ text }) => [
      ...(opensQuote.test(text) ? [ofValue(text, withoutMarks), ofValue(text, wrapped)] : []),
      quotedInBraces(text),
      /:\s+\S.*:(?:\s|$)|['"]|(?:^|[:-])\s*[^\s\p{L}\d]/u.test(text) ? ofValue(text, wrapped) : undefined,
    ],
    above: opensQuote,
    ...wrongQuotes,
  },
]

/** Where no usual slip explains an error. */
export const unexplained = fault(
  'This line cannot be read.',
  'Bu satır okunamıyor.',
  'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
  'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
)
