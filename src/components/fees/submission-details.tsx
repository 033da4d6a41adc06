// Where the registration form and the proof of payment go (specification, section 2: Registration).
import { graphql } from 'gatsby'
import { Email } from '../site/email'
import { DetailList } from '../content/detail-list'

type Props = { site: Queries.SubmissionDetailsFragment; words: Queries.SubmissionWordsFragment }

export function SubmissionDetails({ site, words }: Props) {
  return (
    <DetailList
      details={[
        { label: words.email, value: <Email address={site.email} /> },
        { label: words.fax, value: site.fax },
        { label: words.address, value: <address>{site.postalAddress}</address> },
      ]}
    />
  )
}

export const query = graphql`
  fragment SubmissionDetails on Symposium {
    email
    fax
    postalAddress
  }
  fragment SubmissionWords on InterfaceSite {
    email
    fax
    address
  }
`
