// A firm's or organisation's logo; where its website is known the card opens it (specification, section 2: Sponsors).
import { graphql } from 'gatsby'
import { Logo } from '../site/logo'
import * as styles from './logo-card.module.css'

/** A sponsor, partner or exhibitor: all lists have the same shape. */
export type Firm = Queries.PartnerFragment

type Props = { firm: Firm; words: Queries.LogoWordsFragment }

export function LogoCard({ firm: { name, website, logo }, words }: Props) {
  const picture = <Logo file={logo} alt={name} className={styles.logo} />
  if (!website) return <div className={styles.card}>{picture}</div>
  return (
    <a className={styles.card} href={website} target="_blank" rel="noopener">
      {picture}
      <span className="visually-hidden">: {words.visit}</span>
    </a>
  )
}

export const query = graphql`
  fragment Partner on SponsorsPartners {
    name
    website
    logo {
      ...Logo
    }
  }
  fragment Exhibitor on ExhibitionExhibitors {
    name
    website
    logo {
      ...Logo
    }
  }
  fragment LogoWords on InterfaceSponsors {
    visit
  }
`
