// The logo of a firm or organisation, a link to its website if that is known (specification, section 2: Sponsors).
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { Logo } from '../site/logo'
import { inNewTab } from '../site/new-tab'
import * as styles from './logo-card.module.css'

type Props = { firm: Queries.FirmFragment; words: Words['sponsors'] }

export function LogoCard({ firm: { name, website, logo }, words }: Props) {
  const image = <Logo file={logo} alt={name} className={styles.logo} />
  if (!website) return <div className={`card ${styles.firm}`}>{image}</div>
  return (
    <a className={`card ${styles.firm}`} href={website} {...inNewTab}>
      {image}
      <span className="visually-hidden">{`: ${words.visit}`}</span>
    </a>
  )
}

export const query = graphql`
  fragment Firm on Firm {
    name
    website
    logo {
      ...Logo
    }
  }
`
