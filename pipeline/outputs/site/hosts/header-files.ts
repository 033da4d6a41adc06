// _headers and _redirects, which several hosts of static sites read. Rules never overlap: such a host would join them.
import { ADMIN_HEADERS, ALWAYS, HASHED, IMMUTABLE, siteHeaders } from '../headers'
import type { Serving } from '../serving'

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** Hashed files of the public folder as patterns: `/p-*` for all bundles of pages. */
function hashedPatterns(files: string[]): string[] {
  const hashed = files.map((file) => `/${file}`).filter((file) => HASHED.test(file))
  const patterns = hashed.map((file) =>
    file.startsWith('/static/') ? '/static/*' : file.replace(/-[0-9a-f]{12,16}\.(js|css)$/, '-*'),
  )
  return [...new Set(patterns)].sort()
}

/** `files` are those at the top of the public folder and one of /static. */
export function headersFile({ prefix, ...serving }: Serving, files: string[]): string {
  const html = siteHeaders(serving)
  return `${[
    rule(`${prefix}/*`, ALWAYS),
    ...serving.pages.map((page) => rule(prefix + page, html)),
    rule(`${prefix}/admin/*`, ADMIN_HEADERS),
    ...hashedPatterns(files).map((pattern) => rule(prefix + pattern, { 'Cache-Control': IMMUTABLE })),
    rule(`${prefix}/schedule.json`, { 'Access-Control-Allow-Origin': '*' }),
    rule(`${prefix}/calendars/*`, { 'Access-Control-Allow-Origin': '*' }),
  ].join('\n\n')}\n`
}

/** The lowercase spelling of an address that has capitals, and the Turkish page of what is not found. */
export const redirectsFile = ({ prefix, pages }: Serving) =>
  pages
    .filter((page) => page !== page.toLowerCase())
    .map((page) => `${prefix}${page.toLowerCase()} ${prefix}${page} 301\n`)
    .join('')
