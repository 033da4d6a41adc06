// Everything in a text that leads elsewhere: links to pages and their anchors, to files and to addresses elsewhere, and the facts and
// downloads that it takes from the data by name.
import { decodedAddress, presentedRoute } from '../../domain/addresses'
import type { ReadEdition } from '../../read'
import { countryOf } from '../../read/collection-file'
import { guessOfKind } from '../../read/entries/guess'
import type { CountryCode } from '../../domain/countries'
import { anyOf } from '../../domain/fold'
import { memoise } from '../../domain/memoise'
import type { PageFile, TextFile } from '../../read/page-file'
import { error, type Diagnostic, type Finding } from '../../messages/diagnostic'
import type { Use } from '../../read/texts/text-file'
import { peopleOf, peopleRoute } from '../../records/people'
import { factSources, factsOf } from '../../records/facts'
import { currentSchedule } from '../../records/talk-ids'
import { kinds, type Kind } from '../../schemas/kinds'
import { fileFault, madeByBuild } from '../files/file-fault'
import { isWhole, notAmong, problemInText } from '../findings'
import { anchorsOf, isMissing, missingDataOf, routesOf } from './pages'

/** An address, in the brackets of a link, by another. */
const replaced = (value: string, becomes: string) => ({ from: `(${value}`, to: `(${becomes}` })

const isEmail = (value: string) => /^[^\s/:@]+@[^\s/@]+\.[a-z]+$/i.test(value)

