// A page that comes neither through the site nor as a document: the reader keeps the one that is shown and is told, in place
// of the browser's own error page (specification, section 8: chunk loading failure).

/** Name of the event that tells so; its detail is the path that was asked for, with the site's prefix. */
export const UNREACHABLE = 'symposium:unreachable'

type Load = (path: string) => Promise<{ status?: string } | undefined>

/** Whether the address answers at all, be it with an error. */
export const answers = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Watches the loads of Gatsby's loader. One that fails goes on as ever while the server answers: its address is opened.
 * Otherwise nobody hears of it but those who listen for the event.
 */
export function watchLoads(loader: { loadPage: unknown }): void {
  const load = loader.loadPage as Load
  loader.loadPage = async (path: string) => {
    const found = await load(path).catch(() => undefined)
    if (found && found.status !== 'error') return found
    const address = `${__PATH_PREFIX__}${path}`
    if (await answers(address)) return found
    dispatchEvent(new CustomEvent(UNREACHABLE, { detail: address }))
    return new Promise(() => undefined)
  }
}
