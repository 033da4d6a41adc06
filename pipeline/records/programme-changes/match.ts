// Finds each item of a released programme in the current one, even if it was moved or renamed.
import { ignoringCase } from '../../read/fold'
import { inLanguage } from '../localise'
import { isToBeAnnounced } from '../to-be-announced'
import type { ScheduleItem } from './released-schedule'

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
  return isToBeAnnounced(written) ? undefined : ignoringCase(written.replace(/\s+/g, ' ').trim())
}

type Sign = { of: ScheduleItem['kind'][]; same: Key[]; and?: typeof isContinued }

/** Whether an item with the same code continues the earlier one, which had no title yet or was presented by one of the same people. */
const isContinued = (before: ScheduleItem, now: ScheduleItem) =>
  title(before) === undefined || before.presenters.some((name) => now.presenters.includes(name))

/** Signs from the most to the least reliable. A talk's code is only its place in a session and proves little by itself. */
const signs: Sign[] = [
  { of: ['talk', 'poster'], same: [id] },
  { of: ['session'], same: [code] },
  { of: ['session'], same: [title] },
  { of: ['talk'], same: [title, session] },
  { of: ['talk'], same: [title] },
  { of: ['talk'], same: [people, session] },
  { of: ['poster'], same: [title, code] },
  { of: ['poster'], same: [title] },
  ...(['talk', 'poster'] as const).flatMap((kind): Sign[] => [
    { of: [kind], same: [people] },
    { of: [kind], same: [code], and: isContinued },
  ]),
  // A talk that has become a poster, or the reverse.
  { of: ['talk', 'poster'], same: [title] },
]

/** The items that a sign recognises, by their keys; undefined if several have a key: coffee breaks, for example, share a title. */
function recognised(items: Set<ScheduleItem>, { of, same }: Sign) {
  const found = new Map<string, ScheduleItem | undefined>()
  for (const item of items) {
    const parts = same.map((key) => key(item))
    if (!of.includes(item.kind) || parts.includes(undefined)) continue
    const key = JSON.stringify(parts)
    found.set(key, found.has(key) ? undefined : item)
  }
  return found
}

/** Pairs the items of two programmes. Items left without a partner were added or cancelled. */
export function matchItems(before: readonly ScheduleItem[], now: readonly ScheduleItem[]): Matched {
  const pairs: Pair[] = []
  const lost = new Set(before)
  const fresh = new Set(now)
  const pair = (old: ScheduleItem, partner: ScheduleItem) => {
    pairs.push({ before: old, now: partner })
    lost.delete(old)
    fresh.delete(partner)
  }
  for (const sign of signs) {
    const partners = recognised(fresh, sign)
    for (const [key, old] of recognised(lost, sign)) {
      const partner = partners.get(key)
      if (old && partner && (!sign.and || sign.and(old, partner))) pair(old, partner)
    }
  }
  // A talk that is given twice and has moved as well: its first occurrence has moved, the other one is new.
  const isPresented = ({ kind }: ScheduleItem) => kind !== 'session'
  for (const old of [...lost].filter((one) => isPresented(one) && title(one))) {
    const again = [...fresh].find((one) => isPresented(one) && title(one) === title(old))
    if (again) pair(old, again)
  }
  return { pairs, added: [...fresh], cancelled: [...lost] }
}
