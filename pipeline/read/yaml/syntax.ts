// A YAML file that cannot be read: finds the line an organiser has to mend and says how.
import { both, type Fault } from '../problem'
import { keyLine, quoted } from './lines'
import type { LineFault, ParseError } from './rule'
import { rules, surestRules } from './rules'
import { beginsWith } from './signs'

/** A field that its group has already: where, and what else may be meant. */
function writtenTwice({ lines, line, column, text, firstLine }: ParseError): Fault {
  const name = /^[^:]+(?=:)/.exec(text.slice(column - 1))?.[0] ?? ''
  // The fields of the group so far, the nearest first, up to the one of which it is the value.
  const above = lines.slice(0, line - 1).map((words, at) => ({ words, at, column: fieldColumn(words) }))
  const head = above.findLastIndex((field) => field.column < column - 1)
  const group = above.slice(head + 1).filter((field) => field.column === column - 1)
  const entry = group.findLastIndex(({ words }) => /^\s*- /.test(words))
  const first = group
    .slice(Math.max(entry, 0))
    .find(({ words }) => words.slice(column - 1).startsWith(`${name}:`))
  const message = first
    ? both(
        `“${name}” is written twice: it is on line ${first.at + firstLine} already.`,
        `“${name}” iki kez yazılmış: ${first.at + firstLine}. satırda da var.`,
      )
    : both('This field is written twice.', 'Bu alan iki kez yazılmış.')
  const one = both('Delete one of the two.', 'İkisinden birini silin.')
  if (entry >= 0)
    return {
      message,
      advice: both(
        `${one.en} If a new entry begins here, put “- ” before its first field.`,
        `${one.tr} Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.`,
      ),
    }
  const isWhole = firstLine === 1 && column === 1 && first !== undefined && first === group[0]
  return {
    message,
    advice: isWhole
      ? both(
          'Delete one of the two or, if the file was pasted twice, everything from here on.',
          'İkisinden birini ya da dosya iki kez yapıştırıldıysa buradan sonraki her şeyi silin.',
        )
      : one,
  }
}

/** Where the field of a line begins, from 0; Infinity where there is none. */
const fieldColumn = (words: string) =>
  /^\s*(#|$)/.test(words) ? Infinity : (/^(?:\s|- )*/.exec(words)?.[0].length ?? 0)

const byCode: Record<string, Fault> = {
  BAD_SCALAR_START: beginsWith('@, ` or %'),
  BAD_DQ_ESCAPE: {
    message: both(
      'A backslash stands between double quotation marks.',
      'Çift tırnak içinde ters eğik çizgi var.',
    ),
    advice: both("Use single quotation marks: '…'.", "Tek tırnak kullanın: '…'."),
  },
  MULTIPLE_DOCS: {
    message: both('A line of --- cuts the file in two.', '--- satırı dosyayı ikiye bölüyor.'),
    advice: both('Delete that line.', 'O satırı silin.'),
  },
}

/** Said where no rule finds the mistake. */
export const unexplained = both('This line cannot be read.', 'Bu satır okunamıyor.')

const other: Fault = {
  message: unexplained,
  advice: both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
}

/** Where to mend a file that could not be read, and how. */
export function explainParseError(error: ParseError): LineFault {
  const { line, column, code, text } = error
  const known = code === 'DUPLICATE_KEY' ? writtenTwice(error) : byCode[code]
  for (const rule of known ? surestRules : [...surestRules, ...rules]) {
    const fault = rule(error)
    if (fault) return fault
  }
  const written = code === 'BAD_SCALAR_START' ? keyLine(text) : undefined
  const correctedLine =
    written && !written.value.startsWith('{') ? `${written.before}${quoted(written.value)}` : undefined
  // The parser has one error for all signs that may not begin a text.
  const sign = code === 'BAD_SCALAR_START' ? text[column - 1] : undefined
  return { line, column, ...(sign ? beginsWith(sign) : (known ?? other)), correctedLine }
}
