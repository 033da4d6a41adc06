// Finds each item of a released programme in the current one, even if it was moved or renamed.
import { ignoringCase, inOneLine } from '../../domain/fold'
import { inLanguage } from '../../domain/languages'
import { groupedBy, pairUp, type Clue } from '../pairs'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import { isPresented, type ScheduleItem } from './released-schedule'

export type Pair = { before: ScheduleItem; now: ScheduleItem }

type Matched = { pairs: Pair[]; added: ScheduleItem[]; cancelled: ScheduleItem[] }

/** What two items have in common if they are the same; undefined if an item cannot be recognised by it. */
type Key = (item: ScheduleItem) => string | undefined

const id: Key = (item) => item.id
const code: Key = (item) => item.code
const session: Key = (item) => item.session
const people: Key = ({ presenters }) =>
  presenters.every(isToBeAnnounced) ? undefined : presenters.toSorted().join('\n')
const title: Key = (item) => {
  const written = inLanguage(item.title, 'en')
  return isToBeAnnounced(written) ? undefined : ignoringCase(inOneLine(written))
}

/** Whether an item with the same code continues the earlier one, which had no title yet or was presented by one of the same people. */
const isContinued = (before: ScheduleItem, now: ScheduleItem) =>
  title(before) === undefined || before.presenters.some((name) => now.presenters.includes(name))

/** Items of these kinds are the same if they have all these keys in common. */
const clue = (kinds: ScheduleItem['kind'][], ...same: Key[]): Clue<ScheduleItem> => ({
  keys: (item) => {
    const parts = same.map((key) => key(item))
    return kinds.includes(item.kind) && !parts.includes(undefined) ? [JSON.stringify(parts)] : []
  },
})

/** The most reliable first. A talk's code is only its place in a session and proves little by itself. */
const clues = [
  clue(['talk', 'poster'], id),
  clue(['session'], code),
  clue(['session'], title),
  clue(['talk'], title, session),
  clue(['talk'], title),
  clue(['talk'], people, session),
  clue(['poster'], title, code),
  clue(['poster'], title),
  clue(['talk'], people),
  { ...clue(['talk'], code), fits: isContinued },
  clue(['poster'], people),
  { ...clue(['poster'], code), fits: isContinued },
]

/** Pairs the items of two programmes. Items left without a partner were added or cancelled. */
export function matchItems(before: readonly ScheduleItem[], now: readonly ScheduleItem[]): Matched {
  const { former, lost, fresh, pair } = pairUp(before, now, clues)
  // A talk that has become a poster, or is given twice and has moved: its first occurrence has moved, the other is new.
  const again = groupedBy([...fresh].filter(isPresented), (item) => [title(item)])
  for (const old of [...lost].filter(isPresented)) {
    const next = again.get(title(old) ?? '')?.shift()
    if (next) pair(old, next)
  }
  const pairs = [...former].map(([item, old]) => ({ before: old, now: item }))
  return { pairs, added: [...fresh], cancelled: [...lost] }
}
