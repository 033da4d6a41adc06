// What one place of the data names must exist in another: halls, themes, poster sessions, days, pages, companies, changed items, talks.
import { pathOf } from '../domain/addresses'
import { posterCode } from '../domain/programme-codes'
import { plainTitle } from '../domain/title-marks'
import { bilingual, wordingsOf, type Text } from '../domain/languages'
import { isToBeAnnounced } from '../domain/to-be-announced'
import { warning, type Diagnostic, type Severity } from '../messages/diagnostic'
import type { ReadEdition } from '../read'
import { suggestion } from '../read/suggestion'
import { firmKey } from '../records/firms'
import { peopleOf } from '../records/people'
import { writtenChanges } from '../records/programme-changes/change-list'
import { keyOf } from '../records/programme-changes/released-schedule'
import { currentSchedule } from '../records/talk-ids'
import { meaningfulKeys } from '../schemas/meaningful-keys'
import type { Place } from '../schemas/places'
import { peopleOf as authorsOf, presentersOf } from '../schemas/programme'
import { firmsIn } from './files/named-files'
import { isWhole, problemIn, soundFields, valuesAt, type Located } from './findings'
import { personKey } from '../domain/person-names'
import { isMissing, routesOf } from './texts/pages'

/** What may be named, and the words by which people call it. */
type Choice = { key: string; name?: Text | undefined }

/** Values each of which has to be one of some choices. */
type Reference = {
  /** The message, which has the placeholders `name` and `known`. */
  code: string
  severity?: Severity
  uses: Located[]
  /** Undefined while the file of the choices has errors. */
  choices: Choice[] | undefined
}

const keyed = (keys: string[]): Choice[] => keys.map((key) => ({ key }))

/** The uses of a reference that name none of its choices; the nearest choice is proposed, by its key. */
export function unknownUses(
  read: ReadEdition,
  { code, severity = 'error', uses, choices }: Reference,
): Diagnostic[] {
  if (!choices) return []
  const keys = choices.map(({ key }) => key)
  const keyOfWord = new Map(
    choices.flatMap(({ key, name }) => [key, ...(name ? wordingsOf(name) : [])].map((word) => [word, key])),
  )
  return uses
    .filter(({ value }) => !Array.isArray(value) && !keys.includes(String(value)))
    .map(({ in: collection, path, value }) => {
      const name = String(value)
      const near = keyOfWord.get(suggestion(name, [...keyOfWord.keys()]) ?? '')
      return problemIn(read, collection, path, {
        code,
        severity,
        values: { name, known: keys.join(', ') || '–' },
        suggestion: near,
        replace: near ? { from: name, to: near } : undefined,
      })
    })
}

/** Items that the list of changes names, unless they were cancelled or are known by a former code. */
function changedItems(read: ReadEdition): Located[] {
  const current = currentSchedule(read)
  if (!current || !isWhole(read, 'programme', 'sessions', 'posters')) return []
  const keys = new Set(current.items.map(keyOf))
  const changes = writtenChanges(read)
  return valuesAt(read, 'programme.changes.*.item').filter((_, index) => {
    const change = changes[index]
    return change !== undefined && change.kind !== 'cancelled' && !keys.has(change.item)
  })
}

/** Speakers who give no talk: one of the two files was forgotten. Not asked while a talk waits for its presenter. */
function speakersWithoutTalk(read: ReadEdition): Located[] {
  const { sessions = [] } = read.data
  const presenters = sessions.flatMap(({ talks }) => talks.map(presentersOf))
  if (
    !isWhole(read, 'sessions') ||
    presenters.length === 0 ||
    presenters.some((people) => people.length === 0)
  )
    return []
  const panels = sessions.flatMap(({ moderators, panellists }) => [...moderators, ...panellists])
  const heard = new Set([...presenters.flat(), ...panels].map(({ name }) => personKey(name)))
  return valuesAt(read, 'speakers.*.name').filter(
    ({ value }) => !isToBeAnnounced(String(value)) && !heard.has(personKey(String(value))),
  )
}

/** The names of all institutions of authors and presenters, in English. */
function institutionsIn({ data: { sessions = [], posters = [] } }: ReadEdition): string[] {
  const entries = [...sessions.flatMap(({ talks }) => talks), ...posters]
  const people = entries.flatMap(authorsOf)
  return [...new Set(people.flatMap(({ affiliations }) => affiliations.map((text) => bilingual(text).en)))]
}

/** People who asked to have no entry in the index, but would have none anyway: the name may be misspelt. */
function unknownPeople(read: ReadEdition): Located[] {
  const named = valuesAt(read, 'site.withoutEntry.*')
  if (named.length === 0 || !isWhole(read, 'programme', 'sessions', 'posters')) return []
  const people = peopleOf(read)
  return people.size === 0 ? [] : named.filter(({ value }) => !people.has(personKey(String(value))))
}

