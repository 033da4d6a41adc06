// A firm's, organisation's or hotel's logo. Small line art is served as it is: no copy is lighter than its PNG.
import { graphql } from 'gatsby'
import * as styles from './logo.module.css'

type Props = {
  file: Queries.LogoFragment
  alt: string
  /** Gives the width; the height is half of it. */
  className: string | undefined
}

/** Bytes from which on a smaller copy is served instead. */
const HEAVY = 6000

export function Logo({ file: { publicURL, size, childImageSharp }, alt, className }: Props) {
  const copy = size > HEAVY ? childImageSharp?.resize?.src : undefined
  return (
    <picture className={`${styles.logo} ${className}`} data-box="far">
      <img src={copy ?? publicURL ?? ''} alt={alt} width="240" height="120" loading="lazy" decoding="async" />
    </picture>
  )
}

export const query = graphql`
  fragment Logo on File {
    publicURL
    size
    childImageSharp {
      resize(width: 480, toFormat: WEBP) {
        src
      }
    }
  }
`
