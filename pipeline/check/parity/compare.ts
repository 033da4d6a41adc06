// Compares what two texts state and finds what one of them lacks.
import { ignoringCase } from '../../read/fold'
import type { Position } from '../../read/problem'
import type { Language } from '../../schemas/kinds'
import { agree, type Stated } from './stated'

/** A fact with its place in the file. */
export type Placed = Stated & { at: Position }

/** All that one language states in one part of a text. */
export type Side = {
  language: Language
  /** The plain text, to look for numbers in words. */
  text: string
  values: Placed[]
}

/** A value on one side, on the other, or two that contradict each other. */
export type Difference = { en?: Placed; tr?: Placed }

/** The words for 0 to 12 and for larger round numbers. */
const words: Record<Language, Record<number, string>> = {
  en: {
    ...'zero|no one|once|single|first|an? two|twice|both|second three|third four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven|eleventh twelve|twelfth|dozen|noon'.split(
      ' ',
    ),
    ...{ 20: 'twenty', 30: 'thirty', 40: 'forty', 50: 'fifty|half', 60: 'sixty', 100: 'hundred' },
  },
  tr: {
    ...'sıfır bir|tek|ilk iki|çift üç dör[td] beş altı yedi sekiz dokuz on on.?bir on.?iki|düzine|öğle'.split(
      ' ',
    ),
    ...{ 20: 'yirmi', 30: 'otuz', 40: 'kırk', 50: 'elli|yarı', 60: 'altmış', 100: 'yüz' },
  },
}

/** Whether a text says a number in words: “two halls” and “2 salon” agree. Turkish words may carry endings: “İkisi”, “beşinci”. */
function saysInWords({ text, language }: Side, key: string): boolean {
  const spelled = /^\d+(?: |$)/.test(key) ? words[language][parseInt(key, 10)] : undefined
  if (!spelled) return false
  const ending = language === 'en' ? '' : '\\p{L}{0,8}'
  const pattern = new RegExp(`(?<!\\p{L})(?:${ignoringCase(spelled)})${ending}(?!\\p{L})`, 'u')
  return pattern.test(ignoringCase(text))
}

/** What one side states and the other does not; each value once. */
function unmatched(side: Side, other: Side): Placed[] {
  const alone = side.values.filter(
    (placed) =>
      !other.values.some((value) => agree(placed, value)) && (placed.fact || !saysInWords(other, placed.key)),
  )
  return alone.filter(({ shown }, index) => alone.findIndex((item) => item.shown === shown) === index)
}

/** Values that only one side states, paired by kind where possible. */
export function differences(en: Side, tr: Side): Difference[] {
  const onlyEn = unmatched(en, tr)
  const onlyTr = unmatched(tr, en)
  const pairs = onlyEn.map((placed): Difference => {
    const related = onlyTr.findIndex(({ kind }) => kind === placed.kind)
    return related < 0 ? { en: placed } : { en: placed, tr: onlyTr.splice(related, 1)[0] }
  })
  return [...pairs, ...onlyTr.map((placed) => ({ tr: placed }))]
}
