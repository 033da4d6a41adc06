// The words by which people and institutions are known (words.yaml), read once.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inBoth, type Bilingual } from '../languages'

type Written = Record<'institutions' | 'departments' | 'trades' | 'partsOfPlace', string> & {
  smallWords: Bilingual
  endings: Bilingual
  patterns: Record<string, string>
  marks: { pattern: string; becomes: string }[]
}

const written = parse(readFileSync('pipeline/domain/people-in-text/words.yaml', 'utf8')) as Written

/** The words of a line of a list. */
export const listOf = (line: string): string[] => line.split(', ')

type Patterns = {
  /** A pattern by its name, without regard to case unless set; {session} in it is the pattern of that name. */
  pattern: (name: string, flags?: string) => RegExp
  /** Those that are numbered: fullDate1, fullDate2 … */
  patterns: (name: string, flags?: string) => RegExp[]
}

/** Patterns by their names, each compiled once. */
export function patternsIn(texts: Record<string, string>): Patterns {
  const compiled = new Map<string, RegExp>()
  const pattern: Patterns['pattern'] = (name, flags = 'iu') => {
    const { [name]: text = '', session = '' } = texts
    const found = compiled.get(name + flags) ?? new RegExp(text.replaceAll('{session}', session), flags)
    compiled.set(name + flags, found)
    return found
  }
  const patterns: Patterns['patterns'] = (name, flags) =>
    Object.keys(texts).flatMap((one) => (one.replace(/\d+$/, '') === name ? pattern(one, flags) : []))
  return { pattern, patterns }
}

export const { pattern, patterns } = patternsIn(written.patterns)

/** E-mail addresses, web addresses and ORCID iDs, perhaps in brackets. */
export const CONTACTS = pattern('contacts', 'giu')

/** What says that names follow: “Authors:”. */
export const NAMES_FOLLOW = pattern('leading')

/** The ways in which institutions are numbered within a text. */
export const numberings = patterns('numbering', 'gu')

const beginningOf = (...lists: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${lists.flatMap(listOf).join('|')})`, 'u')

/** The beginning of a word of an institution, in a text without capitals and accents. */
export const institutionWord = beginningOf(written.institutions, written.departments)

export const wholeInstitutionWord = beginningOf(written.institutions)

/** That of a word of a part of one, a firm or an address, which are in other texts, too. */
export const placeWord = beginningOf(written.trades, written.partsOfPlace)

/** Small words of a sentence, which no name has. */
export const smallWords = inBoth((language) => new Set(listOf(written.smallWords[language])))

export const endings = inBoth((language) => listOf(written.endings[language]))

/** The forms of marks of institutions, and what each becomes. */
export const marks = written.marks.map(({ pattern: form, becomes }) => ({
  pattern: new RegExp(form, 'gu'),
  becomes,
}))
