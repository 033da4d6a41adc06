// Stands in for gatsby-link in the browser: the same names, a few hundred bytes.

export { Link as default, Link, navigate, withPrefix, withPrefix as withAssetPrefix } from './page-link'

/** An address in its three parts; an empty query or anchor is none. */
export function parsePath(path: string | undefined): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path || '/') ?? []
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}
