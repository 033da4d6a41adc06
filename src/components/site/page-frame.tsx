// A page's heading, and the width of its content.
import type { ReactNode } from 'react'
import * as styles from './page-frame.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Links to the page's sections, below the heading and lead. */
  contents?: ReactNode
  /** Beside the heading: a download, a figure. */
  aside?: ReactNode
  children: ReactNode
}

export function PageFrame({ title, lead, contents, aside, children }: Props) {
  return (
    <>
      <header className={styles.heading}>
        <div className={styles.inner}>
          <div>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {contents}
          </div>
          {aside}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
    </>
  )
}
