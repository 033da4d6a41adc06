// Stands in for gatsby-link in the browser: the same exports in a few hundred bytes.

export { Link as default, Link, navigate, withPrefix, withPrefix as withAssetPrefix } from './page-link'

/** Splits an address into path, query (with its `?`) and anchor (with its `#`); missing parts are empty. */
export function parsePath(path: string | undefined): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path || '/') ?? []
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}
