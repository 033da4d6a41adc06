// People of the edition as the cells of our own workbook, “A. Örnek (1)” and “1 Örnek University”, and back.
import { isDeepStrictEqual } from 'node:util'
import { inOneLine } from './cells'
import type { Language, Text } from '../domain/languages'
import { institutionsOf } from '../schemas/people'
import { present } from './fields'
import { institutionsOfPeople } from './institutions'
import { readNames } from './names'
import type { ReadPerson } from './programme-items'

/** A person of the edition: an author, a presenter or a speaker. */
export type Person = { name: string; affiliation?: Text; affiliations?: Text[]; presents?: boolean }

/** The texts of the cells: names, and institutions; a second cell has these in Turkish. Absent if the sheet has no such column. */
export type PeopleCells = { names: string; affiliations: (string | undefined)[] }

/** The people of the cells of our own workbook. */
export function peopleOfCells(names: string, affiliations: (string | undefined)[]): ReadPerson[] {
  const { people } = readNames(names)
  const [first, turkish] = affiliations.map((cell, at) =>
    // The second cell has only what is written otherwise in Turkish.
    cell === undefined ? undefined : institutionsOfPeople(people, cell, at > 0),
  )
  return people.map(({ name, hasStar }, at) => ({
    name,
    affiliations: first?.[at] ?? [],
    ...(turkish?.[at] ? { affiliationsTr: turkish[at] } : {}),
    presents: hasStar,
  }))
}

/** Whether it is not clear who of some people belongs to which institution. */
export function isUnclear({ names, affiliations }: PeopleCells): boolean {
  const { people } = readNames(names)
  return affiliations.some(
    (cell, at) => cell !== undefined && institutionsOfPeople(people, cell, at > 0) === undefined,
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

/** The people of a list. What was read does not say stays: institutions without a column, and who presents. */
export function peopleFrom(people: ReadPerson[], hasInstitutions: boolean, before: Person[]): Person[] {
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
  return people.map(({ name, presents, affiliations, affiliationsTr }, at): Person => {
    const same = before.find((person) => isNamed(person, name))
    // A name that was corrected is still that person.
    const old = same ?? (people.some((one) => isNamed(before[at], one.name)) ? undefined : before[at])
    const { affiliation, affiliations: several, presents: did, ...others } = old ?? { name }
    const found = affiliations.map((text, index) => textOf(text, affiliationsTr?.[index]))
    const isKept = !hasInstitutions || isDeepStrictEqual(found, old && institutionsOf(old))
    const [single, ...more] = found
    const changed = more.length > 0 ? { affiliations: found } : { affiliation: single }
    return present<unknown>({
      ...others,
      name: same?.name ?? name,
      ...(isKept ? { affiliation, affiliations: several } : changed),
      presents: (isMarked ? presents : did) || undefined,
    }) as Person
  })
}
