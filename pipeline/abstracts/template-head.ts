// Titles, authors and affiliations: what is above the text of an abstract.
import { fold } from '../domain/fold'
import { anyMonth } from '../domain/months'
import { isAddition, isOnlyTitles, isParticle, withoutTitle } from '../domain/person-names'
import type { Abstract, Author } from './abstract'
import { BESIDE, isHeading, isRemark, isTitleLike, wordCount, words } from './template-labels'
import { writeNumber } from './word-lists'
import { inOneParagraph, isBold, linesOfParagraph, type Paragraph } from './word-paragraph'

type Head = Pick<Abstract, 'authors' | 'affiliations'> & { titles: Paragraph[]; unread: string[] }

const ADDRESS =
  /[<([]?[^\s<>()[\],;]+@[^\s<>()[\],;]+[>)\]]?|[([]?(orcid\S*\s*)?(https?:\/\/[^\s)\]]+|(\d{4}-){3}\d{3}[\dX])[)\]]?/giu

/** Labels of forms, and what introduces an e-mail address. */
const FORM = new RegExp(
  `^(${words.titleLabel}|${words.peopleLabel})(?:${BESIDE}\\s*[:–—]\\s*|(?:\\s*/\\s*[a-z ]{2,20})?\\s*$)`,
)
const FORM_TITLE = new RegExp(`^(${words.titleLabel})${BESIDE}\\s*[:–—]`)

const CONTACT = new RegExp(words.contact)

/** What kind of paper it is, the name of the symposium, and its days: what a journal or a committee has above the title. */
const ABOVE_TITLE = new RegExp(words.aboveTitle.join('|').replaceAll('{month}', fold(anyMonth)))

const PAPER_KIND = new RegExp(words.paperKind)

const isAboveTitle = (text: string): boolean =>
  text.length < 200 && wordCount(text) < 15 && ABOVE_TITLE.test(fold(text))

/** Whether a line is labelled as a title: “Title: …”, “Bildiri Başlığı: …”. */
export const isFormTitle = (text: string): boolean => FORM_TITLE.test(fold(text))

const withoutForm = (line: string) => line.slice(FORM.exec(fold(line))?.[0].length ?? 0)

/** “Tel: +90 …” and “e-mail:” after an institution. */
const REACHED_BY = /[,;]?\s*\b(?:tel|phone|fax|gsm|e-?mail|e-?posta)\.?:[^,;\n]*/giu

/** What says who of the authors presents, and what they are. */
const PRESENTS =
  /\s?\((?:sunan|sunucu|presenter|presenting(?: author)?|speaker|(?:\S+ )?(?:student|supervisor|advisor|öğrenci(?:si)?|danışman(?:ı)?))\)/giu

/** Characters that are marks by themselves. */
const STARS = '[*†‡§¶]+'

/** Characters of a paragraph that names a hundred authors; longer ones are damaged. */
const LONGEST = 3000

/** Text in which the marks of affiliations are in braces: “A. Örnek{1,2}*”. */
function marked({ block, text }: Paragraph): string {
  if (!('runs' in block)) return text
  if (text.length > LONGEST) return ''
  const number = block.kind === 'item' && block.number ? `{${writeNumber(block.number, block.format)}}` : ''
  const written = block.runs
    .filter(({ isNote }) => !isNote)
    .map((run) => (run.script === 'sup' ? `{${run.text.trim()}}` : run.text))
    .join('')
    .replace(PRESENTS, '')
  return `${number}${written}`
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (signs) => `{${signs.normalize('NFKC')}}`)
    .replace(/[，、；]/g, (sign) => (sign === '；' ? '; ' : ', '))
    .replace(ADDRESS, '')
    .replace(REACHED_BY, '')
    .replace(/ ?[([](\d{1,2}(?:, ?\d{1,2})*|[a-h])[)\]]/g, '{$1}')
    .replace(/(\p{L})(\d{1,2}(?:,\d{1,2})*(?:[a-h](?!\p{L}))?)(?!\d)/gu, '$1{$2}')
    .replace(/(?<=\p{Ll}) ([a-h])(?=\s*(?:[,;*]|and\b|ve\b|$))/gu, '{$1}')
    .replace(/(^|[,;] )([1-9]|[a-h])[:)]\s*(?=\p{Lu})/gmu, '$1{$2}')
    .replace(/^[^\S\n]*(?:(\d|[a-d])(?:[.)]|\s?[-–])?\s+(?=\p{L})|(\d)(?=\p{Lu}\p{Ll}))/gmu, '{$1$2}')
    .replace(new RegExp(`^[^\\S\\n]*(${STARS})\\s*(?=\\p{L})`, 'gmu'), '{$1}')
    .replaceAll('}{', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^\s+|[\s,;]+$/g, '')
}

