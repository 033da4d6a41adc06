// The service worker: without a network, it answers with what was saved. With one, everything comes from the network.
import { cacheNames } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { languageOfPath } from '../../../domain/addresses'
import { SAVED_AT, stateCache, wholePage, type SavedSite, type WorkerSettings } from '../saved-site'
import { notSavedDocument, savedDocument, savedSentence } from './documents'

/** What of a worker's own surroundings is used here; the types of pages lack it. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
declare const self: {
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<{ postMessage: (message: object) => void } | undefined>
  }
  skipWaiting: () => Promise<void>
  addEventListener: (name: string, listener: (event: Waiting & MessageEvent) => void) => void
}
declare const SETTINGS: WorkerSettings

/** Seconds after which a saved page is shown in place of one that the network does not send. */
const PATIENCE = 3

/** Files that readers have opened, and pictures and other parts of pages: how many are kept. */
const OPENED = 40
const PARTS = 150

const { scope } = self.registration
const { files, savedSite, labels, look } = SETTINGS
const root = new URL(scope).pathname

precache(files)
cleanupOutdatedCaches()

const state = () => caches.open(stateCache(scope))

/** Marks what is saved as current. */
const markCurrent = async () => (await state()).put(root + SAVED_AT, new Response(String(Date.now())))

/** When it last was, in milliseconds. */
const savedAt = async () => Number(await (await (await state()).match(root + SAVED_AT))?.text())

/** What was saved; if that is damaged, what the network has now, which is saved again. */
async function readSite(): Promise<SavedSite | undefined> {
  try {
    return (await (await matchPrecache(savedSite))?.json()) as SavedSite
  } catch {
    const key = getCacheKeyForURL(savedSite)
    const fresh = await fetch(savedSite, { cache: 'no-store' }).catch(() => undefined)
    if (!key || !fresh?.ok) return undefined
    await (await caches.open(cacheNames.precache)).put(key, fresh.clone())
    return fresh.json().catch(() => undefined) as Promise<SavedSite | undefined>
  }
}
let reading: SavedSite | undefined
const readOnce = async () => (reading ??= await readSite())

/** The path of a page as Gatsby names it: without the folder of the site, a slash at its end, or .html. */
const pathOfPage = ({ pathname }: URL) =>
  `/${decodeURI(pathname).slice(root.length)}`.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1')

const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** Asks the network first. If that fails, or is too slow for what is saved, answers with `saved`. */
const networkOr = (saved: () => Promise<Response>, isSaved: boolean) =>
  new NetworkOnly({
    ...(isSaved && { networkTimeoutSeconds: PATIENCE }),
    plugins: [
      {
        // A host whose server is down answers for it.
        fetchDidSucceed: ({ response }) =>
          response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(response.statusText)),
        handlerDidError: saved,
      },
    ],
  })

const isFile = ({ pathname }: URL) => /\.(?!html$)[a-z0-9]+$/i.test(pathname)

// Pages.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.href.startsWith(scope) && !isFile(url),
  async ({ event, request, url }) => {
    const path = pathOfPage(url)
    const site = await readOnce()
    const isSaved = site?.pages[path] !== undefined
    const language = languageOfPath(path)
    const saved = async () =>
      html(
        isSaved
          ? savedDocument(
              site,
              path,
              language,
              savedSentence(labels[language], language, await savedAt()),
              look,
            )
          : notSavedDocument(labels[language], language, root, look),
      )
    return networkOr(saved, isSaved).handle({ event, request })
  },
)

// The data of pages, which Gatsby asks for on the way from page to page.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}page-data/`),
  async ({ event, request, url }) => {
    const site = await readOnce()
    const path = pathOfPage(new URL(url.href.replace('page-data/', '').replace('/page-data.json', '')))
    const isBuild = url.pathname.endsWith('/app-data.json')
    const page = isBuild
      ? { webpackCompilationHash: site?.hash }
      : site && wholePage(site, path === '/index' ? '/' : path)
    const saved = async () => {
      if (!site || !page) return Response.error()
      const client = 'clientId' in event ? await self.clients.get(String(event.clientId)) : undefined
      const language = languageOfPath(path)
      if (!isBuild) client?.postMessage({ saved: savedSentence(labels[language], language, await savedAt()) })
      return Response.json(page)
    }
    return networkOr(saved, site !== undefined && page !== undefined).handle({ event, request })
  },
)

// Scripts, fonts and pictures whose names change with their content.
const parts = new CacheFirst({
  cacheName: `parts-${scope}`,
  plugins: [new ExpirationPlugin({ maxEntries: PARTS, purgeOnQuotaError: true })],
})
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}static/`) || /-[0-9a-f]{12,20}\.(js|css)$/.test(url.pathname),
  async ({ event, request }) => (await matchPrecache(request)) ?? parts.handle({ event, request }),
)

// Everything else: what was opened can be opened again.
const opened = new NetworkFirst({
  cacheName: `opened-${scope}`,
  plugins: [
    new ExpirationPlugin({ maxEntries: OPENED, purgeOnQuotaError: true }),
    {
      handlerDidError: async ({ request }) => {
        const language = languageOfPath(pathOfPage(new URL(request.referrer || scope)))
        if (request.mode === 'navigate') return html(notSavedDocument(labels[language], language, root, look))
        return (await matchPrecache(request.url)) ?? Response.error()
      },
    },
  ],
})
registerRoute(({ url }) => url.href.startsWith(scope) && isFile(url), opened)

self.addEventListener('install', (event) => {
  // A newer worker waits until no page of the older one is open, or until a page that has just come from the network asks for it.
  if (!self.registration.active) event.waitUntil(self.skipWaiting())
})
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([markCurrent(), self.clients.claim()])),
)
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting())
  if (event.data === 'current') event.waitUntil(markCurrent())
})
