// What one place of the data names must exist in another: halls, themes, poster sessions, days, pages, firms, changed items.
import type { ReadEdition } from '../read'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { didYouMean, suggestion } from '../read/suggestion'
import { firmKey } from '../records/logo-file'
import { wordingsOf } from '../records/localise'
import { programmeCodes } from '../records/programme-codes'
import { isToBeAnnounced } from '../records/to-be-announced'
import type { CollectionName } from '../schemas'
import type { Bilingual, Text } from '../schemas/kinds'
import { firmsNamed } from './files/firms-named'
import { entriesOf, isWhole, problemIn, soundFields, warningIn } from './findings'
import { personOf } from './programme/clashes'
import { isMissing, routesOf } from './texts/routes'

/** Fields that name one of some choices. */
type Reference = {
  in: CollectionName
  uses: { word: string | undefined; path: PropertyKey[] }[]
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
  const keys = choices.map(({ key }) => key)
  const names = new Map(choices.flatMap(({ key, name = '' }) => wordingsOf(name).map((word) => [word, key])))
  return suggestion(word, keys) ?? names.get(suggestion(word, [...names.keys()].filter(Boolean)) ?? '')
}

function unknown(read: ReadEdition, reference: Reference): Problem[] {
  const { choices, uses, what, file, severity } = reference
  if (!choices) return []
  const keys = choices.map(({ key }) => key)
  const listed = both(
    `Write one of: ${keys.join(', ')}. A new one is added in ${file} first.`,
    `Şunlardan birini yazın: ${keys.join(', ')}. Yenisi önce ${file} içine eklenir.`,
  )
  const none = both(`Add it in ${file} first.`, `Önce ${file} içine ekleyin.`)
  const advice = reference.advice ?? (keys.length > 0 ? listed : none)
  return uses.flatMap(({ word, path }) => {
    if (word === undefined || keys.includes(word)) return []
    const near = likely(word, choices)
    return problemIn(read, reference.in, path, {
      message: both(`There is no ${what.en} “${word}”.`, `“${word}” adlı bir ${what.tr} yok.`),
      advice: didYouMean(near, advice, advice),
      replace: near ? { from: word, to: near } : undefined,
      severity,
    })
  })
}

function ofProgramme(read: ReadEdition): Reference[] {
  const { halls, themes, days } = soundFields(read, 'programme')
  const sessions = entriesOf(read, 'sessions')
  const posters = entriesOf(read, 'posters')
  const posterSessions = sessions
    .filter(({ entry }) => entry.kind === 'poster')
    .map(({ entry: { code, title } }) => ({ key: code, name: title }))
  const usesOf = (field: 'theme' | 'session') =>
    posters.map(({ entry, index }) => ({ word: entry[field], path: [index, field] }))
  const file = 'data/programme.yaml'
  return [
    {
      in: 'sessions',
      uses: sessions.map(({ entry, index }) => ({ word: entry.hall, path: [index, 'hall'] })),
      what: both('hall', 'salon'),
      choices: halls,
      file,
      advice: both(
        `Write one of: ${(halls ?? []).map(({ key }) => key).join(', ')}. A new hall is added in ${file} first. For several halls, write “place: { en: …, tr: … }” instead of “hall”.`,
        `Şunlardan birini yazın: ${(halls ?? []).map(({ key }) => key).join(', ')}. Yeni salon önce ${file} içine eklenir. Birden çok salon için “hall” yerine “place: { en: …, tr: … }” yazın.`,
      ),
    },
    {
      in: 'sessions',
      // Without a list, the days are those that have a session.
      uses: sessions.map(({ entry, index }) => ({ word: entry.date, path: [index, 'date'] })),
      what: both('day of the programme', 'program günü'),
      choices: days && days.length > 0 ? keyed(days.map(({ date }) => date)) : undefined,
      file,
      severity: 'warning',
    },
    { in: 'posters', uses: usesOf('theme'), what: both('theme', 'tema'), choices: themes, file },
    {
      in: 'posters',
      uses: usesOf('session'),
      what: both('poster session', 'poster oturumu'),
      choices: isWhole(read, 'sessions') ? posterSessions : undefined,
      file: 'data/sessions.yaml',
    },
  ]
}

