// Swiper on the gallery's own strip: a chunk of its own, loaded only when the gallery comes near.
import Swiper from 'swiper'

export type Slider = {
  /** Glides to a slide, or is there at once. */
  show: (index: number, glides: boolean) => void
  stop: () => void
}

type Options = {
  /** Class names of the strip's parts. */
  track: string
  slide: string
  /** The slide to begin with, counted from 0. */
  index: number
  /** Between two slides, px. */
  gap: number
  onShow: (index: number) => void
}

/** How long a slide glides, ms. */
const GLIDE = 400

/** Takes over a strip that until now was scrolled by the browser alone. */
export function startSlider(strip: HTMLElement, options: Options): Slider {
  // The stylesheet stops scrolling where this stands; Swiper moves the track instead.
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
