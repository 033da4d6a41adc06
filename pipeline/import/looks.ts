// What a text of a sheet looks like by itself: a person, a sentence that is a title, a hall, a break, an address.
import { fold } from '../domain/fold'
import { bareName, isInstitution, isName, perText } from '../domain/people-in-text/name-or-institution'
import { vocabulary } from './vocabulary'

/** A person's name, and neither a hall nor a break. */
export const isPerson = perText((text: string): boolean => {
  if (!isName(text)) return false
  const name = bareName(text)
  return !isHall(name) && pauseOf(name) === undefined
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

/** A hall and nothing else, also beside a time: “SALON I / ROOM I”. */
export const isOnlyHall = (text: string): boolean =>
  isHall(text) &&
  (fold(text).match(/[\p{L}\d]+/gu) ?? []).every((word) => word.length < 4 || vocabulary.halls.includes(word))

/** What a session without talks is: a break, lunch, an opening; undefined if no word of a text says so. */
export const pauseOf = perText((text: string): string | undefined => {
  // The speakers of an opening may be below it.
  const plain = fold(text.length > 90 ? (text.split('\n')[0] ?? '') : text)
  return plain.length > 90 ? undefined : vocabulary.pauses.find(({ words }) => words.test(plain))?.kind
})

/** Whether a cell of “yes” and “no” says yes. */
export const isYes = (text: string): boolean => /^(?:yes|evet|true|[x✓✔1ye])$/i.test(text)

export const isNo = (text: string): boolean => /^(?:no?|h(?:ay[ıi]r)?|false|0)$/i.test(text)

export const isEmail = (text: string): boolean => /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/.test(text)

export const isWebsite = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|tr|de|eu|io)(?:\.\w\w)?\/?$/i.test(
    text.trim(),
  )

export const isPhone = (text: string): boolean => /^\+?(?:[ ()./-]*\d){9,}$/.test(text.trim())

/** A code of a paper or session: MAT-1, 2B, P12. */
export const isCode = (text: string): boolean =>
  /^(?=.*\d)[\p{L}\d]{0,5}[-./ ]?\d{1,4}[\p{L}]?$/u.test(text.trim())

/** A number or a key of a database, or several. */
export const isId = (text: string): boolean =>
  /^(?:[\s,;]*(?:\d+|[\da-f]{8}(?:-[\da-f]{4,12}){4}))+$/i.test(text)
