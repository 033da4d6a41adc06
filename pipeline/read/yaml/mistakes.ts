// YAML that cannot be read: finds the line to correct and, if one of the usual corrections makes the file readable, that line.
import {
  beginEntry,
  beginLanguages,
  dashMissing,
  quoteInBraces,
  quoteWhole,
  writeField,
  writeLanguages,
} from '../advice'
import { both, type Fault, type Position } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces } from './lines'
import { readsBeyond } from './parser'

/** An error of the YAML parser, with the lines of its text. Line and column count from 1. */
export type ParseError = Position & { code: string; lines: string[]; firstLine: number }

/** The place to correct, often a line above the one where parsing failed, and the line as it should be. */
export type LineFault = Fault & Position & { correctedLine?: string }

/** A mistake that a line shows. */
type Mistake = Fault & {
  pattern: RegExp
  /** The line as it may have been intended: the first that makes the file readable is the correction. */
  becomes: (text: string, lines: string[], number: number) => (string | undefined)[]
  /** Reported even if no correction makes the file readable. */
  sure?: true
  /** Also looked for on all lines above the failing one. */
  above?: true
  /** The only parser error that it explains; without it, all but a field that is written twice. */
  code?: string
}

const replaced = (pattern: RegExp, replacement: string) => (text: string) => [
  text.replace(pattern, replacement).trimEnd(),
]

/** The line with its value changed; of a list's entry without fields, everything after the dash is the value. */
const ofValue = (change: (value: string) => string[]) => (text: string) => {
  const { before, value } = keyLine(text) ?? {
    before: /^(?:\s|- )*/.exec(text)![0],
    value: text.replace(/^(?:\s|- )*/, '').trimEnd(),
  }
  return change(value).map((changed) => before + changed)
}

const fieldColumn = (line: string) => keyLine(line)?.column ?? indentOf(line)

/** The columns at which the lines above begin, with their fields after a dash; nearest to `own` first, then latest. */
function columnsAbove(lines: string[], number: number, own: number): number[] {
  const columns = lines
    .slice(0, number - 1)
    .toReversed()
    .filter((line) => line.trim() !== '')
    .flatMap((line) => [fieldColumn(line), indentOf(line)])
  return [...new Set(columns)].sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
}

/** How far a line may be from the column where it belongs. */
const FARTHEST_SLIP = 3

const atColumnsAbove = (text: string, lines: string[], number: number) =>
  [...columnsAbove(lines, number, indentOf(text)), 0]
    .filter((column) => column !== indentOf(text) && Math.abs(column - indentOf(text)) <= FARTHEST_SLIP)
    .map((column) => ' '.repeat(column) + text.trim())

const belowFieldAbove = (text: string, lines: string[], number: number) => {
  const head = lines.slice(0, number - 1).findLast((line) => keyLine(line))
  return head === undefined ? [] : [' '.repeat(fieldColumn(head) + 2) + text.trim()]
}

const isField = (lines: string[], name: string) =>
  lines.some((line) => new RegExp(`^[\\s-]*${name}:(?:\\s|$)`).test(line))

const withColon = (text: string, lines: string[]) => {
  const [, before, name = '', sign, value = ''] =
    /^(\s*(?:- )?)([\w-]+)\s*(=|;|,|->|→)?\s+(.+)$/.exec(text) ?? []
  return sign || isField(lines, name) ? [`${before}${name}: ${value}`] : []
}

/** The line with one more bracket at its end; a wrong one, as in `{ … )`, gives way. */
const closed = (text: string) => [
  text.replace(/(\{\s*en:[^{}]*,\s*tr:[^{},)]*?)\s*(?=,\s*[\w-]+:\s)/, '$1 }'),
  ...[' }', ']'].flatMap((bracket) => [text.trimEnd() + bracket, text.replace(/\s*\)\s*$/, bracket)]),
]

const tabsAsSpaces = (text: string, lines: string[], number: number) => [
  text.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  ')),
  ...belowFieldAbove(text, lines, number),
  ...columnsAbove(lines, number, 0).map((column) => ' '.repeat(column) + text.trim()),
]

