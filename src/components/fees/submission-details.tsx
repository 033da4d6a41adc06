// Where the registration form and the proof of payment go (specification, section 2: Registration).
import { Email } from '../site/email'
import { DetailList } from '../content/detail-list'

type Props = {
  site: { email: string; fax: string; postalAddress: string }
  words: { email: string; fax: string; address: string }
}

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
