// The presenters: names in ink, affiliations in grey, each given once for neighbours who share it.
import { byAffiliation, type Presenter } from './entries'
import * as styles from './presenters.module.css'

export function Presenters({ of }: { of: readonly Presenter[] }) {
  return (
    <p className={styles.presenters}>
      {byAffiliation(of).map(({ names, affiliation }, index) => (
        <span key={names}>
          {index > 0 && '; '}
          <b>{names}</b>
          {affiliation && ` (${affiliation})`}
        </span>
      ))}
    </p>
  )
}
