// Says that a page did not come, below the one that is shown (specification, section 8: chunk loading failure).
import { useEffect, useState } from 'react'
import { answers, UNREACHABLE } from '../../boot/unreachable'
import * as styles from './load-failure.module.css'

type Props = {
  /** Another page that did come takes the message away. */
  path: string
  words: { tryAgain: string }
}

export function LoadFailure({ path, words }: Props) {
  const [failed, setFailed] = useState<{ to: string; on: string } | null>(null)

  useEffect(() => {
    const tell = (event: Event) => setFailed({ to: (event as CustomEvent<string>).detail, on: path })
    addEventListener(UNREACHABLE, tell)
    return () => removeEventListener(UNREACHABLE, tell)
  }, [path])

  const tryAgain = (address: string) =>
    answers(address).then((reached) => {
      if (reached) location.assign(address)
    })

  if (failed?.on !== path) return null
  return (
    <p role="alert" className={styles.failure}>
      Loading chunk failed.{' '}
      <button type="button" className="button" onClick={() => void tryAgain(failed.to)}>
        {words.tryAgain}
      </button>
    </p>
  )
}