function ofOtherFiles(read: ReadEdition): Reference[] {
  const { sponsors, exhibition, workshop } = read.data
  const firms = firmsNamed(read).map(({ firm }) => firmKey(firm))
  const menu = entriesOf(read, 'navigation').flatMap(({ entry, index }) => [
    { word: entry.to, path: [index, 'to'] },
    ...entry.items.map(({ to }, item) => ({ word: to, path: [index, 'items', item, 'to'] })),
  ])
  const routes = keyed(routesOf(read))
  return [
    {
      in: 'navigation',
      // A missing page is reported once, and not at each link to it.
      uses: menu.filter(({ word }) => !isMissing(read, word)),
      what: both('page', 'sayfa'),
      choices: routes,
      file: 'content/pages',
    },
    ...(['logos', 'websites'] as const).map((field): Reference => ({
      in: 'sponsors',
      uses: Object.keys(sponsors?.[field] ?? {}).map((word) => ({ word, path: [field, word] })),
      what: both('firm', 'firma'),
      choices: exhibition && keyed(firms),
      file: 'data/sponsors.yaml',
      advice: both(
        'Add the firm to a category, or delete this line. The name must be the same in both places.',
        'Firmayı bir kategoriye ekleyin ya da bu satırı silin. Ad iki yerde de aynı olmalı.',
      ),
      severity: 'warning',
    })),
    {
      in: 'workshop',
      uses: [{ word: workshop?.singleDay, path: ['singleDay'] }],
      what: both('workshop on', 'çalıştay günü'),
      choices: workshop && keyed(workshop.days.map(({ date }) => date)),
      file: 'data/workshop.yaml',
    },
  ]
}

/** A code without what is easily written otherwise: capitals, spaces and hyphens. */
const plainCode = (code: string) => ignoringCase(code).replace(/[\s–-]/g, '')

/** What the list of changes names must be in the programme, unless it was cancelled. */
function changedItems(read: ReadEdition): Problem[] {
  const { programme } = read.data
  if (!programme || !isWhole(read, 'sessions', 'posters')) return []
  const items = programmeCodes(read.data)
  return programme.changes.flatMap(({ item, kind }, index) => {
    if (kind === 'cancelled' || items.includes(item)) return []
    // “Poster 12” and a bare 12 are the poster of that number. A code that is only near is another session, talk or poster.
    const poster = `P${/^(?:poster|p)?\s*(\d+)$/i.exec(item)?.[1] ?? ''}`
    const near = [poster, item].flatMap((word) =>
      items.filter((code) => plainCode(code) === plainCode(word)),
    )[0]
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

/** Downloads that pages show by themselves: the footnote of the fees links to the consent form. */
const requiredDownloads = ['privacy-consent']

function missingDownloads(read: ReadEdition): Problem[] {
  if (!read.files.downloads.yaml.value || !isWhole(read, 'downloads')) return []
  const keys = (read.data.downloads ?? []).map(({ key }) => key)
  return requiredDownloads
    .filter((key) => !keys.includes(key))
    .map((key) =>
      problemIn(read, 'downloads', [], {
        message: both(`There is no download “${key}”.`, `“${key}” adlı bir indirme yok.`),
        advice: both(
          `The registration page links to it: keep an entry with “key: ${key}”.`,
          `Kayıt sayfası ona bağlantı verir: “key: ${key}” olan bir kayıt bulundurun.`,
        ),
      }),
    )
}

/** Speakers who give no talk, once others do and no talk waits for its presenter: one file was forgotten. */
function silentSpeakers(read: ReadEdition): Problem[] {
  if (!isWhole(read, 'sessions', 'speakers')) return []
  const presenters = (read.data.sessions ?? []).flatMap(({ talks }) =>
    talks.flatMap((talk) => talk.presenters.map(({ name }) => name)),
  )
  const heard = [...new Set(presenters.map(personOf))]
  const speakers = entriesOf(read, 'speakers')
  const silent = speakers.filter(
    ({ entry: { name } }) =>
      !isToBeAnnounced(name) && !heard.some((person) => personOf(name).includes(person)),
  )
  // The programme may still be without most of them.
  if (presenters.some(isToBeAnnounced) || silent.length * 2 > speakers.length) return []
  return silent.map(({ entry: { name }, index }) =>
    warningIn(read, 'speakers', [index, 'name'], {
      message: both(
        `${name} is a speaker here, but gives no talk in data/sessions.yaml.`,
        `${name} burada konuşmacı, ama data/sessions.yaml içinde bildirisi yok.`,
      ),
      advice: both(
        'Spell the name the same way in both files. If the speaker is not coming, delete the entry; if the talk is still to be added, ignore this.',
        'Adı iki dosyada aynı yazın. Gelmeyecekse buradan da silin; bildirisi sonra eklenecekse böyle bırakın.',
      ),
    }),
  )
}

/** Everything that names something else in the data. */
export const checkReferences = (read: ReadEdition): Problem[] => [
  ...[...ofProgramme(read), ...ofOtherFiles(read)].flatMap((reference) => unknown(read, reference)),
  ...changedItems(read),
  ...missingDownloads(read),
  ...silentSpeakers(read),
]
