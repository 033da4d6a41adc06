// What changed between two versions of the programme: items added, moved or cancelled, with a new title or other presenters.
import { isDeepStrictEqual } from 'node:util'
import { suggestion } from '../../read/suggestion'
import { withoutTitle } from '../academic-title'
import { writeDay } from '../format'
import { inBoth, inLanguage } from '../localise'
import { clockOf, minutesOf } from '../session-times'
import { isToBeAnnounced } from '../to-be-announced'
import { matchItems, type Pair } from './match'
import type { Change, ScheduleItem, ScheduleSnapshot } from './released-schedule'
import type { Language } from '../../schemas/kinds'

const kindWords = {
  session: { en: 'New session', tr: 'Yeni oturum' },
  talk: { en: 'New talk', tr: 'Yeni bildiri' },
  poster: { en: 'New poster', tr: 'Yeni poster' },
}

const title = (item: ScheduleItem, language: Language) => `“${inLanguage(item.title, language)}”`

/** 2 October, 13:30, Akdeniz Hall. */
const whereabouts = ({ date, start, place }: ScheduleItem, language: Language) =>
  [date && writeDay(date, language), start && clockOf(start), place && inLanguage(place, language)]
    .filter(Boolean)
    .join(', ')

const before = { en: 'previously', tr: 'önceki' }
const newTitle = { en: 'New title', tr: 'Yeni başlık' }
const presentedBy = { en: 'presented by', tr: 'sunan' }

/** A change that is dated when the programme is released. */
type Undated = Omit<Change, 'date'>

/** Adding a translation is not a change of the title. */
function titleChanged({ before: old, now }: Pair): boolean {
  const translated = typeof old.title !== 'string' && typeof now.title !== 'string'
  const differs = (language: Language) => inLanguage(old.title, language) !== inLanguage(now.title, language)
  return differs('en') || (translated && differs('tr'))
}

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

/** Whether a talk or poster moved only because its session did; that move is reported already. */
function followsItsSession({ before: old, now }: Pair, sessions: Pair[]): boolean {
  const session = sessions.find((pair) => pair.before.code === old.session && pair.now.code === now.session)
  if (!session) return false
  const offset = (item: ScheduleItem, of: ScheduleItem) =>
    minutesOf(item.start ?? '') - minutesOf(of.start ?? '')
  return offset(old, session.before) === offset(now, session.now)
}

/** Whether a talk has other presenters: none of the earlier ones is left, not even under a corrected spelling. */
function isGivenByOthers({ before: old, now }: Pair): boolean {
  if (now.kind !== 'talk') return false
  const named = ({ presenters }: ScheduleItem) =>
    presenters.filter((name) => !isToBeAnnounced(name)).map(withoutTitle)
  const [were, are] = [named(old), named(now)]
  return were.length > 0 && are.length > 0 && !are.some((name) => suggestion(name, were))
}

const isRenumbered = ({ before: old, now }: Pair) => now.kind !== 'talk' && old.code !== now.code

/** When this many posters have new numbers, usually one was added or withdrawn: they are reported together. */
const MANY_POSTERS = 10

/** One change for all these posters, leading to the first of them; none if there are no posters. */
function newNumbers(posters: Pair[]): Undated[] {
  const codes = posters.map(({ now }) => now.code).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const [first, last] = [codes[0], codes.at(-1)]
  if (first === undefined) return []
  const text = {
    en: `${posters.length} posters have new numbers (${first} to ${last}).`,
    tr: `${posters.length} posterin numarası değişti (${first} ile ${last} arası).`,
  }
  return [{ kind: 'changed', item: first, text }]
}

/** The changes of one item. `together` are the posters whose new numbers are reported in one sentence. */
function changesOf(pair: Pair, sessions: Pair[], together: Pair[]): Undated[] {
  const { before: old, now } = pair
  const change = (kind: Change['kind'], holds: boolean, write: (language: Language) => [string, string]) => {
    const sentence = (language: Language) => {
      const [text, was] = write(language)
      return `${text} (${before[language]}: ${was}).`
    }
    return holds ? [{ kind, item: now.code, text: inBoth(sentence) }] : []
  }
  const moved = isElsewhere(pair) && !(now.kind !== 'session' && followsItsSession(pair, sessions))
  return [
    ...change('moved', moved, (language) => [
      `${title(now, language)}: ${whereabouts(now, language)}`,
      whereabouts(old, language),
    ]),
    ...change('changed', titleChanged(pair), (language) => [
      `${newTitle[language]}: ${title(now, language)}`,
      title(old, language),
    ]),
    ...change('changed', isGivenByOthers(pair), (language) => [
      `${title(now, language)}: ${presentedBy[language]} ${now.presenters.join(', ')}`,
      old.presenters.join(', '),
    ]),
    ...change('changed', isRenumbered(pair) && !together.includes(pair), (language) => [
      `${title(now, language)}: ${now.code}`,
      old.code,
    ]),
  ]
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
        item: now.code,
        text: inBoth((language) => {
          const at = whereabouts(now, language)
          return `${kindWords[now.kind][language]}: ${title(now, language)}${at ? `, ${at}` : ''}.`
        }),
      },
    ]
  })
  const ofReleased = cancelled
    .filter((old) => isReported(old) && !isTalkOfSession(old, cancelled))
    .map((old): Undated => {
      // The cancelled talk's code may belong to another talk by now, so the change leads to the session.
      const session = sessions.find(({ before: of }) => of.code === old.session)?.now.code
      return {
        kind: 'cancelled',
        item: session ?? old.code,
        text: { en: `${title(old, 'en')} has been cancelled.`, tr: `${title(old, 'tr')} iptal edildi.` },
      }
    })
  return [...ofCurrent, ...newNumbers(together), ...ofReleased].map((change) => ({
    date: current.released,
    ...change,
  }))
}
