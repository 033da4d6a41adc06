// Talks and posters: who presents them, and the ids and codes by which links lead to them.
import type { ReadEdition } from '../../read'
import { findDuplicates } from '../../read/find-duplicates'
import type { Found, Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import { posterCode, talkCode } from '../../records/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { isToBeAnnounced } from '../../records/to-be-announced'
import type { Text } from '../../schemas/kinds'
import { presentersOf } from '../../schemas/programme'
import { entriesOf, fault, placeOf, problemIn, warning } from '../findings'

/** Every talk and poster, with its code and its place. */
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

/** Ids that were copied with their entry, and codes of sessions that are also those of talks or posters. */
export function checkNames(read: ReadEdition): Problem[] {
  const all = presentedIn(read)
  const known = [
    ...all.map((one) => ({ ...one, name: one.code })),
    ...all.map((one) => ({ ...one, name: one.value.id, path: [...one.path, 'id'] })),
    ...entriesOf(read, 'sessions').map(({ value: { code }, path, ...of }) => ({
      ...of,
      code,
      name: code,
      path: [...path, 'code'],
    })),
  ].filter(({ name }) => name !== undefined)
  // Capitals make no difference, as everywhere. The code of a talk is that of its session, which is reported there.
  return findDuplicates(known, ({ name }) => name!.toLowerCase())
    .filter(({ item }) => typeof item.path.at(-1) === 'string')
    .map(({ item, before }) => {
      const place = placeOf(read, before)
      const finding = fault(
        `“${item.name}” already belongs to ${before.code} (${place}).`,
        `“${item.name}” zaten ${before.code} kaydının (${place}).`,
        'If the entry was copied, delete the id of the copy: the next release gives it its own. A session needs a code that nothing else has, such as 2B.',
        'Kayıt kopyalandıysa kopyanın id satırını silin: Bir sonraki yayımda kendi kimliğini alır. Oturuma başka yerde geçmeyen bir kod verin, örneğin 2B.',
      )
      return problemIn(read, item.in, item.path, finding)
    })
}

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
