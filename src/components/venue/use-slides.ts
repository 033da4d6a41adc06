// Which slide of the gallery is shown: the reader, the buttons and the bullets scroll its strip, which snaps to a slide.
import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../site/autoplay'
import { keptState } from '../site/kept-state'

/** Milliseconds without scrolling after which the strip has come to rest. */
const AT_REST = 150

const useShownSlide = keptState(0)

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const slide = strip?.querySelectorAll('li')[index]
  if (slide) strip?.scrollTo({ left: slide.offsetLeft, behavior })
}

/** Slides are counted from 0; the first follows the last. */
export function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useShownSlide()
  const first = useRef(index)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Returns to the picture that was shown before the page was rendered in the other language.
    if (first.current > 0) scrollTo(strip.current, first.current, 'instant')
    return () => clearTimeout(resting.current)
  }, [])

  const show = (wished: number) => {
    const next = (wished + count) % count
    // Glide only to a neighbour: a longer way would pass, and load, every picture in between.
    const glides = Math.abs(next - index) <= 1 && !prefersReducedMotion()
    setIndex(next)
    scrollTo(strip.current, next, glides ? 'smooth' : 'instant')
  }

  /** Follows the reader's own scrolling. */
  const onScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const { scrollLeft, scrollWidth } = strip.current ?? { scrollLeft: 0, scrollWidth: 1 }
      setIndex(Math.round((count * scrollLeft) / scrollWidth))
    }, AT_REST)
  }

  return { strip, index, show, onScroll }
}
