// What changed between two versions of the programme: items added, moved or cancelled, with a new title or other presenters.
import { isDeepStrictEqual } from 'node:util'
import { suggestion } from '../../read/suggestion'
import { withoutTitle } from '../../domain/person-names'
import { writeDay } from '../../domain/format'
import { inBoth, inLanguage, languages, type Bilingual, type Language } from '../../domain/languages'
import type { Sentence, Value } from '../../messages/diagnostic'
import { inBothLanguages } from '../../messages/render'
import { clockOf, minutesOf } from '../../domain/session-times'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import { matchItems, type Pair } from './match'
import {
  isPresented,
  keyOf,
  quotedTitle,
  type Change,
  type ScheduleItem,
  type ScheduleSnapshot,
} from './released-schedule'

/** 2 October, 13:30, Akdeniz Hall. */
const whereabouts = ({ date, start, place }: ScheduleItem): Bilingual =>
  inBoth((language) =>
    [date && writeDay(date, language), start && clockOf(start), place && inLanguage(place, language)]
      .filter(Boolean)
      .join(', '),
  )

/** poster P12; talk, 2 October, 13:30, Akdeniz Hall. */
const asWhat = (item: ScheduleItem): Sentence =>
  item.kind === 'talk'
    ? { code: 'change.as-talk', values: { at: whereabouts(item) } }
    : { code: 'change.as-poster', values: { code: item.code } }

const about = (item: ScheduleItem) => ({ item: keyOf(item), session: item.session })

/** A change that is dated when the programme is released. */
type Undated = Omit<Change, 'date'>

/** The languages in which a title has changed; adding a translation changes none. */
function changedTitles({ before: old, now }: Pair): Language[] {
  const isTranslated = typeof old.title !== 'string' && typeof now.title !== 'string'
  const differs = (language: Language) => inLanguage(old.title, language) !== inLanguage(now.title, language)
  return differs('en') || isTranslated ? languages.filter(differs) : []
}

/** A title in each language; where it has changed in the other one only, in that. */
const titleIn = ({ title }: ScheduleItem, changed: Language[]): Bilingual =>
  inBoth((language) => {
    const shown = changed.includes(language) ? language : (changed[0] ?? language)
    return `“${inLanguage(title, shown)}”`
  })

/** A hall that has only been renamed is the same place. */
const isSamePlace = ({ before: old, now }: Pair) =>
  old.hall !== undefined && now.hall !== undefined
    ? old.hall === now.hall
    : isDeepStrictEqual(old.place, now.place)

/** Posters have a date and place only if there are several poster sessions. */
const isElsewhere = (pair: Pair) =>
  pair.before.date !== undefined &&
  pair.now.date !== undefined &&
  (pair.before.date !== pair.now.date || pair.before.start !== pair.now.start || !isSamePlace(pair))

/** Minutes from the beginning of a session to that of an item in it. */
const minutesInto = (session: ScheduleItem, item: ScheduleItem): number =>
  minutesOf(item.start ?? '') - minutesOf(session.start ?? '')

/** Whether a talk or poster moved only because its session did; that move is reported already. */
function followsItsSession({ before: old, now }: Pair, sessions: Pair[]): boolean {
  const session = sessions.find((pair) => pair.before.code === old.session && pair.now.code === now.session)
  return session !== undefined && minutesInto(session.before, old) === minutesInto(session.now, now)
}

/** Whether a talk has other presenters: none of the earlier ones is left, not even under a corrected spelling. */
function isGivenByOthers({ before: old, now }: Pair): boolean {
  if (now.kind !== 'talk') return false
  const presentersOf = ({ presenters }: ScheduleItem) =>
    presenters.filter((name) => !isToBeAnnounced(name)).map(withoutTitle)
  const [earlier, current] = [presentersOf(old), presentersOf(now)]
  return earlier.length > 0 && current.length > 0 && !current.some((name) => suggestion(name, earlier))
}

/** A talk's code is only its place in a session. */
const isRenumbered = ({ before: old, now }: Pair) =>
  old.kind === now.kind && now.kind !== 'talk' && old.code !== now.code

/** When this many posters have new numbers, usually one was added or withdrawn: they are reported together. */
const MANY_POSTERS = 10

