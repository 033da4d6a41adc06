// Keeps the reader's place when the language of the page is swapped: the other one's texts are longer or shorter, and its buttons new.

/** Distances from the top of the window, in px, at which to look for an element with an id; all are below the header. */
const LOWEST = 360
const HEIGHTS = [120, 240, LOWEST]

/** What can be matched between the languages of a page: elements with an id, and what may have the focus. */
const marks = () => [...document.querySelectorAll<HTMLElement>('main :is([id], button, input, select)')]

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Remembers the focus and the element with an id that begins nearest to the top of the window (a bar there may hide its text). It looks
 * left of the middle, where there may be a gap between columns. The returned function focuses the counterpart in the other language, if the swap has
 * replaced what had the focus, and scrolls the other to the same height; if there is none, it restores the scroll position.
 */
export function keepPlace(): () => void {
  const before = marks()
  const focused = before.find((one) => one === document.activeElement)
  const [mark = before.findLast((one) => one.id && topOf(one) < LOWEST)] = HEIGHTS.flatMap(
    (y) => document.elementFromPoint(innerWidth / 3, y)?.closest<HTMLElement>('main [id]') ?? [],
  ).sort((a, b) => Math.abs(topOf(a)) - Math.abs(topOf(b)))
  const top = mark && topOf(mark)
  const { scrollY: y } = window
  return () => {
    const after = marks()
    // By id or, since the ids of headings come from their translated words, by position.
    const counterpartOf = (one: HTMLElement) =>
      document.getElementById(one.id) ??
      (after.length === before.length ? after[before.indexOf(one)] : undefined)
    if (focused && !focused.isConnected) counterpartOf(focused)?.focus({ preventScroll: true })
    const counterpart = mark && counterpartOf(mark)
    if (counterpart && top !== undefined && y > 0) scrollBy(0, topOf(counterpart) - top)
    else if (scrollY !== y) scrollTo(0, y)
  }
}
