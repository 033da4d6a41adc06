// Turns page records into routes: each page becomes two from one template, one per language.
import type { Actions } from 'gatsby'
import { join } from 'node:path'
import type { ReadEdition } from '../read'
import { sitePages } from '../records/site-pages'
import type { Language } from '../domain/languages'

/** The variables that every page query gets. */
export type PageContext = {
  route: string
  language: Language
  /** Keys of the downloads that the page's text offers. */
  downloads: string[]
}

/** Creates every page of the edition in both languages, and the one that answers unknown addresses. */
export function createPages(read: ReadEdition, root: string, actions: Pick<Actions, 'createPage'>): void {
  for (const { route, language, path, template, downloads } of sitePages(read)) {
    const context: PageContext = { route, language, downloads }
    actions.createPage({ path, component: join(root, 'src/templates', `${template}.tsx`), context })
  }
  actions.createPage({ path: '/404.html', component: join(root, 'src/templates/not-found.tsx') })
}
