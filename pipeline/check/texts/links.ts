// The pages of the site, and where links lead: to these and their anchors, to files, and to addresses elsewhere.
import type { ReadEdition } from '../../read'
import { guessOfKind } from '../../read/entries/guess'
import { anyOf } from '../../read/fold'
import { memoise } from '../../read/memoise'
import type { PageFile, TextFile } from '../../read/page-file'
import { both, write } from '../../read/problem'
import { headingsByAnchor } from '../../read/texts/nodes'
import { abstractPages } from '../../records/abstract-pages'
import { programmeCodes } from '../../records/programme-codes'
import { kinds, type Kind } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { fileFault, madeByBuild } from '../files/file-fault'
import { fault, notAmong, type Finding } from '../findings'

/** The routes of all pages that are there, such as /venue. */
export const routesOf = memoise(({ pages }: ReadEdition) => [...new Set(pages.map(({ route }) => route))])

/** A page that every edition has and this one lacks is reported once, at its own file, and not at each link to it. */
export const isMissing = (read: ReadEdition, route: string) =>
  Object.hasOwn(requiredPages, route) && !routesOf(read).includes(route)

/** The anchors of a page: its headings, and those of its template's own parts, by the names that src/ gives them. */
function anchorsOf({ data }: ReadEdition, { tree, frontmatter }: PageFile): string[] {
  const { sessions = [], posters = [], programme, committees = [], venue } = data
  const days = [...(programme?.days ?? []), ...sessions].map(({ date }) => `day-${date}`)
  const ids = [...sessions.flatMap(({ talks }) => talks), ...posters].flatMap(({ id }) => id ?? [])
  const ofTemplates: Record<string, string[]> = {
    home: ['key-dates', 'welcome-letter'],
    submissions: ['key-dates'],
    committees: committees.map(({ key }) => key),
    venue: Array.from({ length: venue?.galleryImages ?? 0 }, (_, index) => `picture-${index + 1}`),
    program: [...days, ...programmeCodes(data), ...ids, 'poster-list', 'changes'],
  }
  return [...headingsByAnchor(tree).keys(), ...(ofTemplates[frontmatter?.template ?? ''] ?? [])]
}

const decoded = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** An address, in the brackets of a link, by another. */
const replaced = (value: string, becomes: string) => ({ from: `(${value}`, to: `(${becomes}` })

const isEmail = (value: string) => /^[^\s/:@]+@[^\s/@]+\.[a-z]+$/i.test(value)

