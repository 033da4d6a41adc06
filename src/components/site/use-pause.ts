// Pauses what moves by itself while the pointer or the keyboard focus is inside it.
import { useState, type FocusEvent } from 'react'

/** Whether it is held, the handlers of its box, and a release for whoever asks it to go on from within. */
export function usePause() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // Not the focus that a press has left on a button.
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
