// Which page another spelling of its address leads to. Hosts' rules and the 404 page must agree.

export type Redirect = { from: string; to: string }

/** A path without the site's prefix; undefined if it lies outside the site. */
export function withoutPrefix(path: string, prefix: string): string | undefined {
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined
}

/** Each page’s own address and that of an English page under /en, for readers who know /tr/venue may try /en/venue. */
export function addressesOf(pages: string[]): [asked: string, page: string][] {
  const english = pages.filter((page) => page !== '/404.html' && !/^\/tr(\/|$)/.test(page))
  return [
    ...pages.map((page): [string, string] => [page, page]),
    ...english.map((page): [string, string] => [page === '/' ? '/en' : `/en${page}`, page]),
  ]
}

/** Where a path with a trailing slash, .html, other capitals, /en or an earlier address leads, if it is one. */
export function redirectFor(path: string, pages: string[], redirects: Redirect[] = []): string | undefined {
  // The editor's address is a folder, and so are those of its two languages.
  if (/^\/admin(\/(en|tr))?$/.test(path)) return `${path}/`
  const bare = path.replace(/(\/index)?\.html$/i, '').replace(/\/+$/, '') || '/'
  const isAsked = ([address]: [string, string]) => address.toLowerCase() === bare.toLowerCase()
  const [, page] = addressesOf(pages).find(isAsked) ?? []
  if (page === undefined) return redirects.find(({ from }) => [path, bare].includes(from))?.to
  return page === path || page === '/404.html' ? undefined : page
}
