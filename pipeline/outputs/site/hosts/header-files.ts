// _headers and _redirects, which several hosts of static sites read. No header is set by two rules that match one path: such a
// host would join the values.
import { ADMIN_HEADERS, ALWAYS, HASH, HASHED, IMMUTABLE, OPEN, OPEN_DATA, siteHeaders } from '../headers'
import { englishPages, underEnglish, type Serving } from '../serving'

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Hashed files of the public folder as patterns, such as `/p-*` for all bundles of pages. */
function hashedPatterns(files: string[]): string[] {
  const hashed = files.map((file) => `/${file}`).filter((file) => HASHED.test(file))
  const patterns = hashed.map((file) =>
    file.startsWith('/static/') ? '/static/*' : file.replace(HASH, '-*'),
  )
  return [...new Set(patterns)].sort()
}

/** Data files at the top of the public folder, and the folders that hold only such data. */
const openPatterns = (files: string[]) => [
  ...files.filter((file) => OPEN_DATA.test(file)).map((file) => `/${file}`),
  '/calendars/*',
  '/schemas/*',
]

/** The text of _headers. `files` are those at the top of the public folder and `static/`. */
export function headersFile({ prefix, ...serving }: Serving, files: string[]): string {
  const html = siteHeaders(serving)
  return `${[
    rule(`${prefix}/*`, ALWAYS),
    ...serving.pages.map((page) => rule(prefix + page, html)),
    rule(`${prefix}/admin/*`, ADMIN_HEADERS),
    ...hashedPatterns(files).map((pattern) => rule(prefix + pattern, { 'Cache-Control': IMMUTABLE })),
    ...openPatterns(files).map((pattern) => rule(prefix + pattern, OPEN)),
  ].join('\n\n')}\n`
}

/**
 * The text of _redirects. Addresses with capitals can also be reached in lowercase, and English pages under /en. Each redirect is
 * a line of its own: `/en/* /:splat` would redirect /en//elsewhere.example to another host.
 */
export const redirectsFile = ({ prefix, pages }: Serving) =>
  [
    ...pages.filter((page) => page !== page.toLowerCase()).map((page) => [page.toLowerCase(), page]),
    ...englishPages(pages).map((page) => [underEnglish(page), page]),
  ]
    .map(([asked, page]) => `${prefix}${asked} ${prefix}${page} 301\n`)
    .join('')
