// The pages that links and the menu may lead to.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import { both } from '../../read/problem'
import { requiredPages } from '../../schemas/page'

/** The routes of all pages that are there, such as /venue. */
export const routesOf = memoise(({ pages }: ReadEdition) => [...new Set(pages.map(({ route }) => route))])

export const listOfPages = (read: ReadEdition) => {
  const routes = routesOf(read).join(', ')
  return both(`Pages: ${routes}.`, `Sayfalar: ${routes}.`)
}

/** A page that every edition has and this one lacks is told once, at its own file, and not at each link to it. */
export const isMissing = (read: ReadEdition, route: string) =>
  route in requiredPages && !routesOf(read).includes(route)
