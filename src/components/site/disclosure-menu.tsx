// The menu on a desktop: groups open on hover, by keyboard and by touch (specification, section 2: Navigation bar).
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { LocalisedLink } from '../../language/localised-link'
import { useBeforePaint } from './before-paint'
import { currentOf, type MenuEntry } from './menu-entry'
import * as styles from './disclosure-menu.module.css'

/** Specification, section 9: milliseconds from the pointer leaving a group until the group closes. */
const MENU_CLOSE_DELAY = 200

const delay = { '--close-delay': `${MENU_CLOSE_DELAY}ms` } as CSSProperties

/** A press on its button this many milliseconds after hovering opened a group belongs to the same movement: it stays open. */
const ONE_MOVEMENT = 500

type Props = { entries: readonly MenuEntry[]; route: string | undefined; label: string; openGroup: string }

/** Moves the focus along the links and buttons of the bar; from within a group, it starts at that group's link. */
function moveInBar(item: Element, from: HTMLElement, step: number) {
  const bar = [...item.parentElement!.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > button')]
  const here = bar.indexOf(bar.includes(from) ? from : item.querySelector('a')!)
  bar[(here + step + bar.length) % bar.length]?.focus()
}

/** Moves the focus along the links of an item's group; from outside the group, to its first or last link. */
function moveInGroup(item: Element, step: number) {
  const links = [...item.querySelectorAll<HTMLElement>(':scope > ul a')]
  const here = links.indexOf(document.activeElement as HTMLElement)
  links[here < 0 && step < 0 ? links.length - 1 : (here + step + links.length) % links.length]?.focus()
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
    const close = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(null)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, index: number, isGroup: boolean) => {
    const item = event.currentTarget
    if (event.key === 'Escape' && open === index) {
      show(null)
      item.querySelector('button')?.focus()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isGroup) {
      event.preventDefault()
      show(index)
      // The links can be focused only once the group is displayed.
      requestAnimationFrame(() => moveInGroup(item, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault()
      moveInBar(item, event.target as HTMLElement, event.key === 'ArrowRight' ? 1 : -1)
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
              <LocalisedLink to={entry.to} {...currentOf(entry, route)} onClick={() => show(null)}>
                {entry.label}
              </LocalisedLink>
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
                        <LocalisedLink to={item.to} {...currentOf(item, route)} onClick={() => show(null)}>
                          {item.label}
                        </LocalisedLink>
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
