// Shows what a link or an address leads to, even if a search hides it or, on a phone, it is folded.
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useBeforePaint } from '../site/before-paint'
import { keptState } from '../site/kept-state'
import type { Find } from './use-find'

const useUnfolded = keptState<ReadonlySet<string>>(new Set())

const targetOf = (hash: string) => document.getElementById(hash.slice(1))
const isDisplayed = (element: Element) => element.getClientRects().length > 0

/** What is unfolded, by id. A link to what is folded unfolds it; if it is not in `found`, `showAll` ends the search. */
export function useReveal({ found, shown }: Pick<Find, 'found' | 'shown'>, showAll: () => void) {
  const [unfolded, setUnfolded] = useUnfolded()
  const unfold = useCallback(
    (target: Element) => {
      const folded = target.closest('[data-fold]')
      if (folded) setUnfolded((before) => new Set([...before, folded.id]))
    },
    [setUnfolded],
  )
  const reveal = useCallback(
    (target: Element) =>
      // Render synchronously: the browser looks for the target as soon as the click has been handled.
      flushSync(() => {
        if (target.closest('[hidden]')) showAll()
        unfold(target)
      }),
    [showAll, unfold],
  )

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const target = link && targetOf(link.hash)
      if (!target) return
      const expanded = link.getAttribute('aria-expanded')
      if (expanded === 'true') setUnfolded((before) => new Set([...before].filter((id) => id !== target.id)))
      else reveal(target)
      // A link that only unfolds what is below it leads nowhere.
      if (expanded) event.preventDefault()
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [setUnfolded, reveal])

  // Until the site has started, CSS unfolds the target of the address; this takes over before the next paint.
  useBeforePaint(() => {
    const target = targetOf(window.location.hash)
    if (target && isDisplayed(target)) unfold(target)
  }, [unfold])

  const ledTo = useRef('')
  useEffect(() => {
    const { search, hash } = window.location
    const target = targetOf(hash)
    if (!target || shown !== found) return undefined
    const isHidden = !isDisplayed(target)
    // What the search of an address finds is shown after the browser has scrolled, and moves the target; a typed search drops the hash.
    const isMoved = found !== null && ledTo.current !== search + hash
    if (!isHidden && !isMoved) return undefined
    // `flushSync` does not work within an effect: wait until it is over.
    const soon = setTimeout(() => {
      ledTo.current = search + hash
      if (isHidden) reveal(target)
      window.location.replace(hash)
    })
    return () => clearTimeout(soon)
  }, [found, shown, reveal])

  return { unfolded, setUnfolded }
}
