// Which slide of the gallery is shown, and moving between slides: with Swiper or, before it has loaded, by scrolling.
import { useCallback, useEffect, useRef, useState } from 'react'
import { keptState } from '../site/kept-state'
import { prefersReducedMotion } from '../site/motion'
import type { Slider } from './gallery-swiper'

/** Swiper is a chunk of its own. */
export const loadSlider = () => import('./gallery-swiper').then(({ startSlider }) => startSlider)

/** Specification, section 9: distance between two slides, px. */
export const SLIDE_GAP = 10

/** How near, in px, the gallery comes to the window before Swiper loads. */
const NEAR = 50

const useShownSlide = keptState(0)

type Parts = { track: string; slide: string }

/** Scrolls a strip that Swiper has not taken over to a slide; `index` counts from 0. */
function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo?.({ left: index * (strip.clientWidth + SLIDE_GAP), behavior })
}

/** Slides are counted from 0; the first follows the last. */
export function useSlides(count: number, { track, slide }: Parts, load: typeof loadSlider) {
  const strip = useRef<HTMLDivElement>(null)
  const slider = useRef<Slider>(undefined)
  const [index, setIndex] = useShownSlide()
  const [near, setNear] = useState(false)

  const scrolledTo = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    return Math.round(scrollLeft / (clientWidth + SLIDE_GAP)) || 0
  }

  // Returns to the picture that was shown before the page was rendered in the other language.
  const begin = useRef(index)
  useEffect(() => {
    if (begin.current > 0) scrollStrip(strip.current, begin.current, 'instant')
  }, [])

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${NEAR}px`,
    })
    if (strip.current) observer.observe(strip.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!near || slider.current) return
    let wanted = true
    void load().then(
      (startSlider) => {
        if (!wanted || !strip.current || slider.current) return
        const options = { track, slide, index: scrolledTo(), gap: SLIDE_GAP, onShow: setIndex }
        slider.current = startSlider(strip.current, options)
      },
      // If loading fails, the reader can still scroll the strip.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [near, track, slide, load, setIndex])

  useEffect(
    () => () => {
      slider.current?.stop()
      slider.current = undefined
    },
    [],
  )

  const show = useCallback(
    (wished: number) => {
      const next = (wished + count) % count
      // Glide only to a neighbour: a longer way would pass, and load, every picture in between.
      const glides = Math.abs(next - index) <= 1 && !prefersReducedMotion()
      setIndex(next)
      if (slider.current) return slider.current.show(next, glides)
      scrollStrip(strip.current, next, glides ? 'smooth' : 'auto')
    },
    [count, index, setIndex],
  )

  /** Follows the reader's scrolling, until Swiper takes over. */
  const onScroll = () => {
    if (!slider.current) setIndex(scrolledTo())
  }

  return { strip, index, near, show, onScroll }
}
