// The one place that asks for Swiper's chunk.

export const loadSlider = () => import('./gallery-swiper').then(({ startSlider }) => startSlider)
