// Authors and their institutions: lines above or below the text of an abstract, in whatever way authors write them.
import { fold } from '../domain/fold'
import { isAddition, isOnlyTitles, isParticle, withoutTitle } from '../domain/person-names'
import type { Abstract, Author } from './abstract'
import { isHeading, wordCount, words } from './template-labels'
import { writeNumber } from './word-lists'
import type { Paragraph } from './word-paragraph'

/** Who wrote a text and where they work; what of the lines could not be read. */
export type People = Pick<Abstract, 'authors' | 'affiliations'> & { unread: string[] }

/** E-mail addresses, web addresses and ORCID iDs, perhaps in brackets. */
export const ADDRESS =
  /[<([]?[^\s<>()[\],;]+@[^\s<>()[\],;]+[>)\]]?|[([]?(orcid\S*\s*)?(https?:\/\/[^\s)\]]+|(\d{4}-){3}\d{3}[\dX])([ –-]+orcid( id)?)?[)\]]?/giu

/** A line with nothing but an e-mail address: below it begins another person. */
const ADDRESS_ALONE = /^[^\S\n]*(?:e-?mail:|e-?posta:)?[^\S\n]*[^\s@,;]+@[^\s@,;]+[^\S\n]*$/gimu
export const END = '@'

/** “Tel: +90 …” and “e-mail:” after an institution. */
const REACHED_BY = /[,;]?\s*\b(?:tel|phone|fax|gsm|e-?mail|e-?posta)\.?:[^,;\n]*/giu

/** What says who of the authors presents, and what they are. */
const PRESENTS =
  /\s?\((?:sunan|sunucu|presenter|presenting(?: author)?|speaker|(?:\S+ )?(?:student|supervisor|advisor|öğrenci(?:si)?|danışman(?:ı)?))\)/giu

/** Characters that are marks by themselves. */
const STARS = '[*†‡§¶]+'

/** Characters of a paragraph that names a hundred authors; longer ones are damaged. */
export const MOST_CHARACTERS = 3000

/** The marks of institutions as authors write them, which become {1}. */
const marksAsWritten: { pattern: RegExp; becomes: string }[] = [
  // A. Örnek (1, 2) and A. Örnek [a]
  { pattern: / ?[([](\d{1,2}(?:, ?\d{1,2})*|[a-h])[)\]]/g, becomes: '{$1}' },
  // A. Örnek1,2 and A. Örnek1a
  { pattern: /(\p{L})(\d{1,2}(?:,\d{1,2})*(?:[a-h](?!\p{L}))?)(?!\d)/gu, becomes: '$1{$2}' },
  // A. Örnek a, B. Deneme b
  { pattern: /(?<=\p{Ll}) ([a-h])(?=\s*[,;*]|\s+(?:and|ve)\b|\s*$)/gu, becomes: '{$1}' },
  // 1) Örnek University, 2: Deneme Inc.
  { pattern: /(^|[,;] )([1-9]|[a-h])[:)]\s*(?=\p{Lu})/gmu, becomes: '$1{$2}' },
  // 1. Örnek University, 1- Örnek University and 1Örnek University, at the beginning of a line
  {
    pattern: /^[^\S\n]*(?:(\d|[a-d])(?:[.)]|\s?[-–])?\s+(?=\p{L})|(\d)(?=\p{Lu}\p{Ll}))/gmu,
    becomes: '{$1$2}',
  },
  // A. Örnek{1},{2} and A. Örnek,{1} B. Deneme,{2}
  { pattern: /\}\s*,\s*\{/g, becomes: ',' },
  { pattern: /(?<=[\p{L}.]),(\{[^}]*\})(?=[\s*]|$)/gu, becomes: '$1,' },
  // * Örnek University
  { pattern: new RegExp(`^[^\\S\\n]*(${STARS})\\s*(?=\\p{L})`, 'gmu'), becomes: '{$1}' },
]

/** Text in which the marks of affiliations are in braces: “A. Örnek{1,2}*”. */
export function withMarksInBraces({ block, text }: Paragraph): string {
  if (!('runs' in block)) return text
  if (text.length > MOST_CHARACTERS) return ''
  const number = block.kind === 'item' && block.number ? `{${writeNumber(block.number, block.format)}}` : ''
  const written = block.runs
    .filter(({ isNote }) => !isNote)
    .map((run) => (run.script === 'sup' ? `{${run.text.trim()}}` : run.text))
    .join('')
    .replace(PRESENTS, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (signs) => `{${signs.normalize('NFKC')}}`)
    .replace(/[，、；]/g, (sign) => (sign === '；' ? '; ' : ', '))
    .replace(ADDRESS_ALONE, END)
    .replace(ADDRESS, '')
    .replace(REACHED_BY, '')
  const withMarks = marksAsWritten.reduce(
    (line, { pattern, becomes }) => line.replace(pattern, becomes),
    `${number}${written}`,
  )
  return withMarks
    .replaceAll('}{', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^\s+|[\s,;]+$/g, '')
}

