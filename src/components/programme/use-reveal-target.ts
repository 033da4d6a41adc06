// A link to an entry that the search hides clears the search first; the browser then goes there as to any other. What is
// around the goal may be laid out only now, and pushes it away.
import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Frames until what is around a goal has been laid out: its day, then the sessions and posters in it. */
const SETTLING = 5

/**
 * Calls `showAll` when somebody follows a link below `root` to an element of this page that is hidden. Wherever such a link
 * leads, it stays in sight while the page around it is laid out.
 */
export function useRevealTarget(root: RefObject<HTMLElement | null>, showAll: () => void): void {
  useEffect(() => {
    const shelf = root.current
    const show = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const goal = link && document.getElementById(link.hash.slice(1))
      // Drawn at once: the browser looks for the goal as soon as the press is dealt with.
      if (goal?.closest('[hidden]')) flushSync(showAll)
      const stay = (frames: number) => {
        // It may have been opened elsewhere.
        if (frames === 0 || window.location.hash !== link?.hash) return
        goal?.scrollIntoView()
        requestAnimationFrame(() => stay(frames - 1))
      }
      if (goal) requestAnimationFrame(() => stay(SETTLING))
    }
    shelf?.addEventListener('click', show)
    return () => shelf?.removeEventListener('click', show)
  }, [root, showAll])
}
