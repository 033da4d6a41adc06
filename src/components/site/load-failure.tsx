// A page that cannot be loaded: the reader keeps what is shown, and a message at the bottom of the window replaces the browser's own
// error page (specification, section 8: chunk loading failure).
import { useEffect } from 'react'
import { withPrefix } from 'gatsby'
import { pathOf } from '../../../pipeline/domain/addresses'
import type { Labels } from '../../../pipeline/schemas/interface'
import { hideLoadFailure, LOAD_FAILURE, showLoadFailure } from '../../browser/load-failure'
import { stopLoading } from '../../browser/loading'
import { useLanguage } from '../../language/shown-page'

/** Whether the handlers of the current document are in place (shell.tsx). */
const isStarted = () => 'started' in document.documentElement.dataset

/**
 * Watches the page loads of Gatsby's loader. If one fails although the server answers, Gatsby goes on as usual and opens the
 * address as a document. If the server does not answer, or the document itself is what cannot be loaded, only the message appears:
 * the load itself never settles.
 */
export function watchLoads(loader: Pick<NonNullable<Window['___loader']>, 'loadPage'>): void {
  const load = loader.loadPage
  loader.loadPage = async (path: string) => {
    const found = await load(path).catch(() => undefined)
    if (found && found.status !== 'error') return found
    // Gatsby itself asks for addresses with the site's folder.
    const address = path.startsWith(`${__PATH_PREFIX__}/`) ? path : __PATH_PREFIX__ + path
    const answers = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (answers && isStarted()) return found
    stopLoading()
    showLoadFailure(address)
    return new Promise(() => undefined)
  }
}

/** The message, hidden until something fails to load. React leaves `hidden` and `href` as they are then: here they stay the same. */
export function LoadFailure({ labels }: { labels: Labels['site'] }) {
  const { urlLanguage } = useLanguage()
  useEffect(() => {
    // If the site starts after all, nothing is missing.
    hideLoadFailure()
    // Back and Forward may return to the page shown, so the message goes; if they fail too, it appears again.
    addEventListener('popstate', hideLoadFailure)
    return () => removeEventListener('popstate', hideLoadFailure)
  }, [])

  return (
    <p id={LOAD_FAILURE} role="alert" className="row bar" hidden>
      {labels.loadFailed}{' '}
      <a className="button" href={withPrefix(pathOf('/', urlLanguage))}>
        {labels.tryAgain}
      </a>
    </p>
  )
}