/** An e-mail address, a telephone number or a web address is held to the same rules as one in the data. */
function addressFault(value: string): Finding | undefined {
  const [prefix = '', scheme = ''] = /^(mailto|tel):\/*/i.exec(value) ?? []
  const kind = scheme === '' ? 'url' : /mailto/i.test(scheme) ? 'email' : 'phone'
  const { accepts, normal = (words: string) => words, problem, advice }: Kind = kinds[kind]
  const written = prefix ? decoded(value.slice(prefix.length).replace(/\?.*$/, '')) : value
  if (accepts(normal(written)) && !prefix.endsWith('/')) return undefined
  const right = isEmail(value)
    ? `mailto:${value}`
    : accepts(written)
      ? written
      : guessOfKind(kind, written)?.to
  const becomes = right && (scheme ? `${scheme}:${right.replaceAll(' ', '')}` : right)
  return {
    message: both(`“${value}” ${problem.en}.`, `“${value}” ${problem.tr}.`),
    advice: becomes ? write(becomes) : advice,
    replace: becomes ? replaced(value, becomes) : undefined,
  }
}

/** What follows # in a link to a page. */
function anchorFault(read: ReadEdition, page: PageFile | undefined, value: string): Finding | undefined {
  const wanted = decoded(/#(.*)$/.exec(value)?.[1] ?? '')
  const anchors = page ? anchorsOf(read, page) : []
  if (!page || wanted === '' || anchors.includes(wanted)) return undefined
  return notAmong(
    anchors,
    wanted,
    fault(
      `The page ${page.route} has no section called “${wanted}”.`,
      `${page.route} sayfasında “${wanted}” adlı bir bölüm yok.`,
      'Remove # and what follows it, or copy it from the page.',
      '# ve sonrasını silin ya da sayfadan kopyalayın.',
    ),
    (near) => replaced(value, value.replace(/#.*$/, `#${near}`)),
  )
}

/** An address without the site’s own name, which would not work in previews and next year. */
function withoutHost(read: ReadEdition, value: string): string {
  const own = read.data.site?.url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  // The rest of uni.edu.tr/symposium2 is not part of uni.edu.tr/symposium.
  const host = new RegExp(`^https?://(?:www\\.)?(?:${anyOf([own])})(?=[/?#]|$)`, 'i')
  return value.replace(host, '') || (value && '/')
}

/** The address of a page or file of this site, however a link writes it: `/tr/venue/`, `/venue.html`, `../venue/en.mdx`, `static/1.jpg`. */
function addressOf(read: ReadEdition, target: string): string | undefined {
  const path = `/${target.replace(/^(?:\.{0,2}\/)*(?:(?:static|public|content)\/)?(?:pages\/)?/, '')}`
  const route =
    path
      .replace(/^\/tr(?=\/|$)/, '')
      .replace(/\/(?:en|tr)\.mdx$|\.html?$|\/index$/i, '')
      .replace(/(.)\/$/, '$1') || '/'
  const isKnown = (address: string) =>
    routesOf(read).includes(address) ||
    isMissing(read, address) ||
    madeByBuild(read, address) ||
    read.edition.exists(`static${address}`) ||
    abstractPages(read).some((page) => page.route === address)
  return [route, path].find(isKnown)
}

function unknownPage(read: ReadEdition, target: string, value: string): Finding {
  const routes = routesOf(read)
  return notAmong(
    routes,
    target.replace(/^\/tr(?=\/|$)/, ''),
    fault(
      `The link leads to ${target}, which is not a page of this site.`,
      `Bağlantı ${target} adresine gidiyor; sitede böyle bir sayfa yok.`,
      `Pages: ${routes.join(', ')}.`,
      `Sayfalar: ${routes.join(', ')}.`,
    ),
    (near) => replaced(value, near),
  )
}

/** https;// is written with the key beside that of the colon, https// without it; wa.me/90… and bit.ly/x without https://. */
const isElsewhere = (target: string) =>
  /^(?:[a-z][a-z+.-]*:|https?(?:;|\/\/)|www\.|\/\/|[\w-]+(?:\.[\w-]+)+\/)|^[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|edu|tr|eu|be|io)$/i.test(
    target,
  )

/** What is wrong with a link, and the right address where it is known. */
export function linkFault(read: ReadEdition, text: TextFile, value: string): Finding | undefined {
  const local = withoutHost(read, value)
  const [, target = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(decoded(local)) ?? []
  if (target === '') return anchorFault(read, 'route' in text ? (text as PageFile) : undefined, value)
  const address = addressOf(read, target)
  if (address === undefined) {
    if (isElsewhere(target) || isEmail(target)) return addressFault(value)
    if (!/\.[a-z0-9]+$/i.test(target)) return unknownPage(read, target, value)
    return fileFault(read.edition, `static${target.startsWith('/') ? '' : '/'}${target}`)
  }
  if (address !== target || local !== value) {
    const becomes = `${address}${anchor}`
    return {
      message: both(
        `The link leads to ${value}. Write the address without the site’s name, folder, ending or language: readers are taken to the page in their own language.`,
        `Bağlantı ${value} adresine gidiyor. Adresi sitenin adı, klasör, uzantı ve dil olmadan yazın: Her okur kendi dilindeki sayfaya gider.`,
      ),
      advice: write(becomes),
      replace: replaced(value, becomes),
    }
  }
  if (read.edition.exists(`static${address}`)) return fileFault(read.edition, `static${address}`)
  const page = read.pages.find(({ route, language }) => route === address && language === text.language)
  return anchorFault(read, page, value)
}
