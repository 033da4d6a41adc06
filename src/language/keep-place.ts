// Keeps the reader's place when the language of the page is swapped: the other one's texts are longer or shorter, and its buttons new.

/** Distances from the top of the window, in px, at which to look for an element with an id; all are below the header. */
const HEIGHTS = [120, 240, 360]

/** Buttons of the page that get the focus back after a swap has replaced them: the toggles, and the letter's. */
const buttons = ['main [data-language-toggle] button', 'main [aria-haspopup]']

const topOf = (element: Element) => element.getBoundingClientRect().top

/**
 * Elements that can be matched between the languages of a page: by id or, since the ids of headings come from their translated words, by position
 * among all elements with an id.
 */
const marks = () => [...document.querySelectorAll('main [id]')]

/** Finds what has the focus again after the swap, if the swap replaces it: a button or a field. */
function focused(): string | undefined {
  const { activeElement } = document
  const field = activeElement?.getAttribute('name')
  return (
    buttons.find((selector) => activeElement?.matches(selector)) ??
    (field ? `main [name="${field}"]` : undefined)
  )
}

/**
 * Remembers the focus and the element at the top of the window, or the nearest one above it. It looks left of the middle, where there
 * may be a gap between columns. The returned function focuses the counterpart in the other language and scrolls the other to the same
 * height; if there is none, it restores the scroll position.
 */
export function keepPlace(): () => void {
  const selector = focused()
  const before = marks()
  const [mark = before.findLast((one) => topOf(one) < HEIGHTS[2]!)] = HEIGHTS.flatMap(
    (y) => document.elementFromPoint(innerWidth / 3, y)?.closest('main [id]') ?? [],
  )
  const top = mark && topOf(mark)
  const { scrollY: y } = window
  return () => {
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    const after = marks()
    const counterpart =
      mark &&
      (document.getElementById(mark.id) ??
        (after.length === before.length ? after[before.indexOf(mark)] : undefined))
    if (counterpart && top !== undefined && y > 0) scrollBy(0, topOf(counterpart) - top)
    else if (scrollY !== y) scrollTo(0, y)
  }
}
