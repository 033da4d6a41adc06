// What one place of the data names must exist in another: halls, themes, poster sessions, days, pages, firms, changed items, talks.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import { didYouMean, suggestion } from '../read/suggestion'
import { pathOf } from '../records/addresses'
import { firmKey } from '../records/firms'
import { wordingsOf } from '../records/localise'
import { writtenChanges } from '../records/programme-changes/change-list'
import { keyOf } from '../records/programme-changes/released-schedule'
import { currentSchedule } from '../records/talk-ids'
import { isToBeAnnounced } from '../records/to-be-announced'
import { presentersOf } from '../schemas/programme'
import type { Bilingual, Text } from '../schemas/kinds'
import { firmsIn } from './files/named-files'
import { isWhole, problemIn, valuesAt, type Located } from './findings'
import { personOf } from './programme/clashes'
import { isMissing, routesOf } from './texts/pages'

/** What may be named, and the words by which people call it. */
type Choice = { key: string; name?: Text }

/** Fields that name one of some choices. */
type Reference = [
  uses: Located[],
  what: Bilingual,
  /** Undefined while the file of the choices has errors. */
  choices: Choice[] | undefined,
  /** The file in which a new one is added, or what to do. */
  advice: string | Bilingual,
  severity?: Problem['severity'],
]

const keyed = (keys: string[]): Choice[] => keys.map((key) => ({ key }))

function unknown(read: ReadEdition, [uses, what, choices, advice, severity]: Reference): Problem[] {
  if (!choices) return []
  const keys = choices.map(({ key }) => key)
  const keyOfWord = new Map(
    choices.flatMap(({ key, name }) => [key, ...(name ? wordingsOf(name) : [])].map((word) => [word, key])),
  )
  const listed =
    typeof advice === 'string'
      ? both(
          `Write one of: ${keys.join(', ')}. A new one is added in ${advice} first.`,
          `Şunlardan birini yazın: ${keys.join(', ')}. Yenisi önce ${advice} içine eklenir.`,
        )
      : advice
  return uses
    .filter(({ value }) => !Array.isArray(value) && !keys.includes(String(value)))
    .map(({ in: collection, path, value }) => {
      const word = String(value)
      const near = keyOfWord.get(suggestion(word, [...keyOfWord.keys()]) ?? '')
      const message = both(`There is no ${what.en} “${word}”.`, `“${word}” adlı bir ${what.tr} yok.`)
      const replace = near ? { from: word, to: near } : undefined
      const finding = { message, advice: didYouMean(near, listed), replace, severity }
      return problemIn(read, collection, path, finding)
    })
}

/** Items that the list of changes names, unless they were cancelled or are known by a former code. */
function changedItems(read: ReadEdition): Located[] {
  const current = currentSchedule(read)
  if (!current || !isWhole(read, 'programme', 'sessions', 'posters')) return []
  const keys = new Set(current.items.map(keyOf))
  const changes = writtenChanges(read)
  return valuesAt(read, 'programme.changes.*.item').filter((_, index) => {
    const { kind, item } = changes[index]!
    return kind !== 'cancelled' && !keys.has(item)
  })
}

/** Speakers who give no talk: one of the two files was forgotten. Not asked while a talk waits for its presenter. */
function silentSpeakers(read: ReadEdition): Located[] {
  const { sessions = [] } = read.data
  const presenters = sessions.flatMap(({ talks }) => talks.map(presentersOf))
  if (!isWhole(read, 'sessions') || presenters.length === 0 || presenters.some((of) => of.length === 0))
    return []
  const panels = sessions.flatMap(({ moderators, panellists }) => [...moderators, ...panellists])
  const heard = new Set([...presenters.flat(), ...panels].map(({ name }) => personOf(name)))
  return valuesAt(read, 'speakers.*.name').filter(
    ({ value }) => !isToBeAnnounced(String(value)) && !heard.has(personOf(String(value))),
  )
}

