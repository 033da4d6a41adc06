// Facts that must agree with each other: equal, or one not after the other. Rules are rows; one loop reports them.
import type { ReadEdition } from '../../read'
import { correctTheWrongOne, exchangeDates as swapDates } from '../../read/advice'
import { both, type Problem } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, placeOf, problemIn } from '../findings'

/** A value and its place in the data. */
export type Stated = { in: CollectionName; path: PropertyKey[]; value: string | number }

/** A fact and another one with which it must agree. The problem is reported at `here`. */
export type Rule = {
  here: Stated
  must: 'equal' | 'not be before' | 'not be after'
  there: Stated
  severity?: Problem['severity']
  /** Which of the two is right is known: the corrected line has the value of `there`. */
  thereIsRight?: boolean
}

/** Whether no session is on a day of the symposium: one of the two was moved, and other contradictions follow from that. */
export function isMovedApart(read: ReadEdition): boolean {
  const { site } = read.data
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  return site !== undefined && dates.length > 0 && dates.every((day) => day < site.starts || day > site.ends)
}

const holds = ({ here, must, there }: Rule) =>
  must === 'equal'
    ? here.value === there.value
    : must === 'not be before'
      ? here.value >= there.value
      : here.value <= there.value

const lookAtYear = both(
  'Correct the one that is wrong. Look at the year, too.',
  'Yanlış olanı düzeltin. Yılına da bakın.',
)

function messageOf({ here, must, there }: Rule, place: string): Bilingual {
  const [a, b] = [here.value, there.value]
  if (must === 'equal')
    return both(
      `This is “${a}”, but “${b}” in ${place}.`,
      `Burada “${a}”, ${place} satırında “${b}” yazıyor.`,
    )
  const isAmount = typeof a === 'number'
  const [en, tr] =
    must === 'not be before'
      ? isAmount
        ? ['less than', 'değerinden küçük']
        : ['before', 'tarihinden önce']
      : isAmount
        ? ['more than', 'değerinden büyük']
        : ['after', 'tarihinden sonra']
  return both(`${a} is ${en} ${b} (${place}).`, `${a}, ${b} ${tr} (${place}).`)
}

/** The problem of each rule that does not hold: a warning, unless the rule says otherwise. */
export const checkRules = (read: ReadEdition, rules: Rule[]): Problem[] =>
  rules
    .filter((rule) => !holds(rule))
    .map((rule) => {
      const { here, must, there, severity = 'warning', thereIsRight } = rule
      const isAmount = must === 'equal' || typeof here.value === 'number'
      return problemIn(read, here.in, here.path, {
        message: messageOf(rule, placeOf(read, there.in, there.path)),
        advice: isAmount ? correctTheWrongOne : severity === 'error' ? swapDates : lookAtYear,
        severity,
        replace: thereIsRight ? { from: String(here.value), to: String(there.value) } : undefined,
      })
    })