/** One change for all these posters, leading to the first of them; none if there are no posters. */
function newNumbers(posters: Pair[]): Undated[] {
  const inOrder = posters
    .map(({ now }) => now)
    .sort((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
  const [first, last] = [inOrder.at(0), inOrder.at(-1)]
  if (!first || !last) return []
  const values = { count: posters.length, first: first.code, last: last.code }
  const text = inBothLanguages({ code: 'change.new-numbers', values })
  return [{ kind: 'changed', item: keyOf(first), text }]
}

/** How one item may differ, and what it is now and was before. */
type Difference = { isSo: boolean; kind: Change['kind']; code: string; now: Value; before: Value }

/** The changes of one item. `together` are the posters whose new numbers are reported in one sentence. */
function changesOf(pair: Pair, sessions: Pair[], together: Pair[]): Undated[] {
  const { before: old, now } = pair
  const isOther = old.kind !== now.kind
  const moved = !isOther && isElsewhere(pair) && !followsItsSession(pair, sessions)
  const renumbered = isRenumbered(pair) && !together.includes(pair)
  const changed = changedTitles(pair)
  const differences: Difference[] = [
    { isSo: isOther, kind: 'changed', code: 'change.is-now', now: asWhat(now), before: asWhat(old) },
    { isSo: moved, kind: 'moved', code: 'change.is-now', now: whereabouts(now), before: whereabouts(old) },
    {
      isSo: changed.length > 0,
      kind: 'changed',
      code: 'change.new-title',
      now: titleIn(now, changed),
      before: titleIn(old, changed),
    },
    {
      isSo: isGivenByOthers(pair),
      kind: 'changed',
      code: 'change.presenters',
      now: now.presenters.join(', '),
      before: old.presenters.join(', '),
    },
    { isSo: renumbered, kind: 'changed', code: 'change.is-now', now: now.code, before: old.code },
  ]
  return differences
    .filter(({ isSo }) => isSo)
    .map(({ kind, code, now: is, before }) => {
      const text = inBothLanguages({ code, values: { title: quotedTitle(now), now: is, before } })
      return { kind, ...about(now), text }
    })
}

const isTalkOfSession = ({ kind, session }: ScheduleItem, items: ScheduleItem[]) =>
  kind === 'talk' && items.some((item) => item.kind === 'session' && item.code === session)

/** Nobody plans their day around a coffee break or a lunch. */
const isReported = ({ pause }: ScheduleItem) => !pause

/**
 * What an attendee who knows the programme `released` needs to learn about `current`. Changes are dated on the day `current` is
 * released. The third argument is how the items of both match.
 */
export function derivedChanges(
  released: ScheduleSnapshot,
  current: ScheduleSnapshot,
  { pairs, added, cancelled } = matchItems(released.items, current.items),
): Change[] {
  const sessions = pairs.filter(({ now }) => now.kind === 'session')
  const partner = new Map(pairs.map((pair) => [pair.now, pair]))
  const renumbered = pairs.filter((pair) => pair.now.kind === 'poster' && isRenumbered(pair))
  const together = renumbered.length < MANY_POSTERS ? [] : renumbered
  const ofCurrent = current.items.filter(isReported).flatMap((now): Undated[] => {
    const pair = partner.get(now)
    if (pair) return changesOf(pair, sessions, together)
    // A new session is reported once, not again with each of its talks.
    if (isTalkOfSession(now, added)) return []
    return [
      {
        kind: 'added',
        ...about(now),
        text: inBothLanguages({
          code: `change.new-${now.kind}${whereabouts(now).en ? '-at' : ''}`,
          values: { title: quotedTitle(now), at: whereabouts(now) },
        }),
      },
    ]
  })
  const ofReleased = cancelled
    .filter((old) => isReported(old) && !isTalkOfSession(old, cancelled))
    .map((old): Undated => {
      // The session may have another code by now.
      const session = sessions.find(({ before }) => before.code === old.session)?.now.code
      const goesOn = old.kind === 'talk' && session !== undefined
      // The list names a talk or poster by its title. Its session must not look as if it did not take place.
      const withdrawn = goesOn ? 'change.withdrawn-talk' : 'change.withdrawn'
      const code = isPresented(old) ? withdrawn : 'change.cancelled'
      const text = inBothLanguages({ code, values: { title: quotedTitle(old) } })
      return { kind: 'cancelled', ...about(old), session, text }
    })
  return [...ofCurrent, ...newNumbers(together), ...ofReleased].map((change) => ({
    date: current.released,
    ...change,
  }))
}
