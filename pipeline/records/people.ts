// The people of the programme: authors, chairs and those on panels, each with everything that the programme has of them.
import type { Bilingual } from '../domain/languages'
import { hasCapitals, personKey, surnameFirst, withoutTitle } from '../domain/person-names'
import { slug } from '../domain/slug'
import { isToBeAnnounced } from '../domain/to-be-announced'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { contributionsOf, type Contribution } from './contributions'
import { timetableOf, type ScheduleSession } from './schedule'

export type IndexedPerson = {
  /** The anchor on the page of people. */
  anchor: string
  /** “van der Berg, Ludwig” */
  sorted: string
  orcid?: string | undefined
  contributions: Contribution[]
  chairs: ScheduleSession[]
  panels: ScheduleSession[]
}

/** The page of all people. */
export const peopleRoute = '/program/people'

/** Everybody in the programme by the key of their name (`personKey`), in the order of the Turkish alphabet. */
export const peopleOf = memoise((read: ReadEdition): ReadonlyMap<string, IndexedPerson> => {
  const people = new Map<string, IndexedPerson>()
  const anchors = new Set<string>()
  const anchorOf = (name: string): string => {
    const plain = slug(withoutTitle(name)) || 'person'
    const anchor = anchors.has(plain) ? `${plain}-${anchors.size}` : plain
    anchors.add(anchor)
    return anchor
  }
  const personNamed = ({ tr: name }: Bilingual): IndexedPerson | undefined => {
    if (isToBeAnnounced(name)) return undefined
    const key = personKey(name)
    const person = people.get(key) ?? {
      anchor: anchorOf(name),
      sorted: surnameFirst(name),
      contributions: [],
      chairs: [],
      panels: [],
    }
    // Who wrote the name without capitals knows which i it has.
    if (!hasCapitals(withoutTitle(name))) person.sorted = surnameFirst(name)
    people.set(key, person)
    return person
  }
  for (const contribution of contributionsOf(read))
    for (const { name, orcid } of contribution.entry.authors) {
      const person = personNamed(name)
      if (!person || person.contributions.includes(contribution)) continue
      person.contributions.push(contribution)
      person.orcid ??= orcid
    }
  for (const session of timetableOf(read).days.flatMap((day) => day.sessions)) {
    for (const name of session.chairs) personNamed(name)?.chairs.push(session)
    for (const { name } of session.panel) personNamed(name)?.panels.push(session)
  }
  return new Map([...people].sort(([, one], [, other]) => one.sorted.localeCompare(other.sorted, 'tr')))
})

/** Those who have an entry on the page of people: everybody who has not asked to have none. */
export const listedPeople = memoise((read: ReadEdition): ReadonlyMap<string, IndexedPerson> => {
  const hidden = new Set((read.data as EditionData).site.withoutEntry.map(personKey))
  return new Map([...peopleOf(read)].filter(([key]) => !hidden.has(key)))
})

/** The address of somebody's entry; undefined if they have none. */
export function entryOf(read: ReadEdition, name: string): string | undefined {
  const person = listedPeople(read).get(personKey(name))
  return person && `${peopleRoute}#${person.anchor}`
}
