// Several people in one cell, with their institutions in another, as lists of authors are written: “A. Örnek (1), B. Deneme* (1,2)”.
import { isDeepStrictEqual } from 'node:util'
import { fold } from '../domain/fold'
import { fault, type Fault } from '../read/problem'
import { englishTitle } from '../domain/academic-title'
import type { Language, Text } from '../domain/languages'
import { institutionsOf } from '../schemas/people'
import { inOneLine, present } from './fields'

/** A person of the edition: an author, a presenter or a speaker. */
export type Person = { name: string; affiliation?: Text; affiliations?: Text[]; presents?: boolean }

/** The texts of the cells: names, and institutions; a second cell has these in Turkish. Absent if the sheet has no such column. */
export type PeopleCells = { names: string; affiliations: (string | undefined)[] }

const trimmed = (texts: string[]) => texts.map((text) => text.trim()).filter(Boolean)

const linesOf = (cell: string) => trimmed(cell.normalize('NFKC').split(/\n|;/))

/** A surname and a first name, which are not two people. */
const oneReversed = /^\s*[\p{L}-]+, [\p{L}-]+\s*(?:\(\d\))?\s*$/u

/** At line ends and semicolons; otherwise at commas, unless what follows is an abbreviation (Chem. Eng.). */
function parts(cell: string): string[] {
  const lines = linesOf(cell)
  if (lines.length > 1 || oneReversed.test(cell)) return lines
  return trimmed((lines[0] ?? '').split(/,(?!\s*[\p{L}. ]*\.\s*(?:,|$))(?!\s?\d)|\s(?:ve|and|&)\s/u))
}

/** Numbers of institutions and the mark of who presents, which end a name. */
const marks = /(?:[*†‡]|\s?\(?\d{1,2}(?:\s?,\s?\d{1,2})*\)?)+$/u

/** ConfTool and others write Örnek, Ayşe. */
const surnameFirst = /^([^,]+), (\p{L}{2,}(?: \p{L}+\.?)*|(?:\p{L}\. ?)+)$/u

function namesIn(cell: string) {
  const found = parts(cell).map((part) => {
    const [end = ''] = marks.exec(part) ?? []
    const name = part.slice(0, part.length - end.length).replace(/[\s,]+$/, '')
    return { name, numbers: end.match(/\d+/g) ?? [], presents: end.includes('*') }
  })
  const isReversed = found.every(({ name }) => surnameFirst.test(name))
  return isReversed ? found.map((one) => ({ ...one, name: one.name.replace(surnameFirst, '$2 $1') })) : found
}

export const nameLines = (cell: string) =>
  namesIn(cell)
    .map(({ name }) => name)
    .join('\n')

/** Whether two names are those of one person, whose first name or title may be written otherwise. */
export const areAlike = (one: Person, other: Person) =>
  fold(one.name).split(' ').at(-1) === fold(other.name).split(' ').at(-1)

/** The institutions of each person: by number, by order, or one for all. Undefined if that is not clear. */
function affiliationsOf(people: ReturnType<typeof namesIn>, cell: string): string[][] | undefined {
  const lines = linesOf(cell)
  const byNumber = new Map(
    lines.map((line) => [/^\D?(\d+)/.exec(line)?.[1], line.replace(/^[([]?\d+[\s).:\]]*/, '')]),
  )
  const isNumbered = people.some(({ numbers }) => numbers.length > 0)
  if (isNumbered && [...byNumber.keys()].some(Boolean))
    return people.map(({ numbers }) => numbers.flatMap((number) => byNumber.get(number) ?? []))
  if (lines.length < 2) return people.map(() => lines)
  return lines.length === people.length ? lines.map((line) => [line]) : undefined
}

/** Why the people of some cells cannot be distinguished; undefined if they can. */
export function unclearPeople({ names, affiliations }: PeopleCells): Fault | undefined {
  const people = namesIn(names)
  const cell = affiliations.find((text) => text !== undefined && !affiliationsOf(people, text))
  if (cell === undefined) return undefined
  const [persons, institutions] = [people.length, linesOf(cell).length]
  return fault(
    `It is not clear who of these ${persons} people belongs to which of the ${institutions} institutions.`,
    `Bu ${persons} kişiden hangisinin ${institutions} kurumdan hangisine bağlı olduğu anlaşılmıyor.`,
    'Number them, “A. Örnek (1), B. Deneme (1,2)” and “1 …; 2 …”, or write a single institution for all.',
    '“A. Örnek (1), B. Deneme (1,2)” ve “1 …; 2 …” biçiminde numaralayın ya da hepsi için tek kurum yazın.',
  )
}

const placeAmong = (all: Text[], text: Text) => all.findIndex((one) => isDeepStrictEqual(one, text))

/** Each institution once; a single one that all people share needs no numbers. */
function institutions(people: Person[]) {
  const all = people.flatMap(institutionsOf).filter((text, at, texts) => placeAmong(texts, text) === at)
  const isShared = all.length < 2 && people.every((person) => institutionsOf(person).length === all.length)
  return { all, isShared }
}

export function namesText(people: Person[]): string {
  const { all, isShared } = institutions(people)
  return people
    .map((person) => {
      const numbers = institutionsOf(person).map((text) => placeAmong(all, text) + 1)
      const end = isShared || numbers.length === 0 ? '' : ` (${numbers.join(',')})`
      return `${inOneLine(person.name)}${person.presents ? '*' : ''}${end}`
    })
    .join('\n')
}

/** The cell with their institutions in a language. What both languages share is in the English one. */
export function affiliationsText(people: Person[], language: Language | undefined): string {
  const { all, isShared } = institutions(people)
  return all
    .flatMap((text, at) => {
      const shown = typeof text === 'string' ? (language === 'tr' ? '' : text) : text[language ?? 'en']
      return shown ? `${isShared ? '' : `${at + 1} `}${inOneLine(shown)}` : []
    })
    .join('\n')
}

/** The people of some cells. What these do not say stays: institutions without a column, and who presents. */
export function peopleFrom({ names, affiliations }: PeopleCells, before: Person[]): Person[] {
  const people = namesIn(names).map((one) => ({ ...one, name: englishTitle(one.name) }))
  const [first, turkish] = affiliations.map((cell) =>
    cell === undefined ? undefined : affiliationsOf(people, cell),
  )
  const known = before.flatMap(institutionsOf)
  const textOf = (one: string, other?: string): Text => {
    const text = other && other !== one ? { en: one, tr: other } : one
    return (
      known.find((old) => isDeepStrictEqual(old, text)) ??
      known.find((old) => typeof text === 'string' && Object.values(old).includes(text)) ??
      text
    )
  }
  const isMarked = people.some(({ presents }) => presents)
  const isNamed = (person: Person | undefined, name: string) => inOneLine(person?.name ?? '') === name
  return people.map(({ name, presents }, at): Person => {
    const same = before.find((person) => isNamed(person, name))
    // A name that was corrected is still that person.
    const old = same ?? (people.some((one) => isNamed(before[at], one.name)) ? undefined : before[at])
    const { affiliation, affiliations: several, presents: did, ...others } = old ?? { name }
    const found = first?.[at]?.map((text, index) => textOf(text, turkish?.[at]?.[index]))
    const isKept = first === undefined || isDeepStrictEqual(found, old && institutionsOf(old))
    const [single, ...more] = found ?? []
    const changed = more.length > 0 ? { affiliations: found } : { affiliation: single }
    return present<unknown>({
      ...others,
      name: same?.name ?? name,
      ...(isKept ? { affiliation, affiliations: several } : changed),
      presents: (isMarked ? presents : did) || undefined,
    }) as Person
  })
}
