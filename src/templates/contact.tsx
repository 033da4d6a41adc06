import { graphql, type PageProps } from 'gatsby'
import { DetailList } from '../components/content/detail-list'
import { Email, Phone } from '../components/site/contact-links'
import { inNewTab } from '../components/site/new-tab'
import { MapFrame } from '../components/venue/map-frame'
import { ArticlePage } from './article-page'
import { present } from './template'

export { Head } from './template'

/** How to reach the secretariat, and where it is (specification, section 2: Contact). */
export default function ContactTemplate({ data }: PageProps<Queries.ContactPageQuery>) {
  const site = present(data.site, 'site')
  const { site: words, venue: mapWords } = present(data.words, 'interface')
  const linkedIn = site.networks.find(({ network }) => network === 'linkedin')
  const details = [
    { label: words.email, value: <Email address={site.email} /> },
    {
      label: linkedIn?.name ?? '',
      value: linkedIn && (
        <a href={linkedIn.url} {...inNewTab}>
          {site.shortName}
        </a>
      ),
    },
    { label: words.phone, value: <Phone number={site.phone} /> },
    { label: words.fax, value: site.fax },
    { label: words.address, value: <address>{site.postalAddress}</address> },
  ]
  const { name, address, map } = present(data.venue, 'venue')
  return (
    <ArticlePage
      data={data}
      blocks={{
        ContactDetails: <DetailList details={details} />,
        Map: (
          <MapFrame
            title={mapWords.mapTitle}
            src={map}
            openLabel={mapWords.openMap}
            places={[name, address]}
          />
        ),
      }}
    />
  )
}

export const query = graphql`
  query ContactPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      name
      address
      map
    }
    words: interface(language: { eq: $language }) {
      venue {
        mapTitle
        openMap
      }
    }
  }
`
