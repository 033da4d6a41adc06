// Which picture of the gallery is shown. The strip is scrolled by the reader, by buttons, or by itself (specification, section 4).
import { useCallback, useEffect, useRef, useState } from 'react'
import { keptState } from '../site/kept-state'
import { prefersReducedMotion, usePause } from '../site/motion'

/** Specification, section 9: time until the next slide, ms. */
const AUTOPLAY_DELAY = 3000

/** Specification, section 9: distance between two slides, px. */
export const SLIDE_GAP = 10

/** How near, in px, the gallery comes to the window before its pictures advance. */
const NEAR = 50

/** A strip that has not moved for this many milliseconds has come to rest. */
const AT_REST = 150

const useShownSlide = keptState(0)
const useStopped = keptState(false)

const widthOf = (strip: HTMLElement) => strip.clientWidth + SLIDE_GAP

/** Slides are counted from 0; the first follows the last. */
export function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useShownSlide()
  const [near, setNear] = useState(false)
  const [byItself, setByItself] = useState(false)
  const [stopped, setStopped] = useStopped()
  const playing = byItself && !stopped
  const { held, hold, release } = usePause()

  const begin = useRef(index)
  useEffect(() => {
    // Returns to the picture that was shown before the page was rendered in the other language.
    if (begin.current > 0) strip.current!.scrollLeft = begin.current * widthOf(strip.current!)
    // For readers who asked for less motion, it starts only on request.
    setByItself(!prefersReducedMotion())
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${NEAR}px`,
    })
    observer.observe(strip.current!)
    return () => observer.disconnect()
  }, [])

  const show = useCallback(
    (wished: number) => {
      const next = (wished + count) % count
      // Glide only to a neighbour: a longer way would pass, and load, every picture in between.
      const glides = Math.abs(next - index) <= 1 && !prefersReducedMotion()
      setIndex(next)
      strip.current!.scrollTo({ left: next * widthOf(strip.current!), behavior: glides ? 'smooth' : 'auto' })
    },
    [count, index, setIndex],
  )

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

  /** Follows the reader's own scrolling, once it has come to rest. */
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      if (strip.current) setIndex(Math.round(strip.current.scrollLeft / widthOf(strip.current)))
    }, AT_REST)
  }

  return { strip, index, near, playing, show, toggle, hold, onScroll }
}
