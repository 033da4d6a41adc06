import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window, or less than `margin` px away from it. */
export function useNear(element: RefObject<Element>, margin: number): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: `${margin}px`,
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return near
}
