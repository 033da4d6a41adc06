// What moves by itself: it can be paused, and stops while the keyboard focus is inside it (specification, section 4).
import { useEffect, useState, type FocusEvent } from 'react'
import { useBeforePaint } from './before-paint'
import { keptState } from './kept-state'

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Makes a hook that calls `advance` every `delay` ms while `runs`. Give `hold` to the box and `toggle` to its button. */
export function autoplay(delay: number) {
  const useStopped = keptState(false)
  return (advance: () => void, runs: boolean) => {
    const [byItself, setByItself] = useState(false)
    const [stopped, setStopped] = useStopped()
    const [held, setHeld] = useState(false)
    const playing = byItself && !stopped

    // For readers who asked for less motion, it starts only on request.
    useBeforePaint(() => setByItself(!prefersReducedMotion()), [])

    useEffect(() => {
      if (!playing || held || !runs) return
      const next = setTimeout(advance, delay)
      return () => clearTimeout(next)
    })

    // Starting must take effect at once, although the focus, which holds the box, is then on the button.
    const toggle = () => {
      setByItself(true)
      setStopped(playing)
      setHeld(false)
    }
    const hold = {
      // Only keyboard focus counts, not the focus that a press leaves on a button.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setHeld(false),
    }
    return { playing, toggle, hold }
  }
}
