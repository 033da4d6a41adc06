// “two halls” and “2 salon” say the same: the words that stand for small numbers.
import { ignoringCase } from '../../read/fold'
import type { Language } from '../../schemas/kinds'

const english: Record<number, string> = {
  0: 'zero|no|none',
  1: 'one|once|single|first|an?',
  2: 'two|twice|both|pair|double|second',
  3: 'three|thrice|third|triple',
  4: 'four|fourth|quarter',
  5: 'five|fifth',
  6: 'six|sixth',
  7: 'seven|seventh',
  8: 'eight|eighth',
  9: 'nine|ninth',
  10: 'ten|tenth',
  11: 'eleven|eleventh',
  12: 'twelve|twelfth|dozen|noon|midday',
  13: 'thirteen|thirteenth',
  14: 'fourteen|fourteenth',
  15: 'fifteen|fifteenth',
  16: 'sixteen|sixteenth',
  17: 'seventeen|seventeenth',
  18: 'eighteen|eighteenth',
  19: 'nineteen|nineteenth',
  20: 'twenty|twentieth',
  25: 'quarter',
  30: 'thirty|thirtieth',
  40: 'forty',
  50: 'fifty|half',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
  100: 'hundred|hundredth',
  1000: 'thousand',
}

const turkish: Record<number, string> = {
  0: 'sıfır',
  1: 'bir|tek|ilk',
  2: 'iki|çift|her iki',
  3: 'üç',
  4: 'dör[td]|çeyrek',
  5: 'beş',
  6: 'altı',
  7: 'yedi',
  8: 'sekiz',
  9: 'dokuz',
  10: 'on',
  11: 'on ?bir',
  12: 'on ?iki|düzine|öğle',
  13: 'on ?üç',
  14: 'on ?dör[td]',
  15: 'on ?beş',
  16: 'on ?altı',
  17: 'on ?yedi',
  18: 'on ?sekiz',
  19: 'on ?dokuz',
  20: 'yirmi',
  25: 'çeyrek',
  30: 'otuz',
  40: 'kırk',
  50: 'elli|yarı',
  60: 'altmış',
  70: 'yetmiş',
  80: 'seksen',
  90: 'doksan',
  100: 'yüz',
  1000: 'bin',
}

/** The words for a number; twenty-five and yirmi beş are made of their parts. */
function wordsFor(amount: number, language: Language): string | undefined {
  const words = language === 'en' ? english : turkish
  const [tens, units] = [words[amount - (amount % 10)], words[amount % 10]]
  const parts = amount > 20 && amount < 100 && amount % 10 > 0 && tens && units
  return [words[amount], parts && `(?:${tens})[- ]?(?:${units})`].filter(Boolean).join('|') || undefined
}

/** Whether a text says a number in words. Turkish words may carry endings: “İkisi”, “beşinci”, “dördüncü”. */
export function saysInWords(text: string, amount: number, language: Language): boolean {
  const words = wordsFor(amount, language)
  if (!words) return false
  const ending = language === 'en' ? '' : '\\p{L}{0,8}'
  return new RegExp(`(?<!\\p{L})(?:${ignoringCase(words)})${ending}(?!\\p{L})`, 'u').test(ignoringCase(text))
}
