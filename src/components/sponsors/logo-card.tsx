// The logo of a firm, an organisation or a hotel (specification, section 2: Sponsors).
import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { inNewTab } from '../site/new-tab'
import * as styles from './logo-card.module.css'

type LogoProps = {
  file: NonNullable<Queries.FirmFragment['logo']>
  alt: string
  /** Must set the width; the height is half of it. */
  className: string | undefined
}

export const Logo = ({ file, alt, className }: LogoProps) => (
  <picture className={`${styles.picture} ${className}`} data-box="far">
    <img src={file.logo} alt={alt} width="240" height="120" loading="lazy" decoding="async" />
  </picture>
)

type Props = { firm: Queries.FirmFragment; labels: Labels['sponsors'] }

/** A logo on a card, or the name where there is no logo: a link to the website if that is known. */
export function LogoCard({ firm: { name, website, logo }, labels }: Props) {
  const image = logo ? (
    <Logo file={logo} alt={name} className={styles.logo} />
  ) : (
    <span className={styles.name}>{name}</span>
  )
  if (!website) return <div className={`card stack ${styles.firm}`}>{image}</div>
  return (
    <a className={`card stack ${styles.firm}`} href={website} {...inNewTab}>
      {image}
      <span className="visually-hidden">{`: ${labels.visit}`}</span>
    </a>
  )
}

export const query = graphql`
  fragment Firm on Firm {
    name
    website
    logo {
      logo
    }
  }
`
