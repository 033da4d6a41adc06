// Addresses that the site once had, as written in site.yaml and in the headers of pages.
import { join } from 'node:path/posix'
import { madeByBuild } from '../../../check/files/file-fault'
import type { OutputFiles } from '../../output-files'
import { addressOf, type SiteEdition } from '../edition'
import { redirectFor, type Redirect } from '../serving'

/** The earlier addresses and where they lead now. One at which there is a page or file again leads nowhere else. */
export function redirectsOf({ read, data, pages }: SiteEdition): Redirect[] {
  const paths = pages.map(({ path }) => path)
  return [
    ...(data.site.redirects ?? []),
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
      const language = edition.pages.find(({ path }) => path === to)?.language ?? 'en'
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
