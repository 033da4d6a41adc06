// What points to something else in the data: halls, themes, logos, dates of the programme.
import type { ReadEdition } from '../read'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import type { Explanation } from '../read/explain'
import { didYouMean, suggestion } from '../read/suggestion'
import { programmeCodes } from '../records/programme-codes'
import { collections, type EditionData } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import { missingLogos, unusedLogoEntries } from './files/logos'
import { entriesOf, linesOf, problemIn, soundFields } from './problem-in'

function unknownWord(word: string, choices: string[], what: Bilingual): Explanation {
  const near = suggestion(word, choices)
  const list = choices.join(', ')
  return {
    message: both(`There is no ${what.en} “${word}”.`, `“${word}” adlı bir ${what.tr} yok.`),
    advice: didYouMean(
      near,
      list
        ? both(`Write one of: ${list}.`, `Şunlardan birini yazın: ${list}.`)
        : both(`None is listed yet: add it first.`, `Henüz hiçbiri listelenmemiş: önce onu ekleyin.`),
      both(`Known: ${list}.`, `Bilinenler: ${list}.`),
    ),
    ...(near ? { meant: { from: word, to: near } } : {}),
  }
}

type Reference = { path: PropertyKey[]; word: string | undefined }

/** What is referred to: what it is called, how its own entry begins and in which file, and which there are. */
type Target = { what: Bilingual; field: 'key' | 'code'; file: string; choices: string[] | undefined }

/** What several entries name was there before: its own entry is gone or has another name now. */
const gone = (
  word: string,
  { what, field, file }: Target,
  naming: Bilingual,
  lines: string,
): Explanation => ({
  message: both(
    `There is no ${what.en} “${word}”, but ${naming.en} name it: lines ${lines}.`,
    `“${word}” adlı bir ${what.tr} yok, ama ${naming.tr} onu anıyor: satır ${lines}.`,
  ),
  advice: both(
    `Bring “${field}: ${word}” back in data/${file}, or write another ${what.en} in each of them.`,
    `data/${file} içinde “${field}: ${word}” kaydını geri getirin ya da hepsine başka bir ${what.tr} yazın.`,
  ),
})

/**
 * The problems of words in the data that must be one of others, each word once; none where a word may be left out and is, or
 * where the others could not be read.
 */
function referred(
  read: ReadEdition,
  name: 'sessions' | 'posters',
  references: Reference[],
  target: Target,
): Problem[] {
  const { what, choices } = target
  const unknown = references.filter(({ word }) => word !== undefined && choices?.includes(word) === false)
  const words = [...new Set(unknown.map(({ word }) => word!))]
  return words.map((word) => {
    const paths = unknown.filter((reference) => reference.word === word).map(({ path }) => path)
    const { en, tr } = collections[name].label
    const count = both(`${paths.length} ${en}s`, `${paths.length} ${tr}`)
    const { message, advice, meant }: Explanation =
      paths.length > 1
        ? gone(word, target, count, linesOf(read, name, paths))
        : unknownWord(word, choices ?? [], what)
    return problemIn(read, name, paths[0]!, message, advice, meant && { meant })
  })
}

function programmeReferences(read: ReadEdition): Problem[] {
  const { halls, themes } = soundFields(read, 'programme')
  const sessions = entriesOf(read, 'sessions')
  const posterSessions = sessions
    .filter(({ entry }) => entry.kind === 'poster')
    .map(({ entry }) => entry.code)
  // A session that could not be read may be the very one that is meant.
  const allSessionsKnown = read.files.sessions.problems.length === 0
  const posters = entriesOf(read, 'posters')
  const ofPosters = (field: 'theme' | 'session') =>
    posters.map(({ entry, index }): Reference => ({ path: [index, field], word: entry[field] }))
  return [
    ...referred(
      read,
      'sessions',
      sessions.map(({ entry: { hall }, index }) => ({ path: [index, 'hall'], word: hall })),
      {
        what: both('hall', 'salon'),
        field: 'key',
        file: 'programme.yaml',
        choices: halls?.map(({ key }) => key),
      },
    ),
    ...referred(read, 'posters', ofPosters('theme'), {
      what: both('theme', 'tema'),
      field: 'key',
      file: 'programme.yaml',
      choices: themes?.map(({ key }) => key),
    }),
    ...referred(read, 'posters', ofPosters('session'), {
      what: both('poster session', 'poster oturumu'),
      field: 'code',
      file: 'sessions.yaml',
      choices: allSessionsKnown ? posterSessions : undefined,
    }),
  ]
}

