// Runs Swiper on the gallery's strip. A chunk of its own, loaded only when the gallery comes near.
import Swiper from 'swiper'

export type Slider = {
  /** Moves to a slide, gliding or at once. */
  show: (index: number, glides: boolean) => void
  stop: () => void
}

/** Duration of a glide, ms. */
const GLIDE = 400

/**
 * Takes over a strip that until now only the browser has scrolled. Slides are counted from 0 and are `gap` px apart; `onShow` is
 * called with each that is shown.
 */
export function startSlider(
  strip: HTMLElement,
  index: number,
  gap: number,
  onShow: (index: number) => void,
): Slider {
  // This attribute makes the style sheet turn off scrolling: Swiper moves the track instead.
  strip.dataset['slider'] = ''
  strip.scrollLeft = 0
  const track = strip.firstElementChild!
  const swiper = new Swiper(strip, {
    wrapperClass: track.className,
    slideClass: track.firstElementChild!.className,
    initialSlide: index,
    spaceBetween: gap,
    speed: GLIDE,
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  })
  return {
    show: (next, glides) => swiper.slideTo(next, glides ? GLIDE : 0),
    stop: () => {
      swiper.destroy()
      delete strip.dataset['slider']
    },
  }
}