const AFFILIATION = /^\{([^}]*)\}\s*(.+)$/

/** Words of the names of institutions, and of what is only a part of one, such as a faculty or a country. */
const ORGANISATION = new RegExp(words.organisation.join('|'))
const PART_OF_PLACE = new RegExp(words.partOfPlace.join('|'))

const isOrganisation = (text: string) => ORGANISATION.test(fold(text).trim())
export const isInstitution = (text: string): boolean =>
  isOrganisation(text) || PART_OF_PLACE.test(fold(text).trim())

/** Words of a title, which no name has. */
const OF_SENTENCE = /^(in|of|the|on|for|with|by|from|and|at|to|ve|ile|icin|uzerine|bir)$/
const isOfSentence = (words: string[]) => words.some((word) => OF_SENTENCE.test(fold(word)))

/** Characters that no name has. */
const NOT_IN_NAMES = /[\d:?!/\\%()]/

/** Whether a text can be a person's name: two to six words with capitals. */
export function isName(text: string): boolean {
  const words = text
    .replace(/[*†‡[\]]/g, '')
    .trim()
    .split(/[\s.-]+/)
    .filter(Boolean)
  const isCapital = (word: string) => /^[\p{Lu}\p{Lt}]/u.test(word) || isParticle(word)
  const areCapital = words.length >= 2 && words.length <= 6 && words.every(isCapital)
  return areCapital && !isOfSentence(words) && !NOT_IN_NAMES.test(text) && !isInstitution(text)
}

