// Texts of the data that mix the two languages: both in one text, one for all readers, the same text twice, braces in quotation marks.
import { writeLanguages } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { withinBraces } from '../../read/yaml/lines'
import type { CollectionName } from '../../schemas'
import type { Bilingual, Language, Text } from '../../schemas/kinds'
import { inValues, type Told } from '../problem-in'
import { wordsIn } from './exchanged'

/** Letters that only Turkish has, or its small words. */
const isTurkish = (words: string) => /[ğışİĞŞ]/.test(words) || wordsIn(words, 'tr') > 0

/** What authors write in their own language, routes and names: two parts of them are seldom two languages. */
const isOfOneLanguage = (name: CollectionName, path: PropertyKey[]) =>
  name === 'posters' ||
  path.some((step) =>
    ['talks', 'affiliation', 'route', 'terminus', 'firms', 'partners'].includes(String(step)),
  )

/** Places are named by what they lie in, too: İzmir / Türkiye. */
const isPlace = (path: PropertyKey[]) =>
  ['city', 'country', 'district', 'metroStation'].includes(String(path.at(-1)))

/** `Coffee break / Kahve arası`: the two languages that were meant. */
function twoIn(value: string, mustTell: boolean): Bilingual | undefined {
  const [first = '', second = '', ...more] = value.split(/\s+[/|]\s+/)
  if (more.length > 0 || ![first, second].every((part) => /\p{L}{2}/u.test(part))) return undefined
  if (isTurkish(first) && !isTurkish(second)) return { en: second, tr: first }
  return mustTell && !isTurkish(second) ? undefined : { en: first, tr: second }
}

const inQuotes = (value: string): Told => ({
  message: both('The two languages stand in quotation marks.', 'İki dil tırnak içinde duruyor.'),
  advice: both('Take the outer quotation marks away.', 'Dıştaki tırnakları kaldırın.'),
  meant: { from: value, to: value, unquoted: true },
  severity: 'error',
})

const sameTwice: Told = {
  message: both('Both languages have the same text.', 'İki dilde de aynı metin var.'),
  advice: both(
    'Translate it or, where both languages share it, write it once, without en: and tr:.',
    'Çevirin ya da iki dilde ortaksa en: ve tr: olmadan bir kez yazın.',
  ),
}

/** Where organisers write sentences and titles. Elsewhere stand mostly names, which are of one language for all. */
const ownWords: readonly CollectionName[] = [
  'keyDates',
  'fees',
  'workshop',
  'socialTour',
  'venue',
  'programme',
  'sessions',
  'interface',
  'navigation',
  'downloads',
]

const forAll: Record<Language, Told> = {
  en: {
    message: both(
      'This English text stands on the Turkish pages, too.',
      'Bu İngilizce metin Türkçe sayfalarda da görünür.',
    ),
    advice: writeLanguages,
  },
  tr: {
    message: both(
      'This Turkish text stands on the English pages, too.',
      'Bu Türkçe metin İngilizce sayfalarda da görünür.',
    ),
    advice: writeLanguages,
  },
}

/** A plain text whose words are of one language only: for two it would be written { en: …, tr: … }. */
function inOneLanguage(name: CollectionName, value: string, path: PropertyKey[]): Told | undefined {
  if (!ownWords.includes(name) || isOfOneLanguage(name, path)) return undefined
  const [english, turkish] = [wordsIn(value, 'en'), wordsIn(value, 'tr')]
  if (english > 0 === turkish > 0) return undefined
  return forAll[english > 0 ? 'en' : 'tr']
}

function fault(name: CollectionName, value: Text, path: PropertyKey[]): Told | undefined {
  if (typeof value !== 'string') return value.en === value.tr ? sameTwice : undefined
  if (/^\{\s*en:.*\btr:.*\}$/.test(value)) return inQuotes(value)
  const { en, tr } = (isPlace(path) ? undefined : twoIn(value, isOfOneLanguage(name, path))) ?? {}
  if (en === undefined || tr === undefined) return inOneLanguage(name, value, path)
  return {
    message: both(
      'Both languages stand in one text, and each reader sees both.',
      'Tek metinde iki dil var; her okur ikisini de görür.',
    ),
    advice: writeLanguages,
    meant: { from: value, to: `{ en: ${withinBraces(en)}, tr: ${withinBraces(tr)} }`, unquoted: true },
  }
}

/** Texts of the data in which an English page shows Turkish, a Turkish one English, or both show braces. */
export const checkKeptApart = (read: ReadEdition): Problem[] =>
  inValues(read, ['text'], (value, name, path) => fault(name, value as Text, path))
