// YAML that cannot be parsed: finds the line to correct and, if a usual correction makes the file readable, that line.
import { beginEntry, quoteWhole, writeField } from '../advice'
import { both, type Fault, type Position } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks } from './lines'
import { readsBeyond } from './parser'

/** An error of the YAML parser, with the lines of its text. Line and column count from 1. */
type ParseError = Position & { code: string; lines: string[] }

/** The place to correct, often a line above the one where parsing failed, and the line as it should be. */
export type LineFault = Fault & Position & { correctedLine?: string }

type Rule = Fault & {
  /** The line as it may have been intended: the first that makes the file readable is the correction. */
  guesses: (text: string, lines: string[], number: number) => (string | undefined)[]
  /** Where the mistake is certain even if no guess makes the file readable. */
  certain?: RegExp
  /** Where to look for it on all lines above the failing one, too. */
  above?: RegExp
}

/** The text changed after its field or dash. */
const ofValue = (text: string, change: (value: string) => string) => {
  const [dashes = ''] = /^(?:\s|- )*/.exec(text) ?? []
  const { before, value } = keyLine(text) ?? { before: dashes, value: text.slice(dashes.length).trimEnd() }
  return before + change(value)
}

const fieldColumn = (line: string) => keyLine(line)?.column ?? indentOf(line)

/** How far a line may be from the column where it belongs. */
const FARTHEST_SLIP = 3

/** The line at the columns at which lines above it begin, the nearest first. */
function realigned(text: string, lines: string[], number: number): string[] {
  const written = lines.slice(0, number - 1).filter((line) => line.trim() !== '')
  const columns = written.toReversed().flatMap((line) => [fieldColumn(line), indentOf(line)])
  const distance = (column: number) => Math.abs(column - indentOf(text))
  return [...new Set([...columns, 0])]
    .filter((column) => distance(column) <= FARTHEST_SLIP)
    .sort((one, other) => distance(one) - distance(other))
    .map((column) => ' '.repeat(column) + text.trim())
}

/** The line as a part of the text that the nearest field above it begins. */
function continued(text: string, lines: string[], number: number): string | undefined {
  const head = lines.slice(0, number - 1).findLast((line) => keyLine(line))
  return head && ' '.repeat(fieldColumn(head) + 2) + text.trim()
}

/** `kind plenary`, `kind = plenary`, `kind:plenary`, where other lines have such a field. */
function withColon(text: string, lines: string[]): string | undefined {
  const [, before = '', name = '', sign, value = ''] =
    /^(\s*(?:- )?)([A-Za-z][\w-]*)(?:\s*([=;]|->|→)\s*|(:)(?=[^\s/\\])|\s+)(\S.*)$/
      .exec(text)
      ?.filter(Boolean) ?? []
  const isField = lines.some((line) => keyLine(line)?.before.trim().replace(/^- /, '') === `${name}:`)
  const rest = value || sign
  return isField && rest ? `${before}${name}: ${rest}` : undefined
}

const needsQuotes: Fault = {
  message: both(
    'This text needs quotation marks around it, or those that it has do not match.',
    'Bu metin tırnak içinde olmalı ya da tırnakları birbirini tutmuyor.',
  ),
  advice: quoteWhole,
}

