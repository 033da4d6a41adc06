// Compares what two texts state and finds what one of them lacks.
import type { Position } from '../../read/problem'
import { ignoringCase } from '../../read/fold'
import { statedIn } from './finders'
import { agree, type StatedValue } from './values'
import type { Language } from '../../schemas/kinds'

/** One side's value with its place in the file. */
export type Placed = { value: StatedValue; shown: string; at: Position }

/** A fact that a text takes from the data by its id, with what it says in the text's language. */
export type Quoted = { id: string; text: string; at: Position }

/** All that one language states in one part of a text. */
export type Side = {
  language: Language
  /** The plain text, to look for numbers in words. */
  text: string
  values: Placed[]
  quoted: Quoted[]
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
function saysInWords(text: string, amount: number, language: Language): boolean {
  const spelled = words[language][amount]
  if (!spelled) return false
  const ending = language === 'en' ? '' : '\\p{L}{0,8}'
  const pattern = new RegExp(`(?<!\\p{L})(?:${ignoringCase(spelled)})${ending}(?!\\p{L})`, 'u')
  return pattern.test(ignoringCase(text))
}

/** What a quoted fact states, as if it were written by hand. */
const written = ({ id, text, at }: Quoted, language: Language): Placed[] =>
  statedIn(text, language).map(({ value }) => ({ value, shown: `<Fact of="${id}" />`, at }))

const inWords = ({ value }: Placed, other: Side) =>
  'amounts' in value &&
  (value.amounts ?? []).some((amount) => saysInWords(other.text, amount, other.language))

function unmatched(side: Side, other: Side): Placed[] {
  const ids = new Set(other.quoted.map(({ id }) => id))
  const lone = side.quoted.filter(({ id }) => !ids.has(id))
  const theirs = other.quoted.flatMap((fact) => written(fact, other.language))
  const matches = (placed: Placed, candidates: Placed[]) =>
    candidates.some(({ value }) => agree(placed.value, value))
  const first = (list: Placed[]) =>
    list.filter(({ shown }, index) => list.findIndex((item) => item.shown === shown) === index)
  return first([
    ...side.values.filter(
      (placed) => !matches(placed, [...other.values, ...theirs]) && !inWords(placed, other),
    ),
    // The same day under another id is another fact: only what is written by hand agrees with a quoted one.
    ...lone
      .flatMap((fact) => written(fact, side.language))
      .filter((placed) => !matches(placed, other.values)),
  ])
}

/** Values that only one side states, paired by kind where possible. Repeated values are reported once. */
export function differences(en: Side, tr: Side): Difference[] {
  const onlyEn = unmatched(en, tr)
  const onlyTr = unmatched(tr, en)
  const pairs = onlyEn.map((placed): Difference => {
    const related = onlyTr.findIndex(({ value }) => value.kind === placed.value.kind)
    const partner = related < 0 ? undefined : onlyTr.splice(related, 1)[0]
    return { en: placed, tr: partner }
  })
  return [...pairs, ...onlyTr.map((placed) => ({ tr: placed }))]
}
