// Says that a page is loading if it takes long after a press: `aria-busy`, and by it a bar at the top (styles/reset.css).

/** Milliseconds after which a press needs an answer. */
const LONG = 500

let timer: ReturnType<typeof setTimeout>

export function stopLoading(): void {
  clearTimeout(timer)
  document.getElementById('main')?.removeAttribute('aria-busy')
}

/** The latest press counts. */
export function startLoading(): void {
  stopLoading()
  timer = setTimeout(() => document.getElementById('main')?.setAttribute('aria-busy', 'true'), LONG)
}
