// Says, at the bottom of the window, that another page failed to load (specification, section 8: chunk loading failure).
import { useEffect, useState } from 'react'
import type { Words } from '../../../pipeline/schemas/interface'
import { onUnreachable } from '../../browser/unreachable'
import * as styles from './load-failure.module.css'

/** The message for a page that failed to load; the same in both languages (specification, section 8). */
export const CHUNK_FAILURE = 'Loading chunk failed.'

export function LoadFailure({ words }: { words: Words['site'] }) {
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    onUnreachable(setFailed)
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
