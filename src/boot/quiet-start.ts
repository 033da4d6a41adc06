// The quiet start: a page is drawn and can be read without its bundles, which load only after everything else has.

/** Milliseconds between the second frame after `load` and the start of the bundles. */
export const QUIET_DELAY = 400

/** Milliseconds that an early press waits for the scripts before it is left to the browser. */
export const PRESS_TIMEOUT = 8000

const FIRST_TOUCH = ['pointerdown', 'touchstart', 'keydown'] as const

declare global {
  interface Window {
    /** Read by Gatsby's runtime: the page this document was built for. */
    pagePath?: string
    /** Read by Gatsby's runtime: the build this document belongs to. */
    ___webpackCompilationHash?: string
    /** Read by Gatsby's runtime: the data of this page, which it then need not fetch. */
    pageData?: unknown
  }
}

const words = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean)

/**
 * Starts the site once the page is at rest, or earlier at the first touch or key. `self` is the script's own tag: its data
 * attributes name the page, its scripts in the order in which they run, and the data that the runtime will ask for. The tag
 * after it holds the page's own data.
 *
 * A language button pressed too early is remembered and pressed again once the site has started, so that the page changes in
 * place. If the site fails to start, the button opens the other address, as it does without scripts.
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
    // The page's data is at the end of the document.
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
      // Without `async`, all are fetched at once but run in order.
      document.head.append(
        Object.assign(document.createElement('script'), { src, async: false, onerror: giveUp }),
      )
    }
  }

  // The shell (components/site/shell.tsx) marks the document once every handler is in place.
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
