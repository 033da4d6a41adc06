// Tells the style sheet the height of the dock, above which focused elements and scroll targets must stay.
import { useEffect, type RefObject } from 'react'

/** Keeps the custom property `--dock` at the height of an element. */
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
