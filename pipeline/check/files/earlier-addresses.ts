// Earlier addresses: each becomes a folder with a page that leads on, where there must be neither a file nor a page.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../domain/fold'
import { error, type Diagnostic, type Finding } from '../../messages/diagnostic'
import { pathOf } from '../../domain/addresses'
import { languages } from '../../domain/languages'
import { problemIn, problemInText, valuesAt } from '../findings'
import { madeByBuild } from './file-fault'

type Earlier = { from: string; to: string; report: (finding: Finding) => Diagnostic }

/** Hosts read a limited number of rules, Cloudflare 2000, of which each address needs four. */
const MOST = 300

const isFile = error('earlier-address.file')

const isPage = error('earlier-address.page')

const leadsElsewhere = error('earlier-address.two-pages')

const tooMany = error('earlier-address.too-many', { most: MOST })

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

export function checkEarlierAddresses(read: ReadEdition): Diagnostic[] {
  const files = read.edition.list('static').map((file) => placeOf(file.replace(/^static/, '')))
  const pages = new Set(
    read.pages.flatMap(({ route }) => languages.map((language) => pathOf(route, language))),
  )
  const targets = new Map<string, string>()
  return [...ofSite(read), ...ofPages(read)].flatMap(({ from, to, report }, index) => {
    const place = placeOf(from)
    const known = targets.get(place) ?? to
    targets.set(place, known)
    const isBlocked = files.some(
      (file) => `${place}/`.startsWith(`${file}/`) || file.startsWith(`${place}/index.`),
    )
    if (isBlocked || madeByBuild(read, from)) return report(isFile)
    if (pages.has(from)) return report(isPage)
    if (known !== to) return report(leadsElsewhere)
    return index === MOST ? report(tooMany) : []
  })
}