function references(read: ReadEdition): Reference[] {
  const at = (...places: string[]) => places.flatMap((place) => valuesAt(read, place))
  const listAt = <T>(place: string) => at(place)[0]?.value as T[] | undefined
  const daysAt = (place: string) => listAt<{ date: string }>(place)?.map(({ date }) => ({ key: date }))
  const { sessions = [], downloads } = read.data
  const posterSessions = sessions.filter(({ kind }) => kind === 'poster')
  const routes = routesOf(read)
  const pages = routes.flatMap((route) => [route, pathOf(route, 'tr')])
  // A missing page is reported once, and not at each link to it.
  const links = at('navigation.*.to', 'navigation.*.items.*.to').filter(
    ({ value }) => !isMissing(read, String(value)),
  )
  const firms = at('sponsors.logos.*', 'sponsors.websites.*').map((one) => ({
    ...one,
    value: one.path.at(-1),
  }))
  return [
    [
      at('sessions.*.hall', 'sessions.*.hall.*'),
      both('hall', 'salon'),
      listAt('programme.halls'),
      'data/programme.yaml',
    ],
    [
      // Without a list, the days are those that have a session.
      at('programme.days.*').length > 0 ? at('sessions.*.date') : [],
      both('day of the programme', 'program günü'),
      daysAt('programme.days'),
      'data/programme.yaml',
      'warning',
    ],
    [at('posters.*.theme'), both('theme', 'tema'), listAt('programme.themes'), 'data/programme.yaml'],
    [
      isWhole(read, 'sessions') ? at('posters.*.session') : [],
      both('poster session', 'poster oturumu'),
      posterSessions.map(({ code, title }) => ({ key: code, name: title })),
      'data/sessions.yaml',
    ],
    [
      at('workshop.singleDay'),
      both('workshop on', 'çalıştay günü'),
      daysAt('workshop.days'),
      'data/workshop.yaml',
    ],
    [links, both('page', 'sayfa'), keyed(routes), 'content/pages'],
    [at('site.redirects.*.to'), both('page', 'sayfa'), keyed(pages), 'content/pages'],
    [
      isWhole(read, 'sponsors', 'exhibition') ? firms : [],
      both('firm', 'firma'),
      keyed(firmsIn(read).map(({ value }) => firmKey(value as Text))),
      both(
        'Add the firm to a category, or delete this line. The name must be the same in both places.',
        'Firmayı bir kategoriye ekleyin ya da bu satırı silin. Ad iki yerde de aynı olmalı.',
      ),
      'warning',
    ],
    [
      changedItems(read),
      both('session, talk or poster', 'oturum, bildiri ya da poster'),
      [],
      both(
        'If it was removed, write kind: cancelled, or delete this change. Otherwise write the code of a session (2B), a talk (2B-3) or a poster (P12).',
        'Programdan çıkarıldıysa kind: cancelled yazın ya da bu değişikliği silin. Değilse bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın.',
      ),
    ],
    [
      isWhole(read, 'downloads') ? [{ in: 'downloads', path: [], value: 'privacy-consent' }] : [],
      both('download', 'indirme'),
      downloads,
      both(
        'The registration page links to it: keep an entry with this key.',
        'Kayıt sayfası ona bağlantı verir: Bu key ile bir kayıt bulundurun.',
      ),
    ],
    [
      silentSpeakers(read),
      both('talk in data/sessions.yaml by', 'bildiri sahibi'),
      [],
      both(
        'Spell the name the same way in both files. If the speaker is not coming, delete the entry; if the talk is still to be added, ignore this.',
        'Adı data/sessions.yaml içinde de aynı yazın. Gelmeyecekse buradan da silin; bildirisi sonra eklenecekse böyle bırakın.',
      ),
      'warning',
    ],
  ]
}

export const checkReferences = (read: ReadEdition): Problem[] =>
  references(read).flatMap((reference) => unknown(read, reference))
