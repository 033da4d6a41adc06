// YAML that cannot be parsed: finds the line to correct and, if a usual correction makes the file readable, that line.
import { beginEntry, quoteWhole, writeField, writeLanguages } from '../advice'
import { both, type Fault, type Position } from '../problem'
import { indentOf, keyLine, quoted, quotedInBraces, withoutMarks } from './lines'
import { readsBeyond } from './parser'

/** An error of the YAML parser, with the lines of its text. Line and column count from 1. */
type ParseError = Position & { code: string; lines: string[]; firstLine: number }

/** The place to correct, often a line above the one where parsing failed, and the line as it should be. */
export type LineFault = Fault & Position & { correctedLine?: string }

type Rule = Fault & {
  pattern: RegExp
  /** The line as it may have been intended: the first that makes the file readable is the correction. */
  guesses: (text: string, lines: string[], number: number) => (string | undefined)[]
  /** Reported even if no guess makes the file readable. */
  certain?: true
  /** Also looked for on all lines above the failing one. */
  above?: true
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
  const distance = (column: number) => Math.abs(column - indentOf(text.replaceAll('\t', '  ')))
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
    /^(\s*(?:- )?)([\w-]+)\s*(:|=|;|->|→)?\s*(\S.*)$/.exec(text) ?? []
  const isField = lines.some((line) => keyLine(line)?.before.trim().replace(/^- /, '') === `${name}:`)
  return sign || isField ? `${before}${name}: ${value}` : undefined
}

