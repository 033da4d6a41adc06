// Runs Swiper on the gallery's strip. A chunk of its own, loaded only when the gallery comes near.
import Swiper from 'swiper'

export type Slider = {
  /** Moves to a slide, gliding or at once. */
  show: (index: number, glides: boolean) => void
  stop: () => void
}

type Options = {
  /** Class names of the strip's parts. */
  track: string
  slide: string
  /** The slide to start with, counted from 0. */
  index: number
  /** Distance between two slides, px. */
  gap: number
  onShow: (index: number) => void
}

/** Duration of a glide, ms. */
const GLIDE = 400

/** Takes over a strip that until now only the browser has scrolled. */
export function startSlider(strip: HTMLElement, options: Options): Slider {
  // This attribute makes the style sheet turn off scrolling: Swiper moves the track instead.
  strip.dataset['slider'] = ''
  strip.scrollLeft = 0
  const swiper = new Swiper(strip, {
    wrapperClass: options.track,
    slideClass: options.slide,
    initialSlide: options.index,
    slidesPerView: 1,
    spaceBetween: options.gap,
    speed: GLIDE,
    on: { slideChange: ({ activeIndex }) => options.onShow(activeIndex) },
  })
  return {
    show: (index, glides) => swiper.slideTo(index, glides ? GLIDE : 0),
    stop: () => {
      swiper.destroy()
      delete strip.dataset['slider']
    },
  }
}
