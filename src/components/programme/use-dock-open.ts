// Whether the dock is open: as the reader last left it in this tab; at first, only if the window has room for it.
import { useState } from 'react'

const KEY = 'now-dock'
const ROOMY = '(min-width: 60rem) and (min-height: 40rem)'

// Some browsers forbid even access to the storage: each visit then begins like the first.
function lastTime(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(open: boolean): void {
  try {
    sessionStorage.setItem(KEY, open ? 'open' : 'closed')
  } catch {
    return
  }
}

/** Needs `window`: for components that are drawn only in the browser. */
export function useDockOpen(): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(() => {
    const left = lastTime()
    return left === null ? window.matchMedia(ROOMY).matches : left === 'open'
  })
  const change = (next: boolean) => {
    // `toggle` also fires when the element is first drawn open, which is not the reader’s choice: do not remember it.
    if (next === open) return
    setOpen(next)
    remember(next)
  }
  return [open, change]
}
