// A page on the edition's own background: full page, fixed, covering, its heading centred (specification, section 2:
// Committees, Venue information).
import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { Picture } from './picture'
import * as styles from './backdrop.module.css'

type Props = {
  site: Queries.BackdropFragment
  title: string
  lead?: string | null | undefined
  children: ReactNode
}

export function Backdrop({ site, title, lead, children }: Props) {
  const image = site.background.childImageSharp?.gatsbyImageData
  return (
    <>
      {/* It covers: on a phone held upright the picture is as wide as its height asks for, at 16:10. */}
      {image && <Picture image={image} alt="" sizes="max(100vw, 160vh)" className={styles.image} />}
      <header className={styles.heading}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </>
  )
}

export const query = graphql`
  fragment Backdrop on Symposium {
    background {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [800, 1600]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 30 }
          placeholder: NONE
        )
      }
    }
  }
`
