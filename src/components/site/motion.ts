// When something that moves by itself should stand still.
import { useState, type FocusEvent } from 'react'

/** Whether the reader has asked for reduced motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Pauses what moves while the pointer or the keyboard focus is inside it. `held` says whether to pause, `hold` has the box's handlers, `release` resumes although the
 * pointer is still inside.
 */
export function usePause() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // Only keyboard focus counts, not the focus that a press leaves on a button.
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget as Node | null) && setFocused(false),
  }
  const release = () => {
    setPointed(false)
    setFocused(false)
  }
  return { held: pointed || focused, hold, release }
}
