// Where links lead: pages of this site, their anchors, files, and addresses elsewhere.
import type { ReadEdition } from '../../read'
import type { PageFile } from '../../read/page-file'
import { ignoringCase } from '../../read/fold'
import { write } from '../../read/advice'
import { both, replacedFrom, type Problem, type Found } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import { lineIn, type TextFile } from '../../read/texts/text-file'
import { problemInText } from '../problem-in'
import { anchorsOf } from './anchors'
import { fileFault, madeByBuild } from '../files/files'
import {
  isOnOwnComputer,
  mailFault,
  notWhole,
  onOwnComputer,
  phoneFault,
  type Verdict,
} from './link-elsewhere'
import { builtFile, pageFile, picturesOfData } from './link-files'
import { isMissing, listOfPages, routesOf } from './routes'

/** The path of a link into this site, without what follows # or ?. */
const pathOf = (url: string): string => {
  const path = url.replace(/[?#].*$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Addresses of the site itself are written without its name, so that they work in previews and next year. */
function ownSite(read: ReadEdition, text: TextFile, value: string): Verdict {
  const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  const own = bare(read.data.site?.url ?? '')
  const rest = bare(value).slice(own.length)
  const isOwn = own !== '' && bare(value).toLowerCase().startsWith(own.toLowerCase())
  // The rest of uni.edu.tr/symposium2 is no part of uni.edu.tr/symposium.
  if (!isOwn || !/^([/?#]|$)/.test(rest)) return undefined
  const path = rest.replace(/^\/tr(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/'
  // What is not on the site is told as such: to write it without the name would not help.
  return (
    withinSite(read, text, path) ?? {
      message: both('The link names this site itself.', 'Bağlantı bu sitenin kendi adını içeriyor.'),
      advice: write(path),
      meant: path,
    }
  )
}

function elsewhere(read: ReadEdition, text: TextFile, value: string): Verdict {
  if (/^https?:/i.test(value)) {
    // As copied from the browser while `npm start` shows the site.
    const address = value.replace(
      /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/i,
      read.data.site?.url ?? '$&',
    )
    return /^https?:\/\/[^/\s.]+\.[^\s]+$/i.test(address) ? ownSite(read, text, address) : notWhole(value)
  }
  if (/^mailto:/i.test(value)) return mailFault(value)
  if (/^tel:/i.test(value)) return phoneFault(value)
  return notWhole(value)
}

function anchor(read: ReadEdition, page: PageFile | undefined, value: string): Verdict {
  const [, name = ''] = value.split('#')
  if (!page || name === '') return undefined
  const anchors = anchorsOf(read, page)
  const wanted = pathOf(name)
  if (anchors.includes(wanted)) return undefined
  const near = suggestion(wanted, anchors)
  return {
    message: both(
      `The page ${page.route} has no place called “${wanted}”.`,
      `${page.route} sayfasında “${wanted}” adlı bir yer yok.`,
    ),
    advice: didYouMean(
      near && `#${near}`,
      both(
        'Leave out what follows #, or copy it from the page.',
        '# sonrasını silin ya da sayfadan kopyalayın.',
      ),
    ),
    meant: near && value.replace(/#.*$/, `#${near}`),
  }
}

function unknownPage(read: ReadEdition, target: string, value: string): Verdict {
  const routes = routesOf(read)
  const english = target.replace(/^\/tr(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/'
  const whole = `${english}${/#.*$/.exec(value)?.[0] ?? ''}`
  if (/^\/tr(\/|$)/.test(target) && routes.includes(english)) {
    return {
      message: both('The link leads to a Turkish address.', 'Bağlantı Türkçe adrese gidiyor.'),
      advice: both(
        `Write ${whole}: each reader is led to the page in his own language.`,
        `${whole} yazın: Her okur kendi dilindeki sayfaya gider.`,
      ),
      meant: whole,
    }
  }
  if (routes.includes(english)) {
    return {
      message: both('A slash stands at the end of the address.', 'Adresin sonunda eğik çizgi var.'),
      advice: write(whole),
      meant: whole,
    }
  }
  const near = suggestion(english, routes)
  return {
    message: both(
      `The link leads to ${value}, which is no page of this site.`,
      `Bağlantı ${value} adresine gidiyor; sitede böyle bir sayfa yok.`,
    ),
    advice: didYouMean(
      near,
      listOfPages(read),
      ignoringCase(near ?? '') === ignoringCase(english) ? capitalsCount : undefined,
    ),
    meant: near,
  }
}

/** Endings of files that are not those of web addresses. */
const ofFiles =
  /\.(jpe?g|png|gif|svg|webp|avif|heic|pdf|docx?|pptx?|xlsx?|zip|ics|html?|mdx?|txt|csv|mp4|json|xml|atom)$/i

/** wa.me/90…, bit.ly/x, youtu.be: an address elsewhere without https://. */
const isElsewhere = (target: string) =>
  /^[\w-]+(\.[\w-]+)+\//.test(target) || (/^[\w-]+(\.[\w-]+)+$/.test(target) && !ofFiles.test(target))

function withinSite(read: ReadEdition, text: TextFile, value: string): Verdict {
  const target = pathOf(value)
  const pageAt = (route: string) =>
    read.pages.find((page) => page.route === route && page.language === text.language)
  if (target === '') return anchor(read, 'route' in text ? (text as PageFile) : undefined, value)
  if (routesOf(read).includes(target)) return anchor(read, pageAt(target), value)
  if (isMissing(read, target)) return undefined
  if (madeByBuild(read, target)) return undefined
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]+$/i.test(target)) {
    const address = `mailto:${target}`
    return {
      message: both(
        'An e-mail address as a link begins with mailto:.',
        'Bağlantı olarak e-posta adresi mailto: ile başlar.',
      ),
      advice: write(address),
      meant: address,
    }
  }
  if (/^(www\.|\/\/)|^[\w-]+(\.[\w-]+)*\.(org|com|net|edu|tr|eu)(\/|$)/i.test(target)) return notWhole(value)
  const file = pageFile(read, target, value) ?? builtFile(read, target)
  if (file) return file
  if (isElsewhere(target)) return notWhole(value)
  if (/\.[a-z0-9]+$/i.test(target)) {
    const served = read.edition.exists(`static${target}`)
    const picture = served ? undefined : picturesOfData(read, target)
    if (picture) return picture
    const fault = fileFault(read, `static${target.startsWith('/') ? '' : '/'}${target}`)
    return fault && { message: fault.message, advice: fault.advice }
  }
  return unknownPage(read, target, value)
}

const judge = (read: ReadEdition, text: TextFile, value: string): Verdict =>
  // https;// is written with the key beside that of the colon, https// without it.
  isOnOwnComputer(value)
    ? onOwnComputer(value)
    : /^(?:[a-z][a-z+.-]*:|https?(?:;|\/\/))/i.test(value)
      ? elsewhere(read, text, value)
      : withinSite(read, text, value)

/** Links of one text that lead nowhere or the wrong way. */
export function deadLinks(read: ReadEdition, text: TextFile): Problem[] {
  return text.links.flatMap((link): Found => {
    const verdict = judge(read, text, link.value)
    if (!verdict) return []
    const { meant, ...fault } = verdict
    const written = lineIn(text, link.line)
    const correctedLine = meant && replacedFrom(written, link.column, `(${link.value}`, `(${meant}`)
    return problemInText(text, link, fault, { correctedLine })
  })
}
