// What one place of the data names must exist in another: halls, themes, poster sessions, days, pages, firms, changed items, talks.
import type { ReadEdition } from '../read'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { didYouMean, suggestion } from '../read/suggestion'
import { pathOf } from '../records/addresses'
import { firmKey } from '../records/logo-file'
import { bilingual, wordingsOf } from '../records/localise'
import { itemOf } from '../records/programme-changes/change-list'
import { keyOf } from '../records/programme-changes/released-schedule'
import { currentSchedule } from '../records/programme-changes/snapshot'
import { programmeCodes } from '../records/programme-codes'
import { releasedProgramme } from '../records/talk-ids'
import { isToBeAnnounced } from '../records/to-be-announced'
import { presentersOf } from '../schemas/programme'
import type { Bilingual, Text } from '../schemas/kinds'
import { firmsIn } from './files/named-files'
import { entriesOf, isWhole, problemIn, valuesAt, type Located } from './findings'
import { personOf } from './programme/clashes'
import { isMissing, routesOf } from './texts/routes'

/** What may be named, and the words by which people call it. */
type Choice = { key: string; name?: Text }

/** Fields that name one of some choices. */
type Reference = {
  uses: Located[]
  missing: (word: string) => Bilingual
  /** Undefined while the file of the choices has errors. */
  choices: Choice[] | undefined
  /** The file in which a new one is added, or what to do. */
  advice: string | Bilingual
  /** What two ways to write the same choice have in common. Without it, the nearest choice is suggested; no day is like another. */
  plain?: (word: string) => string
  severity?: 'warning'
}

const keyed = (keys: string[]): Choice[] => keys.map((key) => ({ key }))

const no = (en: string, tr: string) => (word: string) =>
  both(`There is no ${en} “${word}”.`, `“${word}” adlı bir ${tr} yok.`)

/** The choice that a word probably means: by its key or by its name. */
function likely(word: string, choices: Choice[]): string | undefined {
  const near = suggestion(
    word,
    choices.map(({ key }) => key),
  )
  const names = choices.flatMap(({ key, name }) =>
    name === undefined ? [] : wordingsOf(name).map((wording) => [wording, key] as const),
  )
  const named = suggestion(
    word,
    names.map(([wording]) => wording),
  )
  return near ?? names.find(([wording]) => wording === named)?.[1]
}

const oneOf = (keys: string[], file: string) =>
  keys.length === 0
    ? both(`Add it in ${file} first.`, `Önce ${file} içine ekleyin.`)
    : both(
        `Write one of: ${keys.join(', ')}. A new one is added in ${file} first.`,
        `Şunlardan birini yazın: ${keys.join(', ')}. Yenisi önce ${file} içine eklenir.`,
      )

