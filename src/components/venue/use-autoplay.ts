// Advances the gallery by itself, except while it has the keyboard focus (specification, section 4: Gallery slider).
import { useEffect, useState } from 'react'
import { keptState } from '../site/kept-state'
import { prefersReducedMotion, usePause } from '../site/motion'

/** Specification, section 9: time until the next slide, ms. */
const AUTOPLAY_DELAY = 3000

const useStopped = keptState(false)

type Options = { index: number; near: boolean; show: (index: number) => void }

/** Shows the next slide every 3000 ms while the gallery is near and neither held by the focus nor stopped. */
export function useAutoplay({ index, near, show }: Options) {
  const [byItself, setByItself] = useState(false)
  const [stopped, setStopped] = useStopped()
  const playing = byItself && !stopped
  const { held, hold, release } = usePause()

  // For readers who asked for less motion, it starts only on request.
  useEffect(() => setByItself(!prefersReducedMotion()), [])

  useEffect(() => {
    if (!playing || held || !near) return
    const next = setTimeout(() => show(index + 1), AUTOPLAY_DELAY)
    return () => clearTimeout(next)
  }, [playing, held, near, index, show])

  // Starting must take effect at once, although the focus, which holds the gallery, is then on the button.
  const toggle = () => {
    setByItself(true)
    setStopped(playing)
    release()
  }
  return { playing, toggle, hold }
}
