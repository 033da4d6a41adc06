// A block of the home page, with its heading and, if there is more to see, a link to it.
import type { ReactNode } from 'react'
import { LocalisedLink } from '../../language/localised-link'
import * as styles from './home-section.module.css'

type Props = {
  title?: string
  more?: { label: string; to: string }
  children: ReactNode
}

export function HomeSection({ title, more, children }: Props) {
  return (
    <div className={styles.band}>
      <div className={`width ${styles.inner}`}>
        {title && <h2 className="title">{title}</h2>}
        {children}
        {more && (
          <LocalisedLink to={more.to} className={styles.more}>
            {more.label}
          </LocalisedLink>
        )}
      </div>
    </div>
  )
}
