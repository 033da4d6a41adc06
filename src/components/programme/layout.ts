// At first only what is in view is laid out (`content-visibility`), so that a phone shows a programme of hundreds of talks
// without delay. The rest follows in idle moments, or at once if the reader is led into the middle of the programme. After that,
// anchors, the scroll bar and full-page screenshots are exact.
import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type Deadline = Pick<IdleDeadline, 'timeRemaining'>

/** Milliseconds of an idle period that are left unused, for input; laying out one more element takes up to 20. */
const LEFT = 30

const soon = (task: (deadline: Deadline) => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task)
    : setTimeout(() => task({ timeRemaining: () => 0 }), 50)

const partsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-later]')]

/** Lays out everything at once: only when all above a place has its real height can the reader be led exactly there. */
function layOutAll(root: HTMLElement): void {
  for (const element of partsOf(root)) element.style.contentVisibility = 'visible'
}

/**
 * Lays out the elements below `root` that are marked with `data-later`: all at once if the reader is led to a place among them,
 * otherwise one by one in idle moments, if `on` is true.
 */
export function useFullLayout(root: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!root.current || !CSS.supports('content-visibility', 'auto')) return
    // Readers who come from another page or language to a place within the programme must find that place at once.
    const goal = document.getElementById(window.location.hash.slice(1))
    if ('started' in document.documentElement.dataset && (goal || window.scrollY > 0)) {
      layOutAll(root.current)
      goal?.scrollIntoView()
      return undefined
    }
    if (!on) return
    let waiting = partsOf(root.current)
    const { textContent } = root.current
    // In browsers without scroll anchoring, elements above the window must not change their height.
    const holdsPlace = CSS.supports('overflow-anchor', 'auto')
    const next = (deadline: Deadline) => {
      do {
        const element = waiting.shift()
        if (!element) return
        if (holdsPlace || element.getBoundingClientRect().top > 0) element.style.contentVisibility = 'visible'
        // Reading the height forces the layout now, within the idle time, instead of in the next frame.
        void element.offsetHeight
      } while (deadline.timeRemaining() > LEFT)
      soon(next)
    }
    // A font that arrives late forces a new layout, so the ones for letters in names load first (never in bold).
    const ready = () => soon(next)
    document.fonts.load('1em Archivo', textContent).then(ready, ready)
    return () => {
      waiting = []
    }
  }, [root, on])
}

/**
 * If a link or an address leads to an entry that the search hides, clears the search first; the browser then goes there as to any
 * other entry, with everything above it laid out. Calls `showAll` if the reader follows a link below `root`, or has come by an address, to an element of this page that is
 * hidden because it is not among those `found`.
 */
export function useRevealTarget(
  root: RefObject<HTMLElement | null>,
  found: unknown,
  showAll: () => void,
): void {
  useEffect(() => {
    const shelf = root.current
    const show = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const goal = link && document.getElementById(link.hash.slice(1))
      // Render synchronously: the browser looks for the target as soon as the click has been handled.
      if (goal?.closest('[hidden]')) flushSync(showAll)
      if (shelf && goal) layOutAll(shelf)
    }
    shelf?.addEventListener('click', show)
    return () => shelf?.removeEventListener('click', show)
  }, [root, showAll])

  useEffect(() => {
    const { hash } = window.location
    if (!document.getElementById(hash.slice(1))?.closest('[hidden]')) return undefined
    // `flushSync` does not work within an effect: wait until it is over.
    const soon = setTimeout(() => {
      flushSync(showAll)
      window.location.replace(hash)
    })
    return () => clearTimeout(soon)
  }, [found, showAll])
}
