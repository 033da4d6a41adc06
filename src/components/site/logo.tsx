// A firm's, organisation's or hotel's logo.
import { graphql } from 'gatsby'
import * as styles from './logo.module.css'

type Props = {
  file: Queries.LogoFragment
  alt: string
  /** Must set the width; the height is half of it. */
  className: string | undefined
}

export const Logo = ({ file, alt, className }: Props) => (
  <picture className={`${styles.logo} ${className}`} data-box="far">
    <img src={file.logo} alt={alt} width="240" height="120" loading="lazy" decoding="async" />
  </picture>
)

export const query = graphql`
  fragment Logo on File {
    logo
  }
`
