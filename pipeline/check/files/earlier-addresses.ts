// Earlier addresses: each becomes a folder with a page that leads on, where there must be neither a file nor a page.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import type { Finding, Problem } from '../../read/problem'
import { pathOf } from '../../records/addresses'
import { languages } from '../../schemas/kinds'
import { fault, problemIn, problemInText, valuesAt } from '../findings'
import { madeByBuild } from './file-fault'

type Earlier = { from: string; to: string; report: (finding: Finding) => Problem }

/** Hosts read a limited number of rules, Cloudflare 2000, of which each address needs four. */
const MOST = 300

const isFile = fault(
  'There is a file at this address.',
  'Bu adreste bir dosya var.',
  'Delete this entry: readers get the file. Or delete the file, if the page replaces it.',
  'Bu kaydı silin: Ziyaretçiler dosyayı görür. Dosyanın yerini sayfa aldıysa dosyayı silin.',
)

const isPage = fault(
  'This is the address of a page of this site.',
  'Bu, sitedeki bir sayfanın adresi.',
  'Delete this entry: readers get that page.',
  'Bu kaydı silin: Ziyaretçiler o sayfayı görür.',
)

const leadsElsewhere = fault(
  'This earlier address leads to two pages. Capitals make no difference to some hosts.',
  'Bu eski adres iki sayfaya götürüyor. Bazı sunucular büyük-küçük harf ayrımı yapmaz.',
  'Delete one of the two.',
  'İkisinden birini silin.',
)

const tooMany = fault(
  `There are more than ${MOST} earlier addresses, and hosts read no more.`,
  `Eski adres sayısı ${MOST} sınırını aşıyor; sunucular fazlasını okumaz.`,
  'Keep those to which other sites and search engines still link.',
  'Başka sitelerin ve arama motorlarının hâlâ bağlantı verdiklerini bırakın.',
)

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

export function checkEarlierAddresses(read: ReadEdition): Problem[] {
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
