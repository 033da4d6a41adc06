// Which slide of the gallery is shown, and moving between slides: with Swiper or, before it has loaded, by scrolling.
import { useEffect, useRef } from 'react'
import type Swiper from 'swiper'
import { prefersReducedMotion } from '../site/autoplay'
import { keptState } from '../site/kept-state'
import { useNear } from './use-near'

/** Specification, section 9: distance between two slides, px. */
export const SLIDE_GAP = 10

/** How near, in px, the gallery comes to the window before Swiper loads. */
const NEAR = 50

/** Duration of Swiper's glide, ms. */
const GLIDE = 400

const useShownSlide = keptState(0)

/** Scrolls a strip that Swiper has not taken over to a slide; `index` counts from 0. */
function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo?.({ left: index * (strip.clientWidth + SLIDE_GAP), behavior })
}

const scrolledTo = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / (clientWidth + SLIDE_GAP))

/** Slides are counted from 0; the first follows the last. */
export function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const slider = useRef<Swiper>(undefined)
  const [index, setIndex] = useShownSlide()
  const near = useNear(strip, NEAR)
  const first = useRef(index)

  useEffect(() => {
    // Returns to the picture that was shown before the page was rendered in the other language.
    if (first.current > 0) scrollStrip(strip.current, first.current, 'instant')
    return () => {
      slider.current?.destroy()
      slider.current = undefined
    }
  }, [])

  useEffect(() => {
    // Swiper is a chunk of its own. It takes over a strip that until now only the browser has scrolled.
    const start = async () => {
      const { default: Swiper } = await import('swiper')
      const box = strip.current
      if (!box || slider.current) return
      const initialSlide = scrolledTo(box)
      // This attribute makes the style sheet turn off scrolling: Swiper moves the track instead.
      box.dataset['slider'] = ''
      box.scrollLeft = 0
      const track = box.firstElementChild
      const slide = track?.firstElementChild
      if (!slide) return
      slider.current = new Swiper(box, {
        wrapperClass: track.className,
        slideClass: slide.className,
        initialSlide,
        spaceBetween: SLIDE_GAP,
        speed: GLIDE,
        on: { slideChange: ({ activeIndex }) => setIndex(activeIndex) },
      })
    }
    // If loading fails, the reader can still scroll the strip.
    if (near) start().catch(() => undefined)
  }, [near, setIndex])

  const show = (wished: number) => {
    const next = (wished + count) % count
    // Glide only to a neighbour: a longer way would pass, and load, every picture in between.
    const glides = Math.abs(next - index) <= 1 && !prefersReducedMotion()
    setIndex(next)
    if (slider.current) slider.current.slideTo(next, glides ? undefined : 0)
    else scrollStrip(strip.current, next, glides ? 'smooth' : 'auto')
  }

  /** Follows the reader's scrolling, until Swiper takes over. */
  const onScroll = () => {
    if (!slider.current && strip.current) setIndex(scrolledTo(strip.current))
  }

  return { strip, index, near, show, onScroll }
}
