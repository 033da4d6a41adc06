// Keeps the reader's place while the page is exchanged for its twin, whose texts are longer or shorter.

/** Heights of the window, px from its top, at which something with an id is looked for; the header covers less. */
const HEIGHTS = [120, 240, 360]

const topOf = (element: Element) => element.getBoundingClientRect().top

/** What can be told apart in both twins: by its id, or by its place among all ids where headings are named by their words. */
const marks = () => [...document.querySelectorAll('main [id]')]

/**
 * Remembers what is at the top of the window, left of its middle, where columns may part, or the heading above it. The answer
 * puts the same thing of the twin there again; where there is none, the page stays at its scroll position.
 */
export function keepScrollPosition(): () => void {
  const before = marks()
  const [mark = before.findLast((one) => topOf(one) < HEIGHTS[2]!)] = HEIGHTS.flatMap(
    (y) => document.elementFromPoint(innerWidth / 3, y)?.closest('main [id]') ?? [],
  )
  const top = mark && topOf(mark)
  const { scrollY: y } = window
  return () => {
    const after = marks()
    const twin =
      mark &&
      (document.getElementById(mark.id) ??
        (after.length === before.length ? after[before.indexOf(mark)] : undefined))
    if (twin && top !== undefined && y > 0) scrollBy(0, topOf(twin) - top)
    else if (scrollY !== y) scrollTo(0, y)
  }
}
