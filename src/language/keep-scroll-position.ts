// Keeps the reader's place while the page is exchanged for its twin, whose texts are longer or shorter.

/** Heights of the window, px from its top, at which something with an id is looked for; the header covers less. */
const HEIGHTS = [120, 240, 360]

/**
 * Remembers what stands at the top of the window, left of its middle, where columns may part. The answer puts what has the
 * same id in the twin there again.
 */
export function keepScrollPosition(): () => void {
  const [mark] = HEIGHTS.flatMap(
    (y) => document.elementFromPoint(innerWidth / 3, y)?.closest('main [id]') ?? [],
  )
  const topOf = (element?: Element | null) => element?.getBoundingClientRect().top ?? 0
  const top = topOf(mark)
  return () => {
    if (mark && scrollY > 0) scrollBy(0, topOf(document.getElementById(mark.id)) - top)
  }
}
