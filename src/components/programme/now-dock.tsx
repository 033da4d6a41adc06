// What is on and what comes next, at the foot of the window while the symposium lasts.
import type { Entry } from './entries'
import { istanbulTime, type NowAndNext } from './now-and-next'
import { useProgramme } from './programme-context'
import * as styles from './now-dock.module.css'

type Props = { at: number; live: NowAndNext }

function List({ title, entries, end }: { title: string; entries: readonly Entry[]; end?: boolean }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ code, title: what, place, time }) => (
          <li key={code}>
            <a href={`#${code}`}>
              <time>{end ? `–${time?.end}` : time?.start}</time>
              <strong>{what}</strong>
              <span>{place}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NowDock({ at, live }: Props) {
  const { words } = useProgramme()
  const { now, next } = live
  if (now.length + next.length === 0) return null
  return (
    <aside className={styles.dock} aria-label={words.nowAndNext}>
      <details open>
        <summary>
          <b>{words.nowAndNext}</b>{' '}
          <span>
            {istanbulTime(at)} {words.clockZone}
          </span>
        </summary>
        <List title={words.now} entries={now} end />
        <List title={words.nextUp} entries={next} />
      </details>
    </aside>
  )
}
