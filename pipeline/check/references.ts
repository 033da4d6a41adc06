// What points to something else in the data: halls, themes, logos, dates of the programme.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import type { Explanation } from '../read/explain'
import { didYouMean, suggestion } from '../read/suggestion'
import { programmeCodes } from '../records/programme-codes'
import type { CollectionName, EditionData } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import { missingLogos, unusedLogoEntries } from './files/logos'
import { entriesOf, problemIn, soundFields } from './problem-in'

function unknownWord(word: string, choices: string[], what: Bilingual): Explanation | undefined {
  if (choices.includes(word)) return undefined
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

/**
 * The problem of a word in the data that must be one of others; none where it may be left out and is, or where the others
 * could not be read.
 */
function referred(
  read: ReadEdition,
  { name, path, word }: { name: CollectionName; path: PropertyKey[]; word: string | undefined },
  choices: string[] | undefined,
  what: Bilingual,
): Problem[] {
  const wrong = word === undefined || !choices ? undefined : unknownWord(word, choices, what)
  if (!wrong) return []
  return [problemIn(read, name, path, wrong.message, wrong.advice, wrong.meant && { meant: wrong.meant })]
}

function programmeReferences(read: ReadEdition): Problem[] {
  const { halls, themes } = soundFields(read, 'programme')
  const sessions = entriesOf(read, 'sessions')
  const posterSessions = sessions
    .filter(({ entry }) => entry.kind === 'poster')
    .map(({ entry }) => entry.code)
  // A session that could not be read may be the very one that is meant.
  const allSessionsKnown = read.files.sessions.problems.length === 0
  return [
    ...sessions.flatMap(({ entry: { hall }, index }) =>
      referred(
        read,
        { name: 'sessions', path: [index, 'hall'], word: hall },
        halls?.map(({ key }) => key),
        both('hall', 'salon'),
      ),
    ),
    ...entriesOf(read, 'posters').flatMap(({ entry, index }) => {
      const at = (field: 'theme' | 'session') => ({
        name: 'posters' as const,
        path: [index, field],
        word: entry[field],
      })
      return [
        ...referred(
          read,
          at('theme'),
          themes?.map(({ key }) => key),
          both('theme', 'tema'),
        ),
        ...referred(
          read,
          at('session'),
          allSessionsKnown ? posterSessions : undefined,
          both('poster session', 'poster oturumu'),
        ),
      ]
    }),
  ]
}

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
    const near = items.includes(poster) ? poster : suggestion(item, items)
    const codes = both(
      'Write the code of a session (2B), a talk (2B-3) or a poster (P12); of what was taken out, write kind: cancelled.',
      'Bir oturumun (2B), bildirinin (2B-3) ya da posterin (P12) kodunu yazın; programdan çıkarılan için kind: cancelled yazın.',
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
