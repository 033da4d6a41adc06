// The menu on a phone: one button, groups that fold, one open at a time (specification, section 2: Navigation bar).
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { LocalisedLink } from '../../language/localised-link'
import { currentOf, linksOf, type MenuEntry } from './menu-entry'
import { SummaryButton } from './summary-button'
import * as styles from './mobile-menu.module.css'

type Props = { entries: readonly MenuEntry[]; route: string; label: string; menu: string; path: string }

export function MobileMenu({ entries, route, label, menu, path }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  const close = () => {
    if (details.current) details.current.open = false
  }

  // Browsers that know no groups of details would leave several open.
  const closeOthers = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return
    for (const group of details.current?.querySelectorAll('details') ?? [])
      if (group !== currentTarget) group.open = false
  }

  // Another page: the menu has done its work. The page on which the site starts may have it open already.
  const on = useRef(path)
  useEffect(() => {
    if (on.current !== path) close()
    on.current = path
  }, [path])

  // It lies over the page: a tap beside it takes it away.
  useEffect(() => {
    const tapped = ({ target }: PointerEvent) => !details.current?.contains(target as Node) && close()
    document.addEventListener('pointerdown', tapped)
    return () => document.removeEventListener('pointerdown', tapped)
  }, [])

  return (
    // Escape is heard from whatever is focused inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.menu}
      // It may have been opened before the site started.
      suppressHydrationWarning
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !details.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
    >
      <SummaryButton className={styles.button}>
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
                <LocalisedLink to={entry.to} {...currentOf(entry, route)} onClick={close}>
                  {entry.label}
                </LocalisedLink>
              ) : (
                <details name="menu-group" className={styles.group} onToggle={closeOthers}>
                  <SummaryButton {...currentOf(entry, route)}>{entry.label}</SummaryButton>
                  <ul>
                    {linksOf(entry).map((item) => (
                      <li key={item.to}>
                        <LocalisedLink to={item.to} {...currentOf(item, route)} onClick={close}>
                          {item.label}
                        </LocalisedLink>
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
