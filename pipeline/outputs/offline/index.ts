// What a phone keeps for reading without a network: the pages people need in a corridor, as data, and the service worker.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateHtmlPath, generatePageDataPath } from 'gatsby-core-utils'
import { inBoth, inLanguage, type Language } from '../../domain/languages'
import { hashOf } from '../../kept-files'
import { scheduleFiles } from '../../records/built-files'
import { paletteOf } from '../../records/palette'
import type { EditionData } from '../../schemas'
import type { Labels } from '../../schemas/interface'
import { browserScript } from '../browser-script'
import type { OutputFiles } from '../output-files'
import type { SiteEdition, SitePage } from '../site/edition'
import type { SavedPage, SavedSite, WorkerSettings } from './saved-site'

/** The worker keeps its address for good: an older one is replaced, or withdrawn, at it only. */
const WORKER = 'service-worker.js'
const SAVED_SITE = 'saved-site.json'

/** What is needed on the days: these, and talks and abstracts. */
const ROUTES = ['/', '/program', '/speakers', '/venue', '/venue/transportation', '/venue/accommodation']

/** Of a poster without an abstract, its page says no more than the programme does. */
function isNeeded({ contributions }: SiteEdition, { route, path }: SitePage): boolean {
  const contribution = contributions.get(path)?.contribution
  return ROUTES.includes(route) || contribution?.kind === 'talk' || contribution?.abstract !== undefined
}

/** Scripts that pages load on demand. */
const ON_DEMAND = ['programme-search', 'programme-now', 'programme-shared', 'calendar-file', 'offline']

/** What a document needs in its head to look like its page; titles and descriptions are the page's own. */
const HEAD =
  /<(?:meta http-equiv|meta name="theme-color"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>|<style[^>]*>[\s\S]*?<\/style>/g

/** Removes everything that was saved, and the worker itself. */
export const WITHDRAWN = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/** The sentences for readers without a network. */
export const offlineLabels = ({ interface: labels }: EditionData): Record<Language, Labels['offline']> =>
  inBoth(
    (language) =>
      Object.fromEntries(
        Object.entries(labels.offline).map(([name, text]) => [name, inLanguage(text, language)]),
      ) as Labels['offline'],
  )

type PageStart = { webpackCompilationHash: string; scripts: string[] }

/** The start of a page that plugins/deferred-hydration has put into its HTML; undefined without the plugin. */
function startOf(html: string) {
  const [, script, json] =
    /<script async src="([^"]*\/start-[^"]*)"><\/script><script type="application\/json">(.*?)<\/script>/s.exec(
      html,
    ) ?? []
  return script && json ? { script, ...(JSON.parse(json) as PageStart) } : undefined
}

/** A page's data without what other pages have, too; that is added to what the site shares, each value once. */
function withoutShared({ result }: SavedPage, site: SavedSite, known: Map<string, number>) {
  const { page, ...others } = result.data
  const shares = Object.entries(others).map(([name, value]) => {
    const text = JSON.stringify(value)
    const index = known.get(text) ?? site.shared.push(value) - 1
    known.set(text, index)
    return [name, index] as const
  })
  // Only search engines read these.
  const own = page && { ...page, description: '', keywords: [] }
  return { result: { ...result, data: { page: own ?? null } }, shares: Object.fromEntries(shares) }
}

/** Files are read one after another: hundreds of pages, each read by a thread of Node's, take three times as long. */
function savedSite(publicFolder: string, edition: SiteEdition): SavedSite | undefined {
  const site: SavedSite = { hash: '', start: '', templates: {}, shared: [], pages: {} }
  const shared = new Map<string, number>()
  for (const { path } of edition.pages.filter((page) => isNeeded(edition, page))) {
    const json = readFileSync(join(publicFolder, '..', generatePageDataPath('public', path)), 'utf8')
    const page = JSON.parse(json) as SavedPage
    site.pages[path] = { ...page, ...withoutShared(page, site, shared) }
    // All pages of a template start alike.
    if (site.templates[page.componentChunkName]) continue
    const html = readFileSync(generateHtmlPath(publicFolder, path), 'utf8')
    const start = startOf(html)
    if (!start) return undefined
    Object.assign(site, { hash: start.webpackCompilationHash, start: start.script })
    site.templates[page.componentChunkName] = {
      head: (html.match(HEAD) ?? []).join(''),
      scripts: start.scripts,
    }
  }
  return site
}

/**
 * The service worker and what it saves. Where site.yaml says `offline: false`, a worker that removes itself from the phones that have
 * one. `files`: those of the site that are made with it.
 */
export async function offlineFiles(
  edition: SiteEdition,
  root: string,
  files: OutputFiles,
): Promise<OutputFiles> {
  const publicFolder = join(root, 'public')
  const { data, prefix } = edition
  const site = data.site.offline ? savedSite(publicFolder, edition) : undefined
  if (!site) return { [WORKER]: WITHDRAWN }
  const stats = await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8')
  const { assetsByChunkName: chunks } = JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }
  const templates = Object.values(site.templates)
  const fonts = templates.flatMap(({ head }) => head.match(/[^("']+\.woff2/g) ?? [])
  const hashed = [
    site.start,
    ...templates.flatMap(({ scripts }) => scripts),
    ...[...Object.keys(site.templates), ...ON_DEMAND].flatMap((name) =>
      (chunks[name] ?? []).map((file) => `${prefix}/${file}`),
    ),
    ...fonts,
  ]
  const text = JSON.stringify(site)
  const search = files[scheduleFiles.search] ?? ''
  const { sun, ink } = paletteOf(data.design)
  const settings: WorkerSettings = {
    files: [
      ...[...new Set(hashed)].map((url) => ({ url, revision: null })),
      { url: `${prefix}/${SAVED_SITE}`, revision: hashOf(text).slice(0, 20) },
      { url: `${prefix}/${scheduleFiles.search}`, revision: hashOf(search).slice(0, 20) },
    ],
    savedSite: `${prefix}/${SAVED_SITE}`,
    labels: offlineLabels(data),
    look: `padding:.5rem 1rem;background:${sun};color:${ink};font:1rem/1.4 system-ui,sans-serif;text-align:center`,
  }
  const { text: worker } = await browserScript({
    absWorkingDir: root,
    entryPoints: [join(root, 'pipeline/outputs/offline/browser/worker.ts')],
    define: { SETTINGS: JSON.stringify(settings), 'process.env.NODE_ENV': '"production"' },
  })
  return { [SAVED_SITE]: text, [WORKER]: worker }
}
