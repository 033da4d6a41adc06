// Lines that say who wrote something and where they work, as above an abstract: authors with marks or without, and their institutions.
import { isOnlyTitles, withoutTitle } from '../person-names'
import { ENOUGH_OF_INSTITUTION, leadsInstitution, numbered } from './institutions'
import { isName, isPlace, isWholeInstitution } from './name-or-institution'
import { readNames, type NamedPerson } from './names'

/** An author with the marks of the institutions: “1,2”. */
type Author = { name: string; marks: string }

export type PeopleInLines = {
  authors: Author[]
  affiliations: { mark: string; text: string }[]
  /** What is neither. */
  unread: string[]
}

type MarkedPerson = Pick<NamedPerson, 'name' | 'marks' | 'affiliation'>

/** A line, and the institutions in it that begin with marks. */
type Marked = { line: string; entries: PeopleInLines['affiliations'] }

/** The end of what is said of a person, such as a line with nothing but an e-mail address. */
export const END = '@'

/** Characters of lines that name a hundred authors; longer ones are damaged. */
export const MOST_CHARACTERS = 3000

/** Words of the longest institution with its departments and its address. */
export const MOST_OF_PLACE = 30

const RAISED = /\^[^^]*\^/g

const STARS = /^[*†‡§¶]+\s*/

/** How many words a text has. */
export const wordCount = (text: string): number => (text.match(/\S+/g) ?? []).length

/** Whether a text is a name, and no department. */
const isAuthor = (name: string): boolean => isName(name) && !isPlace(name)

/** Whether a text can be an institution: no paragraph, no sentence, and nothing with a label such as “Year: 2025”. */
const canBePlace = (text: string, isMarked = false) =>
  text !== '' &&
  wordCount(text) <= MOST_OF_PLACE &&
  !/^[^,:]{2,30}\s?:\s/.test(text) &&
  !(wordCount(text) > 5 && text.endsWith('.') && !(isMarked ? text.includes(',') : isPlace(text)))

/** The people of a line, without degrees after their names. */
const peopleIn = (line: string): NamedPerson[] =>
  readNames(line)
    .people.map((person) => ({ ...person, name: person.name.replace(/,.*$/, '') }))
    .filter(({ name }) => /\p{L}{2}/u.test(name) && !isOnlyTitles(name))

/** Several names, one with its marks or its institution, or one of two or three words: a longer one would be a title. */
const areNames = (people: MarkedPerson[]): boolean =>
  people.length > 0 &&
  people.every(({ name, marks }) => isAuthor(name) || (people.length > 1 && marks.length > 0)) &&
  people.some(
    (one) =>
      people.length > 1 ||
      one.affiliation !== undefined ||
      one.marks.length > 0 ||
      wordCount(withoutTitle(one.name)) <= 3,
  )

/** The authors whom a line names, with marks or without, and perhaps where they work; none if it is another line. */
function authorsIn(line: string): NamedPerson[] {
  const people = line.length <= MOST_CHARACTERS ? peopleIn(line) : []
  return areNames(people) ? people : []
}

/** Whether a line names an author, or several. */
export const namesAuthors = (line: string): boolean => authorsIn(line).length > 0

/** Whether a line names several authors. */
export const namesSeveral = (line: string): boolean => authorsIn(line).length > 1

/** Whether a line names authors with their marks: several of them, or one above the institution. */
export function namesMarked(line: string, next = ''): boolean {
  const people = peopleIn(line)
  const areMarked = people.some(({ marks }) => marks.length > 0)
  return areMarked && areNames(people) && (people.length > 1 || leadsInstitution(next))
}

/** A line with people, and each of the institutions after them in it: “A. Example1, B. Trial2 1 Example University 2 Trial Inc.”. */
function partedAtPlaces(line: string): string[] {
  let rest = line
  const parts: string[] = []
  for (let mark = 1; ; mark += 1) {
    const at = rest.search(new RegExp(`\\s(?=(?:\\^${mark}\\^|${mark}[.)]?)\\s?\\p{Lu})`, 'u'))
    if (at < 0) break
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
  const [people = '', place = rest] = parts
  const isParted = namesMarked(people, place) && isPlace(place.slice(0, ENOUGH_OF_INSTITUTION))
  return isParted ? [...parts, rest] : [line]
}

/** Characters. A shorter line was not broken because it was too long. */
const SHORT_LINE = 50

/** Whether a line is a department, an institution or an address of its own below another one. */
const isOwnPlace = (line: string, above: string): boolean =>
  [line, above].every((one) => one.length < SHORT_LINE && one.includes(' ') && isPlace(one)) &&
  /[\p{L})]$/u.test(above)

/** The lines of a paragraph, where people or institutions begin; others are one that was too long. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(partedAtPlaces)
    .reduce<string[]>((lines, part) => {
      const last = lines.at(-1) ?? ''
      const begins = namesAuthors(part) || (isPlace(part) && !isPlace(last))
      const isLed = leadsInstitution(part) && !namesAuthors(part)
      const isOwn = isLed || [part, last].includes(END) || (begins && namesAuthors(last))
      return last === '' || isOwn
        ? [...lines, part]
        : [...lines.slice(0, -1), `${last}${isOwnPlace(part, last) ? ',' : ''} ${part}`]
    }, [])

/** What begins with marks in a line, such as institutions; a letter counts only where it is the mark of a person. */
function entriesOf(line: string, known: string[]): Marked['entries'] {
  const entries = [...(numbered(line, known) ?? [])].map(([mark, text]) => ({ mark, text }))
  return entries.every(({ mark }) => known.includes(mark) || !/\p{L}/u.test(mark)) ? entries : []
}