function unknown(read: ReadEdition, reference: Reference): Problem[] {
  const { uses, choices, missing, advice, plain, severity } = reference
  if (!choices) return []
  const keys = choices.map(({ key }) => key)
  const listed = typeof advice === 'string' ? oneOf(keys, advice) : advice
  return uses
    .filter(({ value }) => !keys.includes(String(value)))
    .map(({ in: collection, path, value }) => {
      const word = String(value)
      const same = plain && keys.find((key) => plain(key) === plain(word))
      const near = plain ? same : likely(word, choices)
      return problemIn(read, collection, path, {
        message: missing(word),
        advice: didYouMean(near, listed),
        replace: near ? { from: word, to: near } : undefined,
        severity: severity ?? 'error',
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

const stillThere = both(
  'If it was removed, write kind: cancelled, or delete this change. Otherwise write the code of a session (2B), a talk (2B-3) or a poster (P12).',
  'Programdan çıkarıldıysa kind: cancelled yazın ya da bu değişikliği silin. Değilse bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın.',
)

const hasLeft = both(
  'If it has left, delete it here; if it only exhibits, move it to exhibitors; otherwise add it there.',
  'Ayrıldıysa buradan silin; yalnızca sergiye katılıyorsa exhibitors altına alın; değilse oraya da ekleyin.',
)

const consentNeeded = both(
  'The registration page links to it: keep an entry with this key.',
  'Kayıt sayfası ona bağlantı verir: Bu key ile bir kayıt bulundurun.',
)

const speaksToo = both(
  'Spell the name the same way in both files. If the speaker is not coming, delete the entry; if the talk is still to be added, ignore this.',
  'Adı iki dosyada aynı yazın. Gelmeyecekse buradan da silin; bildirisi sonra eklenecekse böyle bırakın.',
)

/** A code without what is easily written otherwise: capitals, spaces, hyphens, the word poster. */
const plainCode = (code: string) =>
  ignoringCase(code)
    .replace(/[\s–-]/g, '')
    .replace(/^(?:poster|p)?(?=\d+$)/, 'p')

/** Items that the list of changes names, unless they were cancelled or are known by a former code. */
function changedItems(read: ReadEdition): Located[] {
  const current = currentSchedule(read)
  if (!current || !isWhole(read, 'sessions', 'posters')) return []
  const [released, keys] = [releasedProgramme(read), new Set(current.items.map(keyOf))]
  const items = valuesAt(read, 'programme.changes.*.item')
  return (read.data.programme?.changes ?? []).flatMap((change, index) => {
    const isKnown = change.kind === 'cancelled' || keys.has(itemOf(change, current, released))
    return isKnown ? [] : (items[index] ?? [])
  })
}

/** Speakers who give no talk, once most others do and no talk waits for its presenter: one file was forgotten. */
function silentSpeakers(read: ReadEdition): Located[] {
  const talks = entriesOf(read, 'sessions').flatMap(({ entry }) => entry.talks)
  const presenters = talks.flatMap(presentersOf).map(({ name }) => name)
  const isWaiting = talks.some((talk) => presentersOf(talk).length === 0) || presenters.some(isToBeAnnounced)
  const speakers = valuesAt(read, 'speakers.*.name')
  const panels = entriesOf(read, 'sessions').flatMap(({ entry }) => [
    ...entry.moderators,
    ...entry.panellists,
  ])
  const heard = new Set([...presenters, ...panels.map(({ name }) => name)].map(personOf))
  const silent = speakers.filter(({ value }) => !heard.has(personOf(String(value))))
  return isWaiting || !isWhole(read, 'sessions', 'speakers') || silent.length * 2 > speakers.length
    ? []
    : silent.filter(({ value }) => !isToBeAnnounced(String(value)))
}

function references(read: ReadEdition): Reference[] {
  const at = (place: string) => valuesAt(read, place)
  const listAt = <T>(place: string) => at(place)[0]?.value as T[] | undefined
  const daysAt = (place: string) => listAt<{ date: string }>(place)?.map(({ date }) => ({ key: date }))
  const { sessions = [], sponsors, exhibition } = read.data
  const pages = routesOf(read).flatMap((route) => [route, pathOf(route, 'tr')])
  const firmFields = (['logos', 'websites'] as const).flatMap((field) =>
    Object.keys(sponsors?.[field] ?? {}).map((firm): Located => ({
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
      missing: no('hall', 'salon'),
      choices: listAt('programme.halls'),
      advice: newHall,
    },
    {
      // Without a list, the days are those that have a session.
      uses: at('programme.days.*').length > 0 ? at('sessions.*.date') : [],
      missing: no('day of the programme', 'program günü'),
      choices: daysAt('programme.days'),
      advice: 'data/programme.yaml',
      plain: String,
      severity: 'warning',
    },
    {
      uses: at('posters.*.theme'),
      missing: no('theme', 'tema'),
      choices: listAt('programme.themes'),
      advice: 'data/programme.yaml',
    },
    {
      uses: isWhole(read, 'sessions') ? at('posters.*.session') : [],
      missing: no('poster session', 'poster oturumu'),
      choices: sessions.flatMap(({ kind, code, title }) =>
        kind === 'poster' ? { key: code, name: title } : [],
      ),
      advice: 'data/sessions.yaml',
    },
    {
      // A missing page is reported once, and not at each link to it.
      uses: [...at('navigation.*.to'), ...at('navigation.*.items.*.to')].filter(
        ({ value }) => !isMissing(read, String(value)),
      ),
      missing: no('page', 'sayfa'),
      choices: keyed(routesOf(read)),
      advice: 'content/pages',
    },
    {
      uses: at('site.redirects.*.to'),
      missing: no('page', 'sayfa'),
      choices: keyed(pages),
      advice: 'content/pages',
    },
    {
      uses: at('site.redirects.*.from').filter(({ value }) => pages.includes(String(value))),
      missing: (page) =>
        both(
          `“${page}” is a page of this site, not a former address.`,
          `“${page}” bu sitenin bir sayfası, eski bir adres değil.`,
        ),
      choices: [],
      advice: both('Delete this entry.', 'Bu kaydı silin.'),
    },
    {
      uses: exhibition ? firmFields : [],
      missing: no('firm', 'firma'),
      choices: keyed(firmsIn(read).map(({ value }) => firmKey(value as Text))),
      advice: sameName,
      severity: 'warning',
    },
    // Sponsors are shown on two pages: one that leaves is easily forgotten in the exhibition.
    ...(exhibition?.tiers ?? []).map(({ key, name, firms }, tier): Reference => ({
      uses: firms.map((firm, index) => ({
        ...{ in: 'exhibition', path: ['tiers', tier, 'firms', index] },
        value: firmKey(firm),
      })),
      missing: (firm) =>
        both(
          `“${firm}” is a sponsor here (${bilingual(name).en}), but not in data/sponsors.yaml.`,
          `“${firm}” burada sponsor (${bilingual(name).tr}), ama data/sponsors.yaml içinde değil.`,
        ),
      choices: sponsors?.tiers
        .find((other) => other.key === key)
        ?.firms.map((firm) => ({ key: firmKey(firm) })),
      advice: hasLeft,
      plain: ignoringCase,
      severity: 'warning',
    })),
    {
      uses: at('workshop.singleDay'),
      missing: no('workshop on', 'çalıştay günü'),
      choices: daysAt('workshop.days'),
      advice: 'data/workshop.yaml',
      plain: String,
    },
    {
      uses: changedItems(read),
      missing: (item) => both(`The programme has no “${item}”.`, `Programda “${item}” yok.`),
      choices: keyed(programmeCodes(read.data)),
      advice: stillThere,
      plain: plainCode,
    },
    {
      uses:
        isWhole(read, 'downloads') && read.files.downloads.yaml.value
          ? [{ in: 'downloads', path: [], value: 'privacy-consent' }]
          : [],
      missing: no('download', 'indirme'),
      choices: read.data.downloads,
      advice: consentNeeded,
    },
    {
      uses: silentSpeakers(read),
      missing: (name) =>
        both(
          `${name} is a speaker here, but gives no talk in data/sessions.yaml.`,
          `${name} burada konuşmacı, ama data/sessions.yaml içinde bildirisi yok.`,
        ),
      choices: [],
      advice: speaksToo,
      severity: 'warning',
    },
  ]
}

/** Everything that names something else in the data. */
export const checkReferences = (read: ReadEdition): Problem[] =>
  references(read).flatMap((reference) => unknown(read, reference))
