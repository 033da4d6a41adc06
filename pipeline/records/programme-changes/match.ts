// Finds each item of a released programme in the current one, whatever was moved or renamed.
import { ignoringCase } from '../../read/fold'
import { inLanguage } from '../localise'
import { isToBeAnnounced } from '../to-be-announced'
import type { ScheduleItem } from './snapshot'

export type Pair = { before: ScheduleItem; now: ScheduleItem }

type Matched = { pairs: Pair[]; added: ScheduleItem[]; cancelled: ScheduleItem[] }

type SameItem = (before: ScheduleItem, now: ScheduleItem) => boolean

const english = ({ title }: ScheduleItem) => inLanguage(title, 'en')

const folded = (value: string) => ignoringCase(value.replace(/\s+/g, ' ').trim())

const isOpen: SameItem = (before) => isToBeAnnounced(english(before))
const sameTitle: SameItem = (a, b) => folded(english(a)) === folded(english(b)) && !isOpen(a, b)
const sameCode: SameItem = (a, b) => a.code === b.code
const sameSession: SameItem = (a, b) => a.session === b.session
const samePeople: SameItem = (a, b) =>
  a.presenters.some((name) => !isToBeAnnounced(name)) &&
  [...a.presenters].sort().join('\n') === [...b.presenters].sort().join('\n')
const someOfThem: SameItem = (a, b) => a.presenters.some((name) => b.presenters.includes(name))

const all =
  (...rules: SameItem[]): SameItem =>
  (a, b) =>
    rules.every((rule) => rule(a, b))

/** From the surest sign to the weakest; a talk's code is its place in a session and proves little by itself. */
const signs: Record<ScheduleItem['kind'], SameItem[]> = {
  session: [sameCode, sameTitle],
  talk: [
    all(sameTitle, sameSession),
    sameTitle,
    all(samePeople, sameSession),
    samePeople,
    all(sameCode, someOfThem),
    all(sameCode, isOpen),
  ],
  poster: [all(sameTitle, sameCode), sameTitle, samePeople, all(sameCode, someOfThem), all(sameCode, isOpen)],
}

/** Coffee breaks share a title: below the surest sign only a single candidate on each side counts. */
const only = (list: ScheduleItem[], same: (item: ScheduleItem) => boolean) => {
  const found = list.filter(same)
  return found.length === 1 ? found[0] : undefined
}

/** Pairs the items of two programmes; what finds no partner was added or cancelled. */
export function matchItems(before: ScheduleItem[], now: ScheduleItem[]): Matched {
  const pairs: Pair[] = []
  let lost = before
  let fresh = now
  for (const kind of ['session', 'talk', 'poster'] as const) {
    for (const same of signs[kind]) {
      for (const old of lost.filter((item) => item.kind === kind)) {
        const partner = only(fresh, (item) => item.kind === kind && same(old, item))
        if (!partner || !only(lost, (item) => item.kind === kind && same(item, partner))) continue
        pairs.push({ before: old, now: partner })
        lost = lost.filter((item) => item !== old)
        fresh = fresh.filter((item) => item !== partner)
      }
    }
  }
  return { pairs, added: fresh, cancelled: lost }
}
