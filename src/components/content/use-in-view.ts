import { useEffect, useState } from 'react'

/** The id of the last section that begins in the upper third of the window or above; at the end of the page, of the last one. */
export function useInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      const line = isAtEnd ? Infinity : innerHeight / 3
      const isAbove = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line
      setInView(ids.filter(isAbove).at(-1))
    }
    // After the next paint: asked before it, the browser would lay out the whole page for this answer first.
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(look)
    })
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('scroll', look)
    }
  })
  return inView
}
