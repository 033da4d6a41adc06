// The headers of every answer, decided in one place for the local server, nginx and hosts that read _headers.
import type { Serving } from './serving'

const YEAR = 365 * 24 * 60 * 60

/** What of a file's name changes with its content. */
export const HASH = /-[0-9a-f]{12,16}\.(js|css)$/

/** Files whose name changes with their content. */
export const HASHED = new RegExp(`^/static/|${HASH.source}`)

/** Data that other sites may read: the programme, calendars, feeds. */
export const OPEN_DATA = /\.(ics|atom|json)$/

/** Headers of data that other sites may read. */
export const OPEN = { 'Access-Control-Allow-Origin': '*' }

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The site's own pages: no inline script, no other host but the maps. */
const sitePolicy = ({ frames }: Pick<Serving, 'frames'>) =>
  policy({
    'default-src': "'self'",
    'script-src': "'self'",
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

/** The editor compiles templates at run time, previews pictures and speaks to GitHub. */
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

/** For every answer, whatever it is. */
export const ALWAYS = {
  'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** The map frames may ask for full screen; nothing on the site asks for anything else. */
export const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()'

/** What a file whose name changes with its content is served with, and what everything else is. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Headers of the site's HTML. */
export const siteHeaders = (serving: Pick<Serving, 'frames'>) => ({
  'Content-Security-Policy': sitePolicy(serving),
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})

/** Headers of the editor: signing in opens a window that must find its way back. */
export const ADMIN_HEADERS = {
  'Content-Security-Policy': ADMIN_POLICY,
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
}

/** Everything below /admin, and no other page whose name begins alike. */
export const ADMIN = /^\/admin(\/|$)/

/** A page has no ending or `.html`. */
export const PAGE = /(^|\/)[^./]*$|\.html$/

/** The headers of an answer to `path`, which carries no prefix. */
export function headersFor(path: string, serving: Pick<Serving, 'frames'>): Record<string, string> {
  return {
    ...ALWAYS,
    'Cache-Control': HASHED.test(path) ? IMMUTABLE : REVALIDATE,
    ...(ADMIN.test(path) ? ADMIN_HEADERS : PAGE.test(path) ? siteHeaders(serving) : {}),
    ...(OPEN_DATA.test(path) ? OPEN : {}),
  }
}
