// A person's name taken apart: as citations, the index of authors, the check of clashes and the import need it. No library on npm knows
// Turkish, German and Czech titles (humanparser, parse-full-name and @citation-js/name make given names or surnames of them).
import { isTitleWord } from './academic-title'
import academic from './academic-titles.json'
import { fold, ignoringCase } from './fold'
import { memoiseByText } from './memoise'

/** The parts of a name, without titles and professions. */
export type PersonName = {
  given: string
  /** Small words before the surname: van der. */
  particle: string
  family: string
  /** Jr., III */
  suffix: string
}

const particles = new Set(academic.particles.split(' '))

/** Small words before a surname, in lowercase or capitals: van, De. */
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase())

const isSuffix = (word: string) => /^(?:(?:jr|sr|jun|sen)\.?|ml\.|st\.|ii|iii|iv)$/i.test(word)

/** A surname in capitals, as many authors write theirs. */
const isCapitals = (word: string) => /^\p{Lu}{2,}(?:[-’']\p{Lu}{2,})*$/u.test(word)

/** The words of a name; “Prof.Dr.Ali” is three, “J.-P.” and “Ph.D.” are one. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\bh\. c\./g, 'h.c.')
    .replace(/(?<!\p{L})\p{L}{2,}\.(?=\p{L})/gu, (start) => (isTitleWord(start) ? `${start} ` : start))
    .split(/\s+/)
    .filter(Boolean)

const isProfession = (word: string) => /^(?:müh|eng)\.$/iu.test(word)

/** The words between the titles before a name and those after it. Any abbreviation belongs to the profession after it: “Tekst. Müh.”. */
function withoutTitles(words: string[]): string[] {
  const isTitle = (word: string, next = '') =>
    isTitleWord(word) || (/^\p{L}{3,}\.$/u.test(word) && (isProfession(next) || /^yük\.$/iu.test(next)))
  const start = words.findIndex((word, at) => !isTitle(word, words[at + 1]))
  const end = words.findLastIndex((word, at) => !isTitle(word, words[at + 1]))
  return start < 0 ? [] : words.slice(start, end + 1)
}

/** Whether a text has no name but only titles: “Prof. Dr.”, “Chem. Eng.”. */
export const isOnlyTitles = (text: string): boolean =>
  text.trim() !== '' && withoutTitles(wordsOf(text.replaceAll(',', ' '))).length === 0

/** What somebody is, after a name: “MD student”, “Doktora Öğrencisi”. */
const isCapacity = (text: string) => /^(?:\p{L}+ ){0,2}(?:student|candidate|öğrencisi)$/iu.test(text)

/** Whether what follows a name after a comma is a title, “Jr.” or “PhD student”, and no name. */
export const isAddition = (text: string): boolean =>
  isSuffix(text.trim()) ||
  isOnlyTitles(text) ||
  isCapacity(text.trim()) ||
  /^(?:\p{L}{3,}\.\s?)+$/u.test(text.trim())

const degrees = new Set(academic.degrees.split(' '))

/** Whether a text is a degree that, after a surname alone, would be initials: “MD”. */
export const isDegree = (text: string): boolean => degrees.has(text.trim())

/** The first and last word of the surname: those in capitals, if the others are not; otherwise the last. */
function familyOf(words: string[]): [first: number, last: number] {
  const end = words.length - 1
  const names = words.filter((word) => !isParticle(word) && !/\.$/.test(word))
  if (names.every(isCapitals) || !names.some(isCapitals)) return [end, end]
  // “JP Serre” has initials, “SERRE Jean” the surname first.
  const [first = ''] = words
  if (isCapitals(first) && first.length > 2) return [0, words.findIndex((word) => !isCapitals(word)) - 1]
  const start = words.findLastIndex((word) => !isCapitals(word)) + 1
  return start > end ? [end, end] : [start, end]
}

function takenApart(name: string): PersonName {
  const [main = '', ...rest] = name.split(',').map((part) => part.trim())
  const named = withoutTitles(wordsOf(main))
  const suffix = [named.length > 1 ? (named.at(-1) ?? '') : '', ...rest].find(isSuffix) ?? ''
  const words = named.at(-1) === suffix ? named.slice(0, -1) : named
  const particleAt = (end: number) => {
    const before = words.slice(0, end).findLastIndex((word) => !isParticle(word) || /^\p{Lu}/u.test(word))
    return before + 1
  }
  const given = rest.find((part) => !isAddition(part))
  const isReversed = given !== undefined && words.filter((word) => !isParticle(word)).length === 1
  if (isReversed) {
    const start = particleAt(words.length - 1)
    const particle = words.slice(start, -1).join(' ')
    return { given: withoutTitles(wordsOf(given)).join(' '), particle, family: words.at(-1) ?? '', suffix }
  }
  const [first, last] = familyOf(words)
  // In “Van Damme” the particle is part of the surname.
  const own = first > 1 && isParticle(words[first - 1] ?? '') && /^\p{Lu}/u.test(words[first - 1] ?? '')
  const start = own ? first - 1 : first
  const particle = particleAt(start)
  return {
    given: [...words.slice(0, particle), ...words.slice(last + 1)].join(' '),
    particle: words.slice(particle, start).join(' '),
    family: words.slice(start, last + 1).join(' '),
    suffix,
  }
}

/** Takes a name apart. Of “Surname, Given” the comma decides; anything else after a comma is a title, a profession or “Jr.”. */
export const namePartsOf: (name: string) => PersonName = memoiseByText(takenApart, Infinity)

/** “van der Berg” */
export const surnameOf = ({ particle, family }: PersonName): string => `${particle} ${family}`.trim()

/** “Ludwig van der Berg”, “John Smith Jr.” */
export const fullName = (name: PersonName): string =>
  [name.given, surnameOf(name), name.suffix].filter(Boolean).join(' ')

/** “van der Berg, Ludwig” and “Smith, Jr., John”: as bibliographies sort names, and BibTeX reads them. */
export const sortedName = (name: PersonName): string =>
  [surnameOf(name), name.suffix, name.given].filter(Boolean).join(', ')

/** The name without titles: “Prof. Dr. A. Kaya” and “A. Kaya, Chem. Eng.” are both “A. Kaya”. */
export const withoutTitle = (name: string): string => fullName(namePartsOf(name))

/** Whether a word of a name is in capitals. Initials are not. */
export const hasCapitals = (name: string): boolean => (name.match(/[\p{L}-]+/gu) ?? []).some(isCapitals)

/** ATAY as Atay. I becomes ı in a name with a letter that only Turkish has. */
export function inProperCase(name: string): string {
  const language = /[ÇĞİÖŞÜçğıöşü]/.test(name) ? 'tr' : 'en'
  return name.replace(/\p{L}+/gu, (word) =>
    isCapitals(word) && !isSuffix(word) ? word.slice(0, 1) + word.slice(1).toLocaleLowerCase(language) : word,
  )
}

/** A name as people write it, sorted by its surname. */
export const surnameFirst = (name: string): string => sortedName(namePartsOf(inProperCase(name)))

/** What all ways to write one name have in common, to find a person again: without titles, capitals and kinds of apostrophes. */
export const personKey = (name: string): string => ignoringCase(withoutTitle(name)).replace(/[’`´]/g, "'")

const lettersOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []

/** Whether two names can be one person's: the surname is the same, and a first name of one begins with that of the other. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [namePartsOf(one), namePartsOf(other)]
  if (lettersOf(a.family).at(-1) !== lettersOf(b.family).at(-1)) return false
  const [given, others] = [lettersOf(a.given), lettersOf(b.given)]
  const isAlike = (first: string) =>
    others.some((second) => first.startsWith(second) || second.startsWith(first))
  return given.length === 0 || others.length === 0 || given.some(isAlike)
}
