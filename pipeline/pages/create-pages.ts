// Turns page records into routes: each page becomes two from one template, one per language, each the other's twin.
import type { Actions } from 'gatsby'
import { join } from 'node:path'
import type { PageFile, ReadEdition } from '../read'
import { pageOf } from '../records/page'
import type { Language } from '../schemas/kinds'

/** The variables that every page query gets. */
export type PageContext = {
  route: string
  language: Language
  twin: string
  /** Keys of the downloads that the page's text offers. */
  downloads: string[]
}

function createPage(page: PageFile, root: string, actions: Pick<Actions, 'createPage'>): void {
  const record = pageOf(page)
  if (!record) return
  const context: PageContext = {
    route: page.route,
    language: page.language,
    twin: record.twin,
    downloads: record.downloads,
  }
  actions.createPage({
    path: record.path,
    component: join(root, 'src/templates', `${record.template}.tsx`),
    context,
  })
}

/** Creates every page of the edition in both languages. */
export function createPages(read: ReadEdition, root: string, actions: Pick<Actions, 'createPage'>): void {
  for (const page of read.pages) createPage(page, root, actions)
}
