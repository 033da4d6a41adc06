// Earlier addresses: each becomes a folder with a page that leads on, where there must be neither a file nor a page.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../domain/fold'
import { error, inFile, type Diagnostic, type Finding, type Found } from '../../messages/diagnostic'
import { pathOf } from '../../domain/addresses'
import { languages } from '../../domain/languages'
import { EARLIER_FILE, earlierEditionsOf } from '../../records/earlier-editions'
import { problemIn, problemInText, valuesAt } from '../findings'
import { madeByBuild } from './file-fault'

type Earlier = { from: string; to: string; report: (finding: Finding) => Diagnostic }

const ofSite = (read: ReadEdition): Earlier[] =>
  valuesAt(read, 'site.redirects.*').map(({ value, path }) => ({
    ...(value as { from: string; to: string }),
    report: (finding) => problemIn(read, 'site', [...path, 'from'], finding),
  }))

const ofPages = ({ pages }: ReadEdition): Earlier[] =>
  pages.flatMap((page) =>
    (page.frontmatter?.redirects ?? []).map((from) => ({
      from,
      to: pathOf(page.route, page.language),
      report: (finding) => problemInText(page, page.locate('redirects'), finding, { field: 'redirects' }),
    })),
  )

/** An address as a disk that ignores case knows it. */
const placeOf = (address: string) => ignoringCase(address).replace(/\/$/, '')

/** Earlier addresses that cannot lead on: they exist, lead nowhere, or would not work on every host. */
export function checkEarlierAddresses(read: ReadEdition): Diagnostic[] {
  const files = read.edition.list('static').map((file) => placeOf(file.replace(/^static/, '')))
  const pages = new Set(
    read.pages.flatMap(({ route }) => languages.map((language) => pathOf(route, language))),
  )
  const targets = new Map<string, string>()
  const found = [...ofSite(read), ...ofPages(read)].flatMap(({ from, to, report }): Found => {
    const place = placeOf(from)
    const known = targets.get(place) ?? to
    targets.set(place, known)
    const isBlocked = files.some(
      (file) => `${place}/`.startsWith(`${file}/`) || file.startsWith(`${place}/index.`),
    )
    if (isBlocked || madeByBuild(read, from)) return report(error('earlier-address.file'))
    if (pages.has(from)) return report(error('earlier-address.page'))
    if (known !== to) return report(error('earlier-address.two-pages'))
    return []
  })
  return earlierEditionsOf(read)
    ? found
    : [...found, inFile(EARLIER_FILE, error('earlier-address.unreadable'))]
}
