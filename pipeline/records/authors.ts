// The authors of a talk or poster: those whom the programme names, and those whom only their abstract has.
import type { ItemAbstract } from '../abstracts'
import { fold } from '../domain/fold'
import { wordingsOf, type Text } from '../domain/languages'
import { isSamePerson } from '../domain/person-names'
import { isToBeAnnounced } from '../domain/to-be-announced'
import { peopleOf } from '../schemas/programme'

type Presented = Parameters<typeof peopleOf>[0]

type Author = Omit<ReturnType<typeof peopleOf>[number], 'path'>

/** The institutions that the programme names, in both languages, by each of their names. */
export type KnownInstitutions = ReadonlyMap<string, Text>

/** All institutions of some talks and posters of which both names are known. */
export const knownInstitutions = (entries: Presented[]): KnownInstitutions =>
  new Map(
    entries
      .flatMap((entry) => peopleOf(entry).flatMap(({ affiliations }) => affiliations))
      .filter((text) => typeof text !== 'string')
      .flatMap((text) => wordingsOf(text).map((words) => [fold(words), text])),
  )

/** Whether an abstract is by the presenters: then its other authors are theirs, too. Nobody may be known yet. */
export const isBy = (presenters: string[], authors: { name: string }[]): boolean =>
  presenters.length === 0 || presenters.some((one) => authors.some(({ name }) => isSamePerson(one, name)))

/** The authors as the programme names them; if it has the presenters alone, all those of their abstract. */
export function authorsOf(
  entry: Presented,
  abstract: ItemAbstract | undefined,
  known: KnownInstitutions,
): Author[] {
  const people = peopleOf(entry).filter(({ name }) => !isToBeAnnounced(name))
  const presenting = people.map(({ name }) => name)
  if (entry.authors.length > 0 || !abstract?.authors.length || !isBy(presenting, abstract.authors))
    return people
  const named = abstract.authors.map(({ name, marks }): Author => {
    const presenter = people.find((person) => isSamePerson(person.name, name))
    const affiliations = abstract.affiliations.filter(({ mark }) => marks.split(',').includes(mark))
    return {
      name: presenter?.name ?? name,
      orcid: presenter?.orcid,
      affiliations:
        affiliations.length > 0
          ? affiliations.map(({ text }) => known.get(fold(text)) ?? text)
          : (presenter?.affiliations ?? []),
      presents: presenter !== undefined,
    }
  })
  const missing = people.filter(
    ({ name }) => !abstract.authors.some((author) => isSamePerson(author.name, name)),
  )
  return [...missing, ...named]
}
