// When something that moves by itself should stand still.
import { useState, type FocusEvent } from 'react'

/** Whether the reader has asked for reduced motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Pauses what moves while the keyboard focus is inside it. `held` says whether to pause, `hold` has the box's handlers, `release`
 * resumes although the focus is still inside.
 */
export function usePause() {
  const [held, setHeld] = useState(false)
  const hold = {
    // Only keyboard focus counts, not the focus that a press leaves on a button.
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget as Node | null) && setHeld(false),
  }
  return { held, hold, release: () => setHeld(false) }
}