/** “Örnek, A.” and “Örnek, J.-P.”, in a list that begins or goes on with it. */
const INITIALS = /(?<=^|[,;&] ?| and | ve )(\p{Lu}[\p{L}'’-]+), ((?:\p{Lu}\.[ -]?)*\p{Lu}\.)/gu

/** Names whose surnames are first, in the order in which they are spoken: “ÖRNEK, Ayşe; DENEME, Can” and “Örnek, A., Deneme, C.”. */
export function inOrder(line: string): string {
  if (line.startsWith('{')) return line
  const pieces = line.split(/;\s*/).filter(Boolean)
  const isReversed = (piece: string) => {
    const [family = '', given = '', ...others] = piece.split(/,\s*(?![^{]*\})/)
    const surnames = family.split(' ').filter((word) => !isParticle(word))
    const isSurname = surnames.length === 1 || family === family.toUpperCase()
    return isSurname && given !== '' && others.length === 0 && !isAddition(given) && !isInstitution(piece)
  }
  return pieces.length > 1 && pieces.every(isReversed)
    ? pieces.map((piece) => piece.replace(/^([^,]*), *([^{]*)(.*)$/, '$2 $1$3')).join(', ')
    : line.replace(INITIALS, '$2 $1')
}

const authorsIn = (line: string): Author[] =>
  line
    .replace(/,\s*([^,;{*]+?)\s*(?=[{,;*]|$)/gu, (found, piece: string) => (isAddition(piece) ? '' : found))
    .split(/(?:[,;]|\s(?:and|ve|&)\s)(?![^{]*\})|(?<=\})\s+(?=\p{Lu})/u)
    .map((author) => ({
      name: author
        .replace(/\{[^}]*\}|[*†‡§¶[\]]/g, '')
        .replace(/^(and|ve|&) /, '')
        .replace(/\s+/g, ' ')
        .trim(),
      marks: (author.match(/\{[^}]*\}|[*†‡§¶]+/g) ?? [])
        .flatMap((marks) => marks.match(/[*†‡§¶]+|\p{L}+|\d+/gu) ?? [])
        .join(','),
    }))
    .filter(({ name }) => /\p{L}{2}/u.test(name) && !isOnlyTitles(name))

/** A list of names: several with commas, or one of two or three words, which would be a short title. */
function areNames(line: string): boolean {
  const parts = line.split(/\s*[,;]\s*/)
  return parts.every(isName) && (parts.length > 1 || withoutTitle(line).split(' ').length <= 3)
}

/** Whether a line without marks names authors, several with commas or “and”, and perhaps where they work. */
export const namesAuthors = (line: string): boolean =>
  inBrackets(line) !== undefined ||
  areNames(splitLine(line).names.replaceAll(/\s(and|ve|&)\s/g, ', ')) ||
  line.includes('{')

/** Whether a line names authors with their marks: several of them, or one above the institution. */
export const namesMarked = (line: string, next = ''): boolean => {
  const authors = line.includes('{') ? authorsIn(line) : []
  return (authors.length > 1 || AFFILIATION.test(next)) && authors.every(({ name }) => isName(name))
}

/** Splits “Name, Institution, City”: from the first institution on. */
function splitLine(line: string): { names: string; place: string } {
  const parts = line.replace(/\s[-–—]\s/, ', ').split(/,\s*/)
  const first = parts.findIndex(isInstitution)
  if (first < 0) return { names: line, place: '' }
  return { names: parts.slice(0, first).join(', '), place: parts.slice(first).join(', ') }
}

/** “A. Örnek (Örnek University), B. Deneme (Deneme Inc.)” in pieces: each name with its institution. */
const inBrackets = (line: string): { names: string; place: string }[] | undefined => {
  const pieces = [...line.matchAll(/([^(),;]+(?:,[^(),;]+)*)\(([^()]+)\)[,;\s]*/g)]
  const isWhole = pieces.map(([piece]) => piece).join('') === line.trim()
  const all = pieces.map(([, names = '', place = '']) => ({ names: names.trim(), place: place.trim() }))
  return isWhole && all.length > 0 && all.every(({ names }) => areNames(names)) ? all : undefined
}

/** Words of the longest institution with its departments and its address. */
export const MOST_OF_PLACE = 30

/** Whether a text can be an institution: no paragraph, no sentence, and nothing with a label such as “Year: 2025”. */
const canBePlace = (text: string, isMarked = false) =>
  text !== '' &&
  wordCount(text) <= MOST_OF_PLACE &&
  !/^[^,:]{2,30}\s?:\s/.test(text) &&
  !(wordCount(text) > 5 && text.endsWith('.') && !(isMarked ? text.includes(',') : isInstitution(text)))

/** Whether a name can be that of the first author, although it does not look like one. */
const canBeName = (name: string) =>
  isName(name) || (wordCount(name) < 5 && !NOT_IN_NAMES.test(name) && !isOfSentence(name.split(' ')))

/** “Name, Institution; Name, Institution” as a line each. */
function linesOfPeople(line: string): string[] {
  const pieces = line.split(/;\s*/)
  const split = pieces.map(splitLine)
  return split.every(({ names, place }) => place !== '' && areNames(names)) ? pieces : [line]
}

/** Lines without any marks: names, then where they work, once or several times. */
function readUnmarked(lines: string[]): People {
  const authors: Author[] = []
  const affiliations: Abstract['affiliations'] = []
  const unread: string[] = []
  const areEnded = lines.filter((line) => line === END).length > 1
  let wereNames = false
  const pieces = lines.flatMap(linesOfPeople).flatMap((line, index, all) => {
    const apart = inBrackets(line.replace(/\s(and|ve|&)\s/g, ', '))
    if (apart) return apart
    const { names, place } = splitLine(line)
    // Below a name and above an address are no names: “Project Leader”, “New York, United States”.
    const canBegin = !areEnded || all[index - 1] === END || (wereNames && place === '')
    const isNamed = index === 0 || (canBegin && areNames(names))
    wereNames = isNamed && place === ''
    if (line === END) return []
    return isNamed ? [{ names, place }] : [{ names: '', place: line }]
  })
  for (const { names, place } of pieces) {
    const isAuthor = authors.length === 0 ? canBeName : isName
    for (const author of authorsIn(names))
      if (isAuthor(author.name)) authors.push(author)
      else unread.push(author.name)
    const pending = authors.filter(({ marks }) => marks === '')
    const last = affiliations.at(-1)
    const isAnother = !areEnded && last && isOrganisation(last.text) && isOrganisation(place)
    if (!canBePlace(place)) unread.push(...(place ? [place] : []))
    // A department, an institution and its address in a line each.
    else if (last && names === '' && pending.length === 0 && !isAnother) last.text = `${last.text}, ${place}`
    else {
      const mark = pending.length > 0 ? String(affiliations.length + 1) : (last?.mark ?? '')
      for (const author of pending) author.marks = mark
      affiliations.push({ mark, text: place })
    }
  }
  return { authors, affiliations, unread }
}

/** Lines of which some have marks: affiliations begin with theirs, authors end with them or, without others, begin with them. */
function readMarked(all: string[]): People {
  const apart = (line: string) =>
    AFFILIATION.test(line) ? line.split(/(?:[,;]\s*|\s)(?=\{[^}]*\}\s*\p{Lu})/u) : []
  const isOfNames = (line: string) =>
    AFFILIATION.test(line) && apart(line).every((piece) => isName(piece.replace(/\{[^}]*\}|[,;]/g, '')))
  const names = all.every((line) => AFFILIATION.test(line)) ? all.findIndex((line) => !isOfNames(line)) : 0
  const markLast = (piece: string) => piece.replace(AFFILIATION, '$2{$1}')
  const lines = all.map((line, index) => (index < names ? apart(line).map(markLast).join(', ') : line))
  const marked = lines.flatMap(apart).map((line) => {
    const [, mark = '', text = ''] = AFFILIATION.exec(line) ?? []
    return { mark: mark.replace(/[,\s]/g, ''), text: text.replace(/[{}]/g, '') }
  })
  const others = lines.filter((line) => !AFFILIATION.test(line))
  const isOfAuthors = (line: string, index: number) =>
    line.includes('{') || authorsIn(line).every(({ name }) => (index === 0 ? canBeName : isName)(name))
  return {
    authors: others.filter(isOfAuthors).flatMap(authorsIn),
    affiliations: marked.filter(({ text }) => canBePlace(text, true)),
    unread: [
      ...others.filter((line, index) => !isOfAuthors(line, index)),
      ...marked.flatMap(({ text }) => (canBePlace(text, true) ? [] : text)),
    ],
  }
}

