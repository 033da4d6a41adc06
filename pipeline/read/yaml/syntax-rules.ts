// Usual slips in the writing of YAML, each with the line as it may have been intended.
import { quoteWhole } from '../advice'
import { both, fault, type Fault } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks } from './lines'

/** A line, the lines of its entry above it, and the names of all fields of the file. */
type Context = { text: string; above: string[]; fields: Set<string> }

export type Rule = Fault & {
  /** The line as it may have been intended: the first that makes the entry readable is the correction. */
  guesses: (context: Context) => (string | undefined)[]
  /** Lines on which to look for it not only near the failing one, but however far above. */
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

const fieldColumn = (line: string) => keyLine(line)?.column ?? indentOf(line)

/** How far a line may be from the column where it belongs. */
const FARTHEST_SLIP = 4

/** The line at the columns at which lines above it begin, the nearest first. */
function realigned({ text, above }: Context): string[] {
  const columns = above.flatMap((line) => [fieldColumn(line), indentOf(line)])
  const distance = (column: number) => Math.abs(column - indentOf(text))
  return [...new Set([...columns.toReversed(), 0])]
    .filter((column) => distance(column) <= FARTHEST_SLIP)
    .sort((one, other) => distance(one) - distance(other))
    .map((column) => ' '.repeat(column) + text.trim())
}

/** The line as a part of the text that the nearest field above it begins. */
function continued({ text, above }: Context): string | undefined {
  const head = above.findLast((line) => keyLine(line))
  return head && ' '.repeat(fieldColumn(head) + 2) + text.trim()
}

/** `kind`, `kind plenary`, `kind = plenary`, `kind:plenary`, where other lines have such a field. */
function withColon({ text, fields }: Context): string | undefined {
  const {
    before = '',
    name = '',
    value = '',
  } = /^(?<before>\s*(?:- )?)(?<name>[A-Za-z][\w-]*)(?:\s*(?:[=;]|->|→)\s*|:(?=[^\s/\\])|\s+|$)(?<value>.*)$/.exec(
    text,
  )?.groups ?? {}
  return name && fields.has(name) ? `${before}${name}: ${value}`.trimEnd() : undefined
}

/** A quotation mark before a value that has no counterpart after it. */
const opensQuote = /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/

const needsQuotes: Fault = {
  message: both(
    'This text needs quotation marks around it, or those that it has do not match.',
    'Bu metin tırnak içinde olmalı ya da tırnakları birbirini tutmuyor.',
  ),
  advice: quoteWhole,
}

const misplaced: Fault = fault(
  'The beginning of this line is wrong: its indentation, or its dash.',
  'Bu satırın başı yanlış: girintisi ya da tiresi.',
  'Align it with the field or dash above it. An entry of a list begins with “- ”; the second line of a text is indented by two more spaces.',
  'Satırı, önceki alan ya da tireyle aynı hizada başlatın. Liste kaydı “- ” ile başlar; süren bir metin iki boşluk daha içeriden yazılır.',
)

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
export const rules: Rule[] = [
  {
    guesses: (context) => {
      const text = context.text.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  ')
      const spaced = { ...context, text }
      return text === context.text ? [] : [text, continued(spaced), ...realigned(spaced)]
    },
    message: both(
      'This line contains a tab or a no-break space, which only looks like a space.',
      'Bu satırda boşluk gibi görünen bir sekme ya da bölünmez boşluk var.',
    ),
    advice: both('Delete it and type ordinary spaces.', 'Silip yerine normal boşluk yazın.'),
  },
  {
    guesses: (context) => [withColon(context)],
    message: both(
      'The colon after the field’s name, or the space after the colon, is missing.',
      'Alan adından sonraki iki nokta ya da ondan sonraki boşluk eksik.',
    ),
    advice: both('Write “name: value”.', '“ad: değer” biçiminde yazın.'),
  },
  {
    guesses: ({ text }) => [text.replace(/^(\s*)(?:-(?=[^\s-])|(?:[–—•*]|-\s|\d+[.)])\s+(?=\S))/, '$1- ')],
    ...misplaced,
  },
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
    guesses: ({ text }) =>
      opensQuote.test(text)
        ? [ofValue(text, withoutMarks), ofValue(text, wrapped), text.replace(/(?<=[:[{,]\s*)['"]/, '')]
        : [],
    above: opensQuote,
    ...needsQuotes,
  },
  {
    guesses: ({ text }) => [
      quotedInBraces(text),
      /:\s+\S.*:(?:\s|$)|['"]|(?:^|[:-])\s*[^\s\p{L}\d]/u.test(text) ? ofValue(text, wrapped) : undefined,
    ],
    ...needsQuotes,
  },
  {
    guesses: (context) => [
      ...(keyLine(context.text) || /^\s*-/.test(context.text) ? realigned(context) : []),
      context.text.replace(/^\s*(?!-)/, '$&- '),
      context.text.replace(/^(\s*)- (?=[\w-]+:(?: |$))/, '$1'),
      continued(context),
    ],
    // A field whose group is below it.
    above: /^\s*[\w-]+:$/,
    ...misplaced,
  },
]

/** Where no usual slip explains an error. */
export const unexplained: Fault = {
  message: both('This line cannot be read.', 'Bu satır okunamıyor.'),
  advice: both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
}
