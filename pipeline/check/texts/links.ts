// Where links lead: pages of this site, their anchors, files, and addresses elsewhere.
import type { ReadEdition } from '../../read'
import { guessOfKind } from '../../read/entries/guess'
import { ignoringCase } from '../../read/fold'
import type { PageFile, TextFile } from '../../read/page-file'
import { write, both, replacedFrom, type Fault, type Problem } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import { lineIn } from '../../read/texts/text-file'
import { abstractPages } from '../../records/abstract-pages'
import { kinds, type Bilingual, type Kind } from '../../schemas/kinds'
import { fileFault, madeByBuild } from '../files/file-fault'
import { problemInText } from '../findings'
import { anchorsOf, isMissing, routesOf } from './routes'

/** What is wrong with a link, and the right address where it is known; undefined where nothing is wrong. */
type Verdict = (Fault & { becomes?: string | undefined }) | undefined

const corrected = (message: Bilingual, becomes: string): Verdict => ({
  message,
  advice: write(becomes),
  becomes,
})

const decoded = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The path of a link into this site, without what follows # or ?. */
const pathOf = (url: string) => decoded(url.replace(/[?#].*$/, ''))

const anchorIn = (value: string) => /#.*$/.exec(value)?.[0] ?? ''

/** An address without its language and the slash at its end. */
const plainRoute = (path: string) => path.replace(/^\/tr(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/'

const isEmail = (value: string) => /^[^\s/:@]+@[^\s/@]+\.[a-z]+$/i.test(value)

/** An e-mail address, a telephone number or a web address is held to the same rules as one in the data. */
function addressFault(value: string): Verdict {
  const [prefix = '', scheme] = /^(mailto|tel):/i.exec(value) ?? []
  const kind = scheme === undefined ? 'url' : /mailto/i.test(scheme) ? 'email' : 'phone'
  const { accepts, normal = (words: string) => words, problem, advice }: Kind = kinds[kind]
  const written = prefix ? decoded(value.slice(prefix.length).replace(/^\/+|\?.*$/g, '')) : value
  if (accepts(normal(written)) && !value.startsWith(`${prefix}/`)) return undefined
  const right = isEmail(value)
    ? `mailto:${value}`
    : accepts(written)
      ? written
      : guessOfKind(kind, written)?.to
  const message = both(`“${value}” ${problem.en}.`, `“${value}” ${problem.tr}.`)
  return right === undefined
    ? { message, advice }
    : corrected(message, `${prefix}${prefix ? right.replaceAll(' ', '') : right}`)
}

function elsewhere(read: ReadEdition, text: TextFile, value: string): Verdict {
  // The site's own address is left out, so that links work in previews and next year.
  const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  const own = bare(read.data.site?.url ?? '')
  const rest = bare(value).slice(own.length)
  const isOwn = own !== '' && bare(value).toLowerCase().startsWith(own.toLowerCase())
  // The rest of uni.edu.tr/symposium2 is not part of uni.edu.tr/symposium.
  if (!isOwn || !/^([/?#]|$)/.test(rest)) return addressFault(value)
  const path = plainRoute(rest)
  const message = both('The link names this site itself.', 'Bağlantı bu sitenin kendi adını içeriyor.')
  // What is not on the site is reported as such: to write it without the name would not help.
  return withinSite(read, text, path) ?? corrected(message, path)
}

function anchor(read: ReadEdition, page: PageFile | undefined, value: string): Verdict {
  const wanted = pathOf(anchorIn(value).slice(1))
  if (!page || wanted === '') return undefined
  const anchors = anchorsOf(read, page)
  if (anchors.includes(wanted)) return undefined
  const near = suggestion(wanted, anchors)
  return {
    message: both(
      `The page ${page.route} has no section called “${wanted}”.`,
      `${page.route} sayfasında “${wanted}” adlı bir bölüm yok.`,
    ),
    advice: didYouMean(
      near && `#${near}`,
      both(
        'Remove # and what follows it, or copy it from the page.',
        '# ve sonrasını silin ya da sayfadan kopyalayın.',
      ),
    ),
    becomes: near && value.replace(/#.*$/, `#${near}`),
  }
}

/** `/venue.html`, `../venue/en.mdx`, `static/1.jpg`: the address of a page or file as it is called elsewhere. */
function addressOf(read: ReadEdition, target: string): string | undefined {
  const path = `/${target.replace(/^(?:\.{0,2}\/)*(?:(?:static|public|content)\/)?(?:pages\/)?/, '')}`
  const route = plainRoute(path).replace(/\/(?:en|tr)\.mdx$|\.html?$|\/index$/i, '') || '/'
  if (routesOf(read).includes(route)) return route
  return read.edition.exists(`static${path}`) ? path : undefined
}

function unknownPage(read: ReadEdition, target: string, value: string): Verdict {
  const routes = routesOf(read)
  const near = suggestion(plainRoute(target), routes)
  const isSame = near !== undefined && ignoringCase(near) === ignoringCase(plainRoute(target))
  return {
    message: both(
      `The link leads to ${value}, which is not a page of this site.`,
      `Bağlantı ${value} adresine gidiyor; sitede böyle bir sayfa yok.`,
    ),
    advice: didYouMean(
      near,
      both(`Pages: ${routes.join(', ')}.`, `Sayfalar: ${routes.join(', ')}.`),
      isSame ? capitalsCount : undefined,
    ),
    becomes: near,
  }
}

/** wa.me/90…, www.example.org, bit.ly/x: an address elsewhere without https://. A file of this site has another ending. */
const isElsewhere = (target: string) =>
  /^(?:www\.|\/\/|[\w-]+(?:\.[\w-]+)+\/)|^[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|edu|tr|eu|be|io)$/i.test(target)

function withinSite(read: ReadEdition, text: TextFile, value: string): Verdict {
  const target = pathOf(value)
  if (target === '') return anchor(read, 'route' in text ? (text as PageFile) : undefined, value)
  if (routesOf(read).includes(target)) {
    const page = read.pages.find(({ route, language }) => route === target && language === text.language)
    return anchor(read, page, value)
  }
  const isAbstract = abstractPages(read).some(({ route }) => route === target)
  if (isMissing(read, target) || isAbstract || madeByBuild(read, target)) return undefined
  const address = addressOf(read, target)
  if (address && address !== target) {
    const message = both(
      `The link leads to ${target}. Write the address without folder, ending or language: readers are taken to the page in their own language.`,
      `Bağlantı ${target} adresine gidiyor. Adresi klasör, uzantı ve dil olmadan yazın: Her okur kendi dilindeki sayfaya gider.`,
    )
    return corrected(message, `${address}${anchorIn(value)}`)
  }
  if (isElsewhere(target) || isEmail(target)) return addressFault(value)
  if (!/\.[a-z0-9]+$/i.test(target)) return unknownPage(read, target, value)
  return fileFault(read.edition, `static${target.startsWith('/') ? '' : '/'}${target}`)
}

/** Links of one text that lead nowhere or the wrong way. */
export const deadLinks = (read: ReadEdition, text: TextFile): Problem[] =>
  text.links.flatMap((link) => {
    // https;// is written with the key beside that of the colon, https// without it.
    const hasScheme = /^(?:[a-z][a-z+.-]*:|https?(?:;|\/\/))/i.test(link.value)
    const verdict = (hasScheme ? elsewhere : withinSite)(read, text, link.value)
    if (!verdict) return []
    const { becomes, message, advice } = verdict
    const written = lineIn(text, link.line)
    const correctedLine = becomes && replacedFrom(written, link.column, `(${link.value}`, `(${becomes}`)
    return problemInText(text, link, { message, advice }, { correctedLine })
  })
