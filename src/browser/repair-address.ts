// Gatsby's runtime decodes the address at each start and step, and throws, leaving an empty page, where it cannot be decoded.

const isDecodable = (part: string) => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** With the percent signs encoded that are not part of a valid escape: `/nowhere%` becomes `/nowhere%25`. */
const decodable = (part: string) =>
  part.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  )

/** Removes what is after the last letter or digit. */
export const withoutTail = (text: string) => text.replace(/[^\p{L}\p{N}]+$/u, '')

/** The hash that was probably intended: `#PL1` if the page has nothing at `#PL1)`, as links in texts are copied. */
function intendedHash(hash: string): string {
  const leads = (to: string) => document.getElementById(to.slice(1)) !== null
  const clean = withoutTail(decodeURIComponent(hash))
  return !leads(decodeURIComponent(hash)) && leads(clean) ? clean : hash
}

/** The path that was asked for, as the host got it. */
export const askedPath = typeof window === 'undefined' ? '' : window.location.pathname

function repair(): void {
  const { pathname, search, hash, href, origin } = window.location
  const repaired = decodable(pathname) + search + decodable(hash)
  // A button that worked before the site had started leaves an empty query behind: /tr/venue?
  // In full, because `//venue` alone would be the address of another host.
  if (origin + repaired !== href) window.history.replaceState(window.history.state, '', origin + repaired)
  const intended = intendedHash(window.location.hash)
  // Unlike the history, this scrolls there.
  if (intended !== window.location.hash) window.location.replace(intended)
}

// On import, because the router reads the address as soon as it is loaded.
if (typeof window !== 'undefined') {
  repair()
  addEventListener('popstate', repair)
}
