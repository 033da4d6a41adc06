// Sharing a reader’s own programme by a link: `?mine=2B-3,P12`.
import { searchOf } from './find-query'

const PARAMETER = 'mine'
/** The most codes read from a link, so that one made by hand cannot freeze the page. */
const MOST_CODES = 500

/** The codes in an address’s query, each once, without malformed ones. Null if the link shares nothing. */
export function sharedCodes(search: string): string[] | null {
  const value = new URLSearchParams(search).get(PARAMETER)
  if (value === null) return null
  const codes = value.split(',').filter((code) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(code))
  const unique = [...new Set(codes)].slice(0, MOST_CODES)
  return unique.length > 0 ? unique : null
}

/** The address that shares these codes; its commas stay readable instead of being encoded. */
export const shareAddress = (page: string, codes: readonly string[]) =>
  `${page}?${PARAMETER}=${codes.join(',')}`

/** The query without the shared codes. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  return searchOf(parameters)
}
