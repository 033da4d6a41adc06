// A YAML file that cannot be read: finds the line an organiser has to mend and says how.
import { both } from '../problem'
import type { Bilingual } from '../../schemas/kinds'
import { keyLine, quoted } from './lines'
import { rules, surestRules } from './rules'

/** An error of the YAML parser. Line and column count from 1. */
export type ParseError = { code: string; line: number; column: number; message: string }

/** The place to correct, often a line above the one where parsing failed. */
export type Fault = {
  line: number
  column: number
  message: Bilingual
  advice: Bilingual
  corrected?: string
}

/** Looks for one kind of mistake in the lines of a file. */
export type Rule = (lines: string[], error: ParseError) => Fault | undefined

const byCode: Record<string, [message: Bilingual, advice: Bilingual]> = {
  DUPLICATE_KEY: [
    both('This field is written twice in one entry.', 'Bu alan aynı kayıtta iki kez yazılmış.'),
    both(
      'Delete one of the two. If a new entry begins here, put “- ” before its first field.',
      'İkisinden birini silin. Burada yeni bir kayıt başlıyorsa ilk alanının önüne “- ” koyun.',
    ),
  ],
  BAD_SCALAR_START: [
    both('A text begins with @, ` or %.', 'Bir metin @, ` ya da % ile başlıyor.'),
    both('Put quotation marks around the whole text.', 'Metnin tamamını tırnak içine alın.'),
  ],
  BAD_DQ_ESCAPE: [
    both('A backslash stands between double quotation marks.', 'Çift tırnak içinde ters eğik çizgi var.'),
    both("Use single quotation marks: '…'.", "Tek tırnak kullanın: '…'."),
  ],
  MULTIPLE_DOCS: [
    both('A line of --- cuts the file in two.', '--- satırı dosyayı ikiye bölüyor.'),
    both('Delete that line.', 'O satırı silin.'),
  ],
}

/** Said where no rule finds the mistake. */
export const unexplained = both('This line cannot be read.', 'Bu satır okunamıyor.')

const other: [message: Bilingual, advice: Bilingual] = [
  unexplained,
  both(
    'Look for a missing quotation mark, colon, dash or space, here or one line above, and compare with the entry before it.',
    'Burada ya da bir üst satırda eksik tırnak, iki nokta, tire ya da boşluk arayın; önceki kayıtla karşılaştırın.',
  ),
]

/** Where to mend a file that could not be read, and how. */
export function explainParseError(lines: string[], error: ParseError): Fault {
  const known = byCode[error.code]
  for (const rule of known ? surestRules : [...surestRules, ...rules]) {
    const fault = rule(lines, error)
    if (fault) return fault
  }
  const [message, advice] = known ?? other
  const written = error.code === 'BAD_SCALAR_START' ? keyLine(lines[error.line - 1] ?? '') : undefined
  return {
    line: error.line,
    column: error.column,
    message,
    advice,
    ...(written && !written.value.startsWith('{')
      ? { corrected: `${written.before}${quoted(written.value)}` }
      : {}),
  }
}
