// A link to an entry that the search hides clears the search first; the browser then goes there as to any other.
// What comes before the goal has its height by then.
import { useEffect, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { layOutAll } from './use-full-layout'

/** Calls `showAll` when somebody follows a link below `root` to an element of this page that is hidden. */
export function useRevealTarget(root: RefObject<HTMLElement | null>, showAll: () => void): void {
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
}