/** Adds an institution, and says whose it is; one of nobody is a further one of those above it. */
function addPlace({ affiliations }: PeopleInLines, text: string, owners: Author[]): void {
  const same = affiliations.find((one) => one.text === text)
  const next = owners.length > 0 ? String(affiliations.length + 1) : affiliations.at(-1)?.mark
  const mark = same?.mark ?? next ?? ''
  for (const one of owners) one.marks = mark
  if (!same) affiliations.push({ mark, text })
}

/** `areMarked`: whether institutions have marks; otherwise those of people are marks of something else, such as addresses. */
function addPeople(found: PeopleInLines, people: MarkedPerson[], areMarked: boolean): void {
  for (const { name, affiliation, marks } of people) {
    const author = { name, marks: areMarked ? marks.join(',') : '' }
    if (marks.length === 0 && !isAuthor(name)) found.unread.push(name)
    else {
      found.authors.push(author)
      if (affiliation) addPlace(found, affiliation, [author])
    }
  }
}

/** Whether a line goes on with the institution above it, which has a mark, while this line has none. */
const continues = (line: string, above: string): boolean =>
  isPlace(above) &&
  (isPlace(line) || /^\d/.test(line) || wordCount(line) < 5) &&
  wordCount(line) < 12 &&
  !line.includes(':') &&
  ![above, line].some((one) => /[.?]$/.test(one))

const areBothWhole = (one: string, other: string) => isWholeInstitution(one) && isWholeInstitution(other)

/** Who wrote something and where they work. */
export function peopleInLines(all: string[]): PeopleInLines {
  // Stars are marks where institutions begin with them.
  const areStarred = all.some((line) => STARS.test(line) && isPlace(line))
  const peopleOf = (line: string): MarkedPerson[] =>
    peopleIn(line).map(({ stars, marks, ...person }) => ({
      ...person,
      marks: areStarred && stars ? [...marks, stars] : marks,
    }))
  const whole = areStarred ? all : all.map((line) => line.replace(STARS, ''))
  const known = whole.flatMap(peopleOf).flatMap(({ marks }) => marks)
  const marked = whole.map((line) => ({ line, entries: entriesOf(line, known) }))
  const areMarked = marked.some(({ entries }) => entries.length > 0)
  const lines = areMarked ? marked.filter(({ line }) => line !== END) : marked
  // “¹A. Örnek, ²B. Deneme” and “1. A. Örnek, Örnek University” are names where every line begins with a mark.
  const areAllMarked = lines.every(({ entries }) => entries.length > 0)
  const isOfNames = ({ entries }: Marked) => entries.every(({ text }) => areNames(peopleIn(text)))
  const names = areAllMarked ? [...lines.map(isOfNames), false].indexOf(false) : 0
  // Not names, below a name and above an address: “Project Leader”, “New York, United States”.
  const areParted = lines.filter(({ line }) => line === END).length > 1
  const found: PeopleInLines = { authors: [], affiliations: [], unread: [] }
  let above: 'nothing' | 'names' | 'place' = 'nothing'
  for (const [at, { line, entries }] of lines.entries()) {
    const people = peopleOf(line)
    const canBegin = !areParted || above !== 'place'
    const pending = found.authors.filter(({ marks }) => marks === '')
    const last = above === 'place' ? found.affiliations.at(-1) : undefined
    if (line === END) above = 'nothing'
    else if (at < names) {
      for (const { mark, text } of entries)
        addPeople(
          found,
          peopleOf(text).map((one) => ({ ...one, marks: mark.split(',') })),
          areMarked,
        )
    } else if (entries.length > 0) {
      for (const entry of entries)
        if (canBePlace(entry.text, true))
          found.affiliations.push({ ...entry, text: entry.text.replace(RAISED, '') })
        else found.unread.push(entry.text)
      above = 'place'
    } else if ((canBegin && areNames(people)) || (at === 0 && people.some(({ name }) => isAuthor(name)))) {
      addPeople(found, people, areMarked)
      above = people.some(({ affiliation }) => affiliation) ? 'place' : 'names'
    } else if (last && areMarked && continues(line, last.text)) last.text = `${last.text}, ${line}`
    // A department, an institution and its address in a line each.
    else if (
      last &&
      !areMarked &&
      pending.length === 0 &&
      canBePlace(line) &&
      (areParted || !areBothWhole(last.text, line))
    )
      last.text = `${last.text}, ${line}`
    else if (!areMarked && canBePlace(line) && found.authors.length > 0) {
      addPlace(found, line, pending)
      above = 'place'
    } else {
      found.unread.push(line)
      above = 'nothing'
    }
  }
  return withKnownMarks(found)
}

/** Authors, each once, with the marks of institutions that are named; the only institution is that of all. */
function withKnownMarks({ authors, affiliations, unread }: PeopleInLines): PeopleInLines {
  const known = affiliations.map(({ mark }) => mark)
  const shared = known.length === 1 ? known.join() : ''
  const marked = authors.map(({ name, marks }) => ({
    name,
    marks: marks
      .split(',')
      .filter((mark) => known.length === 0 || known.includes(mark))
      .join(','),
  }))
  const areBare = marked.every(({ marks }) => marks === '')
  return {
    // Who presents may be named by himself and among the authors.
    authors: marked
      .filter(({ name }, at) => authors.findIndex((one) => one.name === name) === at)
      .map((one) => (areBare ? { ...one, marks: shared } : one)),
    affiliations,
    unread,
  }
}
