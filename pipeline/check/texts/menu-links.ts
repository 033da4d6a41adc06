// Where the menu leads.
import type { ReadEdition } from '../../read'
import { both, fileProblem, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { kinds } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { entriesOf, problemIn } from '../problem-in'
import { isMissing, listOfPages, routesOf } from './routes'

/** Pages that an edition has added and to which neither the menu nor a text leads. To its own pages the site leads by itself. */
export function unlinkedPages(read: ReadEdition): Problem[] {
  // Its folder may have been renamed, which is told.
  if (Object.keys(requiredPages).some((route) => isMissing(read, route))) return []
  const menu = (read.data.navigation ?? []).flatMap(({ to, items }) => [to, ...items.map((item) => item.to)])
  const linked = new Set([
    ...menu,
    ...read.texts.flatMap((text) =>
      text.links
        .map(({ value }) => value.replace(/[?#].*$/, ''))
        .filter((target) => !('route' in text) || target !== text.route),
    ),
  ])
  return read.pages
    .filter(({ route, language }) => language === 'en' && !(route in requiredPages) && !linked.has(route))
    .filter(({ route }) => kinds.route.accepts(route))
    .map(({ file, route }) =>
      fileProblem(file, {
        message: both(`Nothing leads to the page ${route}.`, `${route} sayfasına götüren hiçbir şey yok.`),
        advice: both(
          `Add a line to navigation.yaml, “- { label: { en: …, tr: … }, to: ${route} }”, or a link to a text.`,
          `navigation.yaml dosyasına bir satır ekleyin: “- { label: { en: …, tr: … }, to: ${route} }”; ya da bir metne bağlantı koyun.`,
        ),
        severity: 'warning',
      }),
    )
}

/** Entries of the menu that lead to no page. */
export function menuLinks(read: ReadEdition): Problem[] {
  const routes = routesOf(read)
  return entriesOf(read, 'navigation').flatMap(({ entry, index }) =>
    [
      { to: entry.to, path: [index, 'to'] as PropertyKey[] },
      ...entry.items.map(({ to }, item) => ({ to, path: [index, 'items', item, 'to'] as PropertyKey[] })),
    ]
      .filter(({ to }) => !routes.includes(to) && !isMissing(read, to))
      .map(({ to, path }) => {
        const near = suggestion(to, routes)
        return problemIn(read, 'navigation', path, {
          message: both(
            `The menu leads to ${to}, which is no page of this site.`,
            `Menü ${to} adresine gidiyor; sitede böyle bir sayfa yok.`,
          ),
          advice: didYouMean(near, listOfPages(read)),
          meant: near ? { from: to, to: near } : undefined,
        })
      }),
  )
}
