// The headers of every response, decided in one place for the local server, nginx and hosts that read _headers.
import type { Serving } from './serving'

const YEAR = 365 * 24 * 60 * 60

/** The part of a file's name that changes with its content. */
const HASH = /-[0-9a-f]{12,20}\.(js|css)$/

/** Files whose names change with their content. */
const HASHED = new RegExp(`^/static/|${HASH.source}`)

/** Data that other sites may read: the programme, calendars, feeds. */
const OPEN_DATA = /\.(ics|atom|json)$|^\/schedule\.xml$/

/** Everything below /admin, but no page whose name only begins with it. */
const ADMIN = /^\/admin(\/|$)/

/** Pages: addresses without a file extension, or with `.html`. */
const PAGE = /(^|\/)[^./]*$|\.html$/

/** Caching of files whose names change with their content, and of everything else. */
const IMMUTABLE = `public, max-age=${YEAR}, immutable`
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Headers of every response. Full screen is not among the features refused, because the maps may ask for it. */
export const ALWAYS = {
  'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
}

export type Sources = Pick<Serving, 'frames' | 'inlineScripts'>

/** Only a header can forbid that other sites embed a page; in a page's own HTML browsers report it as an error. */
const unframed = (...directives: string[]) => [...directives, "frame-ancestors 'none'"].join('; ')

/** What pages and the editor have in common. */
const strict = "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"

/** Policy of the site's own pages: no inline scripts but those of the build, and no other host but that of the maps. */
export const sitePolicy = ({ frames, inlineScripts = [] }: Sources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "img-src 'self' data:",
    `frame-src ${frames.join(' ') || "'none'"}`,
    strict,
  ].join('; ')

/** Policy of the editor, which compiles templates at run time, previews pictures and talks to GitHub. */
const adminPolicy = unframed(
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com",
  "frame-src 'self' blob:",
  strict,
)

/** Policy of all other files, such as an SVG or XML file that is opened by itself: no scripts. */
const filePolicy = unframed("script-src 'none'", "base-uri 'none'", "form-action 'none'")

/** For hosts whose rules cannot leave out the editor: lets it work. The stricter policy of pages is in their HTML. */
const hostPolicy = ({ inlineScripts = [] }: Sources) =>
  unframed(
    ["script-src 'self' 'unsafe-eval'", ...inlineScripts].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
  )

/** Signing in to the editor opens a window, which must be able to report back. */
const ADMIN_OPENER = 'same-origin-allow-popups'

type Rule = { header: string; where: [RegExp, string][]; otherwise?: string }

/** Headers that depend on the address: the value of the first pattern that matches, or else `otherwise`. */
export const rulesFor = (sources: Sources): Rule[] => [
  {
    header: 'Content-Security-Policy',
    where: [
      [ADMIN, adminPolicy],
      [PAGE, unframed(sitePolicy(sources))],
    ],
    otherwise: filePolicy,
  },
  { header: 'Cross-Origin-Opener-Policy', where: [[ADMIN, ADMIN_OPENER]], otherwise: 'same-origin' },
  { header: 'X-Robots-Tag', where: [[ADMIN, 'noindex']] },
  { header: 'Cache-Control', where: [[HASHED, IMMUTABLE]], otherwise: REVALIDATE },
  { header: 'Access-Control-Allow-Origin', where: [[OPEN_DATA, '*']] },
]

/** The headers of the response to `path`, which is without prefix. */
export function headersFor(path: string, sources: Sources): Record<string, string> {
  const varying = rulesFor(sources).flatMap(({ header, where, otherwise }) => {
    const [, value = otherwise] = where.find(([pattern]) => pattern.test(path)) ?? []
    return value ? [[header, value]] : []
  })
  return { ...ALWAYS, ...(Object.fromEntries(varying) as Record<string, string>) }
}

/** The text of _headers. One path gets no header from two rules: a host would join the values. `names`: top files of public/. */
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
    ...[...open, '/calendars/*', '/schemas/*'].map((path) =>
      rule(path, { 'Access-Control-Allow-Origin': '*' }),
    ),
  ].join('\n')
}
