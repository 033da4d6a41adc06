// A page's heading and the measure its content keeps.
import type { ReactNode } from 'react'
import * as styles from './page-frame.module.css'

type Props = {
  title: string
  lead?: string | null | undefined
  /** Stands below heading and lead: links to the page's sections. */
  contents?: ReactNode
  /** Stands beside the heading: a download, a figure. */
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
