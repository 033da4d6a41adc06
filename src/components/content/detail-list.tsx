// Labels and what they stand for: an address, a telephone number, a bank account.
import type { ReactNode } from 'react'
import * as styles from './detail-list.module.css'

type Detail = { label: string; value: ReactNode }

/** A detail without a value, like the fax of an edition that has none, is left out. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.list}>
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
