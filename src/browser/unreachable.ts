// Handles a page that can be loaded neither by the site nor as a document: the reader keeps the current page and gets a
// message, instead of the browser's own error page (specification, section 8: chunk loading failure).

import { stopLoading } from './loading'

type Load = (path: string) => Promise<{ status?: string } | undefined>

let report: (address: string) => void = () => undefined

/** Calls `listener` with the address of each page that cannot be reached at all. A new listener replaces the last one. */
export function onUnreachable(listener: typeof report): void {
  report = listener
}

/**
 * Watches the page loads of Gatsby's loader. If one fails although the server answers, Gatsby goes on as usual and opens the
 * address as a document. If the server does not answer, only the listener is called: the load itself never settles.
 */
export function watchLoads(loader: { loadPage: unknown }): void {
  const load = loader.loadPage as Load
  loader.loadPage = async (path: string) => {
    const found = await load(path).catch(() => undefined)
    if (found && found.status !== 'error') return found
    const address = __PATH_PREFIX__ + path
    try {
      await fetch(address, { method: 'HEAD', cache: 'no-store' })
      return found
    } catch {
      stopLoading()
      report(address)
      return new Promise(() => undefined)
    }
  }
}