/** Lines in which one without a mark continues the institution above it. */
const continued = (lines: string[]): string[] =>
  lines.reduce<string[]>((all, line) => {
    const last = all.at(-1) ?? ''
    const isNext =
      AFFILIATION.test(last) &&
      isInstitution(last) &&
      (isInstitution(line) || /^\d/.test(line) || wordCount(line) < 5) &&
      wordCount(line) < 12 &&
      !isHeading(line) &&
      !line.includes(':') &&
      ![last, line].some((one) => /[.:]$/.test(one)) &&
      !namesAuthors(line)
    return isNext ? [...all.slice(0, -1), `${last}, ${line}`] : [...all, line]
  }, [])

/** Who wrote a text and where they work, from lines in which marks are in braces. */
export function readPeople(lines: string[]): People {
  const isStarred = lines.some((line) => new RegExp(`^\\{${STARS}\\}`).test(line) && isInstitution(line))
  const all = isStarred ? lines : lines.map((line) => line.replace(/[*†‡§¶]|\{[*†‡§¶\s,]*\}/g, '').trim())
  // “1. Name, Institution” in a line each: the numbers count the authors.
  const rest = all.filter((line) => line !== END)
  const uncounted = rest.map((line) => AFFILIATION.exec(line)?.[2] ?? '')
  const isCounted = rest.length > 0 && uncounted.every((line) => areNames(splitLine(line).names))
  const isMarked = !isCounted && rest.some((line) => AFFILIATION.test(line))
  const { authors, affiliations, unread } = isMarked
    ? readMarked(continued(rest))
    : readUnmarked(isCounted ? uncounted : all)
  const known = affiliations.map(({ mark }) => mark)
  for (const author of authors)
    author.marks = author.marks
      .split(',')
      .filter((mark) => known.length === 0 || known.includes(mark))
      .join(',')
  // The only institution is that of all.
  if (known.length === 1 && authors.every(({ marks }) => marks === ''))
    for (const author of authors) author.marks = known.join()
  // Who presents may be named by himself and among the authors.
  const isFirst = ({ name }: Author, at: number) => authors.findIndex((one) => one.name === name) === at
  return { authors: authors.filter(isFirst), affiliations, unread }
}

/** The lines of a paragraph, where institutions begin; others are one that was too long. */
export const linesIn = (text: string): string[] =>
  text.split('\n').reduce<string[]>((lines, part) => {
    const last = lines.at(-1) ?? ''
    const isOwn =
      part.startsWith('{') ||
      [part, last].includes(END) ||
      ((areNames(part.replace(/\{[^}]*\}|[*†‡]/g, '')) || (isInstitution(part) && !isInstitution(last))) &&
        namesAuthors(last))
    return last === '' || isOwn ? [...lines, part] : [...lines.slice(0, -1), `${last} ${part}`]
  }, [])
