// What is on and what comes next, at the bottom of the window during the symposium.
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import type { Entry } from './entries'
import { instantOn, istanbulTime } from '../../../pipeline/records/istanbul-time'
import type { NowAndNext } from './now-and-next'
import { useHallColour, useProgramme } from './programme-context'
import * as styles from './now-dock.module.css'

const KEY = 'now-dock'
const ROOMY = '(min-width: 60rem) and (min-height: 40rem)'

// Some browsers forbid even access to the storage: each visit then begins like the first.
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

/**
 * Whether the dock is open: as the reader last left it in this tab; at first, only if the window has room for it. Needs `window`:
 * for components that are rendered only in the browser.
 */
function useDockOpen(): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(() => {
    const left = lastTime()
    return left === null ? window.matchMedia(ROOMY).matches : left === 'open'
  })
  const change = (next: boolean) => {
    // `toggle` also fires when the element is first rendered open, which is not the reader’s choice: do not remember it.
    if (next === open) return
    setOpen(next)
    remember(next)
  }
  return [open, change]
}

/** Keeps the custom property `--dock` at the height of an element: focused elements and scroll targets must stay above it. */
function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--dock', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [dock])
}

type Props = { at: number; live: NowAndNext }

function Item({ entry, time }: { entry: Entry; time: string | undefined }) {
  return (
    <li style={useHallColour(entry.hall)}>
      <a href={`#${entry.id}`}>
        <time>{time}</time>
        <strong lang={entry.titleLanguage}>{entry.title}</strong>
        <span>{entry.place}</span>
      </a>
    </li>
  )
}

function List({ title, entries, end }: { title: string; entries: readonly Entry[]; end?: boolean }) {
  const { words } = useProgramme()
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <Item
            key={entry.id}
            entry={entry}
            time={end ? words.until.replace('{time}', entry.time?.end ?? '') : entry.time?.start}
          />
        ))}
      </ul>
    </section>
  )
}

/** What the closed dock shows: a line for each hall. */
function Brief({ title, entries, next }: { title: string; entries: readonly Entry[]; next: boolean }) {
  return (
    <>
      <b>{title}</b>
      {entries.map(({ id, place, title: what, titleLanguage, time }) => (
        <em key={id}>
          {next && time?.start} <b>{place}</b> <span lang={titleLanguage}>{what}</span>
        </em>
      ))}
    </>
  )
}

function Dock({ at, live: { now, next } }: Props) {
  const { words } = useProgramme()
  const [open, setOpen] = useDockOpen()
  const dock = useRef<HTMLElement>(null)
  useDockHeight(dock)
  // In the evening, what comes next is on another day: say which.
  const day = next[0]?.time
  const later = day && instantOn(day.date, '00:00') > at
  const nextUp = later ? `${words.nextUp}, ${day.day}` : words.nextUp
  const brief = now.length > 0 ? { title: words.now, entries: now } : { title: nextUp, entries: next }
  // On a phone it would cover what the pressed link leads to.
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && !window.matchMedia(ROOMY).matches) setOpen(false)
  }
  return (
    <aside className={styles.dock} aria-label={words.nowAndNext} ref={dock} data-screen-only>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- on its links */}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} onClick={follow}>
        <summary>
          <span className={styles.line}>
            {open ? <b>{words.nowAndNext}</b> : <Brief {...brief} next={now.length === 0} />}
            <time>
              {istanbulTime(at)} {open && words.clockZone}
            </time>
          </span>
        </summary>
        <List title={words.now} entries={now} end />
        <List title={nextUp} entries={next} />
      </details>
    </aside>
  )
}

export { nowAndNext } from './now-and-next'

export function NowDock({ at, live }: Props) {
  return live.now.length + live.next.length > 0 ? <Dock at={at} live={live} /> : null
}
