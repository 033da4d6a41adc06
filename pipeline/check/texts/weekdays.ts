// Days that texts name with their weekday: “Friday, 2 October 2025” was a Thursday.
import { fold } from '../../read/fold'
import { statedIn } from '../parity/stated'
import { warning } from '../findings'
import type { TextFinding } from './every-text'

const names = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  tr: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
}

const weekday = `(${[...names.en, ...names.tr].join('|')})`
const before = new RegExp(`(?<!\\p{L})${weekday},?\\s+(?:the\\s+)?$`, 'iu')
// Cumartesi begins with Cuma, Pazartesi with Pazar.
const after = new RegExp(`^[,\\s(]+${weekday}(?!\\p{L})`, 'iu')

/** A date with its year whose weekday is another. Of several days (2–4 October 2025) none has to be the one named. */
export function wrongWeekday(text: string): TextFinding | undefined {
  const stated = statedIn(text)
  for (const { key, shown, index } of stated) {
    const [, month, day, year] = /^(\d+)-(\d+) (\d{4})$/.exec(key) ?? []
    const found = before.exec(text.slice(0, index)) ?? after.exec(text.slice(index + shown.length))
    if (!year || !found || stated.filter((other) => other.index === index).length > 1) continue
    const right = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
    const [en = '', tr = ''] = [names.en[right], names.tr[right]]
    if ([en, tr].some((name) => fold(name) === fold(found[1]!))) continue
    return {
      ...warning(
        `That day is a ${en}: “${found[1]}”, “${shown}”.`,
        `Bu tarih ${tr.toLocaleLowerCase('tr')} gününe denk geliyor: “${found[1]}”, “${shown}”.`,
        'Correct the weekday or the date.',
        'Günü ya da tarihi düzeltin.',
      ),
      found: shown,
    }
  }
  return undefined
}