/** Codes that differ by capitals, blanks and hyphens at most. */
const sameCode = (one: string, other: string) =>
  [one, other]
    .map((code) => ignoringCase(code).replace(/[\s–-]/g, ''))
    .every((plain, _, [first]) => plain === first)

/** What the list of changes names must be in the programme, unless it was cancelled. */
function changedItems(read: ReadEdition): Problem[] {
  const { programme } = read.data
  const unread = (['sessions', 'posters'] as const).some((name) => read.files[name].problems.length > 0)
  if (!programme || unread) return []
  const items = programmeCodes(read.data)
  return programme.changes.flatMap(({ item, kind }, index) => {
    if (kind === 'cancelled' || items.includes(item)) return []
    // “Poster 12” and a bare 12 are the poster of that number.
    const poster = `P${/^(?:poster|p)?\s*(\d+)$/i.exec(item)?.[1] ?? ''}`
    // A code that is only near is another session, talk or poster.
    const near = items.includes(poster) ? poster : items.find((code) => sameCode(code, item))
    const codes = both(
      'Was it taken out? Write kind: cancelled, or delete this change. Otherwise write the code of a session (2B), a talk (2B-3) or a poster (P12).',
      'Programdan mı çıkarıldı? kind: cancelled yazın ya da bu değişikliği silin. Değilse bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın.',
    )
    return [
      problemIn(
        read,
        'programme',
        ['changes', index, 'item'],
        both(`The programme has no “${item}”.`, `Programda “${item}” yok.`),
        didYouMean(near, codes, codes),
        near ? { meant: { from: item, to: near } } : {},
      ),
    ]
  })
}

function dateOrder(read: ReadEdition): Problem[] {
  const { site } = read.data
  const backwards = both('The last day is before the first.', 'Son gün ilk günden önce.')
  const advice = both(
    'Exchange the two dates, or correct one.',
    'İki tarihi yer değiştirin ya da birini düzeltin.',
  )
  return [
    ...(site && site.ends < site.starts ? [problemIn(read, 'site', ['ends'], backwards, advice)] : []),
    ...entriesOf(read, 'keyDates')
      .filter(({ entry }) => entry.ends !== undefined && entry.ends < entry.date)
      .map(({ index }) => problemIn(read, 'keyDates', [index, 'ends'], backwards, advice)),
  ]
}

/** Downloads that pages show by themselves: the footnote of the fees leads to the consent form. */
const requiredDownloads = ['privacy-consent']

function missingDownloads(read: ReadEdition): Problem[] {
  const { yaml, entries } = read.files.downloads
  if (!yaml.value || read.files.downloads.problems.length > 0) return []
  const keys = entries.map(({ value }) => (value as EditionData['downloads'][number]).key)
  return requiredDownloads
    .filter((key) => !keys.includes(key))
    .map((key) =>
      problemIn(
        read,
        'downloads',
        [],
        both(`There is no download “${key}”.`, `“${key}” adlı bir indirme yok.`),
        both(
          `The registration page leads to it: keep an entry with “key: ${key}”.`,
          `Kayıt sayfası ona bağlantı verir: “key: ${key}” olan bir kayıt bulundurun.`,
        ),
      ),
    )
}

/** Every reference from one collection to another. */
export const checkReferences = (read: ReadEdition): Problem[] => [
  ...programmeReferences(read),
  ...changedItems(read),
  ...unusedLogoEntries(read),
  ...missingLogos(read),
  ...dateOrder(read),
  ...missingDownloads(read),
]
