// A box of rotating facts, which can be paused and respects reduced motion (specification, sections 2 and 4: Home).
import { useEffect, useState } from 'react'
import type { Words } from '../../../pipeline/schemas/interface'
import { keptState } from '../site/kept-state'
import { prefersReducedMotion, usePause } from '../site/motion'
import * as styles from './did-you-know.module.css'

/** Specification, section 9: milliseconds until the next fact is shown. */
const FACT_ROTATION = 5000

const usePaused = keptState(false)

type Props = { facts: readonly string[]; words: Words['home'] }

export function DidYouKnow({ facts, words }: Props) {
  const [shown, setShown] = useState(0)
  const [paused, setPaused] = usePaused()
  const { held, hold, release } = usePause()

  useEffect(() => {
    if (paused || held || facts.length < 2 || prefersReducedMotion()) return undefined
    const turn = setInterval(() => setShown((index) => (index + 1) % facts.length), FACT_ROTATION)
    return () => clearInterval(turn)
  }, [paused, held, facts.length])

  const press = () => {
    setPaused(!paused)
    // Pressing Play must start the rotation at once, although the focus, which holds it, is still on the button.
    if (paused) release()
  }

  return (
    <section className={`panel ${styles.box}`} aria-labelledby="did-you-know" {...hold}>
      <h2 id="did-you-know">{words.didYouKnow}</h2>
      <div className={styles.facts}>
        {facts.map((fact, index) => (
          <p key={fact} data-shown={index === shown || undefined}>
            {fact}
          </p>
        ))}
      </div>
      <button type="button" className="button" onClick={press}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={paused ? 'M2 0l10 6-10 6z' : 'M1 0h3v12H1zM8 0h3v12H8z'} />
        </svg>
        {paused ? words.play : words.pause}
      </button>
    </section>
  )
}
