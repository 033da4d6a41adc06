// At first only what is in sight is laid out (`content-visibility`): a phone shows a programme of hundreds of talks at once.
// The rest follows in idle moments, or at once for whoever is led into its midst, so that anchors, the scroll bar and pictures of the whole page are exact.
import { useEffect, type RefObject } from 'react'

type Deadline = Pick<IdleDeadline, 'timeRemaining'>

/** Milliseconds of an idle moment that are left for what comes in between; laying out one more takes up to 20. */
const LEFT = 30

const soon = (task: (deadline: Deadline) => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task)
    : setTimeout(() => task({ timeRemaining: () => 0 }), 50)

const partsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-later]')]

/** What comes between must have its height before a place below it can be met. */
export function layOutAll(root: HTMLElement): void {
  for (const element of partsOf(root)) element.style.contentVisibility = 'visible'
}

/** Lays out, one by one, the elements below `root` that are marked with `data-later`; unasked only while `on` is true. */
export function useFullLayout(root: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!root.current || !CSS.supports('content-visibility', 'auto')) return
    // Whoever comes from another page or from the twin to a place in its midst must find that place there: all at once.
    const goal = document.getElementById(window.location.hash.slice(1))
    if ('started' in document.documentElement.dataset && (goal || window.scrollY > 0)) {
      layOutAll(root.current)
      goal?.scrollIntoView()
      return undefined
    }
    if (!on) return
    let waiting = partsOf(root.current)
    const { textContent } = root.current
    // Where nothing holds the reader's place, what is above it must not grow under them.
    const holdsPlace = CSS.supports('overflow-anchor', 'auto')
    const next = (deadline: Deadline) => {
      do {
        const element = waiting.shift()
        if (!element) return
        if (holdsPlace || element.getBoundingClientRect().top > 0) element.style.contentVisibility = 'visible'
        // Asked for its height, the browser lays it out here and not together with drawing the next frame.
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
