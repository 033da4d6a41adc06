// Talks and posters: who presents them, and the ids and codes by which links lead to them.
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { bilingual, wordingsOf, type Text } from '../../domain/languages'
import { posterCode, talkCode } from '../../domain/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import { presentersOf } from '../../schemas/programme'
import { entriesOf, fault, problemIn, valuesAt, warning, type Located } from '../findings'

const presentedIn = (read: ReadEdition) => [
  ...entriesOf(read, 'sessions').flatMap(({ value: { code, talks }, path, ...of }) =>
    talks.map((value, at) => ({ ...of, value, code: talkCode(code, at), path: [...path, 'talks', at] })),
  ),
  ...entriesOf(read, 'posters').map((poster) => ({ ...poster, code: posterCode(poster.value.number) })),
]

/** Talks and posters with two lists of people that may contradict each other, or with authors none of whom presents. */
export const checkAuthors = (read: ReadEdition): Problem[] =>
  presentedIn(read).flatMap(({ value: entry, code, in: name, path }): Found => {
    const [hasAuthors, hasPresenters] = [entry.authors.length > 0, entry.presenters.length > 0]
    if (!hasAuthors || (!hasPresenters && presentersOf(entry).length > 0)) return []
    const twoLists = fault(
      `${code} has “authors” and “presenters”.`,
      `${code} kaydında hem “authors” hem “presenters” var.`,
      'Keep the list of all authors, write “presents: true” under those who present, and delete “presenters”.',
      'Tüm yazarların listesini bırakın, sunanların altına “presents: true” yazın ve “presenters” listesini silin.',
    )
    const nobody = warning(
      `Who presents ${code}? None of its authors is marked, so the presenter is shown as to be announced.`,
      `${code} kaydını kim sunacak? Hiçbir yazar işaretli olmadığından sunan “Duyurulacak” görünür.`,
      'Write “presents: true” under the author who presents; several may. If it is not known yet, ignore this.',
      'Sunan yazarın altına “presents: true” yazın; birden çok olabilir. Henüz belli değilse böyle bırakın.',
    )
    return hasPresenters
      ? problemIn(read, name, [...path, 'presenters'], twoLists)
      : problemIn(read, name, [...path, 'authors', 0, 'name'], nobody)
  })

/** Everything by which links lead to a session, talk or poster. A code that two talks have is that of their session. */
export const addressesIn = (read: ReadEdition): Located[] => [
  ...new Map(presentedIn(read).map(({ code, ...one }) => [code, { ...one, value: code }])).values(),
  ...['sessions.*.talks.*.id', 'posters.*.id', 'sessions.*.code'].flatMap((place) => valuesAt(read, place)),
]

type Known = { id?: string | undefined; title: Text; presenters?: string[] }

const sameTitle = (before: Text, now: Text) =>
  wordingsOf(before).some((words) => wordingsOf(now).includes(words) || isToBeAnnounced(words))

/** Ids whose entry was overwritten: it has neither the title nor a presenter of the one that was released with this id. */
export function checkOverwritten(read: ReadEdition): Problem[] {
  const { items = [], withdrawn = [] } = releasedProgramme(read) ?? {}
  const released: Known[] = [...items, ...withdrawn]
  const all = presentedIn(read)
  const idsOf = (id: string) => all.filter(({ value }) => value.id === id)
  return all.flatMap(({ value: { id, title, ...entry }, in: name, path }): Found => {
    // An id that was copied is reported as such.
    const isOwn = id !== undefined && idsOf(id).length === 1
    const before = isOwn ? released.find((item) => item.id === id) : undefined
    const presents = presentersOf(entry).some((one) => before?.presenters?.includes(one.name))
    if (!before || presents || sameTitle(before.title, title)) return []
    const [is, was] = [bilingual(title), bilingual(before.title)]
    const finding = warning(
      `“${is.en}” has the id of “${was.en}”, which was released before.`,
      `“${is.tr}” kaydında, daha önce yayımlanan “${was.tr}” kaydının kimliği var.`,
      'If this is another talk or poster, delete the id line: it gets its own. If it only has a new title and new presenters, ignore this.',
      'Bu başka bir bildiri ya da posterse id satırını silin: Kendi kimliğini alır. Yalnızca başlığı ve sunanları değiştiyse böyle bırakın.',
    )
    return problemIn(read, name, [...path, 'id'], finding)
  })
}