const AFFILIATION = /^\{([^}]*)\}\s*(.+)$/

/** Words of the names of institutions, and of what is only a part of one, such as a faculty or a country. */
const ORGANISATION = new RegExp(words.organisation.join('|'))
const PART_OF_PLACE = new RegExp(words.partOfPlace.join('|'))

const isOrganisation = (text: string) => ORGANISATION.test(fold(text).trim())
const isInstitution = (text: string) => isOrganisation(text) || PART_OF_PLACE.test(fold(text).trim())

/** Words of a title, which no name has. */
const OF_SENTENCE = /^(in|of|the|on|for|with|by|from|and|at|to|ve|ile|icin|uzerine|bir)$/

/** Whether a text can be a person's name: two to five words with capitals, and no digits. */
function isName(text: string): boolean {
  const words = text
    .replace(/[*†‡]/g, '')
    .trim()
    .split(/[\s.-]+/)
    .filter(Boolean)
  const isCapital = (word: string) => /^[\p{Lu}\p{Lt}]/u.test(word) || isParticle(word)
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every(isCapital) &&
    !words.some((word) => OF_SENTENCE.test(fold(word))) &&
    !/\d/.test(text) &&
    !isInstitution(text)
  )
}

/** “Örnek, A.” and “Örnek, J.-P.”, in a list that begins or goes on with it. */
const INITIALS = /(?<=^|[,;&] ?| and | ve )(\p{Lu}[\p{L}'’-]+), ((?:\p{Lu}\.[ -]?)*\p{Lu}\.)/gu

/** Names whose surnames are first, in the order in which they are spoken: “ÖRNEK, Ayşe; DENEME, Can” and “Örnek, A., Deneme, C.”. */
function inOrder(line: string): string {
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
        .replace(/\{[^}]*\}|[*†‡§¶]/g, '')
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
const namesAuthors = (line: string) =>
  inBrackets(line) !== undefined ||
  areNames(splitLine(line).names.replaceAll(/\s(and|ve|&)\s/g, ', ')) ||
  line.includes('{')

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
const MOST_OF_PLACE = 30

/** “Name, Institution; Name, Institution” as a line each. */
function linesOfPeople(line: string): string[] {
  const pieces = line.split(/;\s*/)
  const split = pieces.map(splitLine)
  return split.every(({ names, place }) => place !== '' && areNames(names)) ? pieces : [line]
}

/** Lines without any marks: names, then where they work, once or several times. */
function readUnmarked(lines: string[]): Omit<Head, 'titles'> {
  const authors: Author[] = []
  const affiliations: Abstract['affiliations'] = []
  const unread: string[] = []
  const pieces = lines.flatMap(linesOfPeople).flatMap((line, index) => {
    const apart = inBrackets(line.replace(/\s(and|ve|&)\s/g, ', '))
    if (apart) return apart
    const { names, place } = splitLine(line)
    const isNamed = index === 0 || areNames(names)
    return isNamed ? [{ names, place }] : [{ names: '', place: line }]
  })
  for (const { names, place } of pieces) {
    const named = authorsIn(names)
    const isFirst = authors.length === 0
    authors.push(...named.filter(({ name }) => isFirst || isName(name)))
    if (!isFirst) unread.push(...named.flatMap(({ name }) => (isName(name) ? [] : name)))
    if (place === '') continue
    // A paragraph or a sentence is no institution.
    const isSentence = wordCount(place) > 5 && place.endsWith('.') && !isInstitution(place)
    if (wordCount(place) > MOST_OF_PLACE || isSentence) {
      unread.push(place)
      continue
    }
    const pending = authors.filter(({ marks }) => marks === '')
    const last = affiliations.at(-1)
    // A department, an institution and its address in a line each.
    if (
      last &&
      names === '' &&
      pending.length === 0 &&
      !(isOrganisation(last.text) && isOrganisation(place))
    ) {
      last.text = `${last.text}, ${place}`
      continue
    }
    const mark = pending.length > 0 ? String(affiliations.length + 1) : (last?.mark ?? '')
    for (const author of pending) author.marks = mark
    affiliations.push({ mark, text: place })
  }
  return { authors, affiliations, unread }
}

/** Lines of which some have marks: affiliations begin with theirs, authors end with them or, without others, begin with them. */
function readMarked(all: string[]): Omit<Head, 'titles'> {
  const apart = (line: string) =>
    AFFILIATION.test(line) ? line.split(/(?:[,;]\s*|\s)(?=\{[^}]*\}\s*\p{Lu})/u) : []
  const isOfNames = (line: string) =>
    AFFILIATION.test(line) && apart(line).every((piece) => isName(piece.replace(/\{[^}]*\}|[,;]/g, '')))
  const names = all.every((line) => AFFILIATION.test(line)) ? all.findIndex((line) => !isOfNames(line)) : 0
  const lines = all.map((line, index) =>
    index < names
      ? apart(line)
          .map((piece) => piece.replace(AFFILIATION, '$2{$1}'))
          .join(', ')
      : line,
  )
  const affiliations = lines.flatMap(apart).flatMap((line) => {
    const [, mark = '', text = ''] = AFFILIATION.exec(line) ?? []
    return text === '' ? [] : [{ mark: mark.replace(/[,\s]/g, ''), text: text.replace(/[{}]/g, '') }]
  })
  const others = lines.filter((line) => !AFFILIATION.test(line))
  const isOfAuthors = (line: string, index: number) =>
    index === 0 || line.includes('{') || authorsIn(line).every(({ name }) => isName(name))
  return {
    authors: others.filter(isOfAuthors).flatMap(authorsIn),
    affiliations,
    unread: others.filter((line, index) => !isOfAuthors(line, index)),
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
      !/[.:]$/.test(line) &&
      !namesAuthors(line)
    return isNext ? [...all.slice(0, -1), `${last}, ${line}`] : [...all, line]
  }, [])

