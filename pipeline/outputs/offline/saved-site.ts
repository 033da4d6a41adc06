// What the service worker and the build agree on: the pages saved for reading without a network, as data.
import type { Language } from '../../domain/languages'
import type { Labels } from '../../schemas/interface'

export type SavedSite = {
  /** The build: Gatsby's `webpackCompilationHash`. */
  hash: string
  /** The script that starts the site. */
  start: string
  /** What all pages of a template share, by the name of its component: the tags that their heads need, and addresses of scripts. */
  templates: Record<string, { head: string; scripts: string[] }>
  /** What the queries of several pages found: navigation, labels, the symposium. */
  shared: unknown[]
  /** Gatsby's data of each page, by its path without the folder of the site. */
  pages: Record<string, SavedPage & { shares: Record<string, number> }>
}

/** Gatsby's data of a page. Of a saved one, what it `shares` with others is missing: the indices of these values by their names. */
export type SavedPage = {
  componentChunkName: string
  result: { data: { page?: { title: string } | null } & Record<string, unknown> }
}

/** A saved page with all of its data. */
export function wholePage({ pages, shared }: SavedSite, path: string): SavedPage | undefined {
  const saved = pages[path]
  if (!saved) return undefined
  const { shares, result, ...page } = saved
  const found = Object.entries(shares).map(([name, index]) => [name, shared[index]] as const)
  return { ...page, result: { ...result, data: { ...result.data, ...Object.fromEntries(found) } } }
}

/** What the build writes into the worker. */
export type WorkerSettings = {
  /** Files to save, with what changes with their content; null if their name does. */
  files: { url: string; revision: string | null }[]
  savedSite: string
  labels: Record<Language, Labels['offline']>
  /** The look of the sentence above a saved page, as CSS: there is no style sheet yet. */
  look: string
}

/** The name of the file with the time, in milliseconds, at which what is saved was last known to be current; and its cache. */
export const SAVED_AT = 'saved-at'
/** The name of the cache that knows when the site was saved. */
export const stateCache = (scope: string): string => `state-${scope}`
