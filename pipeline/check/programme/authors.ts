// Who presents a talk or poster: two lists of its people contradict each other, and of several authors some have to be marked.
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { presentersOf } from '../../schemas/programme'
import { fault, problemIn, warningIn } from '../findings'
import { presentedIn } from './codes'

const twoLists = (code: string) =>
  fault(
    `${code} has “authors” and “presenters”.`,
    `${code} kaydında hem “authors” hem “presenters” var.`,
    'Keep the list of all authors, write “presents: true” under those who present, and delete “presenters”.',
    'Tüm yazarların listesini bırakın, sunanların altına “presents: true” yazın ve “presenters” listesini silin.',
  )

const nobody = (code: string) =>
  fault(
    `Who presents ${code}? None of its authors is marked, so the presenter is shown as to be announced.`,
    `${code} kaydını kim sunacak? Hiçbir yazar işaretli olmadığından sunan “Duyurulacak” görünür.`,
    'Write “presents: true” under the author who presents; several may. If it is not known yet, ignore this.',
    'Sunan yazarın altına “presents: true” yazın; birden çok olabilir. Henüz belli değilse böyle bırakın.',
  )

/** Talks and posters with two lists of people, or with authors none of whom presents. */
export const checkAuthors = (read: ReadEdition): Problem[] =>
  presentedIn(read).flatMap(({ entry, code, name, path }): Found => {
    if (entry.authors.length === 0) return []
    const at = path.slice(0, -1)
    if (entry.presenters.length > 0) return problemIn(read, name, [...at, 'presenters'], twoLists(code))
    return presentersOf(entry).length > 0
      ? []
      : warningIn(read, name, [...at, 'authors', 0, 'name'], nobody(code))
  })
