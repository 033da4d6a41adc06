// The photo of a speaker, or the initials until there is one.
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from '../site/picture'
import * as styles from './portrait.module.css'

type Props = {
  speaker: {
    readonly initials: string
    readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null
  }
  alt: string
  sizes: string
  first?: boolean
}

export function Portrait({ speaker: { initials, photo }, ...rest }: Props) {
  return photo?.childImageSharp ? (
    <Picture image={photo.childImageSharp.gatsbyImageData} boxed {...rest} />
  ) : (
    <span className={styles.initials} data-portrait aria-hidden>
      {initials}
    </span>
  )
}
