// What a server must know about the built site: the local server, nginx's configuration and _headers follow the same data.
import { pathOf } from '../../domain/addresses'

export type Redirect = { from: string; to: string }

export type Serving = {
  /** Folder of the host in which the site lives; empty at the root. */
  prefix: string
  /** Paths of all pages in their exact spelling, without the prefix. */
  pages: string[]
  /** Earlier addresses and the paths of their pages, without the prefix. */
  redirects?: Redirect[]
  /** Origins that the site may embed in frames: those of the maps. */
  frames: string[]
  /** Inline scripts of the pages, as sources for the content security policy: none with plugins/deferred-hydration. */
  inlineScripts?: string[]
}

export const frameOrigins = (maps: string[]) => [...new Set(maps.map((map) => new URL(map).origin))].sort()

/** A path without the site's prefix; undefined if it lies outside the site. */
export function withoutPrefix(path: string, prefix: string): string | undefined {
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

/** Each page’s own address and that of an English page under /en, for readers who know /tr/venue may try /en/venue. */
export function addressesOf(pages: string[]): [asked: string, page: string][] {
  const english = pages.filter((page) => page !== '/404.html' && pathOf(page, 'tr') !== page)
  return [
    ...pages.map((page): [string, string] => [page, page]),
    ...english.map((page): [string, string] => [page === '/' ? '/en' : `/en${page}`, page]),
  ]
}

/** Where a path with a trailing slash, .html, other capitals, /en or an earlier address leads, if it is one. */
export function redirectFor(path: string, pages: string[], redirects: Redirect[] = []): string | undefined {
  // The editor's address is a folder, in each of the two languages.
  if (/^\/admin(\/tr)?$/.test(path)) return `${path}/`
  const bare = path.replace(/(\/index)?\.html$/i, '').replace(/\/+$/, '') || '/'
  const isAsked = ([address]: [string, string]) => address.toLowerCase() === bare.toLowerCase()
  const [, page] = addressesOf(pages).find(isAsked) ?? []
  if (page === undefined) return redirects.find(({ from }) => [path, bare].includes(from))?.to
  return page === path || page === '/404.html' ? undefined : page
}
