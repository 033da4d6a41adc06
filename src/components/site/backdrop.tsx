// A page on the edition's background picture, fixed and covering the whole page, with a centred heading (specification,
// section 2: Committees, Venue information).
import type { ReactNode } from 'react'
import { graphql } from 'gatsby'
import { Picture } from './picture'
import * as styles from './backdrop.module.css'

type Props = {
  site: Queries.BackdropFragment
  title: string
  lead?: string | null | undefined
  /** A text below the heading, above the cards. */
  intro?: ReactNode
  children: ReactNode
}

/** To cover the window, a 16:10 image is at least 160vh wide: 2304 pixels on a phone. */
const SIZES = 'max(100vw, 160vh)'

export function Backdrop({ site, title, lead, intro, children }: Props) {
  const image = site.background.childImageSharp?.gatsbyImageData
  return (
    <>
      {image && <Picture image={image} alt="" sizes={SIZES} className={styles.image} />}
      <header className={styles.heading}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {intro && <div className={styles.intro}>{intro}</div>}
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
          breakpoints: [800, 2304, 2880]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 56 }
          placeholder: NONE
        )
      }
    }
  }
`
