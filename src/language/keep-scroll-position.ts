// Keeps the reader's place when the language of the page is swapped: the other one's texts are longer or shorter.

/** Distances from the top of the window, in px, at which to look for an element with an id; all are below the header. */
const HEIGHTS = [120, 240, 360]

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Elements that can be matched between the languages of a page: by id or, since the ids of headings come from their translated words, by position
 * among all elements with an id.
 */
const marks = () => [...document.querySelectorAll('main [id]')]

/**
 * Remembers the element at the top of the window, or the nearest one above it. It looks left of the middle, where there may be
 * a gap between columns. The returned function scrolls its counterpart in the other language to the same height; if there is none, it restores
 * the scroll position.
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
    const counterpart =
      mark &&
      (document.getElementById(mark.id) ??
        (after.length === before.length ? after[before.indexOf(mark)] : undefined))
    if (counterpart && top !== undefined && y > 0) scrollBy(0, topOf(counterpart) - top)
    else if (scrollY !== y) scrollTo(0, y)
  }
}