/** An e-mail address, a telephone number or a web address is held to the same rules as one in the data. */
function addressFault(value: string, country: CountryCode | undefined): Finding | undefined {
  const [prefix = '', scheme = ''] = /^(mailto|tel):\/*/i.exec(value) ?? []
  const kind = scheme === '' ? 'url' : /mailto/i.test(scheme) ? 'email' : 'phone'
  const { accepts, normal = (words: string) => words }: Kind = kinds[kind]
  const written = prefix ? decodedAddress(value.slice(prefix.length).replace(/\?.*$/, '')) : value
  if (accepts(normal(written)) && !prefix.endsWith('/')) return undefined
  const right = isEmail(value)
    ? `mailto:${value}`
    : accepts(written)
      ? written
      : guessOfKind(kind, written, country)?.to
  const becomes = right && (scheme ? `${scheme}:${right.replaceAll(' ', '')}` : right)
  if (!becomes) return error(`kind.${kind}`, { value: `“${value}”` })
  return { ...error(`link.${kind}`, { value, becomes }), replace: replaced(value, becomes) }
}

/** What follows # in a link to a page. */
function anchorFault(read: ReadEdition, page: PageFile | undefined, value: string): Finding | undefined {
  const wanted = decodedAddress(/#(.*)$/.exec(value)?.[1] ?? '')
  const anchors = page ? anchorsOf(read)(page) : []
  if (!page || wanted === '' || anchors.includes(wanted)) return undefined
  return notAmong(anchors, wanted, error('link.no-section', { route: page.route, section: wanted }), (near) =>
    replaced(value, value.replace(/#.*$/, `#${near}`)),
  )
}

/** An address without the site’s own name, which would not work in previews and next year. */
function withoutHost(read: ReadEdition, value: string): string {
  const own = read.data.site?.url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  // The rest of uni.edu.tr/symposium2 is not part of uni.edu.tr/symposium.
  const host = new RegExp(`^https?://(?:www\\.)?(?:${anyOf([own])})(?=[/?#]|$)`, 'i')
  return value.replace(host, '') || (value && '/')
}

/** Whether an address is the page of a talk or poster. */
const isContribution = (read: ReadEdition, address: string): boolean =>
  address.startsWith(presentedRoute('')) &&
  (currentSchedule(read)?.items ?? []).some(({ id }) => id !== undefined && address === presentedRoute(id))

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
    isContribution(read, address) ||
    (address === peopleRoute && peopleOf(read).size > 0)
  return [route, path].find(isKnown)
}

function unknownPage(read: ReadEdition, target: string, value: string): Finding {
  const routes = routesOf(read)
  const finding = error('link.no-page', { target, pages: routes.join(', ') })
  return notAmong(routes, target.replace(/^\/tr(?=\/|$)/, ''), finding, (near) => replaced(value, near))
}

/** https;// is written with the key beside that of the colon, https// without it; wa.me/90… and bit.ly/x without https://. */
const isElsewhere = (target: string) =>
  /^(?:[a-z][a-z+.-]*:|https?(?:;|\/\/)|www\.|\/\/|[\w-]+(?:\.[\w-]+)+\/)|^[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|edu|tr|eu|be|io)$/i.test(
    target,
  )

/** What is wrong with a link, and the right address where it is known. */
function linkFault(read: ReadEdition, text: TextFile, value: string): Finding | undefined {
  const local = withoutHost(read, value)
  const [, target = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(decodedAddress(local)) ?? []
  if (target === '') return anchorFault(read, 'route' in text ? text : undefined, value)
  const address = addressOf(read, target)
  if (address === undefined) {
    if (/^(?:file:|[a-z]:[\\/])/i.test(target)) return error('link.on-computer', { value })
    if (isElsewhere(target) || isEmail(target)) return addressFault(value, countryOf(read.edition))
    if (!/\.[a-z0-9]+$/i.test(target)) return unknownPage(read, target, value)
    return fileFault(read.edition, `static${target.startsWith('/') ? '' : '/'}${target}`)
  }
  if (address !== target || local !== value) {
    const becomes = `${address}${anchor}`
    return { ...error('link.not-as-written', { value, becomes }), replace: replaced(value, becomes) }
  }
  if (read.edition.exists(`static${address}`)) return fileFault(read.edition, `static${address}`)
  const page = read.pages.find(({ route, language }) => route === address && language === text.language)
  return anchorFault(read, page, value)
}

/** The facts that texts may quote, in each language. Maps: a name that an organiser writes must not reach a prototype. */
export const factsIn = memoise(({ data }: ReadEdition) => ({
  en: new Map(Object.entries(factsOf(data, 'en'))),
  tr: new Map(Object.entries(factsOf(data, 'tr'))),
}))

function unknownName(tag: string, name: string, known: string[]): Finding | undefined {
  if (known.includes(name)) return undefined
  const related = known.filter((other) => other.split('.')[0] === name.split('.')[0])
  const list = (related.length > 0 ? related : known).slice(0, 12).join(', ')
  return notAmong(known, name, error('text.unknown-name', { tag, name, list }))
}

/** A telephone number or e-mail address is a link already: a browser cannot put one link into another. */
const linkInLink = (read: ReadEdition, name: string): Finding | undefined =>
  factsIn(read).en.get(name)?.href ? error('link.in-link', { name }) : undefined

/** Every wrong link, fact and download of pages and letters. */
export const checkQuotes = memoise((read: ReadEdition): Diagnostic[] => {
  // What is unknown because a file has errors is reported there. A session without an end is reported as such.
  const sessions = (read.data.sessions ?? []).map(({ code }) => `session.${code}`)
  const facts = isWhole(read, ...factSources) && [...factsIn(read).en.keys(), ...sessions]
  const downloads = isWhole(read, 'downloads') && (read.data.downloads ?? []).map(({ key }) => key)
  // Of a page that is to be deleted, for the edition has nothing of its kind, that is all that is reported.
  const texts = read.texts.filter((text) => !('route' in text && missingDataOf(read, text)))
  return texts.flatMap((text) => {
    const report = (uses: Use[], faultOf: (name: string) => Finding | undefined) =>
      uses.flatMap(({ value, ...at }) => {
        const finding = faultOf(value)
        return finding ? problemInText(text, at, finding) : []
      })
    return [
      ...report(text.links, (address) => linkFault(read, text, address)),
      ...report(text.linkedFacts, (name) => linkInLink(read, name)),
      ...(facts ? report(text.facts, (name) => unknownName('Fact', name, facts)) : []),
      ...(downloads ? report(text.downloads, (name) => unknownName('Downloads', name, downloads)) : []),
    ]
  })
})
