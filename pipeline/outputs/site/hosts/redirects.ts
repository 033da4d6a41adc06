// Where the site leads readers of other addresses: those that it once had, and those that are nearly right.
import { join } from 'node:path/posix'
import { madeByBuild } from '../../../check/files/file-fault'
import { redirectsToEarlier } from '../../../records/earlier-editions'
import { addressesOf, redirectFor, type Redirect } from '../../../domain/page-addresses'
import type { OutputFiles } from '../../output-files'
import { addressOf, type SiteEdition } from '../edition'
import type { Serving } from '../serving'

/** Earlier addresses, from site.yaml and the heads of pages, and where they lead: nowhere if there is a page or file again. */
export function redirectsOf({ read, data, pages }: SiteEdition): Redirect[] {
  const paths = pages.map(({ path }) => path)
  return [
    ...(data.site.redirects ?? []),
    ...redirectsToEarlier(read),
    ...pages.flatMap(({ path, redirects = [] }) => redirects.map((from) => ({ from, to: path }))),
  ].filter(
    ({ from }) => !paths.includes(from) && redirectFor(from, paths) === undefined && !madeByBuild(read, from),
  )
}

/** Pages at the earlier addresses, for hosts that cannot redirect, such as GitHub Pages. */
export const redirectPages = (edition: SiteEdition): OutputFiles =>
  Object.fromEntries(
    redirectsOf(edition).map(({ from, to }) => {
      const address = addressOf(edition, to)
      const language = edition.pagesByPath.get(to)?.language ?? 'en'
      const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${edition.prefix}${to}">
<a href="${edition.prefix}${to}">${address}</a>
`
      return [join('.', from, from.endsWith('.html') ? '' : 'index.html'), html]
    }),
  )

/** Cloudflare reads no more rules than this. At the other earlier addresses, pages lead on. */
const MOST = 2000

/** _redirects. Each is a line of its own: a rule `/en/* /:splat` would redirect /en//elsewhere.example to another host. */
export function redirectsFile({ prefix, pages, redirects = [] }: Serving): string {
  const asked = [
    ...addressesOf(pages).flatMap(([address, page]) => [
      [address, page],
      [address.toLowerCase(), page],
    ]),
    ...redirects.map(({ from, to }) => [encodeURI(from).replace(/\/$/, ''), to]),
  ].filter(([address, page]) => address !== page)
  const lines = asked.flatMap(([address, page]) =>
    [address, `${address}/`].map((one) => `${prefix}${one} ${prefix}${page} 301\n`),
  )
  return [...new Set(lines)].slice(0, MOST).join('')
}
