// _headers and _redirects, which several hosts of static sites read. No header is set by two rules that match one path: such a
// host would join the values.
import { ADMIN_OPENER, ALWAYS, HASH, HASHED, hostPolicy, IMMUTABLE, OPEN, OPEN_DATA } from '../headers'
import { addressesOf, type Serving } from '../serving'

/** The text of _headers. `names` are the files at the top of the public folder. */
export function headersFile({ prefix, ...sources }: Serving, names: string[]): string {
  const files = names.map((name) => `/${name}`).sort()
  // Patterns for hashed files, such as `/p-*` for all bundles of pages.
  const hashed = files.filter((file) => HASHED.test(file)).map((file) => file.replace(HASH, '-*'))
  const open = files.filter((file) => OPEN_DATA.test(file))
  const rule = (path: string, headers: Record<string, string>) =>
    [prefix + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const everywhere = {
    ...ALWAYS,
    'Content-Security-Policy': hostPolicy(sources),
    'Cross-Origin-Opener-Policy': ADMIN_OPENER,
  }
  return [
    rule('/*', everywhere),
    rule('/admin/*', { 'X-Robots-Tag': 'noindex' }),
    ...['/static/*', ...new Set(hashed)].map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
    ...[...open, '/calendars/*', '/schemas/*'].map((path) => rule(path, OPEN)),
  ].join('\n')
}

/** A line for each redirect: a rule `/en/* /:splat` would redirect /en//elsewhere.example to another host. */
export function redirectsFile({ prefix, pages, redirects = [] }: Serving): string {
  const asked = [
    ...addressesOf(pages).flatMap(([address, page]) => [
      [address, page],
      [address.toLowerCase(), page],
    ]),
    ...redirects.map(({ from, to }) => [encodeURI(from).replace(/\/$/, ''), to]),
  ].filter(([address, page]) => address !== page)
  const lines = asked.flatMap(([address, page]) =>
    [address, `${address}/`].map((one) => `${prefix}${one} ${prefix}${page} 301\n`),
  )
  return [...new Set(lines)].join('')
}
