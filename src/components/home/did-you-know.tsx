// A box of rotating facts, which can be paused and respects reduced motion (specification, sections 2 and 4: Home).
import { useState } from 'react'
import type { Labels } from '../../../pipeline/schemas/interface'
import { autoplay } from '../site/autoplay'
import * as styles from './did-you-know.module.css'

/** Specification, section 9: every 5000 ms, the next fact is shown. */
const useRotation = autoplay(5000)

type Props = { facts: readonly string[]; labels: Pick<Labels, 'home' | 'slides'> }

export function DidYouKnow({ facts, labels: { home, slides } }: Props) {
  const [shown, setShown] = useState(0)
  const next = () => setShown((shown + 1) % facts.length)
  const { playing, toggle, hold } = useRotation(next, facts.length > 1)

  return (
    <section className={`panel ${styles.box}`} aria-labelledby="did-you-know" {...hold}>
      <h2 id="did-you-know">{home.didYouKnow}</h2>
      <div className={`stack ${styles.facts}`}>
        {facts.map((fact, index) => (
          <p key={fact} data-shown={index === shown || undefined}>
            {fact}
          </p>
        ))}
      </div>
      <button type="button" className="button" onClick={toggle} data-scripted>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d={playing ? 'M1 0h3v12H1zM8 0h3v12H8z' : 'M2 0l10 6-10 6z'} />
        </svg>
        {playing ? slides.pause : slides.play}
      </button>
    </section>
  )
}
