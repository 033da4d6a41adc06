// Where the menu leads.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { entriesOf, problemIn } from '../problem-in'
import { isMissing, listOfPages } from './link-verdict'

/** Entries of the menu that lead to no page. */
export function menuLinks(read: ReadEdition, routes: string[]): Problem[] {
  return entriesOf(read, 'navigation').flatMap(({ entry, index }) =>
    [
      { to: entry.to, path: [index, 'to'] as PropertyKey[] },
      ...entry.items.map(({ to }, item) => ({ to, path: [index, 'items', item, 'to'] as PropertyKey[] })),
    ]
      .filter(({ to }) => !routes.includes(to) && !isMissing(to, routes))
      .map(({ to, path }) => {
        const near = suggestion(to, routes)
        return problemIn(
          read,
          'navigation',
          path,
          both(
            `The menu leads to ${to}, which is no page of this site.`,
            `Menü ${to} adresine gidiyor; sitede böyle bir sayfa yok.`,
          ),
          didYouMean(near, listOfPages(routes)),
          { meant: near ? { from: to, to: near } : undefined },
        )
      }),
  )
}