const dash: Fault = {
  message: both(
    'The dash before this entry is missing, is another character, or lacks its space.',
    'Bu kaydın başındaki tire eksik, başka bir işaret ya da ardındaki boşluk eksik.',
  ),
  advice: beginEntry,
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
    pattern: /^ *\t|^[\s-]*[\u00a0\u2007\u202f\u3000]|:[\u00a0\u2007\u202f\u3000]/,
    guesses: (text, lines, number) => [
      text.replace(/[\u00a0\u2007\u202f\u3000]/g, ' ').replaceAll('\t', '  '),
      continued(text, lines, number),
      ...realigned(text, lines, number),
    ],
    certain: true,
    message: both(
      'This line contains a tab or a no-break space, which only looks like a space.',
      'Bu satırda boşluk gibi görünen bir sekme ya da bölünmez boşluk var.',
    ),
    advice: both('Delete it and type ordinary spaces.', 'Silip yerine normal boşluk yazın.'),
  },
  {
    pattern: /^\s*(?:- )?[A-Za-z][\w-]*(?::(?=[^\s/\\])|\s*(?:=|;|->|→)|\s+\S)/,
    guesses: (text, lines) => [withColon(text, lines)],
    message: both(
      'The colon after the field’s name, or the space after the colon, is missing.',
      'Alan adından sonraki iki nokta ya da ondan sonraki boşluk eksik.',
    ),
    advice: writeField,
  },
  {
    pattern: /^\s*(?:-(?=[^\s-])|(?:[–—•*]|\d+[.)])\s+\S)/,
    guesses: (text) => [text.replace(/^(\s*)(?:[-–—•*]|\d+[.)])\s*/, '$1- ')],
    ...dash,
  },
  {
    pattern: /[{}[\]]/,
    guesses: (text) => [
      `${text.trimEnd()} }`,
      `${text.trimEnd()}]`,
      text.replace(/\s*\)\s*$/, ' }'),
      text.replace(/([}\]])\s*\1/, '$1'),
    ],
    message: both('The brackets on this line do not match.', 'Bu satırdaki parantezler birbirini tutmuyor.'),
    advice: both('Close each { with one } and each [ with one ].', 'Her { için bir }, her [ için bir ] yazın.'),
  },
  {
    pattern: /\{\s*en:.*[^,\s]\s+tr:/,
    guesses: (text) => [text.replace(/;?\s+tr:/, ', tr:')],
    message: both('The comma before “tr:” is missing.', '“tr:” öncesindeki virgül eksik.'),
    advice: writeLanguages,
  },
  {
    pattern: /(?:^\s*-|[:[{,])\s*(['"])(?!.*\1\s*(?:[,\]}#]|$))/,
    guesses: (text) => [
      ofValue(text, withoutMarks),
      ofValue(text, quoted),
      text.replace(/(?<=[:[{,]\s*)['"]/, ''),
    ],
    above: true,
    ...needsQuotes,
  },
  {
    pattern: /\{.*:/,
    guesses: (text) => [quotedInBraces(text)],
    ...needsQuotes,
  },
  {
    pattern: /:\s+[^{[].*:(?:\s|$)|^\s*- [^{[]*: .*:(?:\s|$)|['"]|(?:^|[:-])\s*[*&!@`%|>,?[{“”‘’«-]/,
    guesses: (text) => [ofValue(text, quoted)],
    ...needsQuotes,
  },
  {
    pattern: /^(?:\s*[\w-]+:)?\s*\[\s*\]/,
    guesses: (text) => [text.replace(/\s*\[\s*\].*/, '')],
    message: both(
      '[] says that this list has no entries, but entries follow.',
      '[] bu listenin boş olduğunu söylüyor, ama ardından kayıtlar geliyor.',
    ),
    advice: both('Delete [].', '[] işaretini silin.'),
  },
  {
    pattern: /^\s*(?![-#\s])(?!\p{L}[^:]*:(?:\s|$))/u,
    guesses: (text) => [text.replace(/(?=\S)/, '- ')],
    ...dash,
  },
  {
    pattern: /\S/,
    guesses: (text, lines, number) => [
      ...(keyLine(text) || /^\s*-/.test(text) ? realigned(text, lines, number) : []),
      continued(text, lines, number),
    ],
    message: both(
      'This line is not indented like the lines around it.',
      'Bu satırın girintisi çevresindeki satırlarla uyuşmuyor.',
    ),
    advice: both(
      'Begin it exactly below the field or dash before it. A text that goes on is indented by two more spaces.',
      'Satırı, önceki alan ya da tireyle tam aynı hizada başlatın. Süren bir metin iki boşluk daha içeriden yazılır.',
    ),
  },
  {
    pattern: /^\s*(?:- )?\p{L}[^:]*:(?:\s|$)/u,
    guesses: (text) => [text.replace(/^(\s*)(- )?/, (_, indent, written) => (written ? indent : `${indent}- `))],
    message: both(
      'A dash is missing before this field, or it has one that it should not have.',
      'Bu alanın önünde tire eksik ya da fazla.',
    ),
    advice: beginEntry,
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
function writtenTwice({ lines, line, column, firstLine }: ParseError): Fault {
  const [name = ''] = /^[^:]+/.exec(lines[line - 1]!.slice(column - 1)) ?? []
  const isFirst = (text: string) => text.slice(column - 1).startsWith(`${name}:`)
  const first = lines.slice(0, line - 1).findLastIndex(isFirst) + firstLine
  return {
    message:
      first < firstLine
        ? both(`“${name}” is written twice.`, `“${name}” iki kez yazılmış.`)
        : both(
            `“${name}” is written twice: it is on line ${first} already.`,
            `“${name}” iki kez yazılmış: ${first}. satırda da var.`,
          ),
    advice: both(
      'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
      'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
    ),
  }
}

/** The failing line, the nearest lines above and below that say something and, if asked for, all above. */
function linesToTry({ lines, line }: ParseError, above = false): number[] {
  const isWritten = (text: string) => /^\s*[^\s#]/.test(text)
  const before = lines.slice(0, line - 1).findLastIndex(isWritten) + 1
  const after = line + 1 + lines.slice(line).findIndex(isWritten)
  const higher = above ? Array.from({ length: Math.max(before - 1, 0) }, (_, at) => before - 1 - at) : []
  return [line, before, after, ...higher]
}

function faultAt(rule: Rule, { lines, column }: ParseError, number: number): LineFault | undefined {
  const text = lines[number - 1]
  if (text === undefined || !rule.pattern.test(text)) return undefined
  const { message, advice } = rule
  const correctedLine = rule
    .guesses(text, lines, number)
    .find((line) => line !== undefined && line !== text && readsBeyond(lines.with(number - 1, line), number))
  if (correctedLine === undefined) return rule.certain && { line: number, column, message, advice }
  const index = [...text].findIndex((character, at) => character !== correctedLine[at])
  return { line: number, column: (index < 0 ? text.length : index) + 1, message, advice, correctedLine }
}

/** Where to correct a file that cannot be parsed, and how. */
export function explainSyntaxError(error: ParseError): LineFault {
  const { line, column, code } = error
  if (code === 'DUPLICATE_KEY') return { line, column, ...writtenTwice(error) }
  for (const rule of rules)
    for (const number of linesToTry(error, rule.above)) {
      const fault = faultAt(rule, error, number)
      if (fault) return fault
    }
  return { line, column, ...unexplained }
}
