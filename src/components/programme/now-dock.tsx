// What is on and what comes next, at the bottom of the window during the symposium.
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { dayAt, timeAt } from '../../../pipeline/domain/event-time'
import { LocalisedLink } from '../../language/localised-link'
import { useEventClock } from '../site/use-on-day'
import type { Entry } from './entries'
import type { NowAndNext } from './now-and-next'
import { useHallColour, useProgramme, type ProgrammeLabels } from './programme-context'
import * as styles from './now-dock.module.css'

export { nextOf, nowAndNext } from './now-and-next'

const KEY = 'now-dock'

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

type Props = NowAndNext & {
  /** An instant in milliseconds. */
  at: number
  /** What comes next of the reader’s own programme. */
  mine: Entry | undefined
}

/** Keeps the height of the dock free below the page. */
function useSpaceBelow(isShown: boolean): RefObject<HTMLElement> {
  const dock = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const keepAbove = (height: string) => {
      style.paddingBottom = height
      style.scrollPaddingBottom = height
      // Not on the root: a variable there has every element's style computed again.
      dock.current?.style.setProperty('--dock', height)
    }
    const observer = new ResizeObserver(([entry]) => keepAbove(`${entry?.borderBoxSize[0]?.blockSize}px`))
    if (dock.current) observer.observe(dock.current)
    return () => {
      observer.disconnect()
      keepAbove('')
    }
  }, [isShown])
  return dock
}

/** An entry with its time, in a list and in the line of the closed dock. */
type DockItem = Entry & { when: string; brief: string }

type DockList = { title: string; items: DockItem[] }

/** What is on, what comes next, and what comes next for the reader; what is on another day says which. */
function listsOf({ now, next, mine }: Omit<Props, 'at'>, today: string, labels: ProgrammeLabels): DockList[] {
  const first = next[0]?.time
  const later = first && first.date > today ? first.day : ''
  const itemNow = (entry: NowAndNext['now'][number]): DockItem => {
    const when = labels.until.replace('{time}', entry.time.end)
    return { ...entry, when, brief: labels.now }
  }
  const itemNext = (entry: NowAndNext['next'][number]): DockItem => {
    const { start } = entry.time
    return { ...entry, when: start, brief: `${later} ${start}` }
  }
  const itemMine = (entry: Entry): DockItem[] => {
    if (!entry.time) return []
    const { date, day, start } = entry.time
    const when = date > today ? `${day} ${start}` : start
    return [{ ...entry, when, brief: `★ ${when}` }]
  }
  return [
    { title: labels.now, items: now.map(itemNow) },
    { title: later ? `${labels.nextUp}, ${later}` : labels.nextUp, items: next.map(itemNext) },
    { title: labels.mine, items: mine ? itemMine(mine) : [] },
  ]
}

/** The closed dock: all in one line. */
const BriefLine = ({ lists }: { lists: DockList[] }) =>
  lists.flatMap(({ title: list, items }) =>
    items.map(({ id, place, title, titleLanguage, brief }) => (
      <span key={`${list} ${id}`}>
        <b>{brief}</b>{' '}
        <em>
          <b>{place}</b> <span lang={titleLanguage ?? undefined}>{title}</span>
        </em>
      </span>
    )),
  )

function DockSection({ title, items }: DockList) {
  const colourOf = useHallColour()
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, hall, place, title, titleLanguage, when }) => (
          <li key={id} style={colourOf(hall)}>
            <a href={`#${id}`}>
              <b>{when}</b>
              <strong lang={titleLanguage ?? undefined}>{title}</strong>
              <span>{place}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NowDock({ at, ...entries }: Props) {
  const { labels, wayThere } = useProgramme()
  const clock = useEventClock()
  const [open, setOpen] = useState(() => lastLeft() ?? false)
  const isShown = entries.now.length + entries.next.length > 0
  const dock = useSpaceBelow(isShown)
  if (!isShown) return null
  const lists = listsOf(entries, dayAt(clock, at), labels)
  const change = (next: boolean) => {
    // `toggle` also fires when the element is first rendered open, which is not the reader’s choice: do not remember it.
    if (next === open) return
    setOpen(next)
    lastLeft(next)
  }
  // It would cover what the pressed link leads to.
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) change(false)
  }
  return (
    <aside className={styles.dock} aria-label={labels.nowAndNext} ref={dock} data-screen-only>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- on its links */}
      <details open={open} onToggle={(event) => change(event.currentTarget.open)} onClick={follow}>
        <summary>
          <span className={styles.line}>
            {open ? (
              <>
                <b>{labels.nowAndNext}</b>
                <span>
                  <time>{timeAt(clock, at)}</time> {labels.clockZone}
                </span>
              </>
            ) : (
              <BriefLine lists={lists} />
            )}
          </span>
        </summary>
        {lists
          .filter(({ items }) => items.length > 0)
          .map((list) => (
            <DockSection key={list.title} {...list} />
          ))}
        {wayThere && (
          <LocalisedLink to={wayThere.to}>
            <b aria-hidden="true">→</b>
            <strong>{wayThere.label}</strong>
          </LocalisedLink>
        )}
      </details>
    </aside>
  )
}
