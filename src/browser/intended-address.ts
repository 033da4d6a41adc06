// Mail programs, chats and typists change addresses: they encode # and ?, append a bracket or a full stop, break lines.
import { redirectFor } from '../../pipeline/domain/page-addresses'
import { withoutTail } from './repair-address'

/** Decodes every escape that can be decoded, also those that were encoded twice. */
function decoded(text: string): string {
  const once = text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
  return once === text ? text : decoded(once)
}

/** Without spaces, control characters and empty folders; ends before the first character that no path has. */
function cleanPath(path: string): string {
  const folders = path.replace(/[\s\p{C}]+/gu, '').split(/[/\\]/)
  const named = folders.map((folder) => folder.replace(/^[^\p{L}\p{N}\p{So}]+/u, '')).filter(Boolean)
  // Nothing but punctuation is the home page; a picture (\p{So}) is not.
  if (named.length === 0) return '/'
  const [start = ''] = /^[\p{L}\p{N}/._~-]*/u.exec(named.join('/')) ?? []
  return start && `/${withoutTail(start)}`
}

type Address = { path: string; search: string; hash: string }

/**
 * The address within the site that was probably intended, or undefined if it is the one asked for or not known: a page, with the
 * query and the hash that were part of the path, or a file, which may not exist. Paths are without the site's folder.
 */
export function intendedAddress(asked: Address, pages: string[]): string | undefined {
  const parts = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(decoded(asked.path))
  const [, path = '', search = '', hash = ''] = parts ?? []
  // Some systems write İ as I and a dot.
  const clean = cleanPath(path.normalize('NFC'))
  if (clean === '') return undefined
  // No page has them in its address, but who types in Turkish does: /REGİSTRATION.
  const latin = clean.replace(/[İı]/g, 'i')
  const isFile = /\.[a-z0-9]+$/i.test(clean)
  const target = redirectFor(latin, pages) ?? (pages.includes(latin) ? latin : isFile ? clean : undefined)
  if (target === undefined || target === asked.path || target === '/404.html') return undefined
  return (
    encodeURI(target) +
    (asked.search || encodeURI(withoutTail(search))) +
    (asked.hash || encodeURI(withoutTail(hash)))
  )
}
