// The only script in a page's HTML: a page can be read without its bundles, which load after everything else.
import { showLoadFailure } from '../../src/browser/load-failure'
import { startLoading, stopLoading } from '../../src/browser/loading'
import type { PageStart } from './page-html'

/** Milliseconds between the second frame after `load` and the start of the bundles. */
export const START_DELAY = 400

/** Milliseconds that an early press of a button waits for the bundles before the browser handles it. */
export const PRESS_TIMEOUT = 8000

const FIRST_TOUCH = ['pointerdown', 'touchstart', 'keydown'] as const

/**
 * Starts the bundles once the page is at rest, or earlier at the first touch or key. `self` is the script's own element; the next
 * one contains a PageStart.
 *
 * A form with `data-waits-for-start` (the language button) that is submitted before is submitted again once the site has started,
 * so that it is handled in place. If the site does not start, the browser submits it, as it does without scripts.
 */
export function start(self: HTMLScriptElement): void {
  let begun = false
  let pressed: HTMLFormElement | undefined
  let giveUpTimer: ReturnType<typeof setTimeout> | undefined

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-waits-for-start]')) return
    event.preventDefault()
    // A second press takes back the first.
    pressed = pressed?.action === form.action ? undefined : form
    if (pressed) startLoading()
    else stopLoading()
    giveUpTimer ??= setTimeout(giveUp, PRESS_TIMEOUT)
    begin()
  }

  const stopListening = () => {
    clearTimeout(giveUpTimer)
    stopLoading()
    observer.disconnect()
    document.removeEventListener('submit', onSubmit)
  }

  function giveUp() {
    stopListening()
    pressed?.submit()
  }

  function begin() {
    if (begun) return
    begun = true
    FIRST_TOUCH.forEach((name) => removeEventListener(name, begin))
    // The page's data is at the end of the document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }

  function load() {
    const { scripts, ...page } = JSON.parse(self.nextElementSibling?.textContent ?? '') as PageStart
    const { webpackCompilationHash: ___webpackCompilationHash, pagePath, pageData } = page
    Object.assign(window, { ___webpackCompilationHash, pagePath, pageData })
    let missing = scripts.length
    for (const src of scripts) {
      const script = document.createElement('script')
      // Gatsby's runtime loads again what is missing of the page, and reports it (components/site/load-failure.tsx): if it has loaded itself.
      const settle = () => {
        // Were it still there, webpack would wait until its timeout of two minutes for what has failed already or was not a script.
        script.remove()
        missing -= 1
        if (missing === 0 && !window.___loader) showLoadFailure()
      }
      const fail = () => {
        giveUp()
        settle()
      }
      // Without `async`, all are fetched at once but run in order.
      document.head.append(Object.assign(script, { src, async: false, onload: settle, onerror: fail }))
    }
  }

  // The shell (src/components/site/shell.tsx) marks the document once every handler is in place.
  const observer = new MutationObserver(() => {
    stopListening()
    pressed?.requestSubmit()
  })
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-started'] })
  document.addEventListener('submit', onSubmit)
  FIRST_TOUCH.forEach((name) => addEventListener(name, begin, { passive: true }))

  const waitForRest = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin, START_DELAY)))
  // A saved page (pipeline/outputs/offline/) shows nothing until its scripts have rendered it.
  if (document.querySelector('#___gatsby:empty')) begin()
  else if (document.readyState === 'complete') waitForRest()
  else addEventListener('load', waitForRest)
}
