// Says, at the bottom of the window, that another page failed to load (specification, section 8: chunk loading failure).
import { useEffect, useState } from 'react'
import { onUnreachable } from '../../browser/unreachable'
import * as styles from './load-failure.module.css'

/** The message for a page that failed to load; the same in both languages (specification, section 8). */
export const CHUNK_FAILURE = 'Loading chunk failed.'

type Props = {
  /** The page that is shown: the message disappears when it changes. */
  path: string
  words: { tryAgain: string }
}

export function LoadFailure({ path, words }: Props) {
  const [failed, setFailed] = useState<{ to: string; on: string } | null>(null)

  useEffect(() => {
    onUnreachable((to) => setFailed({ to, on: path }))
    // Back and Forward may return to the page shown, so the message goes; if they fail too, it appears again.
    const forget = () => setFailed(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [path])

  if (failed?.on !== path) return null
  return (
    <p role="alert" className={styles.failure}>
      <span lang="en">{CHUNK_FAILURE}</span>{' '}
      <a className="button" href={failed.to}>
        {words.tryAgain}
      </a>
    </p>
  )
}
