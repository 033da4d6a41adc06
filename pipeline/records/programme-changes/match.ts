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

const isPresented: SameItem = (a, b) => a.item.kind !== 'session' && b.item.kind !== 'session'

const ofKind = (kind: ScheduleItem['kind'], ...rules: SameItem[]) =>
  rules.map((rule) => all((a, b) => a.item.kind === kind && b.item.kind === kind, rule))

/** Rules from the most to the least reliable. A talk's code is only its place in a session and proves little by itself. */
const signs: SameItem[] = [
  sameId,
  ...ofKind('session', sameCode, sameTitle),
  ...ofKind('talk', all(sameTitle, sameSession), sameTitle, all(samePeople, sameSession)),
  ...ofKind('poster', all(sameTitle, sameCode), sameTitle),
  ...['talk' as const, 'poster' as const].flatMap((kind) =>
    ofKind(kind, samePeople, all(sameCode, someOfThem), all(sameCode, isOpen)),
  ),
  // A talk that has become a poster, or the reverse.
  all(isPresented, sameTitle),
]

/** The one item that matches, or undefined if several do: coffee breaks, for example, share a title. */
const only = (list: Compared[], same: (one: Compared) => boolean) => {
  const found = list.filter(same)
  return found.length === 1 ? found[0] : undefined
}

/** Pairs the items of two programmes. Items left without a partner were added or cancelled. */
export function matchItems(before: readonly ScheduleItem[], now: readonly ScheduleItem[]): Matched {
  const pairs: Pair[] = []
  let lost = before.map(compared)
  let fresh = now.map(compared)
  const pair = (old: Compared, partner: Compared | undefined) => {
    if (!partner) return
    pairs.push({ before: old.item, now: partner.item })
    lost = lost.filter((one) => one !== old)
    fresh = fresh.filter((one) => one !== partner)
  }
  for (const same of signs) {
    for (const old of lost) {
      const partner = only(fresh, (one) => same(old, one))
      if (partner && only(lost, (one) => same(one, partner))) pair(old, partner)
    }
  }
  // A talk that is given twice and has moved as well: its first occurrence has moved, the other one is new.
  for (const old of lost) {
    pair(
      old,
      fresh.find((one) => isPresented(old, one) && sameTitle(old, one)),
    )
  }
  return { pairs, added: fresh.map(({ item }) => item), cancelled: lost.map(({ item }) => item) }
}
