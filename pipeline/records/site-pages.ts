// All pages of an edition in both languages: those of content/, those of talks and posters, and the index of people.
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import { contributionPages } from './contribution-pages'
import { pageOf, type SitePage } from './page'
import { peoplePages } from './people-page'

export const sitePages = memoise((read: ReadEdition): SitePage[] => [
  ...read.pages.flatMap((page) => pageOf(page) ?? []),
  ...contributionPages(read).map(({ contribution: _, entry: __, ...page }) => page),
  ...peoplePages(read),
])
