// Loads Swiper's chunk; the only module that does.

export const loadSlider = () => import('./gallery-swiper').then(({ startSlider }) => startSlider)
