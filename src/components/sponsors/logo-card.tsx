// A firm's or organisation's logo; where its website is known the card opens it (specification, section 2: Sponsors).
import { graphql } from 'gatsby'
import * as styles from './logo-card.module.css'

/** A sponsor, partner or exhibitor: all lists have the same shape. */
export type Firm = Queries.PartnerFragment

type Props = { firm: Firm; words: Queries.LogoWordsFragment }

export function LogoCard({ firm: { name, website, logo }, words }: Props) {
  // Logos are small line art, whose PNG is lighter than any re-encoded copy. The card gives them their size.
  const picture = (
    <img src={logo.publicURL ?? ''} alt={name} width="240" height="120" loading="lazy" decoding="async" />
  )
  if (!website) return <div className={styles.card}>{picture}</div>
  return (
    <a className={styles.card} href={website} target="_blank" rel="noopener">
      {picture}
      <span className="visually-hidden">: {words.visit}</span>
    </a>
  )
}

export const query = graphql`
  fragment Logo on File {
    publicURL
  }
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
