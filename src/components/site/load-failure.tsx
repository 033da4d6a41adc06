// Says that a page did not come, below the one that is shown (specification, section 8: chunk loading failure).
import { useEffect, useState } from 'react'
import { onUnreachable } from '../../boot/unreachable'
import { CHUNK_FAILURE } from './chunk-failure'
import * as styles from './load-failure.module.css'

type Props = {
  /** Another page that did come takes the message away. */
  path: string
  words: { tryAgain: string }
}

export function LoadFailure({ path, words }: Props) {
  const [failed, setFailed] = useState<{ to: string; on: string } | null>(null)

  useEffect(() => {
    onUnreachable((to) => setFailed({ to, on: path }))
    // Back and forward may lead to the shown page again; where they do not, the message comes anew.
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
