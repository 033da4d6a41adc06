// At first only what is in sight is laid out (`content-visibility`): a phone shows a programme of hundreds of talks at once.
// The rest follows in idle moments, so that anchors, the scroll bar and pictures of the whole page are exact.
import { useEffect, type RefObject } from 'react'

type Deadline = Pick<IdleDeadline, 'timeRemaining'>

/** Milliseconds of an idle moment that are left for what comes in between; laying out one more takes up to 20. */
const LEFT = 30

const soon = (task: (deadline: Deadline) => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task)
    : setTimeout(() => task({ timeRemaining: () => 0 }), 50)

/** Lays out, one by one, the elements below `root` that are marked with `data-later`; nothing while `on` is false. */
export function useFullLayout(root: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on || !root.current || !CSS.supports('content-visibility', 'auto')) return
    let waiting = [...root.current.querySelectorAll<HTMLElement>('[data-later]')]
    // Whoever comes from another page or from the twin to a place in its midst must find that place there: all at once.
    const goal = document.getElementById(window.location.hash.slice(1))
    if ('started' in document.documentElement.dataset && (goal || window.scrollY > 0)) {
      for (const element of waiting) element.style.contentVisibility = 'visible'
      goal?.scrollIntoView()
      return undefined
    }
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
