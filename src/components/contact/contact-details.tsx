// How to reach the secretariat (specification, section 2: Contact).
import { graphql } from 'gatsby'
import { DetailList } from '../content/detail-list'
import { Email } from '../site/email'
import { inNewTab } from '../site/new-tab'
import { Phone } from '../site/phone'

type Props = { site: Queries.ContactDetailsFragment; words: Queries.ContactWordsFragment }

export function ContactDetails({ site, words }: Props) {
  const company = site.networks.find(({ network }) => network === 'linkedin')
  return (
    <DetailList
      details={[
        { label: words.email, value: <Email address={site.email} /> },
        {
          label: company?.name ?? '',
          value: company && (
            <a href={company.url} {...inNewTab}>
              {site.shortName}
            </a>
          ),
        },
        { label: words.phone, value: <Phone number={site.phone} /> },
        { label: words.fax, value: site.fax },
        { label: words.address, value: <address>{site.postalAddress}</address> },
      ]}
    />
  )
}

export const query = graphql`
  fragment ContactDetails on Symposium {
    shortName
    email
    phone
    fax
    postalAddress
    networks {
      network
      name
      url
    }
  }
  fragment ContactWords on InterfaceSite {
    email
    phone
    fax
    address
  }
`
