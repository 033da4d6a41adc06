import { graphql } from 'gatsby'
import { DetailList } from '../components/content/rows'
import { Email, Phone } from '../components/site/contact-links'
import { inNewTab } from '../components/site/new-tab'
import { VenueMap } from '../components/venue/map-frame'
import { articlePage } from './article-page'
import { required } from '../components/site/page-data'

export { Head } from './template'

/** How to reach the secretariat, and where it is (specification, section 2: Contact). */
export default articlePage<Queries.ContactPageQuery>((data, { site: labels, venue: mapLabels }) => {
  const site = required(data.site)
  const linkedIn = site.networks.find(({ network }) => network === 'linkedin')
  const details = [
    { label: labels.email, value: <Email address={site.email} /> },
    {
      label: linkedIn?.name ?? '',
      value: linkedIn && (
        <a href={linkedIn.url} {...inNewTab}>
          {site.shortName}
        </a>
      ),
    },
    { label: labels.phone, value: <Phone number={site.phone} /> },
    { label: labels.fax, value: site.fax },
    { label: labels.address, value: <address>{site.postalAddress}</address> },
  ]
  return {
    ContactDetails: <DetailList details={details} />,
    Map: <VenueMap venue={required(data.venue)} labels={mapLabels} />,
  }
})

export const query = graphql`
  query ContactPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      ...VenueAddress
    }
    labels: interface(language: { eq: $language }) {
      venue
    }
  }
`
