// Whom to write to about sponsorship.
import { graphql } from 'gatsby'
import { Email } from '../site/email'
import { Phone } from '../site/phone'
import * as styles from './sponsor-contact.module.css'

type Props = {
  contact: Queries.SponsorContactFragment
  words: { email: string; phone: string }
}

export function SponsorContact({ contact: { name, email, phone }, words }: Props) {
  return (
    <address className={styles.contact}>
      <strong>{name}</strong>
      <span>
        {words.email}: <Email address={email} />
      </span>
      <span>
        {words.phone}: <Phone number={phone} />
      </span>
    </address>
  )
}

export const query = graphql`
  fragment SponsorContact on SponsorsContact {
    name
    email
    phone
  }
`
