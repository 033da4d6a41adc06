// Whether the dock is open: as the reader left it in this tab; at first only where the window has room for it.
import { useState } from 'react'

const KEY = 'now-dock'
const ROOMY = '(min-width: 60rem) and (min-height: 40rem)'

// Some browsers forbid even to ask for the storage: then each visit begins like the first.
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

/** For what is drawn in the browser only. */
export function useDockOpen(): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(() => {
    const left = lastTime()
    return left === null ? window.matchMedia(ROOMY).matches : left === 'open'
  })
  const change = (next: boolean) => {
    // An element that is drawn open says so, too: that is nobody’s choice.
    if (next === open) return
    setOpen(next)
    remember(next)
  }
  return [open, change]
}
