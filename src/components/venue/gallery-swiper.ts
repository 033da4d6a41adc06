// Runs Swiper on the gallery's strip. A chunk of its own, loaded only when the gallery comes near.
import Swiper from 'swiper'

/** Duration of a glide, ms. */
const GLIDE = 400

/** Takes over a strip that until now only the browser has scrolled. Slides are counted from 0 and are `gap` px apart. */
export function startSlider(strip: HTMLElement, index: number, gap: number, onShow: (index: number) => void) {
  // This attribute makes the style sheet turn off scrolling: Swiper moves the track instead.
  strip.dataset['slider'] = ''
  strip.scrollLeft = 0
  const track = strip.firstElementChild!
  return new Swiper(strip, {
    wrapperClass: track.className,
    slideClass: track.firstElementChild!.className,
    initialSlide: index,
    spaceBetween: gap,
    speed: GLIDE,
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  })
}
