// What a text looks like by itself: a person, an institution, a sentence that is a title, a hall, a break, an address.
import { fold } from '../domain/fold'
import { memoiseByText } from '../read/memoise'
import { vocabulary } from './vocabulary'

/** Small words before a surname. */
export const PARTICLE =
  /^(?:von|van|der|den|de|del|della|di|da|dos|du|la|le|el|al|bin|ben|ibn|ten|ter|zu|zur)$/i

const institutionWord = new RegExp(`(?<![\\p{L}])(?:${vocabulary.institutions.join('|')})`, 'u')

/** Forms of companies; “as”, “co” and “se” are words, so capitals and full stops count. */
const shortForms =
  /(?<!\p{L})(?:A\.\s?[ŞS]|AŞ|Ltd|LTD|Şti|ŞTİ|Inc|INC|GmbH|AG|Corp|LLC|PLC|B\.V|S\.A|San\.|Tic\.|SAN\.|TİC\.|SE|KG|Oy|AB|Co\.|A\.?[sş](?=\.?$))\.?(?=$|[\s,.)])/u

/** A university, a firm, an office. */
export const isInstitution = memoiseByText((text: string): boolean => {
  if (text.length > 160) return false
  return institutionWord.test(fold(text)) || (/\s/.test(text.trim()) && shortForms.test(text))
}, 4000)

const academic = new RegExp(
  `^(?:(?:${vocabulary.academicTitles.map((one) => one.replace(/\./g, '\\.?')).join('|')})[.\\s]*)+`,
  'iu',
)

/** A name without the academic titles before it. */
export const withoutAcademicTitle = (text: string): string => text.trim().replace(academic, '').trim()

/** A text that is nothing but academic titles: “Prof. Dr.”, “Chem. Eng.”. */
export const isAcademicTitle = (text: string): boolean =>
  text.trim() !== '' && /^[\p{P}\s]*$/u.test(withoutAcademicTitle(text))

const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.(?:-?\p{Lu}\.)*)$/u

/** A person's name, also in capitals and with academic titles: two to six words that begin with capitals. */
export const isPerson = memoiseByText((text: string): boolean => {
  const name = withoutAcademicTitle(text.replace(/[*†‡]|\(\w{1,2}\)|[¹²³⁴⁵⁶⁷⁸⁹⁰]|(?<=\p{L})\d(?:,\d)*/gu, ''))
    .replace(/,.*$/, '')
    .trim()
  const words = name.split(/\s+/)
  if (
    name.length > 50 ||
    words.length < 2 ||
    words.length > 6 ||
    /\d/.test(name) ||
    isInstitution(name) ||
    isHall(name)
  )
    return false
  const named = words.filter((word) => !PARTICLE.test(word))
  return (
    named.length > 0 &&
    named.every((word) => nameWord.test(word)) &&
    pauseOf(name) === undefined &&
    !hasCommonWord(name)
  )
}, 8000)

/** Words of a sentence, which no name has. */
const commonWords = new Set(vocabulary.english.concat(vocabulary.turkish))

const hasCommonWord = (text: string) =>
  fold(text)
    .split(/\s+/)
    .some((word) => commonWords.has(word) && !PARTICLE.test(word) && word.length > 1)

/** A sentence that may be the title of a talk. */
export const isTitle = memoiseByText((text: string): boolean => {
  const words = text.trim().split(/\s+/)
  return (
    words.length > 3 &&
    text.length > 22 &&
    text.length < 400 &&
    !isInstitution(text.split('\n')[0] ?? '') &&
    !isPerson(text)
  )
}, 4000)

const hallWord = new RegExp(`(?<!\\p{L})(?:${vocabulary.halls.join('|')})(?!\\p{L})`, 'u')

/** The name of a hall: “Anadolu Salonu”, “Hall A”; “Salon” alone is a heading. */
export function isHall(text: string): boolean {
  const plain = fold(text).trim()
  const rest = plain
    .replace(hallWord, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return (
    hallWord.test(plain) &&
    rest !== '' &&
    rest.split(' ').length < 5 &&
    !/\b(?:oturum|session|baskan|chair)/.test(plain)
  )
}

/** What a session without talks is: a break, lunch, an opening; undefined if no word of a text says so. */
export const pauseOf = memoiseByText((text: string): string | undefined => {
  const plain = fold(text)
  if (plain.length > 90) return undefined
  return vocabulary.pauses.find(({ words }) => words.test(plain))?.kind
}, 4000)

export const isEmail = (text: string): boolean => /[\w.+-]+@[\w-]+\.[\w.]+/.test(text)

export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|tr|de|eu|io)(?:\.\w\w)?\/?$/i.test(
    text.trim(),
  )

export const isPhone = (text: string): boolean =>
  /^[+\d][\d ()./-]{8,}$/.test(text.trim()) && text.replace(/\D/g, '').length > 8

/** A code of a paper or session: MAT-1, 2B, P12. */
export const isCode = (text: string): boolean =>
  /^(?=.*\d)[\p{L}\d]{0,5}[-./ ]?\d{1,4}[\p{L}]?$/u.test(text.trim())
