// Finds each item of a released programme in the current one, even if it was moved or renamed.
import { ignoringCase } from '../../read/fold'
import { inLanguage } from '../localise'
import { isToBeAnnounced } from '../to-be-announced'
import type { ScheduleItem } from './released-schedule'

export type Pair = { before: ScheduleItem; now: ScheduleItem }

type Matched = { pairs: Pair[]; added: ScheduleItem[]; cancelled: ScheduleItem[] }

/** An item with the values that are compared most, computed once: a large programme compares each item with every other. */
type Compared = { item: ScheduleItem; title: string; people: string; isOpen: boolean }

type SameItem = (before: Compared, now: Compared) => boolean

const compared = (item: ScheduleItem): Compared => {
  const title = inLanguage(item.title, 'en')
  return {
    item,
    title: ignoringCase(title.replace(/\s+/g, ' ').trim()),
    people: item.presenters.every(isToBeAnnounced) ? '' : item.presenters.toSorted().join('\n'),
    isOpen: isToBeAnnounced(title),
  }
}

const sameId: SameItem = (a, b) => a.item.id !== undefined && a.item.id === b.item.id
const isOpen: SameItem = (before) => before.isOpen
const sameTitle: SameItem = (a, b) => a.title === b.title && !a.isOpen
const sameCode: SameItem = (a, b) => a.item.code === b.item.code
const sameSession: SameItem = (a, b) => a.item.session === b.item.session
const samePeople: SameItem = (a, b) => a.people !== '' && a.people === b.people
const someOfThem: SameItem = (a, b) => a.item.presenters.some((name) => b.item.presenters.includes(name))

const all =
  (...rules: SameItem[]): SameItem =>
  (a, b) =>
    rules.every((rule) => rule(a, b))

/** Rules from the most to the least reliable. A talk's code is only its place in a session and proves little by itself. */
const signs: Record<ScheduleItem['kind'], SameItem[]> = {
  session: [sameCode, sameTitle],
  talk: [
    sameId,
    all(sameTitle, sameSession),
    sameTitle,
    all(samePeople, sameSession),
    samePeople,
    all(sameCode, someOfThem),
    all(sameCode, isOpen),
  ],
  poster: [
    sameId,
    all(sameTitle, sameCode),
    sameTitle,
    samePeople,
    all(sameCode, someOfThem),
    all(sameCode, isOpen),
  ],
}

/** The one item that matches, or undefined if several do: coffee breaks, for example, share a title. */
const only = (list: Compared[], same: (one: Compared) => boolean) => {
  const found = list.filter(same)
  return found.length === 1 ? found[0] : undefined
}

/** Pairs the items of two programmes. Items left without a partner were added or cancelled. */
export function matchItems(before: ScheduleItem[], now: ScheduleItem[]): Matched {
  const pairs: Pair[] = []
  let lost = before.map(compared)
  let fresh = now.map(compared)
  for (const kind of ['session', 'talk', 'poster'] as const) {
    for (const same of signs[kind]) {
      for (const old of lost.filter(({ item }) => item.kind === kind)) {
        const partner = only(fresh, (one) => one.item.kind === kind && same(old, one))
        if (!partner || !only(lost, (one) => one.item.kind === kind && same(one, partner))) continue
        pairs.push({ before: old.item, now: partner.item })
        lost = lost.filter((one) => one !== old)
        fresh = fresh.filter((one) => one !== partner)
      }
    }
  }
  return { pairs, added: fresh.map(({ item }) => item), cancelled: lost.map(({ item }) => item) }
}
