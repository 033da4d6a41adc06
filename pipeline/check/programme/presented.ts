// Talks and posters: who presents them, and the ids and codes by which links lead to them.
import type { ReadEdition } from '../../read'
import { findDuplicates } from '../../read/find-duplicates'
import { error, warning, type Diagnostic, type Found } from '../../messages/diagnostic'
import { wordingsOf, type Text } from '../../domain/languages'
import { ignoringCase } from '../../domain/fold'
import { personKey } from '../../domain/person-names'
import { posterCode, talkCode } from '../../domain/programme-codes'
import { groupedBy } from '../../records/pairs'
import { releasedProgramme } from '../../records/talk-ids'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import { peopleOf, presentersOf, type Talk } from '../../schemas/programme'
import { entriesOf, problemIn, valuesAt, type Located } from '../findings'
import type { Place } from '../../schemas/places'

type Presented = Pick<Talk, 'id' | 'title' | 'authors' | 'presenters'>

/** Every talk and poster that could be read, with its code and where it is written. */
export const presentedIn = (read: ReadEdition): (Located<Presented> & { code: string })[] => [
  ...entriesOf(read, 'sessions').flatMap(({ value: { code, talks }, path, ...of }) =>
    talks.map((value, at) => ({ ...of, value, code: talkCode(code, at), path: [...path, 'talks', at] })),
  ),
  ...entriesOf(read, 'posters').map((poster) => ({ ...poster, code: posterCode(poster.value) })),
]

/** Talks and posters with two lists of people that may contradict each other, or with authors none of whom presents. */
export const checkAuthors = (read: ReadEdition): Diagnostic[] =>
  presentedIn(read).flatMap(({ value: entry, code, in: name, path }): Found => {
    const [hasAuthors, hasPresenters] = [entry.authors.length > 0, entry.presenters.length > 0]
    if (!hasAuthors || (!hasPresenters && presentersOf(entry).length > 0)) return []
    return hasPresenters
      ? problemIn(read, name, [...path, 'presenters'], error('talk.two-lists', { code }))
      : problemIn(read, name, [...path, 'authors', 0, 'name'], warning('talk.nobody-presents', { code }))
  })

/** People who are named twice among the authors or presenters of one talk or poster. */
export const checkNamedTwice = (read: ReadEdition): Diagnostic[] =>
  presentedIn(read).flatMap(({ value: entry, code, in: name, path }): Found => {
    const people = peopleOf(entry).filter((person) => !isToBeAnnounced(person.name))
    return findDuplicates(people, (person) => personKey(person.name)).map(({ item: person }) => {
      const finding = warning('talk.named-twice', { code, name: person.name })
      return problemIn(read, name, [...path, ...person.path, 'name'], finding)
    })
  })

const identities: Place[] = ['sessions.*.talks.*.id', 'posters.*.id', 'sessions.*.code']

/** Everything by which links lead to a session, talk or poster. A code that two talks have is that of their session. */
export const addressesIn = (read: ReadEdition): Located[] => [
  ...new Map(
    presentedIn(read).map(({ code, ...one }) => [ignoringCase(code), { ...one, value: code }]),
  ).values(),
  ...identities.flatMap((place) => valuesAt(read, place)),
]

type Known = { id?: string | undefined; title: Text; presenters?: string[] }

const sameTitle = (before: Text, now: Text) =>
  wordingsOf(before).some((words) => wordingsOf(now).includes(words) || isToBeAnnounced(words))

/** Ids whose entry was overwritten: it has neither the title nor a presenter of the one that was released with this id. */
export function checkOverwritten(read: ReadEdition): Diagnostic[] {
  const { items = [], withdrawn = [] } = releasedProgramme(read) ?? {}
  const released: Known[] = [...items, ...withdrawn]
  const all = presentedIn(read)
  const holders = groupedBy(all, ({ value }) => [value.id])
  const formerly = groupedBy(released, (item) => [item.id])
  return all.flatMap(({ value: { id, title, ...entry }, in: name, path }): Found => {
    // An id that was copied is reported as such.
    const isOwn = id !== undefined && holders.get(id)?.length === 1
    const [before] = isOwn ? (formerly.get(id) ?? []) : []
    const presents = presentersOf(entry).some((one) => before?.presenters?.includes(one.name))
    if (!before || presents || sameTitle(before.title, title)) return []
    return problemIn(
      read,
      name,
      [...path, 'id'],
      warning('talk.overwritten', { title, released: before.title }),
    )
  })
}
