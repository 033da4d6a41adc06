// What one place of the data names must exist in another: halls, themes, poster sessions, days, pages, firms, changed items.
import type { ReadEdition } from '../read'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { didYouMean, suggestion } from '../read/suggestion'
import { firmKey } from '../records/logo-file'
import { wordingsOf } from '../records/localise'
import { itemOf } from '../records/programme-changes/change-list'
import { keyOf } from '../records/programme-changes/released-schedule'
import { currentSchedule } from '../records/programme-changes/snapshot'
import { programmeCodes } from '../records/programme-codes'
import { releasedProgramme } from '../records/talk-ids'
import { isToBeAnnounced } from '../records/to-be-announced'
import { presentersOf } from '../schemas/programme'
import type { Bilingual, Text } from '../schemas/kinds'
import { firmsNamed } from './files/firms-named'
import {
  entriesOf,
  fault,
  isWhole,
  problemIn,
  soundFields,
  valuesAt,
  warningIn,
  type Located,
} from './findings'
import { personOf } from './programme/clashes'
import { pathOf } from '../records/addresses'
import { isMissing, routesOf } from './texts/routes'

/** Fields that name one of some choices. */
type Reference = {
  uses: Located[]
  what: Bilingual
  /** What may be named, and the words by which people call it; undefined while its file has errors. */
  choices: { key: string; name?: Text }[] | undefined
  /** Where a new one is added. */
  file: string
  advice?: Bilingual
  severity?: Problem['severity']
}

const keyed = (keys: string[]) => keys.map((key) => ({ key }))

/** The choice that a word probably means: by its key or by its name. */
function likely(word: string, choices: { key: string; name?: Text }[]): string | undefined {
  const names = new Map(choices.flatMap(({ key, name = '' }) => wordingsOf(name).map((word) => [word, key])))
  const keys = choices.map(({ key }) => key)
  return suggestion(word, keys) ?? names.get(suggestion(word, [...names.keys()].filter(Boolean)) ?? '')
}

function unknown(read: ReadEdition, { choices, uses, what, file, severity, advice }: Reference): Problem[] {
  if (!choices) return []
  const keys = choices.map(({ key }) => key)
  const list = keys.join(', ')
  const listed =
    advice ??
    (keys.length > 0
      ? both(
          `Write one of: ${list}. A new one is added in ${file} first.`,
          `Şunlardan birini yazın: ${list}. Yenisi önce ${file} içine eklenir.`,
        )
      : both(`Add it in ${file} first.`, `Önce ${file} içine ekleyin.`))
  return uses
    .filter(({ value }) => !keys.includes(String(value)))
    .map(({ in: collection, path, value }) => {
      const word = String(value)
      const near = likely(word, choices)
      return problemIn(read, collection, path, {
        message: both(`There is no ${what.en} “${word}”.`, `“${word}” adlı bir ${what.tr} yok.`),
        advice: didYouMean(near, listed, listed),
        replace: near ? { from: word, to: near } : undefined,
        severity,
      })
    })
}

const newHall = both(
  'Write a hall of data/programme.yaml; a new one is added there first. Of several halls, write a list: [anadolu, akdeniz].',
  'data/programme.yaml içindeki bir salonu yazın; yenisi önce oraya eklenir. Birden çok salon için liste yazın: [anadolu, akdeniz].',
)

const sameName = both(
  'Add the firm to a category, or delete this line. The name must be the same in both places.',
  'Firmayı bir kategoriye ekleyin ya da bu satırı silin. Ad iki yerde de aynı olmalı.',
)

function references(read: ReadEdition): Reference[] {
  const { halls, themes, days } = soundFields(read, 'programme')
  const posterSessions = (read.data.sessions ?? []).filter(({ kind }) => kind === 'poster')
  const file = 'data/programme.yaml'
  const at = (place: string) => valuesAt(read, place)
  const firms = firmsNamed(read).map(({ firm }) => firmKey(firm))
  const firmFields = (['logos', 'websites'] as const).flatMap((field) =>
    Object.keys(read.data.sponsors?.[field] ?? {}).map((firm): Located => ({
      in: 'sponsors',
      path: [field, firm],
      value: firm,
    })),
  )
  return [
    {
      uses: [...at('sessions.*.hall'), ...at('sessions.*.hall.*')].filter(
        ({ value }) => !Array.isArray(value),
      ),
      what: both('hall', 'salon'),
      choices: halls,
      file,
      advice: newHall,
    },
    {
      // Without a list, the days are those that have a session.
      uses: at('sessions.*.date'),
      what: both('day of the programme', 'program günü'),
      choices: days && days.length > 0 ? keyed(days.map(({ date }) => date)) : undefined,
      file,
      severity: 'warning',
    },
    { uses: at('posters.*.theme'), what: both('theme', 'tema'), choices: themes, file },
    {
      uses: at('posters.*.session'),
      what: both('poster session', 'poster oturumu'),
      choices: isWhole(read, 'sessions')
        ? posterSessions.map(({ code, title }) => ({ key: code, name: title }))
        : undefined,
      file: 'data/sessions.yaml',
    },
    {
      // A missing page is reported once, and not at each link to it.
      uses: [...at('navigation.*.to'), ...at('navigation.*.items.*.to')].filter(
        ({ value }) => !isMissing(read, String(value)),
      ),
      what: both('page', 'sayfa'),
      choices: keyed(routesOf(read)),
      file: 'content/pages',
    },
    {
      uses: at('site.redirects.*.to'),
      what: both('page', 'sayfa'),
      choices: keyed(routesOf(read).flatMap((route) => [route, pathOf(route, 'tr')])),
      file: 'content/pages',
    },
    {
      uses: firmFields,
      what: both('firm', 'firma'),
      choices: read.data.exhibition && keyed(firms),
      file: 'data/sponsors.yaml',
      advice: sameName,
      severity: 'warning',
    },
    {
      uses: at('workshop.singleDay'),
      what: both('workshop on', 'çalıştay günü'),
      choices: read.data.workshop && keyed(read.data.workshop.days.map(({ date }) => date)),
      file: 'data/workshop.yaml',
    },
  ]
}

