// A link or an address that leads to an entry which the search hides clears the search first; the browser then goes there as to
// any other.
// What comes before the goal has its height by then.
import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { layOutAll } from './use-full-layout'

/**
 * Calls `showAll` when somebody follows a link below `root`, or has come by an address, to an element of this page that is hidden
 * because it is not among what was `found`.
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
      // Drawn at once: the browser looks for the goal as soon as the press is dealt with.
      if (goal?.closest('[hidden]')) flushSync(showAll)
      if (shelf && goal) layOutAll(shelf)
    }
    shelf?.addEventListener('click', show)
    return () => shelf?.removeEventListener('click', show)
  }, [root, showAll])

  useEffect(() => {
    const { hash } = window.location
    if (!document.getElementById(hash.slice(1))?.closest('[hidden]')) return undefined
    // React draws nothing at once while its effects run.
    const soon = setTimeout(() => {
      flushSync(showAll)
      window.location.replace(hash)
    })
    return () => clearTimeout(soon)
  }, [found, showAll])
}
