// The browser skips drawing pictures far from the screen (components/site/picture.tsx); here they are kept once drawn.

/** Keeps every picture drawn once it has come near, so that it also shows in print and in a full-page screenshot. */
export function keepDrawn() {
  // Older browsers draw every picture anyway, and lack the event and the method used below.
  if (!CSS.supports('content-visibility', 'auto')) return
  const stay = (picture: HTMLElement) => (picture.style.contentVisibility = 'visible')
  const change = (event: Event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof HTMLPictureElement) stay(target)
  }
  document.addEventListener('contentvisibilityautostatechange', change, true)
  const drawn = [...document.querySelectorAll<HTMLElement>('picture[data-box="far"]')].filter((picture) =>
    picture.querySelector('img')?.checkVisibility({ contentVisibilityAuto: true }),
  )
  // All pictures were asked before the first is changed: otherwise each answer would cost a layout.
  drawn.forEach(stay)
}
