// A YAML file that cannot be read: finds the line an organiser has to mend and says how.
import { both, type Fault } from '../problem'
import { keyLine, quoted } from './lines'
import type { LineFault, ParseError } from './rule'
import { rules, surestRules } from './rules'
import { beginsWith } from './signs'

const byCode: Record<string, Fault> = {
  DUPLICATE_KEY: {
    message: both('This field is written twice in one entry.', 'Bu alan aynı kayıtta iki kez yazılmış.'),
    advice: both(
      'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
      'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
    ),
  },
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
  const known = byCode[code]
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
