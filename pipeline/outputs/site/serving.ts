// What a server must know about the built site. Written beside the build, read by the local server; nginx and _headers
// are made from the same.
import { pathOf } from '../../records/addresses'

export type Serving = {
  /** Folder of its host that the site lives in; empty at the root. */
  prefix: string
  /** Paths of all pages, without the prefix, as they are spelled. */
  pages: string[]
  /** Origins whose pages may be embedded: the maps. */
  frames: string[]
}

/** Origins of the maps that the content embeds. */
export const frameOrigins = (maps: string[]) => [...new Set(maps.map((map) => new URL(map).origin))].sort()

/** A path without the site's prefix; undefined where it lies outside of it. */
export function withoutPrefix(path: string, prefix: string): string | undefined {
  if (path === prefix) return '/'
  if (!path.startsWith(`${prefix}/`)) return undefined
  return path.slice(prefix.length)
}

/** What an English page may also be asked for: it stands at the root, but who knows /tr/venue may look for /en/venue. */
export const underEnglish = (page: string) => (page === '/' ? '/en' : `/en${page}`)

/** The pages that have such an address. */
export const englishPages = (pages: string[]) =>
  pages.filter((page) => page !== '/404.html' && pathOf(page, 'tr') !== page)

/**
 * Where a nearly right address is redirected to: a trailing slash, /index.html, other capitals or /en. Undefined
 * where the address is right or unknown. `path` has no prefix; the answer has none either.
 */
export function redirectFor(path: string, pages: string[]): string | undefined {
  // The editor is a folder of its own, in two languages.
  if (/^\/admin(\/tr)?$/.test(path)) return `${path}/`
  const bare = path.replace(/\/index\.html$/i, '').replace(/\/+$/, '') || '/'
  const isAsked = (address: string) => address.toLowerCase() === bare.toLowerCase()
  const page = pages.find(isAsked) ?? englishPages(pages).find((english) => isAsked(underEnglish(english)))
  return page === undefined || page === path || page === '/404.html' ? undefined : page
}
