// Gatsby's runtime decodes the address at each start and step, and throws, leaving an empty page, where it cannot be decoded.

const isDecodable = (part: string) => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** A hash with its percent signs encoded if it cannot be decoded: `#50%` becomes `#50%25`. */
const decodable = (part: string) => (isDecodable(part) ? part : part.replaceAll('%', '%25'))

/** The path of no page has a percent sign, and Gatsby decodes paths again and again: `/nowhere%` becomes `/nowhere-`. */
const withoutPercent = (path: string) =>
  isDecodable(path) && !decodeURIComponent(path).includes('%') ? path : path.replaceAll('%', '-')

/** The path that was asked for, as the host got it. */
export const askedPath = typeof window === 'undefined' ? '' : window.location.pathname

function repair(): void {
  const { pathname, search, hash, href, origin } = window.location
  const repaired = withoutPercent(pathname) + search + decodable(hash)
  // A button that worked before the site had started leaves an empty query behind: /tr/venue?
  // In full, because `//venue` alone would be the address of another host.
  if (origin + repaired !== href) window.history.replaceState(window.history.state, '', origin + repaired)
}

// On import, because the router reads the address as soon as it is loaded.
if (typeof window !== 'undefined') {
  repair()
  addEventListener('popstate', repair)
}
