// Addresses on which pages and the files of the build must agree. The site imports this file too, so it imports no other module.
import type { Language } from './languages'

/** A path’s full address below `prefix`, the site’s folder on its host, which `url` may contain. Other sites’ stay. */
export function fullAddress(url: string, prefix: string, path: string): string {
  if (/^https?:/.test(path)) return path
  const site = url.replace(/\/$/, '')
  return `${site.endsWith(prefix) ? site : site + prefix}${path}`
}

/** The address of a route in a language: `/venue` is `/tr/venue` in Turkish. Addresses of other sites and Turkish pages stay. */
export function pathOf(route: string, language: Language): string {
  if (language === 'en' || !route.startsWith('/') || /^\/tr([/?#]|$)/.test(route)) return route
  return `/tr${route.replace(/^\/(?=[?#]|$)/, '')}`
}

/** /kayıt, where browsers show /kay%C4%B1t; an address that cannot be decoded stays. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The route of the page of a talk or poster. */
export const presentedRoute = (id: string): string => `/program/${id}`

/** Where the social card of a page lies, such as `/cards/tr/venue.png`; that of the home page is called `home`. */
export const cardPath = (route: string, language: Language): string =>
  `/cards/${language}${route === '/' ? '/home' : route}.png`

/** The language of an address: /tr and everything below it is Turkish, as people and mail programs spell it: /TR/x, //tr/x, /tr%2fx. */
export const languageOfPath = (path: string): Language => (/^\/+tr(?![a-z0-9_-])/i.test(path) ? 'tr' : 'en')
