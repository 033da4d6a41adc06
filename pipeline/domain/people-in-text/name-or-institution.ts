// Whether a text is the name of a person or of an institution, by its words and capitals.
import { fold } from '../fold'
import { memoiseByText } from '../memoise'
import { isParticle, withoutTitle } from '../person-names'
import { endings, institutionWord, pattern, placeWord, smallWords, wholeInstitutionWord } from './words'

/** Texts of a large sheet, of which each is looked at once. */
const MOST_TEXTS = 8000

/** Remembers what a text looks like. */
export function perText<Result>(look: (text: string) => Result): (text: string) => Result {
  const remembered = memoiseByText(look, MOST_TEXTS)
  return (text) => remembered(text)
}

/** A university, a firm, an office. */
export const isInstitution = perText(
  (text: string): boolean =>
    text.length <= 160 &&
    (institutionWord.test(fold(text)) || (/\s/.test(text.trim()) && pattern('companyForms', 'u').test(text))),
)

/** A university, and no department of one. */
export const isWholeInstitution = (text: string): boolean =>
  wholeInstitutionWord.test(fold(text)) || pattern('companyForms', 'u').test(text)

/** An institution, a part of one, or where it is, where these are expected. */
export const isPlace = (text: string): boolean => isInstitution(text) || placeWord.test(fold(text))

const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.(?:-?\p{Lu}\.)*)$/u

const MARKS = /[*†‡]|\(\w{1,2}\)|[¹²³⁴⁵⁶⁷⁸⁹⁰]|(?<=\p{L})\d(?:,\d)*/gu

/** Long words of a Turkish sentence: those of a name have other endings. */
const sentenceWord = new RegExp(`.{4}(?:${endings.tr.filter(({ length }) => length > 3).join('|')})$`)

/** Words of a sentence, which no name has. Mu, Bu and An are names, too. */
const isCommonWord = (word: string) =>
  word.length > 2
    ? smallWords.en.has(word) || smallWords.tr.has(word)
    : /^(?:in|of|on|by|at|to|ve)$/.test(word)

/** A name without the title before it, and without marks and what is after a comma. */
export const bareName = (text: string): string => withoutTitle(text.replace(MARKS, '').replace(/,.*$/, ''))

/** A person's name, also in capitals and with academic titles: two to six words that begin with capitals. */
export const isName = perText((text: string): boolean => {
  if (text.length > 200) return false
  const name = bareName(text)
  const words = name.split(/\s+/)
  const named = words.filter((word) => !isParticle(word))
  if (name.length > 50 || words.length < 2 || words.length > 6 || named.length === 0) return false
  if (words.length > 3 && words.some((word) => sentenceWord.test(fold(word)))) return false
  return named.every((word) => nameWord.test(word) && !isCommonWord(fold(word))) && !isInstitution(name)
})
