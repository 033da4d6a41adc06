// Goes from page to page; the latest move counts.
import type { MouseEvent } from 'react'
import { withPrefix } from 'gatsby'
import { startLoading, stopLoading } from '../browser/loading'

/** The path of an address, without query and anchor. */
export const pageOf = (to: string) => to.replace(/[?#].*$/, '')

/** Counts link clicks and history steps; only the latest one may change the page. */
let moves = 0

/** Whether the latest move was one through the history or to an anchor, in which the browser scrolls by itself. */
let popped = false

if (typeof window !== 'undefined')
  addEventListener('popstate', () => {
    moves += 1
    popped = true
    stopLoading()
  })

export const isScrolledByBrowser = () => popped

/** Goes to a page without a reload, unless it fails to load. Dropped if the reader has gone elsewhere in the meantime. */
export async function navigate(path: string, options?: { replace?: boolean }): Promise<void> {
  const move = ++moves
  popped = false
  startLoading()
  await window.___loader?.loadPage(pageOf(path)).catch(() => undefined)
  if (move !== moves) return
  await window.___navigate?.(withPrefix(path), options)
  if (move === moves) stopLoading()
}

/** Whether a press means “go there”, not “open elsewhere” or “download”. */
export const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