/** In the order in which they are tried, each at the failing line and then at its neighbours. */
const rules: Rule[] = [
  {
    guesses: (text, lines, number) => {
      const spaced = text.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  ')
      if (spaced === text) return []
      return [spaced, continued(spaced, lines, number), ...realigned(spaced, lines, number)]
    },
    certain: /^[\s-]*[\t\u00a0\u2007\u202f\u3000]/,
    message: both(
      'This line contains a tab or a no-break space, which only looks like a space.',
      'Bu satırda boşluk gibi görünen bir sekme ya da bölünmez boşluk var.',
    ),
    advice: both('Delete it and type ordinary spaces.', 'Silip yerine normal boşluk yazın.'),
  },
  {
    guesses: (text, lines) => [withColon(text, lines)],
    message: both(
      'The colon after the field’s name, or the space after the colon, is missing.',
      'Alan adından sonraki iki nokta ya da ondan sonraki boşluk eksik.',
    ),
    advice: writeField,
  },
  {
    guesses: (text) => [text.replace(/^(\s*)(?:-(?=[^\s-])|(?:[–—•*]|\d+[.)])\s+(?=\S))/, '$1- ')],
    message: both(
      'The dash before this entry is another character, or lacks its space.',
      'Bu kaydın başındaki tire başka bir işaret ya da ardındaki boşluk eksik.',
    ),
    advice: beginEntry,
  },
  {
    guesses: (text) =>
      /[{[]/.test(text)
        ? [
            `${text.trimEnd()} }`,
            `${text.trimEnd()}]`,
            text.replace(/\s*\)\s*$/, ' }'),
            text.replace(/([}\]])\s*\1/, '$1'),
            text.replace(/\s*\[\s*\].*/, ''),
            text.replace(/([^,\s])\s+tr:/, '$1, tr:'),
          ]
        : [],
    message: both(
      'A bracket or a comma on this line is missing or one too many.',
      'Bu satırda bir parantez ya da virgül eksik ya da fazla.',
    ),
    advice: both(
      'Write { en: …, tr: … } or [one, two]. Before a list with dashes there is no [].',
      '{ en: …, tr: … } ya da [bir, iki] biçiminde yazın. Tireli bir listenin önünde [] olmaz.',
    ),
  },
  {
    guesses: (text) => [
      ofValue(text, withoutMarks),
      ofValue(text, quoted),
      text.replace(/(?<=[:[{,]\s*)['"]/, ''),
    ],
    above: /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/,
    ...needsQuotes,
  },
  {
    guesses: (text) => [
      quotedInBraces(text),
      /:\s+\S.*:(?:\s|$)|['"]|(?:^|[:-])\s*[^\s\p{L}\d]/u.test(text) ? ofValue(text, quoted) : undefined,
    ],
    ...needsQuotes,
  },
  {
    guesses: (text, lines, number) => [
      ...(keyLine(text) || /^\s*-/.test(text) ? realigned(text, lines, number) : []),
      text.replace(/^\s*(?!-)/, '$&- '),
      text.replace(/^(\s*)- (?=[\w-]+: )/, '$1'),
      continued(text, lines, number),
    ],
    message: both(
      'The beginning of this line is wrong: its indentation, or its dash.',
      'Bu satırın başı yanlış: girintisi ya da tiresi.',
    ),
    advice: both(
      'Begin it exactly below the field or dash before it. An entry of a list begins with “- ”; a text that goes on is indented by two more spaces.',
      'Satırı, önceki alan ya da tireyle aynı hizada başlatın. Liste kaydı “- ” ile başlar; süren bir metin iki boşluk daha içeriden yazılır.',
    ),
  },
]

const unexplained: Fault = {
  message: both('This line cannot be read.', 'Bu satır okunamıyor.'),
  advice: both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
}

/** A field that its group has already. Which of the two is right only an organiser knows. */
function writtenTwice({ lines, line, column }: ParseError): Fault {
  const [name = ''] = /^[^:]+/.exec(lines[line - 1]!.slice(column - 1)) ?? []
  return {
    message: both(`“${name}” is written twice in one entry.`, `“${name}” bir kayıtta iki kez yazılmış.`),
    advice: both(
      'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
      'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
    ),
  }
}

/** The failing line, the nearest lines above and below that say something, and all lines further above. */
function linesToTry({ lines, line }: ParseError): number[] {
  const isWritten = (text: string) => /^\s*[^\s#]/.test(text)
  const before = lines.slice(0, line - 1).findLastIndex(isWritten) + 1
  const after = line + 1 + lines.slice(line).findIndex(isWritten)
  const above = lines.slice(0, Math.max(before - 1, 0)).map((_, index) => index + 1)
  return [line, before, after, ...above.reverse()]
}

function faultAt(rule: Rule, { lines, column }: ParseError, number: number): LineFault | undefined {
  const text = lines[number - 1]
  if (!text?.trim()) return undefined
  const { message, advice, certain } = rule
  const correctedLine = rule
    .guesses(text, lines, number)
    .find((line) => line !== undefined && line !== text && readsBeyond(lines.with(number - 1, line), number))
  if (correctedLine === undefined)
    return certain?.test(text) ? { line: number, column, message, advice } : undefined
  const index = [...text].findIndex((character, at) => character !== correctedLine[at])
  return { line: number, column: (index < 0 ? text.length : index) + 1, message, advice, correctedLine }
}

/** Where to correct a file that cannot be parsed, and how. */
export function explainSyntaxError(error: ParseError): LineFault {
  const { line, column, code, lines } = error
  if (code === 'DUPLICATE_KEY') return { line, column, ...writtenTwice(error) }
  for (const rule of rules)
    for (const [index, number] of linesToTry(error).entries()) {
      const isNear = index < 3 && !rule.above
      if (!isNear && !rule.above?.test(lines[number - 1] ?? '')) continue
      const fault = faultAt(rule, error, number)
      if (fault) return fault
    }
  return { line, column, ...unexplained }
}
