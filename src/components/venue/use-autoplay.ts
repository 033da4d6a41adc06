// The gallery goes on by itself, unless somebody is reading it (specification, section 4: Gallery slider).
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../site/reduced-motion'
import { keptState } from '../site/kept-state'
import { usePause } from '../site/use-pause'

/** Specification, section 9: until the next slide, ms. */
const AUTOPLAY_DELAY = 3000

const useStopped = keptState(false)

type Options = { index: number; near: boolean; show: (index: number) => void }

export function useAutoplay({ index, near, show }: Options) {
  const [byItself, setByItself] = useState(false)
  const [stopped, setStopped] = useStopped()
  const playing = byItself && !stopped
  const { held, hold, release } = usePause()

  // Whoever asked for less motion starts it by hand.
  useEffect(() => setByItself(!prefersReducedMotion()), [])

  useEffect(() => {
    if (!playing || held || !near) return
    const next = setTimeout(() => show(index + 1), AUTOPLAY_DELAY)
    return () => clearTimeout(next)
  }, [playing, held, near, index, show])

  // Whoever starts it wants it to go on, although pointer and focus are then on the button.
  const toggle = () => {
    setByItself(true)
    setStopped(playing)
    release()
  }
  return { playing, toggle, hold }
}