/** The text in the quotation marks that suit it; nothing if it begins and ends with quoted words: only its author knows. */
function withOneQuotation(value: string): string[] {
  if (/^(['"])[^'"]*\1.*\s\1[^'"]*\1$/.test(value)) return []
  const [, inner, rest] = /^['"](.*)['"](.*)$/.exec(value) ?? []
  return [
    ...(inner === undefined ? [] : [quoted(inner + rest)]),
    quoted(value.replace(/['"]$/, '')),
    quoted(value),
  ]
}

const notIndented: Fault = {
  message: both(
    'This line is not indented like the lines around it.',
    'Bu satırın girintisi çevresindeki satırlarla uyuşmuyor.',
  ),
  advice: both(
    'Begin it exactly below the field or dash before it, indented with spaces.',
    'Satırı, önceki alan ya da tireyle tam aynı hizada, boşluklarla girintili başlatın.',
  ),
}

const space = '[\\u00a0\\u2007\\u202f\\u3000]'

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
const mistakes: Mistake[] = [
  {
    pattern: /^ *\t[ \t]*[^\s#]/,
    becomes: tabsAsSpaces,
    sure: true,
    message: both('A tab is used to indent.', 'Girinti için sekme kullanılmış.'),
    advice: both('Use two spaces for each step.', 'Her adım için iki boşluk kullanın.'),
  },
  {
    pattern: new RegExp(`^(?:\\s|-)*${space}|^[\\s-]*[\\w-]+:${space}`),
    becomes: (text) => [text.replace(new RegExp(space, 'g'), ' ')],
    message: both(
      'There is a no-break space here; it looks like a space but is not one.',
      'Burada bölünmez boşluk var; boşluk gibi görünür ama boşluk sayılmaz.',
    ),
    advice: both('Delete it and type an ordinary space.', 'Silip yerine normal boşluk yazın.'),
  },
  {
    pattern: /^\s*(?:- )?[A-Za-z][\w-]*:(?=[^\s/\\])/,
    becomes: replaced(/:/, ': '),
    message: both('The space after the colon is missing.', 'İki noktadan sonraki boşluk eksik.'),
    advice: writeField,
  },
  {
    pattern: /^\s*-(?=[^\s-])/,
    becomes: replaced(/-/, '- '),
    message: both('The space after the dash is missing.', 'Tireden sonraki boşluk eksik.'),
    advice: beginEntry,
  },
  {
    pattern: /^\s*(?:[–—•*]|\d+[.)])\s+\S/,
    becomes: replaced(/^(\s*)(?:[–—•*]|\d+[.)])\s+/, '$1- '),
    message: both(
      'An entry begins with another character than the short dash.',
      'Bir kayıt kısa çizgi yerine başka bir işaretle başlıyor.',
    ),
    advice: beginEntry,
  },
  {
    pattern: /\{\s*(en|tr):\s[^{}]*?,\s*\1:\s/,
    becomes: replaced(/\{\s*(en|tr)(:\s[^{}]*?,\s*)\1(?=:\s)/, '{ en$2tr'),
    code: 'DUPLICATE_KEY',
    message: both(
      'One language is written twice, the other is missing.',
      'Bir dil iki kez yazılmış, diğeri eksik.',
    ),
    advice: beginLanguages,
  },
  {
    pattern: /[{[]/,
    becomes: closed,
    message: both('A bracket is opened and not closed.', 'Bir parantez açılmış ama kapatılmamış.'),
    advice: both('Close it at the end with } or ].', 'Sonunda } ya da ] ile kapatın.'),
  },
  {
    pattern: /([}\]])\s*\1/,
    becomes: replaced(/([}\]])\s*\1/, '$1'),
    message: both('There is one bracket too many.', 'Bir parantez fazladan kapatılmış.'),
    advice: both('Delete one of the two.', 'İkisinden birini silin.'),
  },
  {
    pattern: /\{\s*en:.*[^,\s]\s+tr:/,
    becomes: replaced(/;?\s+tr:/, ', tr:'),
    message: both('The comma before “tr:” is missing.', '“tr:” öncesindeki virgül eksik.'),
    advice: writeLanguages,
  },
  ...[undefined, 'DUPLICATE_KEY'].map((code) => ({
    pattern: /\{.*:/,
    becomes: (text: string) => [quotedInBraces(text)],
    code,
    message: both(
      'A text between { } contains a character that ends it.',
      'Süslü parantez içindeki bir metinde onu bitiren bir işaret var.',
    ),
    advice: quoteInBraces,
  })),
  {
    pattern: /:\s+[^'"{[].*:(?:\s|$)|^\s*- [^'"{[]*: .*:(?:\s|$)/,
    becomes: ofValue((value) => [quoted(value)]),
    message: both(
      'The text contains a colon and is not in quotation marks.',
      'Metinde iki nokta var ama metin tırnak içinde değil.',
    ),
    advice: quoteWhole,
  },
  {
    pattern: /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/,
    becomes: (text) => [
      ...ofValue((value) => [value.slice(1), value + value[0]])(text),
      text.replace(/(?<=[:[{,]\s*)['"]/, ''),
    ],
    above: true,
    message: both('A quotation mark is opened and not closed.', 'Bir tırnak açılmış ama kapatılmamış.'),
    advice: both('Close it at the end of the text.', 'Metnin sonunda kapatın.'),
  },
  {
    pattern: /(?:^\s*-|[:[,])\s+['"]|['"]\s*$/,
    becomes: ofValue(withOneQuotation),
    message: both(
      'A quotation mark in the middle ends the text too early.',
      'Ortadaki bir tırnak metni erken bitiriyor.',
    ),
    advice: both(
      'Put the other kind of quotation marks around the whole text: \'…"…"…\' or "…\'…".',
      'Metnin tamamını diğer tür tırnak içine alın: \'…"…"…\' ya da "…\'…".',
    ),
  },
  {
    pattern: /^\s*(?:- )*(?:\p{L}[^:'"#]*:\s+)?[*&!@`%|>,?[{“”‘’«-]/u,
    becomes: ofValue((value) => [quoted(value)]),
    message: both(
      'A text begins with a character that has a meaning of its own here.',
      'Bir metin burada özel anlamı olan bir işaretle başlıyor.',
    ),
    advice: quoteWhole,
  },
  {
    pattern: /^(?:\s*[\w-]+:)?\s*\[\s*\]/,
    becomes: replaced(/\s*\[\s*\].*/, ''),
    message: both(
      '[] says that this list has no entries, but entries follow.',
      '[] bu listenin boş olduğunu söylüyor, ama ardından kayıtlar geliyor.',
    ),
    advice: both('Delete [].', '[] işaretini silin.'),
  },
  {
    pattern: /^\s*(?:- )?[\w-]+\s*(?:=|;|,|->|→)?\s+\S/,
    becomes: withColon,
    message: both('The colon after the field’s name is missing.', 'Alan adından sonraki iki nokta eksik.'),
    advice: writeField,
  },
  {
    pattern: /^\s*(?![-#\s])(?!\p{L}[^:]*:(?:\s|$))/u,
    becomes: replaced(/(?=\S)/, '- '),
    message: dashMissing,
    advice: beginEntry,
  },
  {
    pattern: /^\s*(?:- |\p{L}[^:]*:(?:\s|$))/u,
    becomes: atColumnsAbove,
    ...notIndented,
  },
  {
    pattern: /^\s*\p{L}[^:]*:(?:\s|$)/u,
    becomes: replaced(/(?=\S)/, '- '),
    message: dashMissing,
    advice: beginEntry,
  },
  {
    pattern: /^\s*- +[\w-]+:(?:\s|$)/,
    becomes: replaced(/- +/, ''),
    message: both('There is a dash before this field.', 'Bu alanın önünde tire var.'),
    advice: both('Delete the dash: no list begins here.', 'Tireyi silin: burada liste başlamıyor.'),
  },
  {
    pattern: /^\s*[^-#\s]/,
    becomes: belowFieldAbove,
    message: both('This line belongs to the text above it.', 'Bu satır üstündeki metnin devamı.'),
    advice: both(
      'Write the text on one line, or indent this line by two spaces more than its field.',
      'Metni tek satırda yazın ya da bu satırı alanından iki boşluk daha içeriden başlatın.',
    ),
  },
  {
    pattern: /^\s*[^#\s]/,
    becomes: replaced(/(?=\S)/, '# '),
    message: both('This line is neither a field nor an entry.', 'Bu satır ne bir alan ne de bir kayıt.'),
    advice: both(
      'If it is a comment, begin it with #; otherwise delete it.',
      'Yorumsa # ile başlatın, değilse silin.',
    ),
  },
]

/** What is said where none of these corrections makes the file readable, by the parser’s code. */
const byCode: Record<string, Fault> = {
  BAD_INDENT: notIndented,
  BAD_DQ_ESCAPE: {
    message: both(
      'There is a backslash between double quotation marks.',
      'Çift tırnak içinde ters eğik çizgi var.',
    ),
    advice: both("Use single quotation marks: '…'.", "Tek tırnak kullanın: '…'."),
  },
  MULTIPLE_DOCS: {
    message: both('A line of --- cuts the file in two.', '--- satırı dosyayı ikiye bölüyor.'),
    advice: both('Delete that line.', 'O satırı silin.'),
  },
}

const unexplained: Fault = {
  message: both('This line cannot be read.', 'Bu satır okunamıyor.'),
  advice: both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
}

/** A field that its group has already. */
function writtenTwice({ lines, line, column, firstLine }: ParseError): Fault {
  const [name = ''] = /^[^:]+/.exec(lines[line - 1]!.slice(column - 1)) ?? []
  const first = lines
    .slice(0, line - 1)
    .findLastIndex((text) => text.slice(column - 1).startsWith(`${name}:`))
  const [en, tr] =
    first < 0
      ? ['', '']
      : [`: it is on line ${first + firstLine} already`, `: ${first + firstLine}. satırda da var`]
  return {
    message: both(`“${name}” is written twice${en}.`, `“${name}” iki kez yazılmış${tr}.`),
    advice: both(
      'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
      'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
    ),
  }
}

/** The failing line, the nearest lines above and below that say something and, if asked for, all above. */
function placesOf({ lines, line }: ParseError, above = false): number[] {
  const isWritten = (text: string) => /^\s*[^\s#]/.test(text)
  const before = lines.slice(0, line - 1).findLastIndex(isWritten) + 1
  const after = line + 1 + lines.slice(line).findIndex(isWritten)
  const higher = above ? Array.from({ length: before - 1 }, (_, at) => before - 1 - at) : []
  return [line, before, after, ...higher]
}

function faultOf(mistake: Mistake, { lines, column }: ParseError, number: number): LineFault | undefined {
  const text = lines[number - 1]
  if (text === undefined || !mistake.pattern.test(text)) return undefined
  const { message, advice, sure } = mistake
  const correctedLine = mistake
    .becomes(text, lines, number)
    .find((line) => line !== undefined && line !== text && readsBeyond(lines.with(number - 1, line), number))
  if (correctedLine === undefined) return sure && { line: number, column, message, advice }
  const index = [...text].findIndex((letter, at) => letter !== correctedLine[at])
  return { line: number, column: (index < 0 ? text.length : index) + 1, message, advice, correctedLine }
}

/** Where to correct a file that cannot be read, and how. */
export function explainParseError(error: ParseError): LineFault {
  const { line, column, code } = error
  for (const mistake of mistakes) {
    if (mistake.code ? mistake.code !== code : code === 'DUPLICATE_KEY') continue
    for (const number of placesOf(error, mistake.above)) {
      const fault = faultOf(mistake, error, number)
      if (fault) return fault
    }
  }
  const fault = code === 'DUPLICATE_KEY' ? writtenTwice(error) : (byCode[code] ?? unexplained)
  return { line, column, ...fault }
}
