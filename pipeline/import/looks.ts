// What a text looks like by itself: a person, an institution, a sentence that is a title, a hall, a break, an address.
import { fold } from '../domain/fold'
import { isParticle, withoutTitle } from '../domain/person-names'
import { memoiseByText } from '../read/memoise'
import { pattern, vocabulary } from './vocabulary'

/** Texts of a large sheet, of which each is looked at once. */
const MOST_TEXTS = 8000

/** Remembers what a text looks like. */
export function perText<Result>(look: (text: string) => Result): (text: string) => Result {
  const remembered = memoiseByText(look, MOST_TEXTS)
  return (text) => remembered(text)
}

const institutionWord = new RegExp(`(?<![\\p{L}])(?:${vocabulary.institutions.join('|')})`, 'u')

/** A university, a firm, an office. */
export const isInstitution = perText(
  (text: string): boolean =>
    text.length <= 160 &&
    (institutionWord.test(fold(text)) || (/\s/.test(text.trim()) && pattern('companyForms', 'u').test(text))),
)

const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.(?:-?\p{Lu}\.)*)$/u

const MARKS = /[*†‡]|\(\w{1,2}\)|[¹²³⁴⁵⁶⁷⁸⁹⁰]|(?<=\p{L})\d(?:,\d)*/gu

/** Words of a sentence, which no name has. */
const isCommonWord = (word: string) =>
  word.length > 1 && (vocabulary.smallWords.en.has(word) || vocabulary.smallWords.tr.has(word))

/** A person's name, also in capitals and with academic titles: two to six words that begin with capitals. */
export const isPerson = perText((text: string): boolean => {
  if (text.length > 200) return false
  const name = withoutTitle(text.replace(MARKS, '').replace(/,.*$/, ''))
  const words = name.split(/\s+/)
  const named = words.filter((word) => !isParticle(word))
  if (name.length > 50 || words.length < 2 || words.length > 6 || named.length === 0) return false
  if (words.length > 3 && words.some((word) => vocabulary.sentenceWord.test(fold(word)))) return false
  return (
    named.every((word) => nameWord.test(word) && !isCommonWord(fold(word))) &&
    !isInstitution(name) &&
    !isHall(name) &&
    pauseOf(name) === undefined
  )
})

/** A sentence that may be the title of a talk. */
export const isTitle = perText((text: string): boolean => {
  const isLong = text.trim().split(/\s+/).length > 3 && text.length > 22 && text.length < 400
  return isLong && !isInstitution(text.split('\n')[0] ?? '') && !isPerson(text)
})

const hallWord = new RegExp(`(?<!\\p{L})(?:${vocabulary.halls.join('|')})(?!\\p{L})`, 'u')

/** The name of a hall: “Anadolu Salonu”, “Hall A”; “Salon” alone is a heading. */
export function isHall(text: string): boolean {
  const plain = fold(text).trim()
  const rest = plain.replace(hallWord, ' ').match(/[\p{L}\d]+/gu) ?? []
  const isSession = /\b(?:oturum|session|baskan|chair)/.test(plain)
  return hallWord.test(plain) && rest.length > 0 && rest.length < 5 && !isSession
}

/** What a session without talks is: a break, lunch, an opening; undefined if no word of a text says so. */
export const pauseOf = perText((text: string): string | undefined => {
  // The speakers of an opening may be below it.
  const plain = fold(text.length > 90 ? (text.split('\n')[0] ?? '') : text)
  return plain.length > 90 ? undefined : vocabulary.pauses.find(({ words }) => words.test(plain))?.kind
})

/** Whether a cell of “yes” and “no” says yes. */
export const isYes = (text: string): boolean => /^(?:yes|evet|true|[x✓✔1ye])$/i.test(text)

export const isNo = (text: string): boolean => /^(?:no?|hay[ıi]r|false|0)$/i.test(text)

export const isEmail = (text: string): boolean => /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/.test(text)

export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|tr|de|eu|io)(?:\.\w\w)?\/?$/i.test(
    text.trim(),
  )

export const isPhone = (text: string): boolean => /^\+?(?:[ ()./-]*\d){9,}$/.test(text.trim())

/** A code of a paper or session: MAT-1, 2B, P12. */
export const isCode = (text: string): boolean =>
  /^(?=.*\d)[\p{L}\d]{0,5}[-./ ]?\d{1,4}[\p{L}]?$/u.test(text.trim())
