// The menu on a phone: one button and folding groups, one open at a time (specification, section 2: Navigation bar).
import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'
import { currentOf, MenuLink, type MenuEntry } from './menu-link'
import * as styles from './mobile-menu.module.css'

/** A <summary> announced as a button everywhere; in the built HTML a plain one, as nothing would update its state. */
function SummaryButton(props: ComponentProps<'summary'>) {
  const summary = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const details = summary.current?.closest('details')
    if (!details) return
    const follow = () => setOpen(details.open)
    follow()
    details.addEventListener('toggle', follow)
    return () => details.removeEventListener('toggle', follow)
  }, [])

  const role = open === undefined ? undefined : 'button'
  return <summary ref={summary} role={role} aria-expanded={open} {...props} />
}

/** The links of a group: its own page first, unless its entries lead there too. */
const linksOf = ({ label, to, items }: MenuEntry) =>
  items.some((item) => item.to === to) ? items : [{ label, to }, ...items]

type Props = {
  entries: readonly MenuEntry[]
  route: string | undefined
  label: string
  menu: string
}

export function MobileMenu({ entries, route, label, menu }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  const close = () => {
    if (details.current) details.current.open = false
  }

  // For browsers that do not support `<details name>`, which would leave several groups open.
  const closeOthers = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    for (const group of details.current?.querySelectorAll('details') ?? [])
      if (currentTarget.open && group !== currentTarget) group.open = false
  }

  // The menu covers the page: a tap outside closes it.
  useEffect(() => {
    const tapped = ({ target }: PointerEvent) =>
      target instanceof Node && !details.current?.contains(target) && close()
    document.addEventListener('pointerdown', tapped)
    return () => document.removeEventListener('pointerdown', tapped)
  }, [])

  return (
    // Handles Escape for whatever is focused inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.menu}
      // The reader may have opened the menu before the site started.
      suppressHydrationWarning
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <SummaryButton className="button">
        <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
          <path d="M0 1h20M0 7h20M0 13h20" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span>{menu}</span>
      </SummaryButton>
      <nav className={styles.sheet} aria-label={label}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              {entry.items.length === 0 ? (
                <MenuLink entry={entry} route={route} onClick={close} />
              ) : (
                <details name="menu-group" className={styles.group} onToggle={closeOthers}>
                  <SummaryButton className="unfolds" aria-current={currentOf(entry, route)}>
                    {entry.label}
                  </SummaryButton>
                  <ul>
                    {linksOf(entry).map((item) => (
                      <li key={item.to}>
                        <MenuLink entry={item} route={route} onClick={close} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
