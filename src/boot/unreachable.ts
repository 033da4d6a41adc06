// A page that comes neither through the site nor as a document: the reader keeps the one that is shown and is told, in place
// of the browser's own error page (specification, section 8: chunk loading failure).

type Load = (path: string) => Promise<{ status?: string } | undefined>

let tell: (address: string) => void = () => undefined

/** Calls `listener` with the address of a page that cannot be reached at all; there is one listener at a time. */
export function onUnreachable(listener: typeof tell): void {
  tell = listener
}

/**
 * Watches the loads of Gatsby's loader. One that fails goes on as ever while the server answers: its address is opened.
 * Otherwise nobody hears of it but the listener.
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
      tell(address)
      return new Promise(() => undefined)
    }
  }
}
