import type { ReactNode } from 'react'
import * as styles from './rows.module.css'

type Detail = { label: string; value: ReactNode }

/** Labels and values, without those that have no value, such as the fax number of an edition that has none. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={`${styles.rows} ${styles.details}`}>
      {details.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type Entry = { start: string; end: string | null; content: ReactNode }

/** A day in order of time: the stops of a tour, the sessions of a workshop. */
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
