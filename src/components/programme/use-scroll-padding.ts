// What has the focus, or is scrolled to, stays above something that covers the foot of the window.
import { useEffect, type RefObject } from 'react'

export function useScrollPadding(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [cover])
}
