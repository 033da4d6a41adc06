// Labels and what they stand for: an address, a telephone number, a bank account.
import type { ReactNode } from 'react'
import * as styles from './detail-list.module.css'

type Props = { details: readonly { label: string; value: ReactNode }[] }

export function DetailList({ details }: Props) {
  return (
    <dl className={styles.list}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