/** Who wrote a text and where they work, from lines in which marks are in braces. */
function readPeople(lines: string[]): Omit<Head, 'titles'> {
  const isStarred = lines.some((line) => new RegExp(`^\\{${STARS}\\}`).test(line) && isInstitution(line))
  const rest = isStarred
    ? lines
    : lines.map((line) =>
        line
          .replace(/[*†‡§¶]/g, '')
          .replace(/\{[\s,]*\}/g, '')
          .trim(),
      )
  // “1. Name, Institution” in a line each: the numbers count the authors.
  const uncounted = rest.map((line) => AFFILIATION.exec(line)?.[2] ?? '')
  const isCounted = rest.length > 0 && uncounted.every((line) => areNames(splitLine(line).names))
  const isMarked = !isCounted && rest.some((line) => AFFILIATION.test(line))
  const { authors, affiliations, unread } = isMarked
    ? readMarked(continued(rest))
    : readUnmarked(isCounted ? uncounted : rest)
  const known = affiliations.map(({ mark }) => mark)
  for (const author of authors)
    author.marks = author.marks
      .split(',')
      .filter((mark) => known.length === 0 || known.includes(mark))
      .join(',')
  // Who presents may be named by himself and among the authors.
  const isFirst = ({ name }: Author, at: number) => authors.findIndex((one) => one.name === name) === at
  return { authors: authors.filter(isFirst), affiliations, unread }
}

/** The lines of a paragraph, where institutions begin; others are one that was too long. */
const linesIn = (text: string): string[] =>
  text.split('\n').reduce<string[]>((lines, part) => {
    const last = lines.at(-1) ?? ''
    const isOwn =
      part.startsWith('{') ||
      ((areNames(part.replace(/\{[^}]*\}|[*†‡]/g, '')) || (isInstitution(part) && !isInstitution(last))) &&
        namesAuthors(last))
    return last === '' || isOwn ? [...lines, part] : [...lines.slice(0, -1), `${last} ${part}`]
  }, [])

type Line = { paragraph: Paragraph; text: string; isTitled: boolean }

