// Links that name a file of the project instead of its address on the site: en.mdx, static/form.pdf, content/images/hero.jpg.
import type { ReadEdition } from '../../read'
import { write } from '../../read/advice'
import { both } from '../../read/problem'
import { extensionOf, pictures } from '../files/signatures'
import type { Verdict } from './link-elsewhere'
import { routesOf } from './routes'

/** `/conference/en.mdx`, `../conference/tr.mdx`: the file in place of the page. */
export function pageFile(read: ReadEdition, target: string, value: string): Verdict {
  const [, path] = /^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?(.*?)\/?(?:en|tr)\.mdx$/i.exec(target) ?? []
  if (path === undefined) return undefined
  const route = path === 'index' ? '/' : `/${path}`
  if (!routesOf(read).includes(route)) return undefined
  const meant = `${route}${/#.*$/.exec(value)?.[0] ?? ''}`
  return {
    message: both(
      'The link leads to a file, not to the page made of it.',
      'Bağlantı sayfaya değil, dosyasına gidiyor.',
    ),
    advice: write(meant),
    meant,
  }
}

/** `/venue.html`, `/index`, `static/1.jpg`, `../../documents/x.pdf`: how the address is called elsewhere. */
export function builtFile(read: ReadEdition, target: string): Verdict {
  const path = `/${target.replace(/^(?:\.{0,2}\/)*(?:(?:static|public|content)\/)?/, '')}`
  const route = path.replace(/\/index(?:\.html?)?$|\.html?$/, '') || '/'
  const meant = routesOf(read).includes(route)
    ? route
    : read.edition.exists(`static${path}`)
      ? path
      : undefined
  if (meant === undefined || meant === target) return undefined
  return {
    message: both(
      `The link leads to ${target}, which is not how the site calls it.`,
      `Bağlantı ${target} adresine gidiyor; sitede adresi böyle değil.`,
    ),
    advice: write(meant),
    meant,
  }
}

/** A picture of content/images, however its path is written: only the data shows those. */
export function picturesOfData({ edition }: ReadEdition, target: string): Verdict {
  const name = target.slice(target.lastIndexOf('/') + 1)
  if (!pictures.includes(extensionOf(name))) return undefined
  const lies = edition.list('content/images').find((file) => file.endsWith(`/${name}`))
  if (!lies) return undefined
  return {
    message: both(`A text cannot show ${lies}.`, `${lies} bir metinde gösterilemez.`),
    advice: both(
      `Texts show pictures of static/: copy ${name} there and write /${name}.`,
      `Metinler static/ klasöründeki görselleri gösterir: ${name} dosyasını oraya kopyalayıp /${name} yazın.`,
    ),
  }
}
