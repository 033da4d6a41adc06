// If a link or an address leads to an entry that the search hides, clears the search first. The browser then goes there as to
// any other entry, with everything above it laid out.
import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { layOutAll } from './use-full-layout'

/**
 * Calls `showAll` if the reader follows a link below `root`, or has come by an address, to an element of this page that is
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
