// Tells the stylesheet how high the dock is: what has the focus, or is scrolled to, stays above it.
import { useEffect, type RefObject } from 'react'

/** Keeps `--dock` of the document at the height of an element. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--dock', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [dock])
}
