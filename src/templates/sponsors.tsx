import { graphql } from 'gatsby'
import { Email, Phone } from '../components/site/contact-links'
import { LogoGrid, SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { articlePage } from './article-page'
import * as styles from './sponsors.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

export default articlePage<Queries.SponsorsPageQuery>(({ sponsors }, { sponsors: labels, site }) => {
  const { partners, tiers, contact } = required(sponsors)
  const contactLines = (
    <address className={`card ${styles.contact}`}>
      {contact.name && <strong>{contact.name}</strong>}
      <span>
        {site.email}: <Email address={contact.email} />
      </span>
      <span>
        {site.phone}: <Phone number={contact.phone} />
      </span>
    </address>
  )
  return {
    Partners: <LogoGrid firms={partners} labels={labels} filled />,
    SponsorTiers: <SponsorTiers tiers={tiers} labels={labels} />,
    SponsorContact: contactLines,
  }
})

export const query = graphql`
  query SponsorsPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    sponsors(language: { eq: $language }) {
      ...SponsorLogos
      contact {
        name
        email
        phone
      }
    }
    labels: interface(language: { eq: $language }) {
      sponsors
    }
  }
`
