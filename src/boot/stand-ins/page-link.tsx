// Links and addresses for the stand-in of gatsby-link. The real link fetches every page whose link comes into view: each
// visitor would load the whole menu.
import type { ComponentPropsWithRef, MouseEvent } from 'react'

declare global {
  interface Window {
    ___navigate?: (path: string, options?: { replace?: boolean }) => Promise<void>
  }
}

/** A path of this site with the folder it lives in. */
export const withPrefix = (path: string) => `${__PATH_PREFIX__}${path}`

/** The page that an address leads to, without its query and anchor. */
const pageOf = (to: string) => to.replace(/[?#].*$/, '')

/** Counts link clicks and history steps; only the latest one may change the page. */
let moves = 0
addEventListener('popstate', () => void ++moves)

/**
 * Goes to a page without loading the document anew; Gatsby's runtime falls back to doing so. A page that comes late pulls
 * nobody away from where a later press or step has led.
 */
export async function navigate(path: string, options?: { replace?: boolean }): Promise<void> {
  const move = ++moves
  await window.___loader?.loadPage(pageOf(path))
  if (move === moves) await window.___navigate?.(withPrefix(path), options)
}

/** Whether a press means "go there", and not "open elsewhere" or "download". */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

/** A link to a page of this site; it fetches the page when it is pointed at or focused. */
export function Link({ to, children, onClick, onPointerEnter, onFocus, ...rest }: Props) {
  const prefetch = () => window.___loader?.hovering(pageOf(to))
  return (
    <a
      {...rest}
      href={withPrefix(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event) || !window.___navigate) return
        event.preventDefault()
        void navigate(to, { replace: withPrefix(to) === window.location.pathname })
      }}
    >
      {children}
    </a>
  )
}