/** Companies that have a logo or a website; the key under which it is written is the value. */
const namedCompanies = (read: ReadEdition): Located[] =>
  [...valuesAt(read, 'sponsors.logos.*'), ...valuesAt(read, 'sponsors.websites.*')].map((located) => ({
    ...located,
    value: located.path.at(-1),
  }))

/** Everything that one place names and another has. */
export function references(read: ReadEdition): Reference[] {
  const at = (...places: Place[]): Located[] => places.flatMap((place) => valuesAt(read, place))
  const daysOf = (days: { date: string }[] | undefined) => days?.map(({ date }) => ({ key: date }))
  const { sessions = [], posters = [], workshop, keyDates = [] } = read.data
  // A wrong date in the file does not hide an unknown hall.
  const programme = soundFields(read, 'programme')
  const posterSessions = sessions.filter(({ kind }) => kind === 'poster')
  const routes = routesOf(read)
  const pages = routes.flatMap((route) => [route, pathOf(route, 'tr')])
  return [
    { code: 'reference.hall', uses: at('sessions.*.hall', 'sessions.*.hall.*'), choices: programme.halls },
    {
      code: 'reference.day',
      severity: 'warning',
      // Without a list, the days are those that have a session.
      uses: at('programme.days.*').length > 0 ? at('sessions.*.date') : [],
      choices: daysOf(programme.days),
    },
    { code: 'reference.theme', uses: at('posters.*.theme'), choices: programme.themes },
    {
      code: 'reference.poster-session',
      uses: isWhole(read, 'sessions') ? at('posters.*.session') : [],
      choices: posterSessions.map(({ code, title }) => ({ key: code, name: title })),
    },
    {
      code: 'reference.institution',
      severity: 'warning',
      uses: isWhole(read, 'sessions', 'posters')
        ? at('programme.institutions.*.name').map((one) => ({
            ...one,
            value: bilingual(one.value as Text).en,
          }))
        : [],
      choices: keyed(institutionsIn(read)),
    },
    { code: 'reference.person-in-programme', severity: 'warning', uses: unknownPeople(read), choices: [] },
    { code: 'reference.workshop-day', uses: at('workshop.singleDay'), choices: daysOf(workshop?.days) },
    {
      code: 'reference.page',
      // A missing page is reported once, and not at each link to it.
      uses: at('navigation.*.to', 'navigation.*.items.*.to', 'downloads.*.mainOn.*').filter(
        ({ value }) => !isMissing(read, String(value)),
      ),
      choices: keyed(routes),
    },
    { code: 'reference.page', uses: at('site.redirects.*.to'), choices: keyed(pages) },
    {
      code: 'reference.key-date',
      uses: at('downloads.*.until'),
      choices: isWhole(read, 'keyDates')
        ? keyDates.map(({ key, event }) => ({ key, name: event }))
        : undefined,
    },
    {
      code: 'reference.company',
      severity: 'warning',
      uses: isWhole(read, 'sponsors', 'exhibition') ? namedCompanies(read) : [],
      choices: firmsIn(read).map(({ value }) => ({ key: firmKey(value as Text), name: value as Text })),
    },
    {
      code: 'reference.winner',
      uses: isWhole(read, 'posters') ? at('programme.posterAwards.winners.*') : [],
      choices: posters.map((poster) => ({ key: posterCode(poster), name: plainTitle(poster.title) })),
    },
    { code: 'reference.changed-item', uses: changedItems(read), choices: [] },
    { code: 'reference.speaker-talk', severity: 'warning', uses: speakersWithoutTalk(read), choices: [] },
  ]
}

/** The lists whose keys may have a meaning, and where their keys are. */
export const listsWithMeanings: { list: keyof typeof meaningfulKeys; place: Place }[] = [
  { list: 'keyDates', place: 'keyDates.*.key' },
  { list: 'downloads', place: 'downloads.*.key' },
  { list: 'sessions', place: 'sessions.*.code' },
  { list: 'feeCategories', place: 'fees.categories.*.key' },
  { list: 'sponsorTiers', place: 'sponsors.tiers.*.key' },
]

/** Keys that are nearly one to which the site gives a meaning, where that one is not there: a slip of the keyboard. */
export const misspeltKeys = (read: ReadEdition): Diagnostic[] =>
  listsWithMeanings.flatMap(({ list, place }) => {
    const keys = valuesAt(read, place)
    const written = keys.map(({ value }) => String(value))
    const absent = meaningfulKeys[list].filter((key) => !written.includes(key))
    return keys.flatMap(({ in: collection, path, value }) => {
      const name = String(value)
      const near = name.includes('-') || name.length > 5 ? suggestion(name, absent) : undefined
      if (near === undefined || meaningfulKeys[list].some((key) => key === name)) return []
      const finding = warning('reference.misspelt-key', { name, suggested: near })
      return problemIn(read, collection, path, { ...finding, replace: { from: name, to: near } })
    })
  })

/** Names of entries that do not exist, and misspelt keys with a meaning. */
export const checkReferences = (read: ReadEdition): Diagnostic[] => [
  ...references(read).flatMap((reference) => unknownUses(read, reference)),
  ...misspeltKeys(read),
]
