// _headers and _redirects, which several hosts of static sites read. No header is set by two rules that match one path: such a
// host would join the values.
import { ALWAYS, HASH, HASHED, hostPolicy, IMMUTABLE, OPEN, OPEN_DATA } from '../headers'
import { englishPages, underEnglish, type Serving } from '../serving'

/** Patterns for hashed files, such as `/p-*` for all bundles of pages. `files` are those at the top of the public folder. */
const hashedPatterns = (files: string[]) => [
  '/static/*',
  ...new Set(files.filter((file) => HASHED.test(file)).map((file) => file.replace(HASH, '-*'))),
]

/** Data files at the top of the public folder, and the folders that hold only such data. */
const openPatterns = (files: string[]) => [
  ...files.filter((file) => OPEN_DATA.test(file)),
  '/calendars/*',
  '/schemas/*',
]

/** The text of _headers. `names` are the files at the top of the public folder. */
export function headersFile({ prefix, ...sources }: Serving, names: string[]): string {
  const files = names.map((name) => `/${name}`).sort()
  const rule = (path: string, headers: Record<string, string>) =>
    [prefix + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const everywhere = {
    ...ALWAYS,
    'Content-Security-Policy': hostPolicy(sources),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
  return [
    rule('/*', everywhere),
    rule('/admin/*', { 'X-Robots-Tag': 'noindex' }),
    ...hashedPatterns(files).map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
    ...openPatterns(files).map((path) => rule(path, OPEN)),
  ].join('\n')
}

/**
 * The text of _redirects. Addresses with capitals can also be reached in lowercase, and English pages under /en. Each redirect is
 * a line of its own: `/en/* /:splat` would redirect /en//elsewhere.example to another host.
 */
export const redirectsFile = ({ prefix, pages, redirects = [] }: Serving) =>
  [
    ...pages.filter((page) => page !== page.toLowerCase()).map((page) => [page.toLowerCase(), page]),
    ...englishPages(pages).map((page) => [underEnglish(page), page]),
    ...redirects.map(({ from, to }) => [encodeURI(from).replace(/\/$/, ''), to]),
  ]
    .flatMap(([asked, page]) => [
      [asked, page],
      [`${asked}/`, page],
    ])
    .map(([asked, page]) => `${prefix}${asked} ${prefix}${page} 301\n`)
    .join('')
