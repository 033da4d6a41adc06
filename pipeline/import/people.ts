// Several people in one cell, with their institutions in another, as lists of authors are written: “A. Örnek (1), B. Deneme* (1,2)”.
import { isDeepStrictEqual } from 'node:util'
import { fold } from '../read/fold'
import { both, type Fault } from '../read/problem'
import { englishTitle } from '../records/academic-title'
import type { Language, Text } from '../schemas/kinds'
import { institutionsOf } from '../schemas/people'

/** A person of the edition: an author, a presenter or a speaker. */
export type Person = { name: string; affiliation?: Text; affiliations?: Text[]; presents?: boolean }

/** The texts of the cells: names, and institutions in each language or, if the sheet does not say, in either. */
export type PeopleCells = { names: string; affiliations: Partial<Record<Language | 'either', string>> }

const textsOf = (cell: string) =>
  cell
    .split(/\n|;/)
    .map((text) => text.trim())
    .filter(Boolean)

/** A surname and a first name, which are not two people. */
const oneReversed = /^\s*[\p{L}-]+, [\p{L}-]+\s*(?:\(\d\))?\s*$/u

/** At line ends and semicolons; otherwise at commas, unless what follows is an abbreviation (Chem. Eng.). */
function parts(text: string): string[] {
  const lines = textsOf(text)
  if (lines.length > 1 || oneReversed.test(text)) return lines
  return text
    .split(/,(?!\s*[\p{L}. ]*\.\s*(?:,|$))(?!\s?\d)|\s(?:ve|and|&)\s/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Numbers of institutions and the mark of who presents, which end a name. */
const marks = /(?:[*†‡]|\s?\(?\d{1,2}(?:\s?,\s?\d{1,2})*\)?)+$/u

/** ConfTool and others write Örnek, Ayşe. */
const surnameFirst = /^([^,]+), (\p{L}{2,}(?: \p{L}+\.?)*|(?:\p{L}\. ?)+)$/u

function namesIn(cell: string) {
  const found = parts(cell.normalize('NFKC')).map((part) => {
    const [end = ''] = marks.exec(part) ?? []
    const name = part.slice(0, part.length - end.length).replace(/[\s,]+$/, '')
    return { name, numbers: end.match(/\d+/g) ?? [], presents: end.includes('*') }
  })
  const isReversed = found.length > 0 && found.every(({ name }) => surnameFirst.test(name))
  return isReversed ? found.map((one) => ({ ...one, name: one.name.replace(surnameFirst, '$2 $1') })) : found
}

const surnameOf = (name: string) => fold(name).split(' ').at(-1)

/** The names of a cell, one in each line, with those marked who are in the cell of the presenters. */
export function markedPresenters(authors: string, presenters: string): string {
  const surnames = namesIn(presenters).map(({ name }) => surnameOf(name))
  return namesIn(authors)
    .map(({ name, numbers, presents }) => {
      const mark = presents || surnames.includes(surnameOf(name)) ? '*' : ''
      return `${name}${mark}${numbers.length > 0 ? ` (${numbers.join(',')})` : ''}`
    })
    .join('\n')
}

/** The institutions of each person: by number, by order, or one for all. Undefined if that is not clear. */
function affiliationsOf(people: ReturnType<typeof namesIn>, cell: string): string[][] | undefined {
  const lines = textsOf(cell.normalize('NFKC'))
  const isNumbered = people.some(({ numbers }) => numbers.length > 0)
  if (isNumbered && lines.length > 0) {
    const byNumber = new Map(
      lines.map((line) => [/^\D?(\d+)/.exec(line)?.[1], line.replace(/^[([]?\d+[\s).:\]]*/, '')]),
    )
    const found = people.map(({ numbers }) => numbers.map((number) => byNumber.get(number)))
    if (byNumber.size > 1 || byNumber.keys().next().value)
      return found.map((texts) => texts.flatMap((text) => text ?? []))
  }
  if (lines.length < 2) return people.map(() => lines)
  return lines.length === people.length ? lines.map((line) => [line]) : undefined
}

/** Why the people of some cells cannot be told from one another; undefined if they can. */
export function unclearPeople({ names, affiliations }: PeopleCells): Fault | undefined {
  const people = namesIn(names)
  const cell = Object.values(affiliations).find((text) => affiliationsOf(people, text) === undefined)
  if (cell === undefined) return undefined
  const [persons, institutions] = [people.length, textsOf(cell).length]
  return {
    message: both(
      `It is not clear who of these ${persons} people belongs to which of the ${institutions} institutions.`,
      `Bu ${persons} kişiden hangisinin ${institutions} kurumdan hangisine bağlı olduğu anlaşılmıyor.`,
    ),
    advice: both(
      'Number them, “A. Örnek (1), B. Deneme (1,2)” and “1 …; 2 …”, or write a single institution for all.',
      '“A. Örnek (1), B. Deneme (1,2)” ve “1 …; 2 …” biçiminde numaralayın ya da hepsi için tek kurum yazın.',
    ),
  }
}

const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

/** Each institution once; a single one that all people share needs no numbers. */
function numbered(people: Person[]) {
  const all = people
    .flatMap(institutionsOf)
    .filter((text, at, texts) => texts.findIndex((other) => isDeepStrictEqual(other, text)) === at)
  const isShared = all.length < 2 && people.every((person) => institutionsOf(person).length === all.length)
  return { all, isShared }
}

/** The cell with the names of these people. */
export function namesText(people: Person[]): string {
  const { all, isShared } = numbered(people)
  return people
    .map((person) => {
      const numbers = institutionsOf(person).map(
        (text) => all.findIndex((other) => isDeepStrictEqual(other, text)) + 1,
      )
      const written = isShared || numbers.length === 0 ? '' : ` (${numbers.join(',')})`
      return `${inOneLine(person.name)}${person.presents ? '*' : ''}${written}`
    })
    .join('\n')
}

/** The cell with their institutions in a language. What both languages share is in the English one. */
export function affiliationsText(people: Person[], language: Language | undefined): string {
  const { all, isShared } = numbered(people)
  return all
    .flatMap((text, at) => {
      const shown = typeof text === 'string' ? (language === 'tr' ? '' : text) : text[language ?? 'en']
      return shown ? `${isShared ? '' : `${at + 1} `}${inOneLine(shown)}` : []
    })
    .join('\n')
}

/**
 * The people of some cells. What a cell does not say stays as it was: the institutions if there is no column for them, and who
 * presents if nobody is marked.
 */
export function peopleFrom({ names, affiliations }: PeopleCells, before: Person[]): Person[] {
  const people = namesIn(names)
  const { en, tr, either } = affiliations
  const [first, turkish] = [en ?? either ?? tr, en === undefined ? undefined : tr].map((cell) =>
    cell === undefined ? undefined : affiliationsOf(people, cell),
  )
  const known = before.flatMap(institutionsOf)
  const textOf = (one: string, other?: string): Text => {
    const written = other && other !== one ? { en: one, tr: other } : one
    return (
      known.find((text) => isDeepStrictEqual(text, written)) ??
      known.find((text) => typeof written === 'string' && Object.values(text).includes(written)) ??
      written
    )
  }
  const hasMark = people.some(({ presents }) => presents)
  const written = people.map(({ name }) => englishTitle(name))
  const nameOf = (person: Person | undefined) => inOneLine(person?.name ?? '')
  return people.map(({ presents }, at): Person => {
    const name = written[at]!
    const same = before.find((person) => nameOf(person) === name)
    // A name that was corrected is still that person.
    const old = same ?? (written.includes(nameOf(before[at])) ? undefined : before[at])
    const { affiliation, affiliations: several, presents: did, ...others } = old ?? { name }
    const found = first?.[at]?.map((text, index) => textOf(text, turkish?.[at]?.[index]))
    const isKept = first === undefined || isDeepStrictEqual(found, old && institutionsOf(old))
    const [one, ...more] = isKept ? [] : (found ?? [])
    return {
      ...others,
      name: same ? same.name : name,
      ...(isKept && affiliation !== undefined && { affiliation }),
      ...(isKept && several && { affiliations: several }),
      ...(one !== undefined && (more.length > 0 ? { affiliations: [one, ...more] } : { affiliation: one })),
      ...((hasMark ? presents : did) && { presents: true }),
    }
  })
}
