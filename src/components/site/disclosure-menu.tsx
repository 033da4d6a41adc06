// The menu on a desktop: groups open on hover, by keyboard and by touch (specification, section 2: Navigation bar).
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useBeforePaint } from './before-paint'
import { MenuLink, type MenuEntry } from './menu-link'
import * as styles from './disclosure-menu.module.css'

/** Specification, section 9: milliseconds from the pointer leaving a group until the group closes. */
const MENU_CLOSE_DELAY = 200

const delay = { '--close-delay': `${MENU_CLOSE_DELAY}ms` }

/** A press on its button this many milliseconds after hovering opened a group belongs to the same movement: it stays open. */
const ONE_MOVEMENT = 500

type Props = { entries: readonly MenuEntry[]; route: string | undefined; label: string; openGroup: string }

/** Moves the focus along elements, of which the first follows the last; from elsewhere, to the first or the last. */
function move(elements: NodeListOf<HTMLElement>, from: Element | null, step: number) {
  const list = [...elements]
  const here = list.findIndex((element) => element === from)
  list.at(here < 0 && step < 0 ? -1 : (here + step) % list.length)?.focus()
}

export function DisclosureMenu({ entries, route, label, openGroup }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLUListElement>(null)
  /** When the mouse opened the group, in ms; 0 once its button has been pressed. */
  const opened = useRef(0)

  const stay = () => clearTimeout(closing.current)
  const show = (index: number | null) => {
    stay()
    setOpen(index)
  }
  const leave = () => {
    stay()
    closing.current = setTimeout(() => setOpen(null), MENU_CLOSE_DELAY)
  }

  // A group that CSS alone has opened, under the pointer or the focus, stays open when the site starts.
  useBeforePaint(() => {
    const early = [...(list.current?.children ?? [])].findIndex((item) =>
      item.matches('li:has(> ul):is(:hover, :focus-within)'),
    )
    if (early >= 0) setOpen(early)
  }, [])

  // Escape must work wherever the focus is: a group opened by the pointer covers the page while the focus is elsewhere.
  useEffect(() => {
    if (open === null) return
    const close = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      const item = list.current?.children[open]
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      setOpen(null)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, index: number, isGroup: boolean) => {
    const { key, currentTarget: item } = event
    const along = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const within = isGroup && { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!along && !within) return
    event.preventDefault()
    if (within) {
      show(index)
      // The links can be focused only once the group is displayed.
      requestAnimationFrame(() =>
        move(item.querySelectorAll(':scope > ul a'), document.activeElement, within),
      )
    } else if (along) {
      // From within a group, it starts at that group's link.
      const focused = document.activeElement
      const from = focused?.closest('ul ul') ? item.querySelector('a') : focused
      if (list.current) move(list.current.querySelectorAll(':scope > li > :is(a, button)'), from, along)
    }
  }

  return (
    <nav className={styles.nav} aria-label={label} data-screen-only>
      <ul className={styles.bar} style={delay} ref={list}>
        {entries.map((entry, index) => {
          const isGroup = entry.items.length > 0
          const expanded = open === index
          return (
            // Handles keys for the links and buttons inside; the item itself is never focused.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={entry.to}
              data-open={expanded || undefined}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse' || !isGroup) return
                if (!expanded) opened.current = Date.now()
                show(index)
              }}
              onPointerLeave={(event) => event.pointerType === 'mouse' && expanded && leave()}
              onKeyDown={(event) => onKeyDown(event, index, isGroup)}
              onBlur={(event) => {
                if (expanded && !event.currentTarget.contains(event.relatedTarget)) show(null)
              }}
            >
              <MenuLink entry={entry} route={route} onClick={() => show(null)} />
              {isGroup && (
                <>
                  <button
                    type="button"
                    aria-expanded={expanded}
                    aria-label={`${entry.label}: ${openGroup}`}
                    onClick={() => {
                      show(expanded && Date.now() - opened.current > ONE_MOVEMENT ? null : index)
                      opened.current = 0
                    }}
                  >
                    <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
                      <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
                    </svg>
                  </button>
                  <ul className={styles.group}>
                    {entry.items.map((item) => (
                      <li key={item.to}>
                        <MenuLink entry={item} route={route} onClick={() => show(null)} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
