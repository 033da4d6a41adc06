// The headers of every response, decided in one place for the local server, nginx and hosts that read _headers.
import type { Serving } from './serving'

const YEAR = 365 * 24 * 60 * 60

/** The part of a file's name that changes with its content. */
export const HASH = /-[0-9a-f]{12,20}\.(js|css)$/

/** Files whose names change with their content. */
export const HASHED = new RegExp(`^/static/|${HASH.source}`)

/** Data that other sites may read: the programme, calendars, feeds. */
export const OPEN_DATA = /\.(ics|atom|json)$/

/** Headers that let other sites read this data. */
export const OPEN = { 'Access-Control-Allow-Origin': '*' }

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The part of Serving that headers depend on. */
type Sources = Pick<Serving, 'frames' | 'inlineScripts'>

/** Policy of the site's own pages: no inline scripts but those of the build, and no other host but that of the maps. */
const sitePolicy = ({ frames, inlineScripts = [] }: Sources) =>
  policy({
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': frames.join(' ') || "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })

/** Policy of the editor, which compiles templates at run time, previews pictures and talks to GitHub. */
const ADMIN_POLICY = policy({
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'connect-src': "'self' blob: https://api.github.com https://www.githubstatus.com",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Headers of every response. */
export const ALWAYS = {
  'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Features that nothing on the site uses. Full screen is not among them, because the maps may ask for it. */
export const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()'

/** Caching of files whose names change with their content, and of everything else. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Headers of the site's HTML. */
export const siteHeaders = (serving: Sources) => ({
  'Content-Security-Policy': sitePolicy(serving),
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})

/** Headers of the editor. Signing in opens a window, which must be able to report back. */
export const ADMIN_HEADERS = {
  'Content-Security-Policy': ADMIN_POLICY,
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
}

/** Everything below /admin, but no page whose name only begins with it. */
export const ADMIN = /^\/admin(\/|$)/

/** Pages: addresses without a file extension, or with `.html`. */
export const PAGE = /(^|\/)[^./]*$|\.html$/

/** The headers of the response to `path`, which is without prefix. */
export function headersFor(path: string, serving: Sources): Record<string, string> {
  return {
    ...ALWAYS,
    'Cache-Control': HASHED.test(path) ? IMMUTABLE : REVALIDATE,
    ...(ADMIN.test(path) ? ADMIN_HEADERS : PAGE.test(path) ? siteHeaders(serving) : {}),
    ...(OPEN_DATA.test(path) ? OPEN : {}),
  }
}
