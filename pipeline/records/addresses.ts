// Addresses that pages and the files of the build must agree on. The site reads them as well: this needs no other module.
import type { Language } from '../schemas/kinds'

/**
 * A path's full address. `prefix` is the folder of its host that the site lives in, empty at the root; it may stand in the
 * site's own address, too.
 */
export function fullAddress(url: string, prefix: string, path: string): string {
  const site = url.replace(/\/$/, '')
  return `${site.endsWith(prefix) ? site : site + prefix}${path}`
}

/**
 * A route, named by its English address, in a language: `/venue` is `/tr/venue` in Turkish (CONTRIBUTING: Two languages).
 * Anchors and queries stay; so does what leads elsewhere, or to a Turkish page already.
 */
export function pathOf(route: string, language: Language): string {
  if (language === 'en' || !route.startsWith('/') || /^\/tr([/?#]|$)/.test(route)) return route
  return `/tr${route.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Where a page's social card lies: `/cards/tr/venue.png`; the home page's card is `home`. */
export const cardPath = (route: string, language: Language) =>
  `/cards/${language}${route === '/' ? '/home' : route}.png`
