// What the social tour costs and whom to ask (specification, section 9: Social tour).
import { graphql } from 'gatsby'
import { Email } from '../site/email'
import { Figures } from '../content/figures'
import { DetailList } from '../content/detail-list'
import { Phone } from '../site/phone'

type Props = {
  tour: Queries.TourPriceFragment
  words: { tour: { perPerson: string }; site: { email: string; phone: string } }
}

export function TourPrice({ tour, words }: Props) {
  const { price, contact } = tour
  return (
    <>
      <Figures figures={[{ label: words.tour.perPerson, figure: price.text }]} />
      <DetailList
        details={[
          { label: words.site.email, value: <Email address={contact.email} /> },
          { label: words.site.phone, value: <Phone number={contact.phone} /> },
        ]}
      />
    </>
  )
}

export const query = graphql`
  fragment TourPrice on SocialTour {
    price {
      text
    }
    contact {
      email
      phone
    }
  }
`
