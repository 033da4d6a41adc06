// The gallery goes on by itself, unless somebody is reading it (specification, section 4: Gallery slider).
import { useEffect, useState, type FocusEvent } from 'react'
import { prefersReducedMotion } from '../site/reduced-motion'

/** Specification, section 9: until the next slide, ms. */
export const AUTOPLAY_DELAY = 3000

type Options = { index: number; near: boolean; show: (index: number) => void }

export function useAutoplay({ index, near, show }: Options) {
  const [playing, setPlaying] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused

  // Whoever asked for less motion starts it by hand.
  useEffect(() => setPlaying(!prefersReducedMotion()), [])

  useEffect(() => {
    if (!playing || held || !near) return
    const next = setTimeout(() => show(index + 1), AUTOPLAY_DELAY)
    return () => clearTimeout(next)
  }, [playing, held, near, index, show])

  /** The pointer or the focus inside holds it; not the focus that a press has left on a button. */
  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget as Node | null) && setFocused(false),
  }
  // Whoever starts it wants it to go on, although pointer and focus are then on the button.
  const toggle = () => {
    setPlaying(!playing)
    setPointed(false)
    setFocused(false)
  }
  return { playing, toggle, hold }
}
