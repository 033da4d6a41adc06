// Signs in data files that visitors would see as written: *in situ*, $T_g$, a comma at the end; and Turkish dates for all readers.
import type { ReadEdition } from '../../read'
import { texMark } from '../../read/foreign-marks'
import type { Meant } from '../../read/entries/meant-kind'
import { turkishMonths } from '../../read/months'
import { both, type Problem } from '../../read/problem'
import { inValues, type Told } from '../problem-in'
import { inData, shownAsWritten, type Finding } from './every-text'

/** Signs of Markdown around words. `A* search` and `p<0.01*` are none. */
const ofMarkdown =
  /(?<![\p{L}\d*])\*\p{L}[^*]*(?<=[\p{L}.])\*(?![\p{L}\d*])|(?<![\p{L}\d_])_\p{L}[^_]*(?<=[\p{L}\d.])_(?![\p{L}\d_])|~~[^~]+~~/u

const marks = new RegExp(`${ofMarkdown.source}|${texMark}`, 'u')

/** `*in situ*` without its marks; undefined where others are left. */
function withoutEmphasis(from: string): Meant | undefined {
  const to = from.replace(new RegExp(ofMarkdown, 'gu'), (words) => words.replace(/^[*_~]+|[*_~]+$/g, ''))
  return marks.test(to) ? undefined : { from, to }
}

const plainSigns = both(
  'This field is plain text: write it without marks, formulas with signs such as ² and ₂.',
  'Bu alan düz metindir: işaretsiz yazın, formüllerde ² ve ₂ gibi simgeleri kullanın.',
)

const dateInWords = both(
  "This field is a text: write { en: '17 November 2006', tr: '17 Kasım 2006' }.",
  "Bu alan metindir: { en: '17 November 2006', tr: '17 Kasım 2006' } biçiminde yazın.",
)

function judge(text: string): Finding | undefined {
  const [mark] = marks.exec(text) ?? []
  if (mark) return { ...shownAsWritten(mark, plainSigns), meant: withoutEmphasis(text) }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return shownAsWritten(text, dateInWords)
  const [end] = /[,;\\]$/.exec(text) ?? []
  if (!end) return undefined
  return {
    found: end,
    message: both(`The text ends with “${end}”.`, `Metin “${end}” ile bitiyor.`),
    advice: both(
      'Was something cut off? Complete it, or delete the sign.',
      'Bir şey eksik kalmış olabilir: Tamamlayın ya da işareti silin.',
    ),
  }
}

const turkishMonth = new RegExp(`\\d\\s+(?:${turkishMonths.join('|')})(?!\\p{L})`, 'u')

/** A Turkish date in a text that English readers get, too. */
const sharedDate: Told = {
  message: both(
    'A Turkish date stands in a text that both languages share.',
    'İki dilin paylaştığı metinde Türkçe bir tarih var.',
  ),
  advice: both(
    "Write both: { en: '17–18 November 2006', tr: '17–18 Kasım 2006' }.",
    "İkisini de yazın: { en: '17–18 November 2006', tr: '17–18 Kasım 2006' }.",
  ),
}

/** Warnings on texts of the data that look odd to visitors. */
export const checkOddSigns = (read: ReadEdition): Problem[] => [
  ...inData(read, judge),
  ...inValues(read, ['text'], (value) =>
    typeof value === 'string' && turkishMonth.test(value) ? sharedDate : undefined,
  ),
]
