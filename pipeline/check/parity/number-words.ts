// “two halls” and “2 salon” say the same: the words that stand for small numbers.
import { ignoringCase } from '../../read/fold'
import type { Language } from '../../schemas/kinds'

/** Words of the numbers from 0 on. */
const fromZero = (words: string) => words.trim().split(/,\s+/)

/** The words for each number, with | between them: numbers up to twenty, 25 for quarters, and round ones. */
const words: Record<Language, Record<number, string>> = {
  en: {
    ...fromZero(`
      zero|no|none, one|once|single|first|an?, two|twice|both|pair|double|second,
      three|thrice|third|triple, four|fourth|quarter, five|fifth, six|sixth, seven|seventh,
      eight|eighth, nine|ninth, ten|tenth, eleven|eleventh, twelve|twelfth|dozen|noon|midday,
      thirteen|thirteenth, fourteen|fourteenth, fifteen|fifteenth, sixteen|sixteenth,
      seventeen|seventeenth, eighteen|eighteenth, nineteen|nineteenth, twenty|twentieth
    `),
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
  },
  tr: {
    ...fromZero(`
      sıfır, bir|tek|ilk, iki|çift|her iki, üç, dör[td]|çeyrek, beş, altı, yedi, sekiz, dokuz, on,
      on ?bir, on ?iki|düzine|öğle, on ?üç, on ?dör[td], on ?beş, on ?altı, on ?yedi, on ?sekiz,
      on ?dokuz, yirmi
    `),
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
  },
}

/** The words for a number; twenty-five and yirmi beş are made of their parts. */
function wordsFor(amount: number, language: Language): string | undefined {
  const own = words[language]
  const [tens, units] = [own[amount - (amount % 10)], own[amount % 10]]
  const parts = amount > 20 && amount < 100 && amount % 10 > 0 && tens && units
  return [own[amount], parts && `(?:${tens})[- ]?(?:${units})`].filter(Boolean).join('|') || undefined
}

/** Whether a text says a number in words. Turkish words may carry endings: “İkisi”, “beşinci”, “dördüncü”. */
export function saysInWords(text: string, amount: number, language: Language): boolean {
  const words = wordsFor(amount, language)
  if (!words) return false
  const ending = language === 'en' ? '' : '\\p{L}{0,8}'
  return new RegExp(`(?<!\\p{L})(?:${ignoringCase(words)})${ending}(?!\\p{L})`, 'u').test(ignoringCase(text))
}
