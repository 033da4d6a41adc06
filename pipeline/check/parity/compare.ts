// Compares what two texts state and tells what one of them lacks.
import type { Position } from '../../read/problem'
import { statedIn } from './extract'
import { saysInWords } from './number-words'
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

/** What a quoted fact states, as if it were written by hand. */
const written = ({ id, text, at }: Quoted, language: Language): Placed[] =>
  statedIn(text, language).map(({ value }) => ({ value, shown: `<Fact of="${id}" />`, at }))

const inWords = ({ value }: Placed, other: Side) =>
  'amounts' in value &&
  (value.amounts ?? []).some((amount) => saysInWords(other.text, amount, other.language))

function unanswered(side: Side, other: Side): Placed[] {
  const ids = new Set(other.quoted.map(({ id }) => id))
  const lone = side.quoted.filter(({ id }) => !ids.has(id))
  const theirs = other.quoted.flatMap((fact) => written(fact, other.language))
  const answers = (placed: Placed, candidates: Placed[]) =>
    candidates.some(({ value }) => agree(placed.value, value))
  const first = (list: Placed[]) =>
    list.filter(({ shown }, index) => list.findIndex((item) => item.shown === shown) === index)
  return first([
    ...side.values.filter(
      (placed) => !answers(placed, [...other.values, ...theirs]) && !inWords(placed, other),
    ),
    // The same day under another id is another fact: only words written by hand answer a quoted one.
    ...lone
      .flatMap((fact) => written(fact, side.language))
      .filter((placed) => !answers(placed, other.values)),
  ])
}

/** Values that only one side states, paired by kind where possible. Repeated values are reported once. */
export function differences(en: Side, tr: Side): Difference[] {
  const onlyEn = unanswered(en, tr)
  const onlyTr = unanswered(tr, en)
  const pairs = onlyEn.map((placed): Difference => {
    const kin = onlyTr.findIndex(({ value }) => value.kind === placed.value.kind)
    const partner = kin < 0 ? undefined : onlyTr.splice(kin, 1)[0]
    return { en: placed, tr: partner }
  })
  return [...pairs, ...onlyTr.map((placed) => ({ tr: placed }))]
}
