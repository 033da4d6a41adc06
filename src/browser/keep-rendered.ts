// The browser skips rendering images far from the screen (components/site/picture.tsx).

/** Keeps every image rendered once it has come near, so that it also appears in print and in a full-page screenshot. */
export function keepRendered() {
  // Older browsers render every image anyway, and lack the event and the method used below.
  if (!CSS.supports('content-visibility', 'auto')) return
  const keep = (picture: HTMLElement) => (picture.style.contentVisibility = 'visible')
  const change = (event: Event) => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent)) return
    if (!event.skipped && event.target instanceof HTMLPictureElement) keep(event.target)
  }
  document.addEventListener('contentvisibilityautostatechange', change, true)
  const rendered = [...document.querySelectorAll<HTMLElement>('picture[data-box="far"]')].filter((picture) =>
    picture.querySelector('img')?.checkVisibility({ contentVisibilityAuto: true }),
  )
  // All images are measured before the first is changed; otherwise each measurement would force a layout.
  rendered.forEach(keep)
}
