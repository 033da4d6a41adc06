// The quiet start: a page is drawn and read without its bundles, which come when nothing waits for the network any more.

/** Milliseconds between the second frame after `load` and the start of the bundles. */
export const QUIET_DELAY = 400

/** Milliseconds that an early press waits for the scripts before the browser handles it by itself. */
export const PRESS_TIMEOUT = 8000

const FIRST_TOUCH = ['pointerdown', 'touchstart', 'keydown'] as const

declare global {
  interface Window {
    /** Read by Gatsby's runtime: the page this document was built for. */
    pagePath?: string
    /** Read by Gatsby's runtime: the build this document belongs to. */
    ___webpackCompilationHash?: string
    /** Read by Gatsby's runtime: the data of this page, which is then not asked for. */
    pageData?: unknown
  }
}

const words = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean)

/**
 * Starts the site when the page is at rest, or at the first touch or key. `self` is the script's own tag; its data
 * attributes name the page, its scripts in the order in which they run, and the data the runtime will ask for. The page's own
 * data is in the tag after it.
 *
 * A press of a language button that comes too early is remembered and sent again once the site listens, so that the
 * page changes in place. Where the site does not come, the button goes to the other address as it does without scripts.
 */
export function quietStart(self: HTMLScriptElement): void {
  const root = document.documentElement
  let begun = false
  let pressed: HTMLFormElement | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const remember = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-waits-for-start]')) return
    event.preventDefault()
    pressed = form
    patience ??= setTimeout(giveUp, PRESS_TIMEOUT)
    begin()
  }

  const listenNoMore = () => {
    clearTimeout(patience)
    watch.disconnect()
    document.removeEventListener('submit', remember)
  }

  function giveUp() {
    listenNoMore()
    pressed?.submit()
  }

  function begin() {
    if (begun) return
    begun = true
    // The page's data is at its end.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else start()
  }

  function start() {
    window.pageData = JSON.parse(self.nextElementSibling?.textContent ?? 'null') as unknown
    FIRST_TOUCH.forEach((name) => removeEventListener(name, begin))
    for (const href of words(self.dataset['fetch'])) {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'fetch',
          crossOrigin: 'anonymous',
          href,
        }),
      )
    }
    for (const src of words(self.dataset['scripts'])) {
      // Not async: all are fetched at once and run in order.
      document.head.append(
        Object.assign(document.createElement('script'), { src, async: false, onerror: giveUp }),
      )
    }
  }

  // The shell marks the document once its effects have run and every handler is in place.
  const watch = new MutationObserver(() => {
    listenNoMore()
    pressed?.requestSubmit()
  })
  watch.observe(root, { attributes: true, attributeFilter: ['data-started'] })
  document.addEventListener('submit', remember)
  FIRST_TOUCH.forEach((name) => addEventListener(name, begin, { passive: true }))

  const { page, compilation } = self.dataset
  if (page) window.pagePath = page
  if (compilation) window.___webpackCompilationHash = compilation
  const rest = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin, QUIET_DELAY)))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest)
}
