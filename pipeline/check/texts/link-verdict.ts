// What can be said of a link, shared by the rules for texts and for the menu.
import { both, type Fault } from '../../read/problem'
import { requiredPages } from '../../schemas/page'

/** What is wrong with an address, and the right one where it is known. */
export type Verdict = (Fault & { meant?: string }) | undefined

export const listOfPages = (routes: string[]) =>
  both(`Pages: ${routes.join(', ')}.`, `Sayfalar: ${routes.join(', ')}.`)

/** A page that every edition has and this one lacks is told once, at its own file, and not at each link to it. */
export const isMissing = (route: string, routes: string[]) =>
  route in requiredPages && !routes.includes(route)
