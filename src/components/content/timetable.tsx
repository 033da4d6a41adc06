// A day in order of time: the stops of a tour, the sessions of a workshop.
import type { ReactNode } from 'react'
import * as styles from './rows.module.css'

type Entry = { start: string; end: string | null; content: ReactNode }

export function Timetable({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={`${styles.rows} ${styles.timetable}`}>
      {entries.map(({ start, end, content }) => (
        <li key={start}>
          <p className={styles.time}>
            <time>{start}</time>
            {end && (
              <>
                –<time>{end}</time>
              </>
            )}
          </p>
          <div>{content}</div>
        </li>
      ))}
    </ol>
  )
}
