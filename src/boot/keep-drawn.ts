// Pictures far from the screen are skipped while a page is drawn (components/site/picture.tsx); this ends it in time.

/** A picture that was near once stays drawn: in print and in a picture of the whole page, too. */
export function keepDrawn() {
  // Older browsers draw every picture, and do not know the rest of this either.
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
  // All are asked before any is changed, or each answer would cost a layout.
  drawn.forEach(stay)
}
