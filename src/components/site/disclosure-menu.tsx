// The menu on a desktop: groups open on hover, by keyboard and by touch (specification, section 2: Navigation bar).
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useBeforePaint } from './before-paint'
import { MenuLink, type MenuEntry } from './menu-link'
import * as styles from './disclosure-menu.module.css'

/** Specification, section 9: milliseconds from the pointer leaving a group until the group closes. */
const MENU_CLOSE_DELAY = 200

const delay = { '--close-delay': `${MENU_CLOSE_DELAY}ms` }

/** A press on its button this many milliseconds after hovering opened a group belongs to the same movement: it stays open. */
const ONE_MOVEMENT = 500

/** Moves the focus along elements, of which the first follows the last; from elsewhere, to the first or the last. */
function move(elements: NodeListOf<HTMLElement>, from: Element | null, step: number): void {
  const list = [...elements]
  const here = list.findIndex((element) => element === from)
  list.at(here < 0 && step < 0 ? -1 : (here + step) % list.length)?.focus()
}

/** Left and right lead along the bar; up and down lead through a group, which they open first. */
function moveByArrow(event: KeyboardEvent<HTMLLIElement>, openGroup: (() => void) | undefined): void {
  const { key, currentTarget: item } = event
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const within = openGroup && { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!along && !within) return
  event.preventDefault()
  if (within) {
    openGroup()
    // The links can be focused only once the group is displayed.
    requestAnimationFrame(() => move(item.querySelectorAll(':scope > ul a'), document.activeElement, within))
  } else if (along) {
    // From within a group, it starts at that group's link.
    const focused = document.activeElement
    const from = focused?.closest('ul ul') ? item.querySelector('a') : focused
    const bar = item.parentElement
    if (bar) move(bar.querySelectorAll(':scope > li > :is(a, button)'), from, along)
  }
}

/** The open group, by its place in the bar; null if none is. */
function useOpenGroup() {
  const [open, setOpen] = useState<number | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const bar = useRef<HTMLUListElement>(null)
  const show = (index: number | null) => {
    clearTimeout(closing.current)
    setOpen(index)
  }
  const closeSoon = () => {
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(null), MENU_CLOSE_DELAY)
  }

  // A group that CSS alone has opened, under the pointer or the focus, stays open when the site starts.
  useBeforePaint(() => {
    const early = [...(bar.current?.children ?? [])].findIndex((item) =>
      item.matches('li:has(> ul):is(:hover, :focus-within)'),
    )
    if (early >= 0) setOpen(early)
  }, [])

  // Escape must work wherever the focus is: a group opened by the pointer covers the page while the focus is elsewhere.
  useEffect(() => {
    if (open === null) return
    const close = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      const item = bar.current?.children[open]
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      setOpen(null)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  return { open, show, closeSoon, bar }
}

type ItemProps = {
  entry: MenuEntry
  route: string | undefined
  openGroup: string
  isOpen: boolean
  /** Opens or closes the group of this item. */
  setOpen: (isOpen: boolean) => void
  closeSoon: () => void
  close: () => void
}

/** A link of the bar, with the button and the links of its group if it has one. */
function MenuItem({ entry, route, openGroup, isOpen, setOpen, closeSoon, close }: ItemProps) {
  const isGroup = entry.items.length > 0
  /** When the mouse opened the group, in ms; 0 once its button has been pressed. */
  const opened = useRef(0)
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isGroup) return
    if (!isOpen) opened.current = Date.now()
    setOpen(true)
  }
  const press = () => {
    setOpen(!isOpen || Date.now() - opened.current <= ONE_MOVEMENT)
    opened.current = 0
  }
  return (
    // Handles keys for the links and buttons inside; the item itself is never focused.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-open={isOpen || undefined}
      onPointerEnter={enter}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && isOpen && closeSoon()}
      onKeyDown={(event) => moveByArrow(event, isGroup ? () => setOpen(true) : undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <MenuLink entry={entry} route={route} onClick={close} />
      {isGroup && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${entry.label}: ${openGroup}`}
            onClick={press}
          >
            <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
              <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
          <ul className={styles.group}>
            {entry.items.map((item) => (
              <li key={item.to}>
                <MenuLink entry={item} route={route} onClick={close} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

type Props = { entries: readonly MenuEntry[]; route: string | undefined; label: string; openGroup: string }

export function DisclosureMenu({ entries, route, label, openGroup }: Props) {
  const { open, show, closeSoon, bar } = useOpenGroup()
  return (
    <nav className={styles.nav} aria-label={label} data-screen-only>
      <ul className={styles.bar} style={delay} ref={bar}>
        {entries.map((entry, index) => (
          <MenuItem
            key={entry.to}
            {...{ entry, route, openGroup, closeSoon }}
            isOpen={open === index}
            setOpen={(isOpen) => show(isOpen ? index : null)}
            close={() => show(null)}
          />
        ))}
      </ul>
    </nav>
  )
}
