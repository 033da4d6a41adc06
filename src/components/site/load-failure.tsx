// A page that can be loaded neither by the site nor as a document: the reader keeps the current page, and a message at the bottom of
// the window replaces the browser's own error page (specification, section 8: chunk loading failure).
import { useEffect, useState } from 'react'
import type { Words } from '../../../pipeline/schemas/interface'
import { stopLoading } from '../../browser/loading'
import * as styles from './load-failure.module.css'

/** The message for a page that failed to load; the same in both languages (specification, section 8). */
export const CHUNK_FAILURE = 'Loading chunk failed.'

/** Shows the message, with the address of the page that cannot be reached. */
let report: (address: string) => void = () => undefined

/**
 * Watches the page loads of Gatsby's loader. If one fails although the server answers, Gatsby goes on as usual and opens the
 * address as a document. If the server does not answer, only the message appears: the load itself never settles.
 */
export function watchLoads(loader: Pick<NonNullable<Window['___loader']>, 'loadPage'>): void {
  const load = loader.loadPage
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

export function LoadFailure({ words }: { words: Words['site'] }) {
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    report = setFailed
    // Back and Forward may return to the page shown, so the message goes; if they fail too, it appears again.
    const forget = () => setFailed(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  if (!failed) return null
  return (
    <p role="alert" className={`row ${styles.failure}`}>
      <span lang="en">{CHUNK_FAILURE}</span>{' '}
      <a className="button" href={failed}>
        {words.tryAgain}
      </a>
    </p>
  )
}