/** A code without what is easily written otherwise: capitals, spaces, hyphens, the word poster. */
const plainCode = (code: string) =>
  ignoringCase(code)
    .replace(/[\s–-]/g, '')
    .replace(/^(?:poster|p)?(?=\d+$)/, 'p')

/** What the list of changes names must be in the programme, unless it was cancelled. */
function changedItems(read: ReadEdition): Problem[] {
  const { programme } = read.data
  const current = currentSchedule(read)
  if (!programme || !current || !isWhole(read, 'sessions', 'posters')) return []
  const items = programmeCodes(read.data)
  const released = releasedProgramme(read)
  const keys = new Set(current.items.map(keyOf))
  return programme.changes.flatMap((change, index) => {
    const { item, kind } = change
    if (kind === 'cancelled' || keys.has(itemOf(change, current, released))) return []
    const near = items.find((code) => plainCode(code) === plainCode(item))
    const advice = both(
      'If it was removed, write kind: cancelled, or delete this change. Otherwise write the code of a session (2B), a talk (2B-3) or a poster (P12).',
      'Programdan çıkarıldıysa kind: cancelled yazın ya da bu değişikliği silin. Değilse bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın.',
    )
    return problemIn(read, 'programme', ['changes', index, 'item'], {
      message: both(`The programme has no “${item}”.`, `Programda “${item}” yok.`),
      advice: didYouMean(near, advice, advice),
      replace: near ? { from: item, to: near } : undefined,
    })
  })
}

/** The download to which the footnote of the fees links. */
const CONSENT = 'privacy-consent'

function missingDownloads(read: ReadEdition): Problem[] {
  if (!read.files.downloads.yaml.value || !isWhole(read, 'downloads')) return []
  if (read.data.downloads?.some(({ key }) => key === CONSENT)) return []
  const finding = fault(
    `There is no download “${CONSENT}”.`,
    `“${CONSENT}” adlı bir indirme yok.`,
    `The registration page links to it: keep an entry with “key: ${CONSENT}”.`,
    `Kayıt sayfası ona bağlantı verir: “key: ${CONSENT}” olan bir kayıt bulundurun.`,
  )
  return [problemIn(read, 'downloads', [], finding)]
}

/** Speakers who give no talk, once others do and no talk waits for its presenter: one file was forgotten. */
function silentSpeakers(read: ReadEdition): Problem[] {
  if (!isWhole(read, 'sessions', 'speakers')) return []
  const talks = entriesOf(read, 'sessions').flatMap(({ entry }) => entry.talks)
  if (talks.some((talk) => presentersOf(talk).length === 0)) return []
  const presenters = talks.flatMap(presentersOf).map(({ name }) => name)
  const panels = entriesOf(read, 'sessions').flatMap(({ entry }) => [
    ...entry.moderators,
    ...entry.panellists,
  ])
  const heard = new Set([...presenters, ...panels.map(({ name }) => name)].map(personOf))
  const speakers = entriesOf(read, 'speakers')
  const silent = speakers.filter(
    ({ entry: { name } }) => !isToBeAnnounced(name) && !heard.has(personOf(name)),
  )
  // The programme may still be without most of them.
  if (presenters.some(isToBeAnnounced) || silent.length * 2 > speakers.length) return []
  return silent.map(({ entry: { name }, index }) =>
    warningIn(
      read,
      'speakers',
      [index, 'name'],
      fault(
        `${name} is a speaker here, but gives no talk in data/sessions.yaml.`,
        `${name} burada konuşmacı, ama data/sessions.yaml içinde bildirisi yok.`,
        'Spell the name the same way in both files. If the speaker is not coming, delete the entry; if the talk is still to be added, ignore this.',
        'Adı iki dosyada aynı yazın. Gelmeyecekse buradan da silin; bildirisi sonra eklenecekse böyle bırakın.',
      ),
    ),
  )
}

/** Everything that names something else in the data. */
export const checkReferences = (read: ReadEdition): Problem[] => [
  ...references(read).flatMap((reference) => unknown(read, reference)),
  ...changedItems(read),
  ...missingDownloads(read),
  ...silentSpeakers(read),
]
