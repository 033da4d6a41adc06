// A list of labels and values: an address, a telephone number, a bank account.
import type { ReactNode } from 'react'
import * as styles from './rows.module.css'

type Detail = { label: string; value: ReactNode }

/** Leaves out details without a value, such as the fax number of an edition that has none. */
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
