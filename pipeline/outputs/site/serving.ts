// What a server must know about the built site. Written beside the build, read by the local server; nginx and _headers
// are made from the same.

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

/**
 * Where a nearly right address is redirected to: a trailing slash, /index.html or other capitals. Undefined
 * where the address is right or unknown. `path` has no prefix; the answer has none either.
 */
export function redirectFor(path: string, pages: string[]): string | undefined {
  // The editor is a folder of its own, in two languages.
  if (/^\/admin(\/tr)?$/.test(path)) return `${path}/`
  const bare = path.replace(/\/index\.html$/i, '').replace(/\/+$/, '') || '/'
  const page = pages.find((candidate) => candidate.toLowerCase() === bare.toLowerCase())
  return page === undefined || page === path || page === '/404.html' ? undefined : page
}
