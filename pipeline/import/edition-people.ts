// People of the edition as the cells of our own workbook, “A. Örnek (1)” and “1 Örnek University”, and changed by what a sheet says.
import { isDeepStrictEqual } from 'node:util'
import type { Language, Text } from '../domain/languages'
import { institutionsOf } from '../schemas/people'
import { inOneLine } from '../domain/fold'
import { fieldsOf, present } from './fields'
import { isSamePerson } from '../domain/person-names'
import type { ReadPerson } from './programme-items'

/** A person of the edition: an author, a presenter or a speaker. */
export type Person = { name: string; affiliation?: Text; affiliations?: Text[]; presents?: boolean }

/** The people of an entry as a sheet has them, and whether it says anything of their institutions. */
export type SheetPeople = { read: ReadPerson[]; hasInstitutions: boolean }

const placeAmong = (all: Text[], text: Text) => all.findIndex((one) => isDeepStrictEqual(one, text))

/** Each institution once; a single one that all people share needs no numbers. */
function institutionsAmong(people: Person[]) {
  const all = people.flatMap(institutionsOf).filter((text, at, texts) => placeAmong(texts, text) === at)
  return {
    all,
    isShared: all.length < 2 && people.every((person) => institutionsOf(person).length === all.length),
  }
}

/** The cell with their names, each with the numbers of the institutions. */
export function namesText(people: Person[]): string {
  const { all, isShared } = institutionsAmong(people)
  const lines = people.map((person) => {
    const numbers = isShared ? [] : institutionsOf(person).map((text) => placeAmong(all, text) + 1)
    const end = numbers.length > 0 ? ` (${numbers.join(',')})` : ''
    return `${inOneLine(person.name)}${person.presents ? '*' : ''}${end}`
  })
  return lines.join('\n')
}

/** The cell with their institutions in a language. What both languages share is in the English one. */
export function affiliationsText(people: Person[], language: Language | undefined): string {
  const { all, isShared } = institutionsAmong(people)
  const textIn = (text: Text) =>
    typeof text !== 'string' ? text[language ?? 'en'] : language === 'tr' ? '' : text
  const lines = all.map(
    (text, at) => textIn(text) && `${isShared ? '' : `${at + 1} `}${inOneLine(textIn(text))}`,
  )
  return lines.filter(Boolean).join('\n')
}

/** Everything that the cells show of people. */
const shownOf = (people: Person[]): string =>
  [namesText(people), affiliationsText(people, 'en'), affiliationsText(people, 'tr')].join('\n\n')

/** People with what a sheet says of them. What it does not say stays: institutions without a column, and who presents. */
function peopleFrom({ read, hasInstitutions }: SheetPeople, before: Person[]): Person[] {
  const known = before.flatMap(institutionsOf)
  const asKnown = (en: string, tr = en): Text => {
    const text = en === tr ? en : { en, tr }
    const isWording = (old: Text) => typeof old !== 'string' && en === tr && Object.values(old).includes(en)
    return known.find((old) => isDeepStrictEqual(old, text)) ?? known.find(isWording) ?? text
  }
  const isMarked = read.some(({ presents }) => presents)
  const isNamed = (person: Person | undefined, name: string) => inOneLine(person?.name ?? '') === name
  return read.map(({ name, presents, affiliations, affiliationsTr }, at) => {
    const same = before.find((person) => isNamed(person, name))
    // A name that was corrected is still that person.
    const old = same ?? (read.some((one) => isNamed(before[at], one.name)) ? undefined : before[at])
    const found = affiliations.map((text, index) => asKnown(text, affiliationsTr?.[index]))
    const isKept = !hasInstitutions || isDeepStrictEqual(found, old && institutionsOf(old))
    return present({
      ...old,
      name: same?.name ?? name,
      ...(isKept
        ? {}
        : {
            affiliation: found.length > 1 ? undefined : found[0],
            affiliations: found.length > 1 ? found : undefined,
          }),
      presents: (isMarked ? presents : old?.presents) || undefined,
    }) as Person
  })
}

/** An entry with people. All authors take the place of those who present, and are marked as such; an edition may know either. */
export function withPeople(value: unknown, field: string, people: SheetPeople): unknown {
  const { [field]: written, ...others } = fieldsOf(value)
  const [authors, presenters] = [others['authors'], others['presenters']] as (Person[] | undefined)[]
  const before = (written ?? presenters?.map((one) => ({ ...one, presents: true })) ?? []) as Person[]
  const found = peopleFrom(people, before)
  const isSame = written !== undefined && shownOf(found) === shownOf(before)
  if (isSame) return value
  if (field === 'presenters' && authors?.length) {
    const doesPresent = ({ name, presents }: Person) =>
      found.length > 0 ? found.some((one) => isSamePerson(one.name, name)) : presents
    return {
      ...others,
      authors: authors.map((one) => present({ ...one, presents: doesPresent(one) || undefined })),
    }
  }
  if (found.length === 0) return others
  if (field !== 'authors') return { ...fieldsOf(value), [field]: found.map(({ presents: _, ...one }) => one) }
  const { presenters: _, ...kept } = fieldsOf(value)
  return { ...kept, authors: found }
}
