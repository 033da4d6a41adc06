// A programme in a link: `?mine=2B-3,P12`.
import { searchOf } from './find-query'

const PARAMETER = 'mine'
/** A link that somebody made by hand must not freeze the page. */
const MOST_CODES = 500

/** Codes named in a query; what is no code is left out, repetitions count once. Null where the link shares nothing. */
export function sharedCodes(search: string): string[] | null {
  const value = new URLSearchParams(search).get(PARAMETER)
  if (value === null) return null
  const codes = value.split(',').filter((code) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(code))
  const unique = [...new Set(codes)].slice(0, MOST_CODES)
  return unique.length > 0 ? unique : null
}

/** The address that shares these codes; commas stay readable. */
export const shareAddress = (page: string, codes: readonly string[]) =>
  `${page}?${PARAMETER}=${codes.join(',')}`

/** A query without what it shared. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  return searchOf(parameters)
}