/** A title and the authors below it, which only line breaks part, as two paragraphs. */
function parted(paragraph: Paragraph): Paragraph[] {
  const lines = linesOfParagraph(paragraph)
  const isOfAuthors = (line: Paragraph) => namesAuthors(marked(line).replace(/\{[^}]*\}|[*†‡]/g, ''))
  const first = lines.findIndex(isOfAuthors)
  if (first < 1) return [paragraph]
  return [lines.slice(0, first), lines.slice(first)].flatMap(inOneParagraph)
}

/** What is above a text. Titles: the first paragraph, and all in bold after it that name no authors. */
export function readHead(head: Paragraph[]): Head {
  const isDamaged = ({ text }: Paragraph) => text.length > LONGEST
  const written = head
    .filter((paragraph) => !isDamaged(paragraph))
    .flatMap(parted)
    .map((paragraph): Line => ({
      paragraph: { ...paragraph, text: withoutForm(paragraph.text) },
      text: inOrder(withoutForm(marked(paragraph))),
      isTitled: isFormTitle(paragraph.text),
    }))
    .filter(({ paragraph }) => paragraph.text !== '')
  const isAbove = ({ paragraph }: Line) => isAboveTitle(paragraph.text)
  const people = written.findIndex((line, at) => at > 0 && !isAbove(line) && namesAuthors(line.text))
  const title = written.slice(0, people < 0 ? undefined : people).findLastIndex(isAbove) + 1
  // “Sunum türü” with “Sözlü” in the next cell.
  const isAnswer = ({ text }: Paragraph, before: Line | undefined) =>
    before && isRemark(before.paragraph.text) && !/:\s*\S/.test(before.paragraph.text) && wordCount(text) < 4
  const told = written.filter(
    (line, at) =>
      at < title ||
      PAPER_KIND.test(fold(line.paragraph.text)) ||
      isRemark(line.paragraph.text) ||
      isAnswer(line.paragraph, written[at - 1]),
  )
  const lines = written.filter((line) => !told.includes(line))
  // A long name alone is followed by where its bearer works.
  const isAuthor = (text: string, next: Line | undefined) =>
    namesAuthors(text) || (isName(text) && next !== undefined && isInstitution(next.text))
  const isFirstTitle = ({ paragraph, text }: Line, index: number) =>
    index === 0 || ((isBold(paragraph) || paragraph.style === 'Title') && !isAuthor(text, lines[index + 1]))
  const end = lines.findIndex((line, index) => !isFirstTitle(line, index))
  const titles = lines.slice(0, end < 0 ? undefined : end)
  const below = lines
    .slice(titles.length)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !CONTACT.test(fold(text)))
  // A further title that is not in bold, such as the Turkish one: above the authors, or in the middle.
  const firstAuthors = below.findIndex(({ text }) => namesAuthors(text))
  const late = below.filter(
    ({ paragraph, text, isTitled }, index) =>
      isTitled ||
      (!namesAuthors(text) &&
        !isInstitution(text) &&
        (index < firstAuthors || (isTitleLike(paragraph) && text.split(' ').length > 6))),
  )
  const rest = below.filter((line) => !late.includes(line)).flatMap(({ text }) => linesIn(text))
  const { unread, ...found } = readPeople(rest)
  return {
    titles: [...titles, ...late].map(({ paragraph }) => paragraph),
    ...found,
    unread: [
      ...unread,
      ...told.map(({ paragraph }) => paragraph.text),
      ...head.filter(isDamaged).map(({ text }) => text),
    ],
  }
}

/** Whether a paragraph is the name of an institution. */
export const isPlace = ({ text }: Paragraph): boolean =>
  wordCount(text) < MOST_OF_PLACE && !/[.!?]$/.test(text) && isInstitution(text)

/** Whether a paragraph names authors or institutions. */
export const namesPeople = (paragraph: Paragraph): boolean =>
  isPlace(paragraph) ||
  (wordCount(paragraph.text) < MOST_OF_PLACE && namesAuthors(inOrder(marked(paragraph))))

/** Whether a paragraph says how to reach the authors. */
export const isContact = (text: string): boolean =>
  text.length < 300 &&
  wordCount(text) < 15 &&
  ((/[:@]/.test(text) && CONTACT.test(fold(text))) ||
    (text.includes('@') && !/\p{L}{2}/u.test(text.replace(ADDRESS, ''))))
