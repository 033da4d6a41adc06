// What is on and what comes next, at the bottom of the window during the symposium.
import { Fragment, useEffect, useRef, useState, type MouseEvent } from 'react'
import { dayAt, timeAt } from '../../../pipeline/domain/event-time'
import { keptState } from '../site/kept-state'
import { useEventClock } from '../site/use-on-day'
import type { NowAndNext } from './now-and-next'
import { useHallColour, useProgramme } from './programme-context'
import { findQueryOf, seeksSomething } from './use-find'
import * as styles from './now-dock.module.css'

export { nowAndNext } from './now-and-next'

const KEY = 'now-dock'
const isRoomy = () => window.matchMedia('(min-width: 60rem) and (min-height: 40rem)').matches

/** Whether the dock was last left open in this tab; null if unknown, or if the browser forbids access to the storage. */
function lastLeft(open?: boolean): boolean | null {
  try {
    if (open !== undefined) sessionStorage.setItem(KEY, open ? 'open' : 'closed')
    const left = sessionStorage.getItem(KEY)
    return left ? left === 'open' : null
  } catch {
    return null
  }
}

const useOpened = keptState(false)

/** After a reload, or back from another site, the browser restores the reader's place, perhaps only once the programme has started. */
const isRestored = performance
  .getEntriesByType('navigation')
  .some((visit) => (visit as PerformanceNavigationTiming).type !== 'navigate')

/** Scrolls to what is on or next, once a visit: unless the address leads elsewhere, or the reader has begun, or comes back. */
function useOpenAtNow({ now, next }: NowAndNext): void {
  const [opened, setOpened] = useOpened()
  // What began last: a workshop may be on all day.
  const [goal = next[0]] = [...now].sort((a, b) => b.time.startsAt.localeCompare(a.time.startsAt))
  useEffect(() => {
    if (opened || !goal) return
    setOpened(true)
    const { hash, search } = window.location
    const sought = seeksSomething(findQueryOf(search))
    if (hash || sought || isRestored || window.scrollY > 0 || document.activeElement?.closest('form')) return
    document.getElementById(goal.session)?.parentElement?.scrollIntoView({ behavior: 'instant' })
  }, [opened, setOpened, goal])
}

/** `at` is an instant in milliseconds. */
export function NowDock({ at, now, next }: NowAndNext & { at: number }) {
  const { words } = useProgramme()
  const clock = useEventClock()
  const colourOf = useHallColour()
  const [open, setOpen] = useState(() => lastLeft() ?? isRoomy())
  const isShown = now.length + next.length > 0
  useOpenAtNow({ now, next })
  const dock = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      document.documentElement.style.setProperty('--dock', `${entry?.borderBoxSize[0]?.blockSize}px`),
    )
    if (dock.current) observer.observe(dock.current)
    return () => observer.disconnect()
  }, [isShown])
  if (!isShown) return null
  // In the evening, what comes next is on another day: say which.
  const day = next[0]?.time
  const later = day && day.date > dayAt(clock, at) ? day.day : ''
  const lists = [
    {
      title: words.now,
      items: now.map((entry) => {
        const until = words.until.replace('{time}', entry.time.end)
        return { ...entry, when: until, brief: words.now }
      }),
    },
    {
      title: later ? `${words.nextUp}, ${later}` : words.nextUp,
      items: next.map((entry) => ({
        ...entry,
        when: entry.time.start,
        brief: `${later} ${entry.time.start}`,
      })),
    },
  ]
  const change = (next: boolean) => {
    // `toggle` also fires when the element is first rendered open, which is not the reader’s choice: do not remember it.
    if (next === open) return
    setOpen(next)
    lastLeft(next)
  }
  // On a phone it would cover what the pressed link leads to.
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && !isRoomy()) change(false)
  }
  return (
    <aside className={styles.dock} aria-label={words.nowAndNext} ref={dock} data-screen-only>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- on its links */}
      <details open={open} onToggle={(event) => change(event.currentTarget.open)} onClick={follow}>
        <summary>
          <span className={styles.line}>
            {open ? (
              <>
                <b>{words.nowAndNext}</b>
                <time>{`${timeAt(clock, at)} ${words.clockZone}`}</time>
              </>
            ) : (
              lists
                .flatMap(({ items }) => items)
                .map(({ id, place, title, titleLanguage, brief }) => (
                  <Fragment key={id}>
                    <b>{brief}</b>{' '}
                    <em>
                      <b>{place}</b> <span lang={titleLanguage ?? undefined}>{title}</span>
                    </em>
                  </Fragment>
                ))
            )}
          </span>
        </summary>
        {lists
          .filter(({ items }) => items.length > 0)
          .map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ id, hall, place, title, titleLanguage, when }) => (
                  <li key={id} style={colourOf(hall)}>
                    <a href={`#${id}`}>
                      <time>{when}</time>
                      <strong lang={titleLanguage ?? undefined}>{title}</strong>
                      <span>{place}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </details>
    </aside>
  )
}
